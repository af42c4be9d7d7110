//! How quickly the game is played: `cargo bench -p chaparral`.

use std::mem::size_of;

use chaparral::Chaparral;
use divan::{Bencher, black_box, counter::ItemsCount};
use railhead_game::{Chance, Events, Game, Judgement, Luck, Options, Seat, Seed, Setup};
use railhead_testkit::Course;

fn main() {
    eprintln!("state: {} bytes", size_of::<Chaparral>());
    divan::main();
}

fn opened(seats: u8, seed: u64) -> Chaparral {
    let setup = Setup::checked(Chaparral::meta(), seats, &Options::default(), Luck::new(seed).seed(), 1);
    Chaparral::new(&setup.expect("a good set-up")).expect("the game opens")
}

/// Plays at most `decisions` random decisions; returns how many there were.
fn play(game: &mut Chaparral, luck: &mut Luck, legal: &mut Vec<chaparral::Action>, decisions: u64) -> u64 {
    for played in 0..decisions {
        let Some(seat) = game.actors().first() else { return played };
        legal.clear();
        game.legal(seat, legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut Events::muted()).expect("listed as legal");
    }
    decisions
}

/// Items are decisions: listing what is legal, choosing and applying, in whole games.
#[divan::bench(args = [2, 3, 4])]
fn random_decisions(bencher: Bencher<'_, '_>, seats: u8) {
    let game = opened(seats, 7);
    let length = play(&mut game.clone(), &mut Luck::new(1), &mut Vec::new(), u64::MAX);
    let mut legal = Vec::new();
    bencher
        .counter(ItemsCount::new(length))
        .bench_local(|| play(&mut game.clone(), &mut Luck::new(1), &mut legal, u64::MAX));
}

fn halfway(seats: u8) -> Chaparral {
    let mut game = opened(seats, 7);
    play(&mut game, &mut Luck::new(1), &mut Vec::new(), 150);
    game
}

#[divan::bench(args = [2, 4])]
fn clone(bencher: Bencher<'_, '_>, seats: u8) {
    let game = halfway(seats);
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench(args = [2, 4])]
fn determinize(bencher: Bencher<'_, '_>, seats: u8) {
    let game = halfway(seats);
    let mut luck = Luck::new(3);
    bencher.with_inputs(|| game.clone()).bench_local_refs(|game| game.determinize(Seat(0), &mut luck));
}

#[divan::bench(args = [2, 4])]
fn view(bencher: Bencher<'_, '_>, seats: u8) {
    let game = halfway(seats);
    bencher.bench_local(|| black_box(&game).view(Some(Seat(0))));
}

#[divan::bench]
fn open() -> Chaparral {
    let setup = Setup { seats: 4, options: Options::default(), seed: Seed([1; 32]), version: 1 };
    Chaparral::new(&setup).expect("the game opens")
}

/// The opinion of all decisions of a placement, as a greedy bot forms it.
#[divan::bench(args = [2, 4])]
fn weigh_a_placement(bencher: Bencher<'_, '_>, seats: u8) {
    let game = opened(seats, 7);
    let seat = game.actors().first().expect("somebody begins");
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    bencher.bench_local(|| {
        let (mut notes, mut opinions) = (<Chaparral as Judgement>::Notes::default(), Vec::new());
        game.weigh_all(seat, &legal, &mut notes, &mut opinions);
        opinions
    });
}

/// What is thought at a glance of every decision of a whole game, one after the other; an item is a decision to choose from.
#[divan::bench]
fn policy(bencher: Bencher<'_, '_>) {
    let course = Course::<Chaparral>::new(2, &Options::default());
    bencher.counter(ItemsCount::new(course.actions())).bench(|| course.weigh());
}
