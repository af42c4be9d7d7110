//! What a finished game leaves to its campaign.

use railhead_pieces::Named;

use super::*;

#[test]
fn a_finished_game_reports_to_its_campaign() {
    let table = later(2, 4, &["FL"]).tickets(A, &["EC-28"]).routes(A, &["BOS-NYC-1"]).current("EV-03");
    assert_eq!(table.game.report(), None, "not before it is over");
    let mut game = table.game;
    game.place_wagons(3, &mut Events::muted());
    game.finish(&mut Events::muted());
    let report = game.report().unwrap();
    assert_eq!(report.ranking, [A, B]);
    assert_eq!(report.companies[0].completed, [TicketId::find("EC-28").unwrap()]);
    assert_eq!(report.companies[0].largest, [vec![city("BOS"), city("NYC")]]);
    assert_eq!(report.bag, [12; 5], "wagons left on the map go back into the bag");
    assert_eq!(report.past_events.len(), 1);
}
