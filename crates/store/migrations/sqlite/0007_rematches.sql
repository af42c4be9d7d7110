-- The table at which those who finished a game are asked to play once more, and who would rather not.
CREATE TABLE rematches (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    next_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    by_user  INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX rematches_next ON rematches (next_id);
CREATE INDEX rematches_by ON rematches (by_user) WHERE by_user IS NOT NULL;

CREATE TABLE rematch_refusals (
    table_id TEXT    NOT NULL REFERENCES rematches (table_id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
