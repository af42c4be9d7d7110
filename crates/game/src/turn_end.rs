//! Turns that wait for *end turn*.

use crate::{Events, OptionKind, OptionSpec, Options};

/// What becomes of a turn with nothing left to decide: the option `turn-end`, the same in every game.
///
/// A turn that waits can still be taken back: its seat has one legal decision, written `end`, and all that belongs to
/// the end of the turn, above all what is drawn, happens then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnEnd {
    /// It waits, unless the last decision revealed something and could not be taken back anyway.
    Asked,
    /// It ends, unless the rules of the game let it wait whatever the table wants.
    ByItself,
}

impl TurnEnd {
    /// The option, for a game's [`Meta`](crate::Meta).
    pub const OPTION: OptionSpec =
        OptionSpec { key: "turn-end", kind: OptionKind::Choice(&["asked", "by-itself"]) };

    /// How every game writes the decision to end a turn that waits.
    pub const NOTATION: &str = "end";

    /// What `options` say.
    pub fn of(options: &Options) -> TurnEnd {
        match options.get(Self::OPTION.key) {
            Some("by-itself") => TurnEnd::ByItself,
            _ => TurnEnd::Asked,
        }
    }

    /// Whether a turn with nothing left to decide waits after a decision that caused `events`.
    #[inline]
    pub fn waits<E>(self, events: &Events<E>) -> bool {
        self == TurnEnd::Asked && !events.has_revealed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_waits_as_long_as_it_can_be_taken_back() {
        let options = Options::default().resolve(&[TurnEnd::OPTION]).unwrap();
        let mut events = Events::<()>::muted();
        assert!(TurnEnd::of(&options).waits(&events), "by default");
        assert!(!TurnEnd::of(&options.clone().with("turn-end", "by-itself")).waits(&events));
        events.revealed();
        assert!(!TurnEnd::of(&options).waits(&events), "nothing can be taken back any more");
        assert!(options.with("turn-end", "never").resolve(&[TurnEnd::OPTION]).is_err());
    }
}
