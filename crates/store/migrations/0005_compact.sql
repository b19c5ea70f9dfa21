-- Numbers as keys, games as packed lines, and what changes with every decision apart from what does not.
--
-- What is written in braces differs between the databases (migrations.rs): {KEY} is a number that the database gives, {INT} one
-- that refers to it, {ROWS} says that rows stand in the order of their key. unhex makes bytes of digits; with a second value, which
-- is left out of them, it makes the number of a person, a table or a word.
--
-- Only what needs the rules is left for the program: it packs the games, which stand as text in old_moves until then
-- (compact.rs).

DROP INDEX kept_names;
DROP INDEX sessions_of;
DROP INDEX tables_by_state;
DROP INDEX tables_to_settle;
DROP INDEX seats_of;
DROP INDEX chat_at;
DROP INDEX open_tables;

ALTER TABLE people RENAME TO old_people;
ALTER TABLE sessions RENAME TO old_sessions;
ALTER TABLE tables RENAME TO old_tables;
ALTER TABLE seats RENAME TO old_seats;
ALTER TABLE moves RENAME TO old_moves;
ALTER TABLE chat RENAME TO old_chat;
ALTER TABLE notes RENAME TO old_notes;
ALTER TABLE mutes RENAME TO old_mutes;
ALTER TABLE ratings RENAME TO old_ratings;
ALTER TABLE notices RENAME TO old_notices;
ALTER TABLE heartbeats RENAME TO nodes;
DROP TABLE leases;

CREATE TABLE people (
    key {KEY},
    id UUID NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- Argon2; NULL for a guest who has not kept the account.
    password TEXT,
    email TEXT,
    webhook TEXT,
    wants_notices BOOLEAN NOT NULL,
    is_banned BOOLEAN NOT NULL,
    -- The language in which the person is written to.
    language TEXT NOT NULL,
    -- The name of the drawn face that the person has chosen; NULL for one that goes with their number.
    face TEXT,
    created BIGINT NOT NULL
);

-- A name with a password behind it is its owner's alone; guests may share names.
CREATE UNIQUE INDEX kept_names ON people (lower(name)) WHERE password IS NOT NULL;
CREATE INDEX guests ON people (created) WHERE password IS NULL;

CREATE TABLE sessions (
    -- The digest of the token.
    token BYTEA PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people,
    -- 'browser', 'program', or 'link' for one that opens another device once.
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT NOT NULL
) {ROWS};

CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX sessions_until ON sessions (expires);

-- A host's editions and those of the boxes, each once, whatever its name was.
CREATE TABLE editions (
    key {KEY},
    digest BYTEA NOT NULL UNIQUE,
    text TEXT NOT NULL
);

CREATE TABLE tables (
    key {KEY},
    id UUID NOT NULL UNIQUE,
    game TEXT NOT NULL,
    -- NULL if that person was forgotten.
    host BIGINT REFERENCES people,
    -- Players, options, edition, pace, open or not, rated or not: JSON.
    wish TEXT NOT NULL,
    -- 'waiting', 'running', 'finished', 'stopped' or 'closed'.
    stage TEXT NOT NULL,
    -- The dice's secret, shown to nobody before the end.
    seed BYTEA NOT NULL,
    -- Whether anybody may find it.
    is_open BOOLEAN NOT NULL,
    -- Whether ratings know of it; from the start if it is not rated.
    is_settled BOOLEAN NOT NULL,
    -- What the game began with: the version of its rules, its set-up without the edition, and that.
    rules BIGINT,
    setup TEXT,
    edition BIGINT REFERENCES editions,
    -- The place of each seat, a byte each, once it was played out.
    places BYTEA,
    -- The table of the rematch.
    next UUID,
    created BIGINT NOT NULL,
    -- When it began, ended, or, while it goes on, changed as lists know it.
    changed BIGINT NOT NULL
);

CREATE INDEX tables_of ON tables (host, changed);
CREATE INDEX unfinished ON tables (stage, changed) WHERE stage IN ('waiting', 'running');
CREATE INDEX open_tables ON tables (stage, changed) WHERE is_open AND stage IN ('waiting', 'running');
CREATE INDEX closed_tables ON tables (changed) WHERE stage = 'closed';
CREATE INDEX tables_to_settle ON tables (key) WHERE stage = 'finished' AND NOT is_settled;

-- What changes with every decision.
CREATE TABLE games (
    table_key {INT} PRIMARY KEY REFERENCES tables,
    -- Goes up with every change: who changes something must have known the last one.
    version BIGINT NOT NULL,
    -- How many lines the record has.
    lines BIGINT NOT NULL,
    -- Clocks and what seats have asked for: JSON.
    progress TEXT NOT NULL,
    -- The digest of the last line, once there is a record.
    digest BYTEA,
    -- The lines, packed.
    plays BYTEA NOT NULL
);

CREATE TABLE seats (
    table_key BIGINT NOT NULL REFERENCES tables,
    seat BIGINT NOT NULL,
    person BIGINT REFERENCES people,
    -- The level of the bot that sits here, if no person does.
    bot TEXT,
    -- What the seat adds to the dice; NULL once the game has begun if it is what a bot adds.
    nonce BYTEA,
    -- When the game ended, by which lists of games are ordered; 0 if the table was closed without one.
    ended BIGINT,
    PRIMARY KEY (table_key, seat)
) {ROWS};

CREATE INDEX seats_of ON seats (person, ended, table_key) WHERE person IS NOT NULL;

