-- Lists of open tables are short, however many others there are.
ALTER TABLE tables ADD COLUMN is_open BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX open_tables ON tables (state, changed) WHERE is_open;

-- The language in which a person is written to.
ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT 'en';

-- Whose words somebody does not want to read.
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id),
    muted TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, muted)
);
