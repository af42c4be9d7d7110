-- Where a table began: anew, from a moment of another table here, or from a file that anybody may have written.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT 'new' CHECK (origin IN ('new', 'branch', 'import'));

-- What the server seals with, by purpose.
CREATE TABLE keys (
    purpose TEXT PRIMARY KEY,
    secret  BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT, WITHOUT ROWID;
