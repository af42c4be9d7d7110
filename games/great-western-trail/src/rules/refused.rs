//! Why something may not be done, cheap enough to be made and dropped by the thousand while decisions are listed.

use railhead_game::{Arg, Illegal};

/// A refusal: the paragraph that forbids it, the message that says why, and one figure for it to mention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    paragraph: &'static str,
    reason: &'static str,
    figure: Option<Figure>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Figure {
    Number(&'static str, u8),
    Money(u8),
}

impl Refused {
    /// Forbidden by `paragraph`, explained by the message `reason`.
    pub(crate) const fn new(paragraph: &'static str, reason: &'static str) -> Refused {
        Refused { paragraph, reason, figure: None }
    }

    /// Mentions a number.
    pub(crate) const fn figure(self, name: &'static str, number: u8) -> Refused {
        Refused { figure: Some(Figure::Number(name, number)), ..self }
    }

    /// Mentions a sum of money, as `sum`.
    pub(crate) const fn money(self, sum: u8) -> Refused {
        Refused { figure: Some(Figure::Money(sum)), ..self }
    }
}

impl From<Refused> for Illegal {
    fn from(refused: Refused) -> Illegal {
        let illegal = Illegal::new(refused.paragraph, refused.reason);
        match refused.figure {
            None => illegal,
            Some(Figure::Number(name, number)) => illegal.with(name, number),
            Some(Figure::Money(sum)) => illegal.with("sum", Arg::Money(sum.into())),
        }
    }
}
