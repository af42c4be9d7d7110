-- Why a bot that stood in for somebody decided as it did, in the server's words.
CREATE TABLE remarks (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply      INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
