-- By which ways somebody can be told something, what they were told last, and when they are left alone.
ALTER TABLE users ADD COLUMN quiet TEXT NOT NULL DEFAULT '';

-- A browser's push endpoint, a webhook, or letters to the address in `users`. What is wanted and the keys are in the
-- server's words.
CREATE TABLE channels (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind    TEXT    NOT NULL CHECK (kind IN ('push', 'mail', 'webhook')),
    address TEXT    NOT NULL,
    keys    TEXT    NOT NULL,
    wants   TEXT    NOT NULL,
    device  TEXT    NOT NULL,
    made_at INTEGER NOT NULL,
    UNIQUE (user_id, kind, address)
) STRICT;

CREATE INDEX channels_at ON channels (kind, address);

-- Up to which mark somebody was told something of a table, and whether a letter with it waits: never twice for one turn.
CREATE TABLE told (
    user_id  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    mark     INTEGER NOT NULL,
    letter   INTEGER NOT NULL CHECK (letter IN (0, 1)),
    PRIMARY KEY (user_id, table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX told_at ON told (table_id);

-- Nobody ever came for these.
DELETE FROM jobs WHERE kind = 'nudge';
