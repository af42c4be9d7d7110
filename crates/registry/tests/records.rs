//! Records of tables on the shelf can be read again.

use railhead_game::{Lang, Luck, Options, Play, Reader, Record, Seed};
use railhead_registry::find;

const CAMPAIGN: &str = "ticket-legacy-campaign";

fn play_on(play: &mut dyn Play, decisions: usize, luck: &mut Luck) {
    for _ in 0..decisions {
        let seat = play.actors().first().expect("a campaign is long");
        let legal = play.legal(seat);
        play.decide(seat, &legal[(luck.number() % legal.len() as u64) as usize]).unwrap();
    }
}

/// Goes on from what another table left, and reads the record of that.
#[track_caller]
fn replays(options: &Options) {
    let game = find(CAMPAIGN).unwrap();
    let mut play = game.open(3, options, Seed([5; 32]), 1).unwrap();
    play_on(play.as_mut(), 40, &mut Luck::new(3));
    let text = Record::of(play.as_ref(), &[]).to_string();
    let record: Record = text.parse().unwrap();
    let again = record.verify(game).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((again.ply(), again.view(None)), (play.ply(), play.view(None)));
}

#[test]
fn the_record_of_a_branch_replays() {
    let mut luck = Luck::new(3);
    let mut play = find(CAMPAIGN).unwrap().open(3, &Options::default(), Seed([4; 32]), 1).unwrap();
    let names: Vec<String> = ["Ana", "Bento", "Caio"].map(str::to_owned).to_vec();
    let branch = loop {
        play_on(play.as_mut(), 50, &mut luck);
        let reader = Reader { viewer: None, lang: Lang::En, names: &names };
        let chapters: Vec<usize> = play.chapters(reader).iter().map(|chapter| chapter.ply).collect();
        if let Some((_, branch)) = play.branches(&chapters).unwrap().pop() {
            break branch;
        }
        assert!(play.ply() < 10_000, "a year comes to its end");
    };
    replays(&branch.options);
}

/// Tables that began when a branch was a seed and decisions, one a line, are recorded and read as ever.
#[test]
fn the_record_of_an_older_branch_replays() {
    let log = "0 company red\n0 attend\n1 company blue\n1 attend\n2 company black\n2 attend\n";
    let text = format!("year 1 {}\n{log}", Seed([4; 32]));
    replays(&Options::default().with("branch", &text));
}
