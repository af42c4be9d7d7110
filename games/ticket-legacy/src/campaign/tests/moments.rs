//! Section 21: what everybody is shown before play goes on.

use railhead_game::{Lang, Present as _, Stage, proves};

use super::*;
use crate::campaign::{Awaits, Moment};

/// What a viewer's page says, in English.
fn page(frame: &Frame, viewer: Option<Seat>) -> String {
    let words = railhead_game::Words::new(Lang::En, Campaign::locale(Lang::En)).expect("good words");
    let names = ["Ada", "Bert", "Cleo"].map(String::from);
    let view = frame.campaign.view(viewer);
    let mut legal = Vec::new();
    if let Some(seat) = viewer {
        frame.campaign.legal(seat, &mut legal);
    }
    let stage = Stage { words: &words, names: &names, viewer, legal: &legal };
    let layers = Campaign::scene(&view, &stage).panes.into_iter().flat_map(|pane| pane.layers);
    let page: String = layers.map(|layer| layer.markup.to_string()).collect();
    page + &Campaign::prompt(&view, &stage)
}

#[test]
fn a_game_ends_with_a_result_that_all_close() {
    proves!("TL-21.12");
    let frame = Frame::before(3, 4, &["FL"]).result(&[A, B], |table| {
        table
            .coins(A, 30)
            .tickets(A, &["EC-06"])
            .tickets(B, &["EC-02"])
            .routes(A, &["BOS-NYC-1", "NYC-PHI-1", "PHI-BAL-1"])
            .current("EV-04")
            .current("EV-03")
    });
    assert_eq!(frame.campaign.phase, Phase::Moment(Moment::Result, [A, B].into_iter().collect()));
    for viewer in [Some(A), Some(B), Some(C), None] {
        let page = page(&frame, viewer);
        assert!(page.contains("Ada wins the game of 1874"), "{viewer:?}: {page}");
        // Who reads it is told so.
        let (opens, last) = match viewer {
            Some(A) => ("You won and open a box", "Bert came last: takes the brake van"),
            Some(B) => ("Ada won and opens a box", "You came last: you take the brake van"),
            _ => ("Ada won and opens a box", "Bert came last: takes the brake van"),
        };
        assert!(page.contains(last) && page.contains(opens), "{viewer:?}: {page}");
        let count = |words: &str| page.matches(words).count();
        assert_eq!((count("<i>joined</i>"), count("<i>not joined</i>")), (1, 1), "one ticket each");
    }
    assert_eq!(frame.legal(A), ["close"]);
    assert!(frame.legal(C).is_empty(), "C was absent");
    let frame = frame.refuses(B, "strike EV-03", "TL-21.2").step(A, "close").refuses(A, "close", "TL-21.2");
    assert_eq!(frame.actors(), [1], "B is still reading");
    let frame = frame.step(B, "close");
    assert_eq!(frame.campaign.phase, Phase::Strike);
}

#[test]
fn an_opened_box_is_shown_to_all() {
    proves!("TL-21.12");
    let frame = Frame::before(3, 3, &[]).ends(&[A, B, C], |table| table.coins(B, 30)).read_all();
    let frame = frame.step(B, "open FL");
    assert_eq!(frame.actors(), [0, 1, 2], "everybody looks");
    for viewer in [Some(A), Some(B), Some(C), None] {
        let page = page(&frame, viewer);
        for words in
            ["Bert won the game and opened this box", "Florida", "Jacksonville, Miami, Tampa", "Show wagons"]
        {
            assert!(page.contains(words), "{viewer:?} misses {words:?}");
        }
    }
    let frame = frame.step(A, "close").step(C, "close");
    assert!(matches!(frame.campaign.phase, Phase::Moment(Moment::Lid(_), _)));
    assert!(matches!(frame.step(B, "close").campaign.phase, Phase::Tracks(_)));
}

#[test]
fn a_new_postcard_is_shown_to_its_company_alone() {
    proves!("TL-21.12", "TL-22.6");
    let frame = Frame::before(2, 1, &[]).ends(&[A, B], |table| {
        table.tickets(A, &["EC-06"]).routes(A, &["BOS-NYC-1", "NYC-PHI-1", "PHI-BAL-1"])
    });
    let frame = frame.step(A, "skip").step(B, "skip");
    assert_eq!(frame.campaign.phase, Phase::Moment(Moment::Post, [A].into_iter().collect()));
    let card = PostcardId::numbered(107).expect("a postcard");
    assert_eq!(frame.campaign.view(Some(A)).awaits, Awaits::Post { cards: vec![card] });
    for viewer in [Some(B), None] {
        assert_eq!(frame.campaign.view(viewer).awaits, Awaits::Post { cards: Vec::new() });
        let page = page(&frame, viewer);
        assert!(page.contains("Ada has received a postcard") && !page.contains("Harbour Lights"));
    }
    assert!(page(&frame, Some(A)).contains("Harbour Lights"));
    assert!(frame.step(A, "close").is_next_year());
}

#[test]
fn new_rules_of_a_year_are_shown_after_the_story() {
    proves!("TL-21.12");
    let rules = |game: u8, boards: &[&str]| {
        let frame = Frame::before(2, game, boards).keep_tickets();
        frame.step(A, "skip").step(B, "skip")
    };
    let frame = rules(2, &[]);
    assert_eq!(frame.actors(), [0, 1]);
    assert_eq!(frame.campaign.view(None).awaits, Awaits::Rules { sections: vec![10, 11, 12, 22] });
    assert!(page(&frame, Some(A)).contains("<b>Employees</b>"));
    assert_eq!(frame.step(A, "close").step(B, "close").campaign.phase, Phase::Table);
    assert_eq!(rules(5, &["FL", "GP"]).campaign.phase, Phase::Table, "1877 brings none");
    let charters = rules(7, &["FL", "GP", "OR", "BL"]).step(A, "close").step(B, "close");
    assert!(matches!(charters.campaign.phase, Phase::Charters(_)));
}
