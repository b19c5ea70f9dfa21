-- A record stands in one place, its first line too: a table's row, which changes with every decision, is the shorter for it. And a
-- row holds all lines of one change: of a decision and of what the house answers. Its number is that of the first of them, the
-- header's is 0, and who is the seat with whose decision they begin, or -1.
ALTER TABLE moves RENAME COLUMN line TO lines;

INSERT INTO moves (table_id, number, who, lines, at)
SELECT id, 0, -1, header, created FROM tables WHERE header IS NOT NULL;

ALTER TABLE tables DROP COLUMN header;
