-- How long a job was to wait, in milliseconds: no clock that was set back makes it wait longer.
ALTER TABLE jobs ADD COLUMN wait INTEGER NOT NULL DEFAULT 0;
