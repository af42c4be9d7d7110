//! Reasons in words: which parts of the score a decision makes larger or smaller.

use std::collections::BTreeMap;

use railhead_game::{Judgement, Lang, Present, Words};

use super::explanation::{Reason, say};
use crate::search::Race;

/// How many looks reasons are drawn from, at most.
const LOOKS: u64 = 16;
/// How many parts are named.
const PARTS: usize = 3;
/// A part that is smaller than this part of the weightiest is not named.
const WEIGHTY: f32 = 0.2;

/// Parts of a seat's score, on average over some looks.
pub(super) type Parts = BTreeMap<String, f32>;

/// The parts of the seat's score after a decision; none if it was not looked at.
pub(super) fn parts<G: Judgement>(race: &Race<'_, '_, G>, place: usize) -> Option<Parts> {
    let looks = u64::from(race.looks(place)).min(LOOKS);
    let mut parts = Parts::new();
    for look in 0..looks {
        let mut playout = race.playout(place, look);
        playout.finish(|| false)?;
        for part in playout.parts() {
            *parts.entry(part.key).or_default() += part.points as f32 / looks as f32;
        }
    }
    (looks > 0).then_some(parts)
}

/// How much more of each part there is in `one` than in `other`.
pub(super) fn apart(one: &Parts, other: &Parts) -> Option<Parts> {
    let mut apart = one.clone();
    for (part, points) in other {
        *apart.entry(part.clone()).or_default() -= points;
    }
    (!apart.is_empty()).then_some(apart)
}

/// The parts that differ most, weightiest first.
pub(super) fn weightiest(apart: Parts, words: &Words) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = apart
        .into_iter()
        .map(|(part, points)| Reason { words: words.say(&format!("score-{part}")), part, points })
        .collect();
    reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    let most = reasons.first().map_or(0.0, |reason| reason.points.abs());
    reasons.retain(|reason| reason.points.abs() > WEIGHTY * most);
    reasons.truncate(PARTS);
    reasons
}

/// The reasons in a sentence, against the decision that the reader knows as `other`.
pub(super) fn sentence<G: Present>(reasons: &[Reason], other: &str, lang: Lang) -> String {
    let told: Vec<String> = reasons
        .iter()
        .filter(|reason| reason.points.abs().round() >= 1.0)
        .map(|reason| {
            let size = G::amount(reason.points.abs().round() as i64, lang);
            let sign = if reason.points < 0.0 { '−' } else { '+' };
            let part = reason.words.as_str().into();
            say(lang, "reason-part", &[("part", part), ("amount", format!("{sign}{size}").into())])
        })
        .collect();
    if told.is_empty() {
        return say(lang, "reason-even", &[("other", other.into())]);
    }
    say(lang, "reason-against", &[("other", other.into()), ("parts", told.join(", ").into())])
}
