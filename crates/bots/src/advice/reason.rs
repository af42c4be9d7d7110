//! Reasons in words: which parts of the score a decision makes larger or smaller.

use std::{collections::BTreeMap, num::NonZeroUsize};

use railhead_game::{AnyGame, Judgement, Lang, Luck, Words};
use serde::{Deserialize, Serialize};

use super::explanation::{Reason, say};
use crate::{Question, search::Race};

/// How many looks reasons are drawn from, at most.
const LOOKS: u64 = 32;
/// How many parts are named.
const PARTS: usize = 3;
/// A part that is smaller than this part of the weightiest is not named.
const WEIGHTY: f32 = 0.2;
/// From here on a difference of chances is worth a word where no part of the score tells of it, ...
const CLEAR: f32 = 0.03;
/// ... and from here on where the parts speak against it.
const AGAINST: f32 = 0.02;

/// Parts of a seat's score, on average over some looks.
pub(super) type Parts = BTreeMap<String, f32>;

/// The parts of the seat's score after a decision; none if it was not looked at.
pub(super) fn parts<G: Judgement>(race: &Race<'_, '_, G>, place: usize) -> Option<Parts> {
    let looks = u64::from(race.looks(place)).min(LOOKS);
    let mut parts = Parts::new();
    for look in 0..looks {
        let mut playout = race.playout(place, look).with_an_end();
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

/// A part of the score that one decision makes larger or smaller than another does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Difference {
    /// The part's key, of which the message `score-KEY` is the name.
    pub part: String,
    /// How much more it brings, on average.
    pub points: f32,
}

/// By how much a decision makes the parts of the score larger or smaller than another, weightiest first; nothing if one
/// of them was not looked at.
pub(super) fn differences<G: Judgement>(race: &Race<'_, '_, G>, one: usize, other: usize) -> Vec<Difference> {
    let apart = parts(race, one).zip(parts(race, other)).and_then(|(one, other)| apart(&one, &other));
    apart.map_or_else(Vec::new, weightiest)
}

/// The parts that differ most, weightiest first.
pub(super) fn weightiest(apart: Parts) -> Vec<Difference> {
    let mut reasons: Vec<Difference> =
        apart.into_iter().map(|(part, points)| Difference { part, points }).collect();
    reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    let most = reasons.first().map_or(0.0, |reason| reason.points.abs());
    reasons.retain(|reason| reason.points.abs() > WEIGHTY * most);
    reasons.truncate(PARTS);
    reasons
}

/// Reasons with their names.
pub(super) fn named(reasons: Vec<Difference>, words: &Words) -> Vec<Reason> {
    let name = |part: &str| words.say(&format!("score-{part}"));
    reasons
        .into_iter()
        .map(|Difference { part, points }| Reason { words: name(&part), part, points })
        .collect()
}

/// Why `action` is decided rather than what seems best beside it, weightiest first; nothing where there is no choice, or
/// where only rules of thumb could tell.
pub(crate) fn remark<G: Judgement>(
    question: &Question<'_, G>,
    action: &G::Action,
    looks: u32,
    luck: &mut Luck,
) -> Option<Vec<Difference>> {
    let place = question.legal().iter().position(|legal| legal == action)?;
    let mut race = Race::new(question, G::guide(), luck.number());
    if race.is_settled() {
        return None;
    }
    race.watch(place);
    race.run(looks, false, NonZeroUsize::MIN);
    let thoughts = race.thoughts();
    let rivals = (0..thoughts.len()).filter(|rival| *rival != place && thoughts[*rival].looks > 0);
    let rival = rivals.min_by(|a, b| thoughts[*a].loss.total_cmp(&thoughts[*b].loss))?;
    (thoughts[place].looks > 0).then(|| differences(&race, place, rival))
}

/// Why a decision of `game` stands where it does beside the one that the reader knows as `other`, when it wins so much
/// oftener: by these reasons, and by a word on the chances where those tell nothing or speak against them.
pub(super) fn verdict(
    reasons: &[Difference],
    other: &str,
    oftener: f32,
    game: &dyn AnyGame,
    lang: Lang,
) -> String {
    let named = [("other", other.into())];
    match Difference::list(reasons, game, lang) {
        None if oftener >= CLEAR => say(lang, "reason-oftener", &named),
        None if oftener <= -CLEAR => say(lang, "reason-seldomer", &named),
        None => say(lang, "reason-even", &named),
        Some(_) => {
            let sentence = Difference::sentence(reasons, other, game, lang);
            let sum: f32 = reasons.iter().map(|reason| reason.points).sum();
            let still = match sum < 0.0 {
                true if oftener >= AGAINST => "reason-oftener-still",
                false if oftener <= -AGAINST => "reason-seldomer-still",
                _ => return sentence,
            };
            format!("{sentence} {}", say(lang, still, &[]))
        }
    }
}

impl Difference {
    /// These reasons for a decision of `game` in a sentence, against the one that the reader knows as `other`.
    pub fn sentence(reasons: &[Difference], other: &str, game: &dyn AnyGame, lang: Lang) -> String {
        match Difference::list(reasons, game, lang) {
            None => say(lang, "reason-even", &[("other", other.into())]),
            Some(parts) => say(lang, "reason-against", &[("other", other.into()), ("parts", parts.into())]),
        }
    }

    /// These reasons in a sentence, for a decision of `game` that was better than all others.
    pub fn remark(reasons: &[Difference], game: &dyn AnyGame, lang: Lang) -> String {
        match Difference::list(reasons, game, lang) {
            None => say(lang, "reason-next-even", &[]),
            Some(parts) => say(lang, "reason-next", &[("parts", parts.into())]),
        }
    }

    /// The parts with what they bring more or less; nothing if all of that is next to nothing.
    fn list(reasons: &[Difference], game: &dyn AnyGame, lang: Lang) -> Option<String> {
        let told: Vec<String> = reasons
            .iter()
            .filter(|reason| reason.points.abs().round() >= 1.0)
            .map(|reason| reason.told(game, lang))
            .collect();
        (!told.is_empty()).then(|| told.join(", "))
    }

    /// The part in the game's own words for more and less of it, or else as a sum under its name.
    fn told(&self, game: &dyn AnyGame, lang: Lang) -> String {
        let (words, less) = (game.words(lang), self.points < 0.0);
        let size = game.amount(self.points.abs().round() as i64, lang);
        let own = format!("reason-{}-{}", if less { "less" } else { "more" }, self.part);
        if words.has(&own) {
            return words.say_with(&own, &[("amount", size.into())]);
        }
        let part = words.say(&format!("score-{}", self.part));
        let amount = format!("{}{size}", if less { '−' } else { '+' });
        say(lang, "reason-part", &[("part", part.into()), ("amount", amount.into())])
    }
}