CREATE TABLE chat (
    table_key BIGINT NOT NULL REFERENCES tables,
    -- Grows with time.
    id UUID NOT NULL,
    person BIGINT NOT NULL REFERENCES people,
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_key, id)
) {ROWS};

CREATE INDEX chat_of ON chat (person);

CREATE TABLE notes (
    table_key BIGINT NOT NULL REFERENCES tables,
    person BIGINT NOT NULL REFERENCES people,
    words TEXT NOT NULL,
    PRIMARY KEY (table_key, person)
) {ROWS};

CREATE INDEX notes_of ON notes (person);

-- Whose words somebody does not want to read.
CREATE TABLE mutes (
    person BIGINT NOT NULL REFERENCES people,
    muted BIGINT NOT NULL REFERENCES people,
    PRIMARY KEY (person, muted)
) {ROWS};

CREATE INDEX muted ON mutes (muted);

-- A person's or a bot's.
CREATE TABLE ratings (
    person BIGINT REFERENCES people,
    bot TEXT,
    game TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    UNIQUE (person, game),
    UNIQUE (bot, game)
);

CREATE INDEX best ON ratings (game, mean);

-- Who was told of which turn, so that nobody is told twice.
CREATE TABLE notices (
    table_key BIGINT NOT NULL REFERENCES tables,
    number BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES people,
    PRIMARY KEY (table_key, number, person)
) {ROWS};

CREATE INDEX notices_of ON notices (person);

-- Who computes a bot's move, and until when others leave it to that node.
CREATE TABLE leases (
    table_key BIGINT PRIMARY KEY REFERENCES tables,
    node TEXT NOT NULL,
    until BIGINT NOT NULL
);

-- Games that could not be read when they were to be packed, as they were.
CREATE TABLE damaged (
    table_key BIGINT PRIMARY KEY REFERENCES tables,
    why TEXT NOT NULL,
    record TEXT NOT NULL
);

INSERT INTO people (id, name, password, email, webhook, wants_notices, is_banned, language, face, created)
SELECT unhex(id, '-'), name, password, email, webhook, wants_notices, is_banned, language, face, created
FROM old_people ORDER BY created, id;

INSERT INTO sessions (token, person, kind, label, created, seen, expires)
SELECT unhex(token), people.key, kind, label, old_sessions.created, seen, expires
FROM old_sessions JOIN people ON people.id = unhex(old_sessions.person, '-');

INSERT INTO tables (id, game, host, wish, stage, seed, is_open, is_settled, next, created, changed)
SELECT unhex(old_tables.id, '-'), game, people.key, wish, state, unhex(seed), is_open, is_settled, unhex(next, '-'),
    old_tables.created,
    CASE WHEN state IN ('finished', 'stopped')
        THEN COALESCE((SELECT at FROM old_moves WHERE table_id = old_tables.id ORDER BY number DESC LIMIT 1), changed)
        ELSE changed END
FROM old_tables LEFT JOIN people ON people.id = unhex(old_tables.host, '-') ORDER BY old_tables.created, old_tables.id;

INSERT INTO games (table_key, version, lines, progress, plays)
SELECT tables.key, version, lines, progress, unhex('') FROM old_tables JOIN tables ON tables.id = unhex(old_tables.id, '-');

INSERT INTO seats (table_key, seat, person, bot, nonce, ended)
SELECT tables.key, seat, people.key, bot, unhex(nonce),
    CASE WHEN tables.stage IN ('waiting', 'running') THEN NULL WHEN tables.stage = 'closed' THEN 0 ELSE tables.changed END
FROM old_seats JOIN tables ON tables.id = unhex(table_id, '-') LEFT JOIN people ON people.id = unhex(person, '-');

INSERT INTO chat (table_key, id, person, words, at)
SELECT tables.key, unhex(old_chat.id, '-'), people.key, words, at
FROM old_chat JOIN tables ON tables.id = unhex(table_id, '-') JOIN people ON people.id = unhex(person, '-');

INSERT INTO notes (table_key, person, words)
SELECT tables.key, people.key, words
FROM old_notes JOIN tables ON tables.id = unhex(table_id, '-') JOIN people ON people.id = unhex(person, '-');

INSERT INTO mutes (person, muted)
SELECT people.key, others.key
FROM old_mutes JOIN people ON people.id = unhex(person, '-') JOIN people AS others ON others.id = unhex(muted, '-');

INSERT INTO ratings (person, bot, game, mean, deviation, games)
SELECT NULL, substr(player, 5), game, mean, deviation, games FROM old_ratings WHERE player LIKE 'bot:%';

INSERT INTO ratings (person, bot, game, mean, deviation, games)
SELECT people.key, NULL, game, mean, deviation, games
FROM old_ratings JOIN people ON people.id = unhex(player, '-') WHERE player NOT LIKE 'bot:%';

INSERT INTO notices (table_key, number, person)
SELECT tables.key, number, people.key
FROM old_notices JOIN tables ON tables.id = unhex(table_id, '-') JOIN people ON people.id = unhex(person, '-')
WHERE tables.stage = 'running';

DROP TABLE old_sessions;
DROP TABLE old_seats;
DROP TABLE old_chat;
DROP TABLE old_notes;
DROP TABLE old_mutes;
DROP TABLE old_ratings;
DROP TABLE old_notices;

-- A node of an older version writes here when it finds that it is not known any more: it is told why it cannot go on.
CREATE TABLE heartbeats (node TEXT PRIMARY KEY, at BIGINT NOT NULL);
{GUARD}
