-- How far the study of a finished game has come, and what it has found, as JSON.
CREATE TABLE analyses (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    looks    BIGINT NOT NULL,
    luck     BIGINT NOT NULL,
    judged   BIGINT NOT NULL,
    total    BIGINT NOT NULL,
    moments  TEXT   NOT NULL,
    asked_at BIGINT NOT NULL
);

-- Tables that were begun anew from a moment of a finished game, with its seed.
CREATE TABLE continuations (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    from_id  TEXT COLLATE "C" REFERENCES tables (id) ON DELETE SET NULL,
    ply      BIGINT NOT NULL
);

CREATE INDEX continuations_from ON continuations (from_id) WHERE from_id IS NOT NULL;

-- How often something happened, in totals.
CREATE TABLE counts (
    what TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    n    BIGINT NOT NULL,
    PRIMARY KEY (what, name)
);
