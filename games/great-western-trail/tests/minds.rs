//! What a bot keeps in mind: a whole turn, as long as it comes as planned. What it advises comes of such a turn as well.

use great_western_trail::GreatWesternTrail;
use railhead_bots::{Bot, GameWithBots as _, Level, Question};
use railhead_game::{
    Chance as _, Events, Game, GameOf, Lang, Luck, Options, Play as _, Reader, Seat, Seed, Setup,
};

fn table(seed: u8) -> GreatWesternTrail {
    let setup = Setup::checked(GreatWesternTrail::meta(), 2, &Options::default(), Seed([seed; 32]), 1);
    GreatWesternTrail::new(&setup.expect("a table of two")).expect("a table of two")
}

/// What a mind decides, and whether it had to think: who thinks draws from its luck.
fn decide(
    mind: &mut dyn Bot<GreatWesternTrail>,
    table: &GreatWesternTrail,
    seat: Seat,
    luck: &mut Luck,
) -> (<GreatWesternTrail as Game>::Action, bool) {
    let mut legal = Vec::new();
    let question = Question::new(table, seat, &mut legal, None).expect("the seat decides");
    let mut before = luck.clone();
    let action = mind.decide(&question, luck);
    assert!(question.legal().contains(&action), "{action} is not legal");
    (action, before.bits() != luck.clone().bits())
}

#[test]
fn a_turn_is_thought_of_about_once() {
    let (mut table, mut luck) = (table(3), Luck::new(9));
    let mut minds = [Level::Beginner.bot(), Level::Beginner.bot()];
    let (mut decisions, mut thoughts, mut turns, mut last) = (0, 0, 0, None);
    while turns < 16
        && let Some(seat) = table.actors().first()
    {
        let (action, thought) = decide(minds[seat.index()].as_mut(), &table, seat, &mut luck);
        table.apply(seat, action, &mut Events::muted()).expect("a legal decision");
        (decisions, thoughts) = (decisions + 1, thoughts + usize::from(thought));
        turns += usize::from(last.replace(seat) != Some(seat));
    }
    assert!(thoughts >= turns / 2 && thoughts < 2 * turns, "{thoughts} thoughts in {turns} turns");
    assert!(decisions > 2 * thoughts, "{thoughts} thoughts for {decisions} decisions");
}

#[test]
fn a_plan_is_dropped_where_things_are_not_as_planned() {
    let mut luck = Luck::new(4);
    for seed in 0..6 {
        let (mut mind, table, other) = (Level::Beginner.bot(), table(seed), table(seed + 100));
        let (first, _) = decide(mind.as_mut(), &table, Seat(0), &mut luck);
        let mut legal = Vec::new();
        other.legal(Seat(0), &mut legal);
        // The rest of the turn is planned; asked from its beginning, elsewhere, it is of no use.
        let (elsewhere, thought) = decide(mind.as_mut(), &other, Seat(0), &mut luck);
        assert!(thought && legal.contains(&elsewhere), "{first}, then {elsewhere}");
    }
}

#[test]
fn whoever_follows_the_advice_beats_a_greedy_bot() {
    static GAME: GameOf<GreatWesternTrail> = GameOf::new();
    let names = ["Ana".to_owned(), "Bia".to_owned()];
    let reader = Reader { viewer: Some(Seat(0)), lang: Lang::En, names: &names };
    let (mut luck, mut ahead) = (Luck::new(12), 0);
    for seed in 0..2 {
        let setup = Setup::checked(GreatWesternTrail::meta(), 2, &Options::default(), Seed([seed; 32]), 1);
        let mut play = GAME.play(setup.expect("a table of two"), table(seed));
        while let Some(seat) = play.actors().first() {
            let notation = if seat == Seat(0) {
                let explained = GAME.explain(&play, seat, 1, None, reader, &mut luck).expect("advice");
                explained.advice[0].notation.clone()
            } else {
                GAME.decide(&play, seat, Level::Greedy, &mut luck, None).expect("a decision")
            };
            play.decide(seat, &notation).expect("a legal decision");
        }
        let outcome = play.outcome().expect("the game is over");
        ahead += outcome.standings[0].score - outcome.standings[1].score;
    }
    assert!(ahead > 0, "{ahead} points ahead");
}
