//! What a seat would do well to decide, and why.

use railhead_game::{AnyGame as _, GameOf, Judgement, Lang, Luck, Present, Reader, Seat, Stage, Words};
use serde::Serialize;

use super::reason;
use crate::{
    Question,
    search::{Playout, Survey},
};

/// How many decisions are explained.
const ADVICE: usize = 3;
/// How many decisions of what may follow are told.
const LINE: usize = 6;

/// What a seat would do well to decide, from its own knowledge.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Explanation {
    /// Whose decision it is.
    pub seat: u8,
    /// How often decisions were looked at in all.
    pub looks: u32,
    /// How likely each seat wins if the best is decided, in the order of seats.
    pub chances: Vec<f32>,
    /// The best decisions, best first: at most three.
    pub advice: Vec<Advice>,
}

/// A decision, what comes of it and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The decision in notation.
    pub notation: String,
    /// The decision in words.
    pub words: String,
    /// What it takes and brings at once, if worth saying.
    pub brings: Option<String>,
    /// How likely the seat wins, from 0 to 1.
    pub chance: f32,
    /// How much worse than the best it seems, as a part of a victory.
    pub loss: f32,
    /// The standard error of that.
    pub doubt: f32,
    /// How often it was looked at.
    pub looks: u32,
    /// What may follow, as in the most typical look.
    pub line: Vec<Step>,
    /// What speaks for it and against it: parts of the seat's score at the end of what was looked at, compared with
    /// those of the next best decision (of the best, if it is another), weightiest first.
    pub reasons: Vec<Reason>,
    /// The same in a sentence.
    pub why: String,
}

/// A decision that may follow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Step {
    /// Who takes it.
    pub seat: u8,
    /// The decision in notation.
    pub notation: String,
    /// The decision in words.
    pub words: String,
}

/// A part of the score that a decision makes larger or smaller.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// The part's key, of which the message `score-KEY` is the name.
    pub part: String,
    /// Its name.
    pub words: String,
    /// How much more it brings, on average.
    pub points: f32,
}

/// Explains a question of `game` to whoever reads this language; `names` are the players' names by seat.
pub(crate) fn explain<G: Judgement + Present>(
    game: &GameOf<G>,
    question: &Question<'_, G>,
    looks: u32,
    reader: Reader<'_>,
    luck: &mut Luck,
) -> Explanation {
    let (words, names) = (game.words(reader.lang), reader.names);
    let survey = Survey::new(question, looks, ADVICE, luck.number());
    let Survey { thoughts, order, race } = &survey;
    let scribe = Scribe { words, names };
    let view = question.view();
    let stage = scribe.stage(question.seat(), question.legal());
    let choice = |place: usize| G::choice(&view, thoughts[place].action, &stage);
    let parts: Vec<Option<reason::Parts>> =
        order.iter().take(ADVICE).map(|place| reason::parts(race, *place)).collect();
    // What comes behind is not told to win more often: by as many looks as there were, it does not surely.
    let mut chances: Vec<f32> = order.iter().map(|place| thoughts[*place].chance).collect();
    for rank in 1..chances.len() {
        chances[rank] = chances[rank].min(chances[rank - 1]);
    }
    let advice = order.iter().take(ADVICE).enumerate().map(|(rank, place)| {
        let thought = &thoughts[*place];
        let rival = if rank == 0 { order.get(1).map(|_| 1) } else { Some(0) };
        let apart =
            rival.and_then(|rival| Some(reason::apart(parts[rank].as_ref()?, parts.get(rival)?.as_ref()?)));
        let reasons = apart.unwrap_or_default();
        let why = match rival {
            None => say(words.lang(), "reason-alone", &[]),
            Some(_) if thought.looks == 0 => {
                say(words.lang(), if rank > 0 { "reason-glance" } else { "reason-liked" }, &[])
            }
            Some(rival) if thoughts[order[rival]].looks == 0 => say(words.lang(), "reason-first", &[]),
            Some(rival) => {
                let (other, oftener) = (choice(order[rival]).label, chances[rank] - chances[rival]);
                reason::verdict(&reasons, &other, rank == 0, oftener, game, words.lang())
            }
        };
        let own = choice(*place);
        Advice {
            notation: thought.action.to_string(),
            words: own.label,
            brings: own.detail,
            chance: chances[rank],
            loss: if rank == 0 { 0.0 } else { thought.loss },
            doubt: thought.doubt,
            looks: thought.looks,
            line: race.typical(*place).map_or_else(Vec::new, |playout| scribe.line(playout)),
            reasons: reason::named(reasons, words),
            why,
        }
    });
    let advice = advice.collect();
    let looks = thoughts.iter().map(|thought| thought.looks).sum();
    Explanation { seat: question.seat().0, looks, chances: survey.chances(question.seat()), advice }
}

