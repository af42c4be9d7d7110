-- How far the study of a finished game has come, and what it has found, as JSON.
CREATE TABLE analyses (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    looks    INTEGER NOT NULL,
    luck     INTEGER NOT NULL,
    judged   INTEGER NOT NULL,
    total    INTEGER NOT NULL,
    moments  TEXT    NOT NULL,
    asked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tables that were begun anew from a moment of a finished game, with its seed.
CREATE TABLE continuations (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    from_id  TEXT    REFERENCES tables (id) ON DELETE SET NULL,
    ply      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX continuations_from ON continuations (from_id) WHERE from_id IS NOT NULL;

-- How often something happened, in totals.
CREATE TABLE counts (
    what TEXT    NOT NULL,
    name TEXT    NOT NULL,
    n    INTEGER NOT NULL,
    PRIMARY KEY (what, name)
) STRICT, WITHOUT ROWID;
