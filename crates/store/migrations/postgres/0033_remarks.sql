-- Why a bot that stood in for somebody decided as it did, in the server's words.
CREATE TABLE remarks (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply      BIGINT NOT NULL,
    text     TEXT   NOT NULL,
    PRIMARY KEY (table_id, ply)
);
