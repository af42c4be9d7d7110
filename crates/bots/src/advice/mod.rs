//! What a seat would do well to decide and why, and where a game was decided.
//!
//! Both think as the [`Searcher`](crate::Searcher) does, about what the seat in question could know at the time.

mod analysis;
mod explanation;
mod reason;

pub use self::{
    analysis::{Account, Analysis, Moment},
    explanation::{Advice, Explanation, Reason, Step},
    reason::Difference,
};
pub(crate) use self::{
    analysis::{Taken, analyse, moment},
    explanation::explain,
    reason::remark,
};
