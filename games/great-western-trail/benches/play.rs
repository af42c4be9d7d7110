//! Benchmarks of the rules: copying a position, listing, judging, and whole random games.

use divan::{Bencher, counter::ItemsCount};
use great_western_trail::GreatWesternTrail;
use railhead_game::{Chance, Events, Game, Judgement, Luck, Options, Seat, Setup};
use railhead_testkit::Course;

fn main() {
    divan::main();
}

fn opening(seats: u8, luck: &mut Luck) -> GreatWesternTrail {
    let meta = GreatWesternTrail::meta();
    let options = Options::default().with("turn-end", "by-itself");
    let setup = Setup::checked(meta, seats, &options, luck.seed(), meta.current_version());
    GreatWesternTrail::new(&setup.expect("a good set-up")).expect("a new game")
}

/// A position after `decisions` random decisions.
fn position(seats: u8, decisions: usize) -> GreatWesternTrail {
    let mut luck = Luck::new(9);
    let mut game = opening(seats, &mut luck);
    play(&mut game, &mut luck, decisions);
    game
}

/// Plays at most `decisions` random decisions and says how many it were.
fn play(game: &mut GreatWesternTrail, luck: &mut Luck, decisions: usize) -> usize {
    let mut legal = Vec::new();
    for taken in 0..decisions {
        let Some(seat) = game.actors().first() else { return taken };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut Events::muted()).expect("listed");
    }
    decisions
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = position(4, 200);
    bencher.bench(|| divan::black_box(&game).clone());
}

#[divan::bench]
fn legal(bencher: Bencher<'_, '_>) {
    let game = position(4, 200);
    let seat = game.actors().first().expect("not over");
    let mut out = Vec::new();
    bencher.bench_local(|| {
        out.clear();
        game.legal(seat, &mut out);
        out.len()
    });
}

#[divan::bench]
fn judge(bencher: Bencher<'_, '_>) {
    let game = position(4, 200);
    bencher.bench(|| divan::black_box(&game).judge(Seat(0)));
}

#[divan::bench(args = [2, 3, 4])]
fn random_decisions(bencher: Bencher<'_, '_>, seats: u8) {
    const DECISIONS: usize = 10_000;
    bencher.counter(ItemsCount::new(DECISIONS)).bench(|| {
        let mut luck = Luck::new(7);
        let mut left = DECISIONS;
        while left > 0 {
            let mut game = opening(seats, &mut luck);
            left -= play(&mut game, &mut luck, left);
        }
    });
}

/// What is thought at a glance of every decision of a whole game, one after the other; an item is a decision to choose from.
#[divan::bench]
fn policy(bencher: Bencher<'_, '_>) {
    let course = Course::<GreatWesternTrail>::new(2, &Options::default());
    bencher.counter(ItemsCount::new(course.actions())).bench(|| course.weigh());
}
