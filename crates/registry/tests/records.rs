//! Records of tables on the shelf can be read again.

use railhead_game::{Luck, Options, Play, Record, Seat, Seed};
use railhead_registry::find;

fn play_on(play: &mut dyn Play, decisions: usize, luck: &mut Luck) {
    for _ in 0..decisions {
        let seat = play.actors().first().expect("a campaign is long");
        let legal = play.legal(seat);
        play.decide(seat, &legal[(luck.number() % legal.len() as u64) as usize]).unwrap();
    }
}

/// What a table begins from when it branches off has several lines; its record keeps them.
#[test]
fn the_record_of_a_branch_replays() {
    let game = find("ticket-legacy-campaign").unwrap();
    let mut luck = Luck::new(3);
    let mut play = game.open(3, &Options::default(), Seed([4; 32]), 1).unwrap();
    for (seat, company) in Seat::all(3).zip(["red", "blue", "black"]) {
        play.decide(seat, &format!("company {company}")).unwrap();
        play.decide(seat, "attend").unwrap();
    }
    let branch = play.branch().expect("nobody has played yet");
    assert!(branch.options.iter().any(|(_, text)| text.lines().count() > 3), "{:?}", branch.options);
    let mut other = game.open(3, &branch.options, Seed([5; 32]), 1).unwrap();
    play_on(other.as_mut(), 40, &mut luck);
    let text = Record::of(other.as_ref(), &[]).to_string();
    let record: Record = text.parse().unwrap();
    let again = record.verify(game).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((again.ply(), again.view(None)), (other.ply(), other.view(None)));
}
