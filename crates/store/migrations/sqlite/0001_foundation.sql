-- Times are milliseconds since 1970. Words in CHECK lists are those of the enums in src/table.rs and src/db.

CREATE TABLE users (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT    NOT NULL,
    language   TEXT    NOT NULL,
    token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    password   TEXT,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id            TEXT    PRIMARY KEY,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL,
    title         TEXT    NOT NULL,
    host          INTEGER REFERENCES users (id) ON DELETE SET NULL,
    visibility    TEXT    NOT NULL CHECK (visibility IN ('public', 'link')),
    spectators    INTEGER NOT NULL CHECK (spectators IN (0, 1)),
    status        TEXT    NOT NULL CHECK (status IN ('gathering', 'playing', 'finished', 'abandoned')),
    revision      INTEGER NOT NULL,
    length        INTEGER NOT NULL,
    waiting_on    TEXT    NOT NULL,
    secret        BLOB    NOT NULL CHECK (length(secret) = 32),
    commitment    TEXT    NOT NULL,
    seed          BLOB    CHECK (length(seed) = 32),
    outcome       TEXT,
    created_at    INTEGER NOT NULL,
    updated_at    INTEGER NOT NULL,
    finished_at   INTEGER,
    CHECK (status <> 'playing' OR seed IS NOT NULL),
    CHECK ((status = 'finished') = (outcome IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_in_lobby ON tables (visibility, status, created_at);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE seats (
    table_id     TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind         TEXT    NOT NULL CHECK (kind IN ('open', 'user', 'hot-seat', 'bot', 'gone')),
    user_id      INTEGER REFERENCES users (id),
    name         TEXT,
    level        TEXT,
    invite       TEXT    UNIQUE,
    contribution TEXT,
    joined_at    INTEGER,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind IN ('user', 'hot-seat')) = (user_id IS NOT NULL)),
    CHECK ((kind IN ('user', 'hot-seat', 'bot')) = (name IS NOT NULL)),
    CHECK ((kind = 'bot') = (level IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id);
CREATE UNIQUE INDEX one_seat_for_each_user ON seats (table_id, user_id) WHERE kind = 'user';

CREATE TABLE decisions (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply        INTEGER NOT NULL,
    seat       INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    notation   TEXT    NOT NULL,
    decided_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply      INTEGER NOT NULL,
    version  INTEGER NOT NULL CHECK (version BETWEEN 0 AND 255),
    bytes    BLOB    NOT NULL,
    PRIMARY KEY (table_id, version, ply)
) STRICT;

CREATE TABLE jobs (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    kind        TEXT    NOT NULL,
    dedup       TEXT    NOT NULL,
    payload     TEXT    NOT NULL,
    run_at      INTEGER NOT NULL,
    lease_until INTEGER,
    attempts    INTEGER NOT NULL,
    error       TEXT,
    given_up_at INTEGER
) STRICT;

CREATE UNIQUE INDEX jobs_by_key ON jobs (kind, dedup) WHERE given_up_at IS NULL;
CREATE INDEX jobs_due ON jobs (kind, run_at) WHERE given_up_at IS NULL;
