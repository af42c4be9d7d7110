-- What is said at tables, who does not want to read whom, what was reported, how far somebody has read; and who is where.
ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 1 CHECK (talk IN (0, 1));

-- A line is a text or the key of a ready phrase, which readers see in their own languages.
CREATE TABLE talk (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    room     TEXT    NOT NULL CHECK (room IN ('table', 'spectators')),
    user_id  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seat     INTEGER CHECK (seat BETWEEN 0 AND 255),
    phrase   TEXT,
    text     TEXT,
    said_at  INTEGER NOT NULL,
    CHECK ((phrase IS NULL) <> (text IS NULL))
) STRICT;

CREATE INDEX talk_at_table ON talk (table_id, id);
CREATE INDEX talk_by_user ON talk (user_id);

CREATE TABLE mutes (
    user_id  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    muted_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, muted_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX mutes_of ON mutes (muted_id);

-- What was said stays here until a host has seen to it, even when the line itself is gone.
CREATE TABLE talk_reports (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line        INTEGER NOT NULL,
    said_by     INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    text        TEXT    NOT NULL,
    reported_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
    reported_at INTEGER NOT NULL,
    settled     INTEGER NOT NULL CHECK (settled IN (0, 1)),
    UNIQUE (line, reported_by)
) STRICT;

CREATE INDEX talk_reports_of ON talk_reports (said_by);
CREATE INDEX talk_reports_by ON talk_reports (reported_by) WHERE reported_by IS NOT NULL;
CREATE INDEX talk_reports_at ON talk_reports (table_id);

CREATE TABLE talk_read (
    user_id  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line     INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX talk_read_at ON talk_read (table_id);

-- When somebody was last seen anywhere.
CREATE TABLE sightings (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    seen_at INTEGER NOT NULL
) STRICT;

-- Who has a table open by which node, until it has to say so again. Users are numbers separated by commas.
CREATE TABLE presence (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    node     TEXT    NOT NULL,
    users    TEXT    NOT NULL,
    guests   INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    PRIMARY KEY (table_id, node)
) STRICT, WITHOUT ROWID;

CREATE INDEX presence_of_node ON presence (node);
