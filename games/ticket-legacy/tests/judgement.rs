//! The game's judgement of its positions is good enough to play by.

use railhead_bots::{Contest, Crew, Level, Robots};
use railhead_game::{AnyGame, Game, GameOf, Luck, Options, Seat};
use ticket_legacy::TicketLegacy;

static CREW: Crew<TicketLegacy> = Crew::new();
static GAME: GameOf<TicketLegacy> = GameOf::new();

/// The part of its games that a greedy bot wins among random ones.
fn greedy_wins(stage: &str, seats: u8, games: u64) -> f64 {
    let mut bots = vec![Level::Random; usize::from(seats)];
    bots[0] = Level::Greedy;
    let options = Options::default().with("stage", stage);
    let contest = Contest { seats, games, seed: 1865, bots, options, audit: false, threads: None };
    let report = CREW.simulate(&contest, &|_| {}).unwrap();
    let greedy = &report.bots["greedy"];
    greedy.wins / greedy.games as f64
}

/// The part of their tickets that greedy bots complete among themselves.
fn completed(stage: &str, games: u64) -> f64 {
    let (mut done, mut all) = (0, 0);
    for game in 0..games {
        let mut luck = Luck::new(game);
        let options = Options::default().with("stage", stage);
        let mut play = GAME.open(4, &options, luck.seed(), 1).unwrap();
        while let Some(seat) = play.actors().first() {
            let notation = CREW.decide(play.as_ref(), seat, Level::Greedy, &mut luck, None).unwrap();
            play.decide(seat, &notation).unwrap();
        }
        let playing = play.as_any().downcast_ref::<railhead_game::PlayOf<TicketLegacy>>().unwrap();
        for seat in Seat::all(4) {
            let shown = playing.state().view(None).players[seat.index()].shown.clone().unwrap();
            done += shown.iter().filter(|ticket| ticket.done).count();
            all += shown.len();
        }
    }
    done as f64 / all as f64
}

#[test]
fn greedy_beats_random_on_the_first_map() {
    let won = greedy_wins("1865", 4, 400);
    println!("the first map: {won} of the games won against random bots");
    assert!(won >= 0.99, "{won}");
}

#[test]
fn greedy_completes_its_tickets_against_its_like() {
    let part = completed("1865", 40);
    println!("the first map: {part} of the tickets completed");
    assert!(part >= 0.85, "{part}");
}

#[test]
fn greedy_plays_the_whole_continent() {
    let won = greedy_wins("1898", 4, 20);
    assert!(won >= 0.95, "{won}");
    let part = completed("1898", 6);
    println!("the continent: {won} of the games won, {part} of the tickets completed");
    assert!(part >= 0.85, "{part}");
}
