-- Who somebody is: several sessions each, an account if they want one, and links that work once. Tokens are no part of
-- users any more, whose table is copied, for a column that is unique cannot be dropped; nothing refers to rows by anything
-- but their numbers, which stay, and numbers that were given are not given again. Migrations run with foreign keys off.
CREATE TABLE sessions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    device     TEXT    NOT NULL,
    made_at    INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_user ON sessions (user_id);

INSERT INTO sessions (user_id, token_hash, device, made_at, seen_at)
SELECT id, token_hash, '', created_at, created_at FROM users ORDER BY id;

CREATE TABLE users_anew (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    name            TEXT    NOT NULL,
    language        TEXT    NOT NULL,
    account         TEXT    UNIQUE,
    password        TEXT,
    email           TEXT,
    email_confirmed INTEGER NOT NULL DEFAULT 0 CHECK (email_confirmed IN (0, 1)),
    role            TEXT    NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'host')),
    muted           INTEGER NOT NULL DEFAULT 0 CHECK (muted IN (0, 1)),
    suspended       INTEGER NOT NULL DEFAULT 0 CHECK (suspended IN (0, 1)),
    likes           TEXT    NOT NULL DEFAULT '',
    shows           TEXT    NOT NULL DEFAULT 'name' CHECK (shows IN ('name', 'results', 'opponents')),
    created_at      INTEGER NOT NULL,
    CHECK ((account IS NULL) = (password IS NULL))
) STRICT;

INSERT INTO users_anew (id, name, language, created_at) SELECT id, name, language, created_at FROM users;
DELETE FROM sqlite_sequence WHERE name = 'users_anew';
INSERT INTO sqlite_sequence (name, seq) SELECT 'users_anew', seq FROM sqlite_sequence WHERE name = 'users';
DROP TABLE users;
ALTER TABLE users_anew RENAME TO users;

-- A link that works once: only its hash is kept, and until when it works.
CREATE TABLE links (
    hash       BLOB    PRIMARY KEY CHECK (length(hash) = 32),
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose    TEXT    NOT NULL CHECK (purpose IN ('device', 'password', 'email')),
    about      TEXT    NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_by_user ON links (user_id);

-- Every invitation there ever was, with its table: who opens one again is not told that there is none.
CREATE TABLE invitations (
    invite   TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_by_table ON invitations (table_id);

INSERT INTO invitations (invite, table_id) SELECT invite, table_id FROM seats WHERE invite IS NOT NULL;
