//! Reasons in words: which parts of the score a decision makes larger or smaller.

use std::{
    collections::{BTreeMap, BTreeSet},
    num::NonZeroUsize,
};

use railhead_game::{AnyGame, Judgement, Lang, Luck, Words};
use serde::{Deserialize, Serialize};

use super::explanation::{Reason, say};
use crate::{Question, search::Race};

/// How many looks reasons are drawn from, at most.
const LOOKS: u64 = 64;
/// How many parts are named.
const PARTS: usize = 3;
/// So many standard errors must there be of a part for it to be named.
const SURE: f32 = 2.0;
/// A part that is smaller than this part of the weightiest is not named.
const WEIGHTY: f32 = 0.2;
/// From here on a difference of chances is worth a word where no part of the score tells of it, ...
const CLEAR: f32 = 0.03;
/// ... and from here on where the parts speak against it.
const AGAINST: f32 = 0.02;
/// What stands among the parts for the best rival: the less that comes to, the better.
const RIVALS: &str = "rivals";
/// Averages of this many digits are told as they are; of more, only so many are known.
const DIGITS: u32 = 2;

/// Parts of a seat's score at the end of each of some looks.
pub(super) type Parts = Vec<BTreeMap<String, f32>>;

/// The parts of the seat's score after a decision, and what the best rival comes to; none if it was not looked at.
pub(super) fn parts<G: Judgement>(race: &Race<'_, '_, G>, place: usize) -> Option<Parts> {
    let looks = u64::from(race.looks(place)).min(LOOKS);
    let mut parts = Parts::new();
    for look in 0..looks {
        let mut playout = race.playout(place, look).with_an_end();
        playout.finish(|| false)?;
        let mut found = BTreeMap::from([(RIVALS.to_owned(), -(playout.best_rival() as f32))]);
        for part in playout.parts() {
            *found.entry(part.key).or_default() += part.points as f32;
        }
        parts.push(found);
    }
    (looks > 0).then_some(parts)
}

/// How much more of each part there is in `one` than in `other`, weightiest first, as far as looks are sure of it: the n-th
/// looks at both began alike.
pub(super) fn apart(one: &Parts, other: &Parts) -> Vec<Difference> {
    let keys: BTreeSet<&String> = one.iter().chain(other).flat_map(BTreeMap::keys).collect();
    let of = |found: &BTreeMap<String, f32>, key: &String| found.get(key).copied().unwrap_or_default();
    let difference = |key: &String| {
        let apart: Vec<f32> =
            one.iter().zip(other).map(|(one, other)| of(one, key) - of(other, key)).collect();
        let count = apart.len().max(1) as f32;
        let mean = apart.iter().sum::<f32>() / count;
        let spread: f32 = apart.iter().map(|apart| (apart - mean).powi(2)).sum();
        let doubt = (spread / (count * (count - 1.0)).max(1.0)).sqrt();
        (mean.abs() > SURE * doubt).then(|| Difference { part: key.clone(), points: mean })
    };
    weightiest(keys.into_iter().filter_map(difference).collect())
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
    let found = parts(race, one).zip(parts(race, other));
    found.map_or_else(Vec::new, |(one, other)| apart(&one, &other))
}

/// The weightiest few, weightiest first.
fn weightiest(mut reasons: Vec<Difference>) -> Vec<Difference> {
    reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    let most = reasons.first().map_or(0.0, |reason| reason.points.abs());
    reasons.retain(|reason| reason.points.abs() > WEIGHTY * most);
    reasons.truncate(PARTS);
    reasons
}

/// Reasons with their names.
pub(super) fn named(reasons: Vec<Difference>, words: &Words) -> Vec<Reason> {
    let name = |part: &str| match part {
        RIVALS => say(words.lang(), "reason-rivals", &[]),
        _ => words.say(&format!("score-{part}")),
    };
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

/// Why a decision of `game` stands before the one that the reader knows as `other` (`is_before`) or behind it, when it wins so
/// much oftener: by these reasons, and by a word on the chances where those tell nothing or speak against them.
pub(super) fn verdict(
    reasons: &[Difference],
    other: &str,
    is_before: bool,
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
            let is_plain = if is_before { sum >= 0.0 } else { sum <= 0.0 };
            let still = match oftener {
                _ if is_plain => return sentence,
                oftener if oftener >= AGAINST => "reason-oftener-still",
                oftener if oftener <= -AGAINST => "reason-seldomer-still",
                _ => "reason-as-often-still",
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
        let size = game.amount(known(self.points.abs()), lang);
        if self.part == RIVALS {
            let key = if less { "reason-less-rivals" } else { "reason-more-rivals" };
            return say(lang, key, &[("amount", size.into())]);
        }
        let own = format!("reason-{}-{}", if less { "less" } else { "more" }, self.part);
        if words.has(&own) {
            return words.say_with(&own, &[("amount", size.into())]);
        }
        let part = words.say(&format!("score-{}", self.part));
        let amount = format!("{}{size}", if less { '−' } else { '+' });
        say(lang, "reason-part", &[("part", part.into()), ("amount", amount.into())])
    }
}

/// As much of an average as is known of it.
fn known(average: f32) -> i64 {
    let whole = average.round() as i64;
    let spare = whole.checked_ilog10().map_or(0, |digits| (digits + 1).saturating_sub(DIGITS));
    let unit = 10i64.pow(spare);
    (whole + unit / 2) / unit * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_looks_are_sure_of_is_a_reason() {
        let looks = |coins: [f32; 4]| -> Parts {
            coins.map(|coins| BTreeMap::from([("coins".to_owned(), coins)])).to_vec()
        };
        let none = looks([0.0; 4]);
        let sure = apart(&looks([3.0, 4.0, 5.0, 4.0]), &none);
        assert_eq!(sure, [Difference { part: "coins".to_owned(), points: 4.0 }]);
        assert_eq!(apart(&looks([30.0, -25.0, 20.0, -9.0]), &none), []);
        assert_eq!(apart(&none, &none), []);
    }

    #[test]
    fn no_more_digits_are_told_than_are_known() {
        assert_eq!([0.4, 7.6, 99.0, 104.0, 12_406.0, 195_688.0].map(known), [0, 8, 99, 100, 12_000, 200_000]);
    }
}
