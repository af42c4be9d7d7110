//! The kit finds what it looks for, and nothing where there is nothing to find.

/// A small game with faults that can be asked for: two seats take stones, who takes the last one wins. Each seat holds
/// a card that the other doesn't know.
mod nim;

use std::panic;

use nim::{Nim, Taken};
use railhead_game::{Game, GameOf, Luck, Options, Play, Seat, Tutorial, TutorialError};
use railhead_testkit::{
    Kit, Table, Trial, greedy_beats_random, greedy_game, lesson_faults, paths, playthrough,
    words_are_complete,
};

fn table() -> Table<Nim> {
    Table::new(2, &Options::default(), 7)
}

/// What a check that must fail says.
fn complaint(check: impl FnOnce() + panic::UnwindSafe) -> String {
    let said = panic::catch_unwind(check).expect_err("the check should have failed");
    said.downcast_ref::<String>()
        .cloned()
        .unwrap_or_else(|| (*said.downcast_ref::<&str>().unwrap()).to_owned())
}

#[test]
fn a_sound_game_passes() {
    let report = Trial::<Nim>::new(2).games(20).run();
    assert_eq!((report.games, report.most_legal), (20, 3));
    words_are_complete::<Nim>();
}

#[test]
fn every_fault_is_found() {
    let faults = [
        ("twice", "a decision is listed twice"),
        ("deaf", "take 2 is listed but refused"),
        ("lax", "is not listed but accepted"),
        ("careless", "was refused but changed the state"),
        ("endless", "the game does not end"),
        ("idle", "is the only decision and reveals nothing"),
        ("forgetful", "what is 0 asked?"),
        ("leaky", "the view of Some(Seat(0)) changes under determinize(0)"),
        ("frank", "the view of None names the hidden"),
        ("lossy", "audit: 12 stones"),
        ("sums", "the parts of seat 0 make its score"),
    ];
    for (flaw, expected) in faults {
        let said = complaint(|| {
            Trial::<Nim>::new(2).option("flaw", flaw).games(20).longest(40).run();
        });
        assert!(said.contains(expected), "{flaw}: {said}");
    }
}

#[test]
fn a_table_plays_refuses_and_remembers() {
    let table = table().play("take 3; take 2").refuses("take 4; take 0", "NI-1.2");
    assert_eq!((table.game.heap, table.to_decide()), (7, Seat(0)));
    assert_eq!(table.legal(), ["take 1", "take 2", "take 3"]);
    assert!(table.may("take 3") && !table.may("take 4") && table.legal_for(Seat(1)).is_empty());
    let table = table.refuses_to(Seat(1), "take 1", "NI-1.1").play_as(Seat(0), "take 3");
    assert_eq!(table.events().last(), Some(&Taken { seat: Seat(0), stones: 3 }));
    assert_eq!(table.refusal(Seat(1), "take 9").unwrap().args[0], ("n", 9u8.into()));
    assert_eq!(table.refusal(Seat(1), "take 2"), None);
    let over = table.play("take 3");
    assert!(over.legal().is_empty(), "the last stone plays itself");
    assert_eq!(over.game.outcome().unwrap().winners.first(), Some(Seat(0)));
}

#[test]
fn a_table_says_what_went_wrong() {
    assert_eq!(
        complaint(|| drop(table().play("take 7"))),
        "take 7 by seat 0 is refused: NI-1.2: not-so-many"
    );
    assert_eq!(complaint(|| drop(table().refuses("take 2", "NI-1.2"))), "take 2 by seat 0 is accepted");
    assert!(
        complaint(|| drop(table().refuses("take 7", "NI-1.1"))).contains("take 7 by seat 0: not-so-many")
    );
    let mut lossy = table();
    lossy.game.heap = 9;
    assert_eq!(complaint(|| drop(lossy.clone().play("take 1"))), "after take 1 by seat 0: audit: 9 stones");
    Table { whole: false, ..lossy }.play("take 1");
}

#[test]
fn what_is_wrong_with_a_lesson_is_found() {
    static NIM: GameOf<Nim> = GameOf::new();
    let read = |step: &str| {
        let begin =
            "minutes = 1\n[position.begin]\nseats = 2\nseed = \"1\"\n[[step]]\nposition = \"begin\"\n";
        Tutorial::parse("first", &format!("{begin}{step}"))
    };
    let faults = |step: &str| lesson_faults(&NIM, &read(step).expect("a lesson")).join("\n");
    assert!(faults("").contains("en has no message lesson-first-1-text"));
    assert!(faults("do = \"take 7\"").contains("\"take 7\" is not legal"));
    assert!(faults("then = [\"1 take 1\"]").contains("\"1 take 1\" is refused"));
    assert!(faults("lit = [\"moon\"]").contains("\"moon\" is not in the scene"));
    assert!(faults("pane = \"moon\"").contains("there is no pane \"moon\""));
    assert!(!faults("do = \"take 2\"").contains("step 1"), "{}", faults("do = \"take 2\""));
    let bad = |step: &str, fault: &str| {
        assert!(
            matches!(read(step), Err(TutorialError::Step { fault: said, .. }) if said.contains(fault)),
            "{step}"
        );
    };
    bad("do = \"take 1\"\nanswers = 2\nright = 1", "a step asks for a decision, or");
    bad("answers = 2\nright = 3", "a step asks for a decision, or");
    bad("[[step]]\nposition = \"moon\"", "there is no such position");
    assert!(matches!(read("moon = 1"), Err(TutorialError::Malformed(_))));
}

#[test]
fn paths_are_counted() {
    let game = table().game;
    assert_eq!([0, 1, 2, 3].map(|decisions| paths(&game, decisions)), [1, 3, 9, 27]);
    let mut end = table().game;
    end.heap = 3;
    assert_eq!(paths(&end, 9), 4, "a game that has ended counts once");
}

#[test]
fn greedy_bots_play() {
    let play = greedy_game::<Nim>(2, &Options::default(), &mut Luck::new(1));
    assert!(play.outcome().is_some() && play.ply() > 2);
    greedy_beats_random::<Nim>(2, 100, &Options::default(), 0.8);
    let said = complaint(|| greedy_beats_random::<Nim>(2, 100, &Options::default(), 1.1));
    assert!(said.starts_with("nim, 2 seats: greedy wins only"), "{said}");
}

#[test]
fn golden_games_are_compared_with_their_files() {
    if std::env::var_os("RAILHEAD_BLESS").is_some() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let [playthroughs, fixtures] =
        ["playthroughs", "fixtures"].map(|name| folder.path().join("tests").join(name));
    std::fs::create_dir_all(&playthroughs).unwrap();
    std::fs::create_dir_all(&fixtures).unwrap();
    let text = playthrough::<Nim>(2, 5, &Options::default());
    assert!(text.starts_with("Nim, rules 1, 2 seats, seed 0505") && text.contains("Seat 0 takes"), "{text}");
    std::fs::write(playthroughs.join("2-seats.txt"), &text).unwrap();
    let kit = || Kit::<Nim>::new(folder.path().to_str().unwrap()).playthroughs(2..=2, |_| 5).records(2..=2);
    kit().check_playthroughs();
    std::fs::write(playthroughs.join("2-seats.txt"), text.replacen("Seat 0 takes", "Seat 0 drops", 1))
        .unwrap();
    assert!(complaint(|| kit().check_playthroughs()).contains("goes another way now from line Some("));
    assert!(complaint(|| kit().check_records()).contains("v1-2-seats.record is missing; bless to add it"));
}
