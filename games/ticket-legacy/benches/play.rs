//! How fast random games are played.

use railhead_game::{Chance, Events, Game, Luck, Options, Seat, Setup};
use ticket_legacy::TicketLegacy;

fn main() {
    divan::main();
}

fn opened(seats: u8, stage: &str, luck: &mut Luck) -> TicketLegacy {
    let options = Options::default().with("stage", stage);
    let meta = TicketLegacy::meta();
    let setup = Setup::checked(meta, seats, &options, luck.seed(), meta.current_version()).expect("a set-up");
    TicketLegacy::new(&setup).expect("a game")
}

/// Plays a game with random decisions; how many there were.
fn play(mut game: TicketLegacy, luck: &mut Luck, legal: &mut Vec<<TicketLegacy as Game>::Action>) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.actors().first() {
        legal.clear();
        game.legal(seat, legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut Events::muted()).expect("a legal decision");
        decisions += 1;
    }
    decisions
}

#[divan::bench(args = ["1865", "1898"])]
fn random_games(bencher: divan::Bencher<'_, '_>, stage: &str) {
    const GAMES: u64 = 200;
    let mut luck = Luck::new(7);
    let mut legal = Vec::new();
    let decisions: u64 = (0..GAMES).map(|_| play(opened(4, stage, &mut luck), &mut luck, &mut legal)).sum();
    bencher.counter(divan::counter::ItemsCount::new(decisions)).bench_local(|| {
        let mut luck = Luck::new(7);
        let mut legal = Vec::new();
        (0..GAMES).map(|_| play(opened(4, stage, &mut luck), &mut luck, &mut legal)).sum::<u64>()
    });
}

#[divan::bench(args = ["1865", "1898"])]
fn clones(bencher: divan::Bencher<'_, '_>, stage: &str) {
    let game = opened(5, stage, &mut Luck::new(3));
    bencher.bench_local(|| divan::black_box(&game).clone());
}

#[divan::bench(args = ["1865", "1898"])]
fn imaginings(bencher: divan::Bencher<'_, '_>, stage: &str) {
    let game = opened(5, stage, &mut Luck::new(3));
    let mut luck = Luck::new(4);
    bencher.bench_local(|| {
        let mut imagined = game.clone();
        imagined.determinize(Seat(0), &mut luck);
        imagined
    });
}