/// Puts decisions into words.
struct Scribe<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl Scribe<'_> {
    fn stage<'a, A>(&'a self, seat: Seat, legal: &'a [A]) -> Stage<'a, A> {
        Stage { words: self.words, names: self.names, viewer: Some(seat), legal }
    }

    /// What follows in an imagined game; what is decided without a choice is left out.
    fn line<G: Judgement + Present>(&self, mut playout: Playout<G>) -> Vec<Step> {
        let mut line = Vec::new();
        while line.len() < LINE
            && let Some((seat, action)) = playout.next()
        {
            if playout.legal().len() > 1 {
                let view = playout.position().view(Some(seat));
                let words = G::choice(&view, action, &self.stage(seat, playout.legal())).label;
                line.push(Step { seat: seat.0, notation: action.to_string(), words });
            }
            playout.take(seat, action);
        }
        line
    }
}

/// A message of this crate's own words.
pub(super) fn say(lang: Lang, key: &str, args: &[(&str, railhead_game::Arg<'_>)]) -> String {
    let source = match lang {
        Lang::En => include_str!("../../locales/en.ftl"),
        Lang::PtBr => include_str!("../../locales/pt-BR.ftl"),
    };
    Words::new(lang, source).map_or_else(|_| key.to_owned(), |words| words.say_with(key, args))
}

#[cfg(test)]
mod tests {
    use railhead_game::{Game as _, Options, Seed, Setup, message_keys};

    use super::{super::reason::Difference, *};
    use crate::{GameWithBots, toy::Toy};

    static GAME: GameOf<Toy> = GameOf::new();

    fn toy(seed: u8) -> Toy {
        let setup = Setup::checked(Toy::meta(), 2, &Options::default(), Seed([seed; 32]), 1).unwrap();
        Toy::new(&setup).unwrap()
    }

    fn explained(state: &Toy, lang: Lang) -> Explanation {
        let setup = Setup::checked(Toy::meta(), 2, &Options::default(), Seed([1; 32]), 1).unwrap();
        let (play, names) = (GAME.play(setup, state.clone()), ["Ada".to_owned(), "Bea".to_owned()]);
        let reader = Reader { viewer: Some(Seat(0)), lang, names: &names };
        GAME.explain(&play, Seat(0), 60, None, reader, &mut Luck::new(1)).unwrap()
    }

    #[test]
    fn the_best_comes_first_and_says_why() {
        let clear = (0..40).map(toy).filter(|toy| toy.open().abs() > 1);
        for state in clear.take(5) {
            let explained = explained(&state, Lang::En);
            let [best, other] = explained.advice.as_slice() else { panic!("{explained:?}") };
            let due = if state.open() > 0 { "take" } else { "leave" };
            assert_eq!((best.notation.as_str(), best.words.as_str()), (due, due));
            assert!(best.chance > other.chance && best.loss == 0.0 && other.loss > 0.0, "{explained:?}");
            assert_eq!(best.line.len(), LINE, "{explained:?}");
            assert_eq!(best.line[0].seat, 1);
            let gain = best.reasons.iter().find(|reason| reason.part == "sum").unwrap();
            assert!((gain.points - state.open().abs() as f32).abs() < 1e-3, "{explained:?}");
            let sentence = format!("Compared with “{}”: Sum +{}.", other.words, state.open().abs());
            assert_eq!(best.why, sentence);
            assert!((explained.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{explained:?}");
        }
    }

    /// Parts of the score may tell nothing, or speak against what wins more often: then the chances have a word.
    #[test]
    fn a_verdict_does_not_speak_against_the_chances() {
        let sum = |points: f32| vec![Difference { part: "sum".to_owned(), points }];
        let verdict = |points: f32, is_before: bool, oftener: f32| {
            reason::verdict(&sum(points), "leave", is_before, oftener, &GAME, Lang::En)
        };
        assert_eq!(verdict(3.0, true, 0.2), "Compared with “leave”: Sum +3.");
        assert_eq!(verdict(-3.0, false, -0.2), "Compared with “leave”: Sum −3.");
        assert_eq!(
            verdict(-3.0, true, 0.2),
            "Compared with “leave”: Sum −3. It wins more often all the same."
        );
        assert_eq!(
            verdict(3.0, false, -0.2),
            "Compared with “leave”: Sum +3. It wins less often all the same."
        );
        assert_eq!(verdict(-3.0, true, 0.0), "Compared with “leave”: Sum −3. It wins as often all the same.");
        assert_eq!(verdict(0.1, true, 0.01), "Hardly different from “leave”.");
        assert_eq!(verdict(0.1, true, 0.2), "Wins more often than “leave”, by many small things.");
        assert_eq!(verdict(0.1, false, -0.2), "Wins less often than “leave”, by many small things.");
    }

    #[test]
    fn only_what_the_seat_knows_is_told() {
        for seed in 0..10 {
            let state = toy(seed);
            let mut twin = state.clone();
            twin.determinize(Seat(0), &mut Luck::new(77));
            assert_eq!(explained(&state, Lang::En), explained(&twin, Lang::En));
        }
    }

    #[test]
    fn a_remark_says_what_the_decision_brings_from_what_the_seat_knows() {
        let setup = || Setup::checked(Toy::meta(), 2, &Options::default(), Seed([1; 32]), 1).unwrap();
        let remark = |state: &Toy, notation: &str| {
            let play = GAME.play(setup(), state.clone());
            GAME.remark(&play, (Seat(0), notation), 60, None, &mut Luck::new(1)).unwrap()
        };
        for state in (0..40).map(toy).filter(|toy| toy.open() > 1).take(5) {
            let reasons = remark(&state, "take");
            let sentence = format!("Reason: Sum +{}, compared with the next best.", state.open());
            assert_eq!(Difference::remark(&reasons, &GAME, Lang::En), sentence);
            let worse =
                format!("Motivo: Sum \u{2212}{}, em comparação com a segunda melhor opção.", state.open());
            assert_eq!(Difference::remark(&remark(&state, "leave"), &GAME, Lang::PtBr), worse);
            let mut twin = state.clone();
            twin.determinize(Seat(0), &mut Luck::new(77));
            assert_eq!(remark(&twin, "take"), reasons);
        }
        assert_eq!(Difference::remark(&[], &GAME, Lang::En), "Reason: nothing else seemed better.");
        let play = GAME.play(setup(), toy(1));
        assert!(GAME.remark(&play, (Seat(1), "take"), 60, None, &mut Luck::new(1)).is_none(), "not asked");
        assert!(
            GAME.remark(&play, (Seat(0), "dance"), 60, None, &mut Luck::new(1)).is_none(),
            "not a decision"
        );
    }

    #[test]
    fn both_languages_say_the_same_things() {
        let keys = [include_str!("../../locales/en.ftl"), include_str!("../../locales/pt-BR.ftl")];
        let [english, portuguese] = keys.map(message_keys);
        assert_eq!(english, portuguese);
        for (key, _) in english {
            for lang in Lang::ALL {
                assert!(!say(lang, &key, &[]).contains('\u{27e8}'), "{key}");
            }
        }
        let state = (0..40).map(toy).find(|toy| toy.open() == 3).unwrap();
        assert!(explained(&state, Lang::PtBr).advice[0].why.starts_with("Em comparação com"));
    }

    #[test]
    fn who_has_nothing_to_decide_is_told_nothing() {
        let setup = Setup::checked(Toy::meta(), 2, &Options::default(), Seed([1; 32]), 1).unwrap();
        let play = GAME.play(setup, toy(1));
        let reader = Reader { viewer: None, lang: Lang::En, names: &[] };
        assert!(GAME.explain(&play, Seat(1), 60, None, reader, &mut Luck::new(1)).is_none());
    }
}
