-- Seats that are kept for somebody whom the host invited by name.
ALTER TABLE seats ADD COLUMN meant_for INTEGER REFERENCES users (id) ON DELETE SET NULL;

CREATE INDEX seats_meant_for ON seats (meant_for) WHERE meant_for IS NOT NULL;
