-- Who has had which seat of a game before their eyes, how seats changed hands, and who asks for one.
CREATE TABLE seen (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    PRIMARY KEY (table_id, user_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seen_by_user ON seen (user_id);

-- Names are as they were. A name is gone when its user is forgotten; a bot's goes with the user it stands in for.
CREATE TABLE handings (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number    INTEGER NOT NULL,
    ply       INTEGER NOT NULL,
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind      TEXT    NOT NULL CHECK (kind IN ('lent', 'released', 'back', 'taken', 'left', 'sat')),
    from_user INTEGER REFERENCES users (id) ON DELETE SET NULL,
    from_name TEXT,
    to_user   INTEGER REFERENCES users (id) ON DELETE SET NULL,
    to_name   TEXT,
    by_user   INTEGER REFERENCES users (id) ON DELETE SET NULL,
    by_name   TEXT,
    handed_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX handings_from ON handings (from_user) WHERE from_user IS NOT NULL;
CREATE INDEX handings_to ON handings (to_user) WHERE to_user IS NOT NULL;
CREATE INDEX handings_by ON handings (by_user) WHERE by_user IS NOT NULL;

CREATE TABLE asks (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    refused  INTEGER NOT NULL CHECK (refused IN (0, 1)),
    asked_at INTEGER NOT NULL,
    UNIQUE (table_id, user_id)
) STRICT;

CREATE INDEX asks_by_user ON asks (user_id);

INSERT INTO seen (table_id, user_id, seat)
SELECT table_id, user_id, seat FROM seats
WHERE user_id IS NOT NULL AND table_id IN (SELECT id FROM tables WHERE seed IS NOT NULL)
UNION
SELECT table_id, kept_for, seat FROM seats WHERE kept_for IS NOT NULL;
