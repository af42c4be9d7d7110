//! Seats that must decide at the same time: whoever answers the question they were shown is heard, once, whatever the
//! others have answered meanwhile.

use serde_json::json;

use crate::{client::Answer, party::Party, server::Server};

/// Everybody sends their decision for the same ply at the same moment; sent again, each gets its answer again.
async fn all_at_once(party: &Party, decisions: [&str; 3]) -> [Answer; 3] {
    let (ply, _) = party.legal(0).await;
    let before = party.log().await.len();
    let [a, b, c] = decisions;
    let (a, b, c) = tokio::join!(party.decide(0, ply, a), party.decide(1, ply, b), party.decide(2, ply, c));
    let answers = [a, b, c];
    let mut plies: Vec<u64> =
        answers.iter().map(|answer| answer.good()["ply"].as_u64().expect("a ply")).collect();
    for (seat, decision) in decisions.into_iter().enumerate() {
        let again = party.decide(seat, ply, decision).await.good();
        assert_eq!(again["ply"], plies[seat], "the same answer again");
    }
    plies.sort_unstable();
    assert_eq!(plies, [ply + 1, ply + 2, ply + 3], "each was taken once, one after the other");
    let log = party.log().await;
    assert_eq!(log.len(), before + 3);
    let mut seats: Vec<usize> = log[before..].iter().map(|taken| taken.seat).collect();
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2]);
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_that_decide_at_the_same_time_do_not_collide() {
    let server = Server::start();
    let party = Party::at(&server, "ticket-legacy-campaign", 3, json!({}), 5).await;
    all_at_once(&party, ["company red", "company blue", "company green"]).await;
    all_at_once(&party, ["attend", "attend", "attend"]).await;
    let (kept, _) = party.legal(0).await;
    all_at_once(&party, ["keep", "keep", "keep"]).await;
    // Somebody who kept their tickets and now says otherwise, at the ply where they were asked, comes too late.
    let late = party.decide(1, kept, "return EC-01").await;
    assert_eq!((late.status, late.json()["error"].as_str()), (409, Some("stale")), "{late:?}");
    let (read, _) = party.legal(0).await;
    all_at_once(&party, ["read", "read", "read"]).await;
    // The same word for the next card is another decision, at another ply.
    let (next, _) = party.legal(1).await;
    let again = party.decide(1, next, "read").await.good();
    assert_eq!(again["ply"], next + 1);
    let late = party.decide(2, read, "skip").await;
    assert_eq!((late.status, late.json()["error"].as_str()), (409, Some("stale")), "{late:?}");
    // Others read on; whoever is still at the old ply is heard, by the form of the page too.
    let (shown, _) = party.legal(2).await;
    party.decide(0, shown, "skip").await.good();
    let form = party.players[2].request(reqwest::Method::POST, &format!("/t/{}/decide", party.table));
    let form =
        form.header("accept", "application/json").header("content-type", "application/x-www-form-urlencoded");
    let done = party.players[2].send(form.body(format!("ply={shown}&seat=2&decision=skip"))).await;
    assert_eq!(done.good()["ply"], shown + 2);
    // A ply that is still to come was shown to nobody.
    let early = party.decide(1, shown + 9, "skip").await;
    assert_eq!((early.status, early.json()["error"].as_str()), (409, Some("stale")), "{early:?}");
    // A question that has gone is not answered: all have read, and the first company plays.
    let (last, _) = party.legal(1).await;
    party.decide(1, last, "skip").await.good();
    let actor = party.actors().await[0];
    let idle = (actor + 1) % 3;
    let late = party.decide(idle, party.log().await.len() as u64, "read").await;
    assert_eq!(late.status, 409, "{late:?}");
}
