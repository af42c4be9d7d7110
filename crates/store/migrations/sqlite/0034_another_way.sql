-- Whether a table goes another way than the one it began from, which its title says in each reader's language.
ALTER TABLE tables ADD COLUMN another_way INTEGER NOT NULL DEFAULT 0 CHECK (another_way IN (0, 1));
