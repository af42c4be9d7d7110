//! What every decision of whole games promises to whoever takes it, on each page and in both languages.

use railhead_game::{
    Chance as _, Ends, Events, Game as _, GameOf, Lang, Luck, Offer, Options, Play as _, Presented, Reader,
    Seat, Seed, Setup,
};

use crate::{Chaparral, facts::facts};

static GAME: GameOf<Chaparral> = GameOf::new();

/// Letters that fit into the bar of a phone.
const SHORT: usize = 38;

fn names() -> [String; 4] {
    ["Ana", "Beto", "Caio", "Dora"].map(str::to_owned)
}

/// Plays a game at random, and shows `see` each position with what may be decided there, in each of `langs`.
fn play(seats: u8, seed: u8, langs: &[Lang], mut see: impl FnMut(&Chaparral, Seat, &[Presented])) {
    let setup = Setup::checked(Chaparral::meta(), seats, &Options::default(), Seed([seed; 32]), 1).unwrap();
    let mut game = Chaparral::new(&setup).unwrap();
    let mut luck = Luck::new(u64::from(seed));
    while let Some(seat) = game.actors().first() {
        let names = names();
        let present = |lang: &Lang| {
            let reader = Reader { viewer: Some(seat), lang: *lang, names: &names };
            GAME.play(setup.clone(), game.clone()).present(reader, true)
        };
        see(&game, seat, &langs.iter().map(present).collect::<Vec<_>>());
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut Events::muted()).unwrap();
    }
}

fn is_last_round(game: &Chaparral) -> bool {
    let goal = usize::from(facts().table.end.objectives[game.row()]);
    game.coaches.is_empty() || Seat::all(game.seats).any(|seat| game.player(seat).objectives.len() >= goal)
}

/// What taking `offer` means for the end of the game.
fn ends(game: &Chaparral, seat: Seat, offer: &Offer) -> Ends {
    let mut then = game.clone();
    then.apply(seat, offer.act.parse().unwrap(), &mut Events::muted()).unwrap();
    if then.outcome().is_some() {
        Ends::Game
    } else if is_last_round(&then) && !is_last_round(game) {
        Ends::LastRound
    } else {
        Ends::Nothing
    }
}

#[test]
fn the_end_of_the_game_is_said_before_it_is_brought_on_and_never_else() {
    let mut seen = [0; 3];
    for seats in 2..=4 {
        play(seats, seats, &[Lang::En], |game, seat, shown| {
            for offer in &shown[0].offers {
                assert_eq!(offer.choice.ends, ends(game, seat, offer), "{}", offer.act);
                seen[offer.choice.ends as usize] += 1;
            }
        });
    }
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}

#[test]
fn no_two_choices_of_one_question_look_alike_and_a_question_asks() {
    play(3, 13, &Lang::ALL, |_, _, shown| {
        for offers in shown.iter().map(|presented| &presented.offers) {
            for (place, Offer { act, choice }) in offers.iter().enumerate() {
                let same = |other: &Offer| {
                    (&other.choice.label, &other.choice.detail) == (&choice.label, &choice.detail)
                };
                assert!(!offers[..place].iter().any(same), "{act}: {}", choice.label);
                let asks = choice.question.as_ref().is_some_and(|question| question.contains('?'));
                assert!(!choice.weighty || asks, "{act}: {:?}", choice.question);
            }
            assert!(
                offers.iter().any(|offer| !offer.choice.dominated),
                "a better way stands beside: {offers:?}"
            );
        }
    });
}

#[test]
fn what_is_awaited_fits_into_the_bar_of_a_phone() {
    play(4, 34, &Lang::ALL, |_, _, shown| {
        for Presented { prompt, short_prompt, .. } in shown {
            let said = if short_prompt.is_empty() { prompt } else { short_prompt };
            assert!(said.chars().count() <= SHORT, "{said}");
        }
    });
}
