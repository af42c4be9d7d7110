//! How much the server bears, and for how long.

use std::time::Duration;

/// How much the server bears, and for how long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How long the head of a request may take, counted from when the connection was made or last answered.
    pub head: Duration,
    /// How long the body of a request may take.
    pub body: Duration,
    /// How long a visitor may take in nothing of what they are sent.
    pub stall: Duration,
    /// How long a stop waits for what is being asked and answered.
    pub drain: Duration,
    /// How many connections there may be at once. Whoever comes then waits.
    pub connections: usize,
    /// How many of them one address may have; further ones are closed at once.
    pub connections_per_address: usize,
    /// How many live streams there may be at once.
    pub streams: usize,
    /// How many of them one person may have; the oldest ends for one more.
    pub streams_per_person: usize,
    /// How many of them one address may have; the oldest ends for one more.
    pub streams_per_address: usize,
    /// How many bytes of tables are kept in memory that nobody uses just now.
    pub table_bytes: usize,
    /// How many bytes of drawings are kept.
    pub drawing_bytes: usize,
    /// How long a drawing is kept that nobody asks for.
    pub drawing_idle: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            head: Duration::from_secs(30),
            body: Duration::from_secs(30),
            stall: Duration::from_mins(1),
            drain: Duration::from_secs(5),
            connections: 10_000,
            connections_per_address: 1_000,
            streams: 5_000,
            streams_per_person: 8,
            streams_per_address: 500,
            table_bytes: 256 * 1024 * 1024,
            drawing_bytes: 64 * 1024 * 1024,
            drawing_idle: Duration::from_mins(5),
        }
    }
}

/// How many files are left to the store and to what else is open besides connections.
const OTHER_FILES: usize = 64;

impl Limits {
    /// No more of anything than a process can bear that may have so many files open. Streams have half of the
    /// connections at most, and an address half of what all have, so that there is always room for somebody else.
    #[must_use]
    pub fn within(self, files: u64) -> Limits {
        let files = usize::try_from(files).unwrap_or(usize::MAX);
        let connections = self.connections.min(files.saturating_sub(OTHER_FILES).max(4));
        Limits {
            connections,
            connections_per_address: self.connections_per_address.min(connections / 2),
            streams: self.streams.min(connections / 2),
            streams_per_address: self.streams_per_address.min(connections / 4),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_files_leave_room_for_everybody() {
        let usual = Limits::default();
        assert_eq!(usual.clone().within(1 << 20), usual);
        let few = usual.within(256);
        assert_eq!((few.connections, few.connections_per_address), (192, 96));
        assert_eq!((few.streams, few.streams_per_address), (96, 48));
        let none = few.within(0);
        assert_eq!((none.connections, none.connections_per_address), (4, 2));
        assert_eq!((none.streams, none.streams_per_address), (2, 1));
    }
}
