-- Who is ready before a game, whose tables are hidden from whose list, and what hosts do to people and tables.
ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0 CHECK (ready IN (0, 1));

CREATE TABLE hidden (
    user_id  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX hidden_by_table ON hidden (table_id);

-- Names are as they were, and gone when their users are forgotten.
CREATE TABLE acts (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    kind      TEXT    NOT NULL,
    by_user   INTEGER REFERENCES users (id) ON DELETE SET NULL,
    by_name   TEXT,
    user_id   INTEGER REFERENCES users (id) ON DELETE SET NULL,
    user_name TEXT,
    table_id  TEXT    REFERENCES tables (id) ON DELETE SET NULL,
    acted_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX acts_by ON acts (by_user) WHERE by_user IS NOT NULL;
CREATE INDEX acts_on ON acts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX acts_at ON acts (table_id) WHERE table_id IS NOT NULL;

-- A seat of a game under way for which its host has made a new invitation; whoever holds it may object.
CREATE TABLE reclaims (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    invite   TEXT    NOT NULL UNIQUE,
    holder   INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    agreed   INTEGER NOT NULL CHECK (agreed IN (0, 1)),
    made_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX reclaims_by_holder ON reclaims (holder);
