-- Whether a table allows hints: while one person plays there against bots, for everybody, or for nobody.
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'alone' CHECK (hints IN ('alone', 'on', 'off'));
