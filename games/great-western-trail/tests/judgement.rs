//! Games played by the game's own judgement.

use std::{collections::BTreeMap, env};

use great_western_trail::{Action, GreatWesternTrail};
use railhead_game::{Chance, Events, Game, Judgement, Luck, Options, Outcome, Seat, Setup};

/// The decision that looks best on average over `imagined` positions.
fn best(game: &GreatWesternTrail, seat: Seat, imagined: u32, luck: &mut Luck) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut worth = vec![0.0; legal.len()];
    for _ in 0..imagined {
        let mut position = game.clone();
        position.determinize(seat, luck);
        let mut opinions = Vec::new();
        position.weigh_all(seat, &legal, &mut (), &mut opinions);
        for (sum, opinion) in worth.iter_mut().zip(opinions) {
            *sum += opinion;
        }
    }
    let best = (0..legal.len()).max_by(|one, other| worth[*one].total_cmp(&worth[*other]));
    legal[best.expect("something is legal")]
}

fn random(game: &GreatWesternTrail, seat: Seat, luck: &mut Luck) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal[luck.below(legal.len() as u32) as usize]
}

/// Plays a game where `judged` says who decides by judgement; every such decision is shown to `watch`.
fn play(
    options: &Options,
    imagined: u32,
    luck: &mut Luck,
    judged: impl Fn(Seat) -> bool,
    mut watch: impl FnMut(Action),
) -> Outcome {
    let meta = GreatWesternTrail::meta();
    let setup = Setup::checked(meta, 2, options, luck.seed(), meta.current_version()).expect("a good set-up");
    let mut game = GreatWesternTrail::new(&setup).expect("a new game");
    while let Some(seat) = game.actors().first() {
        let action = if judged(seat) {
            let action = best(&game, seat, imagined, luck);
            watch(action);
            action
        } else {
            random(&game, seat, luck)
        };
        game.apply(seat, action, &mut Events::muted()).expect("listed");
    }
    game.outcome().expect("over")
}

#[test]
fn judgement_beats_chance() {
    let mut luck = Luck::new(3);
    for seat in Seat::all(2) {
        let outcome = play(&Options::default(), 1, &mut luck, |other| other == seat, |_| {});
        assert!(outcome.share(seat) > 0.9, "{outcome:?}");
    }
}

/// How many games the long tests play: `GAMES`, or a few.
fn games() -> u32 {
    env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(20)
}

/// The seed of the first of them: `FIRST`, so that a long run can be split.
fn first() -> u64 {
    env::var("FIRST").ok().and_then(|first| first.parse().ok()).unwrap_or(0)
}

/// What a decision is counted as in the table of use.
fn kind(action: Action) -> String {
    let text = action.to_string();
    match action {
        Action::Hire { worker, .. } => format!("hire {}", worker.id()),
        Action::Buy { first, .. } => {
            format!("buy {}", first.breed().map(great_western_trail::piece::Breed::id).unwrap_or_default())
        }
        Action::Deliver(_) | Action::Upgrade(_) | Action::Aux { .. } | Action::Disc(_) => text,
        _ => text.split(' ').next().unwrap_or_default().to_owned(),
    }
}

/// Prints how judged games end, and how often each part of the game is used:
/// `GAMES=400 cargo test --release -p great-western-trail --test judgement -- --ignored --nocapture`.
#[test]
#[ignore = "takes long"]
fn table_of_use() {
    let games = games();
    let mut scores = Vec::new();
    let mut used: BTreeMap<String, u32> = BTreeMap::new();
    let mut parts: BTreeMap<String, i32> = BTreeMap::new();
    for number in 0..games {
        let mut luck = Luck::new(first() + u64::from(number));
        let options = match number % 2 {
            0 => Options::default(),
            _ => Options::default().with("neutral", "shuffled").with("private", "mixed"),
        };
        let outcome =
            play(&options, 4, &mut luck, |_| true, |action| *used.entry(kind(action)).or_default() += 1);
        for standing in &outcome.standings {
            scores.push(f64::from(standing.score));
            for part in &standing.parts {
                *parts.entry(part.key.clone()).or_default() += part.points;
            }
        }
    }
    let seats = f64::from(games * 2);
    let mean = scores.iter().sum::<f64>() / seats;
    let spread = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / seats;
    println!("{games} games, mean score {mean:.1}, standard error {:.1}", (spread / seats).sqrt());
    for (part, points) in parts {
        println!("  {part:<18} {:>6.1} points", f64::from(points) / seats);
    }
    for (kind, times) in &used {
        println!("  {kind:<28} {:>6.2} a game and seat", f64::from(*times) / seats);
    }
    for needed in ["hire cowboy", "hire craftsman", "hire engineer", "build", "play", "buy west_highland"] {
        assert!(used.contains_key(needed), "never: {needed}");
    }
}

/// Prints how often the judgement beats chance with two seats, each seat in turn; it must in 99 of 100 games:
/// `GAMES=400 cargo test --release -p great-western-trail --test judgement -- --ignored --nocapture`.
#[test]
#[ignore = "takes long"]
fn judgement_beats_chance_almost_always() {
    let games = games();
    let mut won = 0.0;
    for number in 0..games {
        let mut luck = Luck::new(first() + u64::from(number));
        let seat = Seat((number % 2) as u8);
        won += play(&Options::default(), 4, &mut luck, |other| other == seat, |_| {}).share(seat);
    }
    println!("{games} games against chance, {won} won");
    assert!(won >= 0.99 * f64::from(games));
}
