//! Whether there is a choice.

use std::ops::ControlFlow;

/// Whether there is no decision, exactly one, or a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sole<A> {
    /// None at all.
    None,
    /// This one alone.
    One(A),
    /// A choice.
    Several,
}

/// Asks `list` for decisions until it is clear whether there is a choice: the second one ends the listing.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use railhead_pieces::{Sole, sole};
///
/// fn list(hand: &[u8], mut see: impl FnMut(u8) -> ControlFlow<()>) -> ControlFlow<()> {
///     hand.iter().try_for_each(|card| see(*card))
/// }
///
/// assert_eq!(sole(|see| list(&[], see)), Sole::None);
/// assert_eq!(sole(|see| list(&[7], see)), Sole::One(7));
/// assert_eq!(sole(|see| list(&[7, 8, 9], see)), Sole::Several);
/// ```
#[inline]
pub fn sole<A: Copy, R>(list: impl FnOnce(&mut dyn FnMut(A) -> ControlFlow<()>) -> R) -> Sole<A> {
    let mut found = Sole::None;
    list(&mut |action| match found {
        Sole::None => {
            found = Sole::One(action);
            ControlFlow::Continue(())
        }
        Sole::One(_) | Sole::Several => {
            found = Sole::Several;
            ControlFlow::Break(())
        }
    });
    found
}
