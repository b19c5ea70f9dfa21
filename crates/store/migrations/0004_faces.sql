-- The name of the drawn face that somebody has chosen; NULL for one that goes with their number.
ALTER TABLE people ADD COLUMN face TEXT;
