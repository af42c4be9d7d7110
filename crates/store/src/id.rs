//! The numbers and names by which things are known: each its own type, so that none is taken for another.

use std::{
    fmt,
    str::FromStr,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use thiserror::Error;

use crate::{StoreError, base32, secret::random};

macro_rules! number {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// A user. Never given to anybody else, even after the user is deleted.
    UserId(i64)
}
number! {
    /// A session's number. Never given to another.
    SessionId(i64)
}
number! {
    /// A seat's number at its table, from 0.
    SeatNo(u8)
}
number! {
    /// A decision's number in its table's log, from 0; also a log's length.
    Ply(u32)
}
number! {
    /// Counts the changes of a table: its seats, status and log. Whoever writes names the revision they looked at.
    Revision(i64)
}
number! {
    /// A time, in milliseconds since 1970.
    Millis(i64)
}

impl Ply {
    /// The number of the first decision.
    pub const FIRST: Ply = Ply(0);

    /// The next decision's number.
    pub fn next(self) -> Ply {
        Ply(self.0 + 1)
    }
}

impl Revision {
    /// What a new table is at.
    pub const FIRST: Revision = Revision(1);

    /// What one change makes of it.
    pub fn next(self) -> Revision {
        Revision(self.0 + 1)
    }
}

impl Millis {
    /// The present time of this machine.
    pub fn now() -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(whole_millis(since))
    }

    /// The time `wait` later; the end of time if that is too far.
    pub fn after(self, wait: Duration) -> Millis {
        Millis(self.0.saturating_add(whole_millis(wait)))
    }
}

pub(crate) fn whole_millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

/// A table's name in its address: ten letters and digits that nobody can guess.
///
/// ```
/// use railhead_store::TableId;
///
/// let id: TableId = "7k2mq9x04t".parse()?;
/// assert_eq!(id.to_string(), "7k2mq9x04t");
/// assert!("not a table".parse::<TableId>().is_err());
/// # Ok::<(), railhead_store::BadId>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(u64);

impl TableId {
    const LETTERS: usize = 10;

    pub(crate) fn random() -> Result<TableId, StoreError> {
        Ok(TableId(u64::from_le_bytes(random()?) >> (64 - 5 * Self::LETTERS)))
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&base32::letters(self.0, Self::LETTERS))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl FromStr for TableId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<TableId, BadId> {
        if text.len() != Self::LETTERS {
            return Err(BadId);
        }
        base32::value(text).map(TableId).ok_or(BadId)
    }
}

/// A text that is no id of the kind asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("this is not an id")]
pub struct BadId;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_id_is_the_same_in_letters() {
        for value in [0, 1, (1 << 50) - 1, 0x2_4680_ACE1_3579] {
            let id = TableId(value);
            assert_eq!(id.to_string().len(), TableId::LETTERS);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn other_texts_are_no_table_ids() {
        for text in ["", "short", "elevenchars", "UPPERCASE1", "with-dash1", "ééééé", "0123456il0"] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text}");
        }
    }
}
