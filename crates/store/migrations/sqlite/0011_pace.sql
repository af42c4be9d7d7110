-- How fast a table is played, who may ask for a bot's seat, clocks, and what people agree on.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tables ADD COLUMN at_zero TEXT NOT NULL DEFAULT 'bot' CHECK (at_zero IN ('bot', 'vote'));
ALTER TABLE tables ADD COLUMN take_over INTEGER NOT NULL DEFAULT 0 CHECK (take_over IN (0, 1));
UPDATE tables SET take_over = spectators;

-- What a seat has left, in milliseconds, when its clock stands; a clock that runs has the time when it is at zero, by the
-- time of the service.
CREATE TABLE clocks (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    left_ms  INTEGER NOT NULL,
    ends_at  INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_running ON clocks (ends_at) WHERE ends_at IS NOT NULL;

-- When a server was last alive, and how long in all none was: that long, clocks stood still.
CREATE TABLE service (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    alive_at INTEGER NOT NULL,
    lost     INTEGER NOT NULL
) STRICT;

CREATE TABLE holidays (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    begins  INTEGER NOT NULL,
    ends    INTEGER NOT NULL
) STRICT;

CREATE INDEX holidays_of ON holidays (user_id, ends);

-- Who is for what, in the server's words.
CREATE TABLE votes (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    motion   TEXT    NOT NULL,
    user_id  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, motion, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX votes_by_user ON votes (user_id);

CREATE TABLE nudges (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    nudged_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- More ways for a seat to change hands.
CREATE TABLE handings_now (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number    INTEGER NOT NULL,
    ply       INTEGER NOT NULL,
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind      TEXT    NOT NULL CHECK (kind IN
              ('lent', 'released', 'back', 'taken', 'left', 'sat', 'timed-out', 'voted', 'resigned', 'replaced')),
    from_user INTEGER REFERENCES users (id) ON DELETE SET NULL,
    from_name TEXT,
    to_user   INTEGER REFERENCES users (id) ON DELETE SET NULL,
    to_name   TEXT,
    by_user   INTEGER REFERENCES users (id) ON DELETE SET NULL,
    by_name   TEXT,
    handed_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

INSERT INTO handings_now SELECT table_id, number, ply, seat, kind, from_user, from_name, to_user, to_name, by_user, by_name,
    handed_at FROM handings;
DROP TABLE handings;
ALTER TABLE handings_now RENAME TO handings;

CREATE INDEX handings_from ON handings (from_user) WHERE from_user IS NOT NULL;
CREATE INDEX handings_to ON handings (to_user) WHERE to_user IS NOT NULL;
CREATE INDEX handings_by ON handings (by_user) WHERE by_user IS NOT NULL;
