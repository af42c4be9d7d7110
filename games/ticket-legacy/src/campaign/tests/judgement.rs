//! What bots think of a campaign's own decisions.

use railhead_game::Judgement as _;
use railhead_pieces::Named as _;

use super::*;
use crate::piece::CityId;

const ALL: [&str; 8] = ["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];

/// What A thinks of each decision at its table.
fn opinions(frame: &Frame) -> Vec<(String, f32)> {
    let mut legal = Vec::new();
    frame.campaign.legal(A, &mut legal);
    let mut worth = Vec::new();
    let mut notes = <Campaign as railhead_game::Judgement>::Notes::default();
    frame.campaign.weigh_all(A, &legal, &mut notes, &mut worth);
    legal.iter().map(ToString::to_string).zip(worth).collect()
}

fn best(frame: &Frame) -> String {
    let best = opinions(frame).into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
    best.expect("A decides").0
}

#[test]
fn bots_build_for_timetable_lines_that_lack_few_cities() {
    let row = ["AVA", "PHX", "DEN", "KCY", "STL", "KNO", "NOR"];
    let game = |game: u8, crossed: &[&str]| {
        let mut frame = Frame::before(2, game, &ALL);
        let cities = crossed.iter().map(|code| CityId::find(code).expect("a city"));
        frame.campaign.ledger.company_mut(A).timetable = cities.collect();
        frame.plays(&[A, B], |table| {
            let colour = table.game.in_play().track(RouteId::find("PHI-BAL-1").unwrap()).colour.unwrap();
            table.routes(A, &["NYC-PHI-1"]).hand(A, &format!("2 {colour}")).display("5 green")
        })
    };
    assert!(best(&game(12, &row)).starts_with("claim PHI-BAL"), "the row lacks Baltimore alone");
    assert!(!best(&game(12, &[])).starts_with("claim PHI-BAL"), "nothing is crossed off");
    assert!(!best(&game(12, &row[..3])).starts_with("claim PHI-BAL"), "too much is lacking");
    assert!(
        !best(&game(10, &row)).starts_with("claim PHI-BAL"),
        "nobody crosses off before the last two games"
    );
}

/// Levels below an expert's do not tell apart what is worth nearly the same, and the table must not lose its people by it.
#[test]
fn bots_sit_down_and_wait_for_people() {
    let opinions = opinions(&Frame::new(4));
    let worth =
        |start: &'static str| opinions.iter().filter(move |(text, _)| text.starts_with(start)).map(|it| it.1);
    let attend = worth("attend").next().expect("A may sit down");
    assert!(worth("excuse").count() > 0, "A may keep others away");
    for worse in worth("miss").chain(worth("excuse")) {
        assert!(worse < attend - 100.0, "{worse} is nearly {attend}");
    }
}

#[test]
fn bots_choose_boxes_by_what_they_promise() {
    let frame = Frame::before(2, 4, &["GP"]).give(A, "124");
    let frame = frame.ends(&[A, B], |table| table.coins(A, 40)).read_all();
    assert_eq!(frame.campaign.phase, Phase::Open);
    assert_eq!(best(&frame), "open BL", "a postcard waits for the Badlands");
    let frame = Frame::before(2, 4, &["GP"]).ends(&[A, B], |table| table.coins(A, 40)).read_all();
    let own = |code: &str| {
        let board = board(code);
        let of = |company: crate::Colour| {
            let routes = map().routes.iter().filter(|route| route.boards.contains(board));
            routes.filter(|route| route.colour == Some(company)).count() as i32
        };
        of(colour(A)) - of(colour(B))
    };
    let opinions = opinions(&frame);
    assert!(opinions.len() > 2);
    let chosen = best(&frame);
    let most = opinions.iter().map(|(text, _)| own(&text[5..])).max().unwrap();
    assert_eq!(own(&chosen[5..]), most, "{chosen}: more routes of the own colour than of the other's");
}

/// Between games whoever means to play well goes by what each decision lets it hope for. That rises with what it has, and
/// knows nothing of what is in others' boxes.
#[test]
fn hopes_rise_with_money_and_know_no_secrets() {
    let ended = |coins: i16| {
        let frame = Frame::before(3, 4, &["GP"]).give(A, "124").give(B, "125");
        frame.ends(&[A, B, C], |table| table.coins(A, coins)).read_all()
    };
    let campaign = ended(40).campaign;
    assert_eq!(campaign.phase, Phase::Open);
    assert!(campaign.judge(A) > ended(10).campaign.judge(A) + 10.0);
    let mut legal = Vec::new();
    campaign.legal(A, &mut legal);
    let hopes = |campaign: &Campaign| {
        let mut hopes = Vec::new();
        campaign.weigh_closely(A, &legal, &mut crate::judgement::PlanNotes::default(), &mut hopes);
        hopes
    };
    let known = hopes(&campaign);
    assert!(known.iter().any(|hope| (hope - known[0]).abs() > 0.01), "all boxes are alike: {known:?}");
    let mut luck = railhead_game::Luck::new(5);
    for _ in 0..20 {
        let mut other = campaign.clone();
        other.determinize(A, &mut luck);
        assert_eq!(other.judge(A).to_bits(), campaign.judge(A).to_bits());
        assert_eq!(hopes(&other), known);
    }
}
