-- A seat that its player handed to a bot may be kept for that player to come back to.
ALTER TABLE seats ADD COLUMN kept_for INTEGER REFERENCES users (id) ON DELETE SET NULL;

CREATE INDEX seats_kept_for ON seats (kept_for) WHERE kept_for IS NOT NULL;
