//! How fast random games are played.

use railhead_game::{AnyGame as _, Chance, Events, Game, GameOf, Lang, Luck, Options, Reader, Seat, Setup};
use railhead_testkit::Course;
use ticket_legacy::{Campaign, TicketLegacy};

fn main() {
    for stage in ["1865", "1898"] {
        tell_lists(stage);
    }
    divan::main();
}

/// Says how long the lists of legal decisions are.
fn tell_lists(stage: &str) {
    let mut luck = Luck::new(7);
    let (mut points, mut offered, mut longest) = (0, 0, 0);
    let mut legal = Vec::new();
    for game in 0..400 {
        let mut game = opened(2 + (game % 4) as u8, stage, &mut luck);
        while let Some(seat) = game.actors().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            points += 1;
            offered += legal.len();
            longest = longest.max(legal.len());
            let action = legal[luck.below(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Events::muted()).expect("a legal decision");
        }
    }
    println!(
        "{stage}: {:.1} decisions to choose from on average, {longest} at most",
        offered as f64 / points as f64
    );
}

fn opened(seats: u8, stage: &str, luck: &mut Luck) -> TicketLegacy {
    let options = Options::default().with("stage", stage);
    let meta = TicketLegacy::meta();
    let setup = Setup::checked(meta, seats, &options, luck.seed(), meta.current_version()).expect("a set-up");
    TicketLegacy::new(&setup).expect("a game")
}

/// Plays a game with random decisions; how many there were.
fn play<G: Game>(mut game: G, luck: &mut Luck, legal: &mut Vec<G::Action>) -> u64 {
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

/// Random decisions, from the first to the last of each game; setting the tables up is not counted.
#[divan::bench(args = ["1865", "1898"])]
fn random_games(bencher: divan::Bencher<'_, '_>, stage: &str) {
    const GAMES: usize = 100;
    let mut luck = Luck::new(7);
    let games: Vec<TicketLegacy> = (0..GAMES).map(|_| opened(4, stage, &mut luck)).collect();
    let play_all = || {
        let mut luck = Luck::new(7);
        let mut legal = Vec::new();
        games.iter().map(|game| play(game.clone(), &mut luck, &mut legal)).sum::<u64>()
    };
    bencher.counter(divan::counter::ItemsCount::new(play_all())).bench_local(play_all);
}

fn campaign(seats: u8, luck: &mut Luck) -> Campaign {
    let meta = Campaign::meta();
    let setup = Setup::checked(meta, seats, &Options::default(), luck.seed(), meta.current_version());
    Campaign::new(&setup.expect("a set-up")).expect("a campaign")
}

/// A campaign after so many random decisions.
fn late_campaign(decisions: usize) -> Campaign {
    let mut luck = Luck::new(7);
    let mut campaign = campaign(4, &mut luck);
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = campaign.actors().first() else { break };
        legal.clear();
        campaign.legal(seat, &mut legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        campaign.apply(seat, action, &mut Events::muted()).expect("a legal decision");
    }
    campaign
}

/// Random decisions of whole campaigns.
#[divan::bench(args = [2, 4])]
fn random_campaigns(bencher: divan::Bencher<'_, '_>, seats: u8) {
    const CAMPAIGNS: usize = 10;
    let mut luck = Luck::new(7);
    let campaigns: Vec<Campaign> = (0..CAMPAIGNS).map(|_| campaign(seats, &mut luck)).collect();
    let play_all = || {
        let mut luck = Luck::new(7);
        let mut legal = Vec::new();
        campaigns.iter().map(|campaign| play(campaign.clone(), &mut luck, &mut legal)).sum::<u64>()
    };
    bencher.counter(divan::counter::ItemsCount::new(play_all())).bench_local(play_all);
}

#[divan::bench(args = [100, 1500])]
fn campaign_clones(bencher: divan::Bencher<'_, '_>, decisions: usize) {
    let campaign = late_campaign(decisions);
    bencher.bench_local(|| divan::black_box(&campaign).clone());
}

#[divan::bench(args = [100, 1500])]
fn campaign_views(bencher: divan::Bencher<'_, '_>, decisions: usize) {
    let campaign = late_campaign(decisions);
    bencher.bench_local(|| divan::black_box(&campaign).view(Some(Seat(0))));
}

/// Setting a table up.
#[divan::bench(args = ["1865", "1898"])]
fn openings(bencher: divan::Bencher<'_, '_>, stage: &str) {
    let mut luck = Luck::new(7);
    bencher.bench_local(|| opened(4, stage, &mut luck));
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

/// Drawing the page of a seat on turn, in the middle of a game.
#[divan::bench(args = ["1865", "1898"])]
fn pages(bencher: divan::Bencher<'_, '_>, stage: &str) {
    static GAME: GameOf<TicketLegacy> = GameOf::new();
    let mut luck = Luck::new(5);
    let options = Options::default().with("stage", stage);
    let mut play = GAME.open(4, &options, luck.seed(), 1).expect("a game");
    for _ in 0..60 {
        let seat = play.actors().first().expect("under way");
        let legal = play.legal(seat);
        play.decide(seat, &legal[luck.below(legal.len() as u32) as usize]).expect("a legal decision");
    }
    let names: Vec<String> = ["Ana", "Bento", "Clara", "Davi"].map(str::to_owned).into();
    let seat = play.actors().first();
    bencher.bench_local(|| play.present(Reader { viewer: seat, lang: Lang::PtBr, names: &names }, true));
}

/// What is thought at a glance of every decision of a whole game, one after the other; an item is a decision to choose from.
#[divan::bench]
fn policy(bencher: divan::Bencher<'_, '_>) {
    let course = Course::<TicketLegacy>::new(2, &Options::default());
    bencher.counter(divan::counter::ItemsCount::new(course.actions())).bench(|| course.weigh());
}

/// The same of a campaign.
#[divan::bench]
fn campaign_policy(bencher: divan::Bencher<'_, '_>) {
    let course = Course::<Campaign>::new(3, &Options::default());
    bencher.counter(divan::counter::ItemsCount::new(course.actions())).bench(|| course.weigh());
}
