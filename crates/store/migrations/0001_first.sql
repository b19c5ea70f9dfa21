-- One set for SQLite and PostgreSQL: TEXT, BIGINT, DOUBLE PRECISION and BOOLEAN mean the same in both.
-- Times are milliseconds since 1970; secrets that only need to be recognised are stored as digests.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- Argon2; NULL for a guest who has not kept the account.
    password TEXT,
    email TEXT,
    webhook TEXT,
    wants_notices BOOLEAN NOT NULL,
    is_banned BOOLEAN NOT NULL,
    created BIGINT NOT NULL
);

-- A name with a password behind it is its owner's alone; guests may share names.
CREATE UNIQUE INDEX kept_names ON people (lower(name)) WHERE password IS NOT NULL;

CREATE TABLE sessions (
    -- The digest of the token.
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    -- 'browser', 'program', or 'link' for one that opens another device once.
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX sessions_of ON sessions (person);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    host TEXT REFERENCES people (id),
    -- Players, options, edition, pace, open or not, rated or not: JSON.
    wish TEXT NOT NULL,
    -- 'waiting', 'running', 'finished', 'stopped' or 'closed'.
    state TEXT NOT NULL,
    -- The dice's secret, shown to nobody before the end.
    seed TEXT NOT NULL,
    -- The first line of the record, once the game has begun.
    header TEXT,
    -- Goes up with every change: who changes something must have known the last one.
    version BIGINT NOT NULL,
    -- How many lines the record has.
    lines BIGINT NOT NULL,
    -- Clocks and what seats have asked for: JSON. It changes with the lines, in the same transaction.
    progress TEXT NOT NULL,
    -- Places and winners, once it was played out: JSON.
    standings TEXT,
    -- The table of the rematch.
    next TEXT,
    -- Whether ratings know of it; from the start if it is not rated.
    is_settled BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);

CREATE INDEX tables_by_state ON tables (state, changed);
CREATE INDEX tables_to_settle ON tables (id) WHERE state = 'finished' AND NOT is_settled;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT REFERENCES people (id),
    -- The level of the bot that sits here, if no person does.
    bot TEXT,
    -- What the seat adds to the dice.
    nonce TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_of ON seats (person);

-- A game is its record: its lines as they stand in the file, each sealed by a digest.
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    -- The seat, or -1 for the house and for the end.
    who BIGINT NOT NULL,
    line TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    words TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX chat_at ON chat (table_id, id);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE ratings (
    -- A person's id, or 'bot:' and a level.
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);

-- Who was told of which turn, so that nobody is told twice.
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, number, person)
);

-- When each node was last alive: clocks do not run while nobody was.
CREATE TABLE heartbeats (
    node TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Who computes a bot's move, and until when others leave it to that node.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    node TEXT NOT NULL,
    until BIGINT NOT NULL
);
