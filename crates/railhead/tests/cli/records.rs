//! `replay`, `verify`, `explain` and `analyse`, on records that are right and on records that are damaged.

use crate::program::{Ran, railhead, railhead_reading, record_of, some_game, whole_record};
use railhead_game::{Record, Refusal, Seat, Seed, bot_contribution, commitment};
use railhead_registry::games;
use serde_json::Value;

fn verify(text: &str) -> Ran {
    railhead_reading(text.as_bytes(), &["verify", "-"])
}

/// The program refuses the record with a sentence that has these words in it.
fn refused(text: &str, words: &[&str]) {
    let ran = verify(text);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{ran:?}");
    assert_eq!(ran.err.lines().count(), 1, "{ran:?}");
    assert!(ran.err.starts_with("railhead: standard input: "), "{ran:?}");
    for word in words {
        assert!(ran.err.contains(word), "{word:?} is not in {ran:?}");
    }
}

/// The record with its decisions changed and no digest that would give it away.
fn changed(change: impl FnOnce(&mut Record)) -> String {
    let mut record = whole_record(some_game());
    record.digest = None;
    change(&mut record);
    record.to_string()
}

/// The first lines of a text.
fn first_lines(text: &str, count: usize) -> String {
    text.split_inclusive('\n').take(count).collect()
}

/// The line on which the decision of this number stands, in a record of this text.
fn line_of(text: &str, ply: usize) -> usize {
    let record: Record = text.parse().unwrap();
    record.decisions[ply].line
}

#[test]
fn a_record_of_every_game_is_verified_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    for game in games() {
        let record = whole_record(*game);
        let path = folder.path().join("game.record");
        std::fs::write(&path, record.to_string()).unwrap();
        let ran = railhead(&["verify", path.to_str().unwrap()]);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{ran:?}");
        assert!(ran.out.contains("digest: right\nseed: proved\npromise: "), "{ran:?}");
        assert!(ran.out.contains("Player 0"), "{ran:?}");
    }
}

#[test]
fn the_shuffle_is_worked_out_again_from_a_record() {
    let mut record = whole_record(some_game());
    let secret = record.secret.expect("a secret");
    let promise = commitment(&secret);
    record.contributions[1] = bot_contribution(&promise, Seat(1));
    record.seed = Seed::mix(&secret, record.contributions.iter().map(String::as_str));
    // Other cards are dealt from that seed: the game is not played.
    record.decisions.clear();
    record.digest = None;
    let told = |args: &[&str]| {
        railhead_reading(record.to_string().as_bytes(), &[&["verify", "-", "--undigested"], args].concat())
    };
    for args in [&[][..], &["--promise", promise.as_str()]] {
        let ran = told(args);
        assert_eq!(ran.status, 0, "{ran:?}");
        for said in [
            format!("promise: {promise}"),
            "Player 0 added lucky 0\n".to_owned(),
            format!("Player 1 added {}, which follows from the promise\n", record.contributions[1]),
        ] {
            assert!(ran.out.contains(&said), "{said}: {ran:?}");
        }
    }
    let ran = told(&["--promise", &"0".repeat(64)]);
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(ran.err.contains("is not the one promised") && ran.err.contains(&promise), "{ran:?}");
}

#[test]
fn a_game_that_is_not_over_is_verified_as_such() {
    let ran = verify(&record_of(some_game(), 5).to_string());
    assert_eq!(ran.status, 0, "{ran:?}");
    assert!(ran.out.ends_with("the game is not over\n"), "{ran:?}");
}

#[test]
fn a_record_cut_short_is_found_out() {
    let text = whole_record(some_game()).to_string();
    let decisions = text.lines().count() - 2;
    refused(&text[..text.len() - 20], &["digest"]);
    refused(&first_lines(&text, decisions - 3), &["no digest"]);
    refused(&text[..text.len() / 2], &[]);
    refused(&first_lines(&text, 3), &["the header has no line \"seats\""]);
    refused("", &["line 1", "not a Railhead record"]);
}

#[test]
fn a_record_written_by_hand_is_accepted_if_asked_for() {
    let text = changed(|_| {});
    refused(&text, &["--undigested"]);
    let ran = railhead_reading(text.as_bytes(), &["verify", "-", "--undigested"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    assert!(ran.out.contains("digest: none\n"), "{ran:?}");
}

#[test]
fn a_wrong_digest_is_found_out() {
    let record = whole_record(some_game());
    let digest = record.digest.clone().unwrap();
    let text = record.to_string();
    refused(&text.replace(&digest, &"0".repeat(64)), &["digest: the record says 0000", &digest]);
    refused(&text.replace("seat 1: Player 1", "seat 1: Somebody else"), &["digest"]);
}

#[test]
fn a_wrong_seed_is_found_out() {
    refused(&changed(|record| record.contributions[0] += "!"), &["seed: it is not made from the secret"]);
}

/// Cuts the record at the first decision in whose place an earlier one would be against the rules, and puts it there.
fn repeat_a_decision_illegally(record: &mut Record) {
    let mut play = record.replay(some_game(), Some(0)).unwrap();
    for ply in 0..record.decisions.len() {
        let seat = record.decisions[ply].seat;
        let against_rules =
            |notation: &String| matches!(play.boxed().decide(seat, notation), Err(Refusal::Illegal(_)));
        let earlier = record.decisions[..ply].iter().map(|decision| decision.notation.clone());
        if let Some(illegal) = earlier.into_iter().find(against_rules) {
            record.decisions.truncate(ply + 1);
            record.decisions[ply].notation = illegal;
            return;
        }
        play.decide(seat, &record.decisions[ply].notation).unwrap();
    }
    panic!("every decision could be repeated at any time");
}

#[test]
fn an_illegal_decision_is_named_with_its_line_and_its_rule() {
    let text = changed(repeat_a_decision_illegally);
    let record: Record = text.parse().unwrap();
    let ply = record.decisions.len() - 1;
    let line = line_of(&text, ply);
    let paragraph = format!("is refused by {}-", some_game().meta().prefix);
    refused(&text, &[&format!("line {line}, ply {ply}: "), &paragraph]);
    let lang = railhead_reading(text.as_bytes(), &["verify", "-", "--lang", "pt-BR"]);
    assert!(lang.err.contains(&paragraph), "{lang:?}");
    assert_ne!(lang.err, verify(&text).err, "the reason is given in Portuguese");
    assert!(!lang.err.contains('\u{27e8}'), "{lang:?}");
}

#[test]
fn a_decision_by_the_wrong_seat_is_named_with_its_line() {
    let text = changed(|record| {
        let seats = record.seats;
        record.decisions[0].seat = record.decisions[0].seat.next(seats);
    });
    let line = line_of(&text, 0);
    refused(&text, &[&format!("line {line}, ply 0: "), "has nothing to decide now"]);
    let crowd = changed(|record| record.decisions[0].seat.0 = 200);
    refused(&crowd, &["ply 0: ", "seat 200"]);
}

#[test]
fn a_decision_that_is_none_is_named_with_its_line() {
    let text = changed(|record| record.decisions[2].notation = "dance wildly".to_owned());
    refused(&text, &[&format!("line {}, ply 2: ", line_of(&text, 2)), "not a decision of this game"]);
}

#[test]
fn a_decision_after_the_end_is_refused() {
    let text = changed(|record| {
        let last = record.decisions.last().unwrap().clone();
        record.decisions.push(last);
    });
    refused(&text, &["the game is over"]);
}

#[test]
fn another_game_or_version_or_table_is_refused() {
    let text = whole_record(some_game()).to_string();
    let id = some_game().meta().id;
    refused(&text.replace(&format!("game: {id}"), "game: chess"), &["\"chess\" is not a game of this table"]);
    refused(&text.replace("\nrules: ", "\nrules: 99"), &["rules: version 99"]);
    refused(&changed(|record| record.seats = 250), &["seats: 250 is not between"]);
    refused(&changed(|record| record.options.set("weather", "fair")), &["there is no option \"weather\""]);
}

#[test]
fn garbage_is_refused_with_its_line() {
    let mut bytes = whole_record(some_game()).to_string().into_bytes();
    let third = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(2).unwrap().0;
    bytes[third - 1] = 0xff;
    let ran = railhead_reading(&bytes, &["verify", "-"]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("line 3: not a text"), "{ran:?}");
    let noise: Vec<u8> = (0..4_096_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    for command in ["verify", "replay", "import"] {
        let ran = railhead_reading(&noise, &[command, "-"]);
        assert_eq!((ran.status, ran.err.lines().count()), (1, 1), "{command}: {ran:?}");
    }
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let ran = railhead(&["verify", "no/such.record"]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.starts_with("railhead: no/such.record: "), "{ran:?}");
}

fn replay(text: &str, args: &[&str]) -> Ran {
    railhead_reading(text.as_bytes(), &[&["replay", "-"], args].concat())
}

#[test]
fn a_record_is_told_in_words_up_to_any_ply() {
    let record = whole_record(some_game());
    let text = record.to_string();
    let whole = replay(&text, &[]);
    assert_eq!((whole.status, whole.err.as_str()), (0, ""));
    let all = record.decisions.len();
    assert!(
        whole.out.contains(&format!("After {all} of {all} decisions, as a spectator sees it")),
        "{whole:?}"
    );
    let part = replay(&text, &["--to", "4", "--seat", "1"]);
    assert!(part.out.contains(&format!("After 4 of {all} decisions, as Player 1 sees it")), "{part:?}");
    assert!(part.out.len() < whole.out.len());
    let portuguese = replay(&text, &["--to", "4", "--seat", "1", "--lang", "pt-BR"]);
    assert_ne!(portuguese.out, part.out);
}

#[test]
fn a_position_is_shown_as_its_viewer_may_see_it() {
    let game = some_game();
    let record = whole_record(game);
    let play = record.replay(game, Some(6)).unwrap();
    let shown = |args: &[&str]| -> Value {
        let ran = replay(&record.to_string(), &[&["--to", "6", "--json"], args].concat());
        assert_eq!(ran.status, 0, "{ran:?}");
        serde_json::from_str(&ran.out).unwrap()
    };
    let spectator = shown(&[]);
    assert_eq!(spectator["view"], play.view(None));
    assert_eq!(spectator["viewer"], Value::Null);
    assert_eq!((&spectator["ply"], &spectator["outcome"]), (&Value::from(6), &Value::Null));
    let seated = shown(&["--seat", "1"]);
    assert_eq!(seated["view"], play.view(Some(railhead_game::Seat(1))));
    assert!(!seated["story"].as_array().unwrap().is_empty());
}

#[test]
fn a_whole_game_is_shown_with_its_outcome() {
    let ran = replay(&whole_record(some_game()).to_string(), &["--json"]);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(!told["outcome"]["standings"].as_array().unwrap().is_empty());
    assert!(told["outcome"]["winners"].is_array());
}

#[test]
fn seats_and_plies_that_are_not_there_are_refused() {
    let record = whole_record(some_game());
    let ran = replay(&record.to_string(), &["--seat", "7"]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.starts_with("railhead: there is no seat 7: "), "{ran:?}");
    let beyond = (record.decisions.len() + 1).to_string();
    let ran = replay(&record.to_string(), &["--to", &beyond]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains(&format!("there is no ply {beyond}")), "{ran:?}");
}

#[test]
fn a_position_is_explained_in_both_languages_and_as_json() {
    let text = whole_record(some_game()).to_string();
    let explain = |args: &[&str]| {
        let ran = railhead_reading(
            text.as_bytes(),
            &[&["explain", "-", "--to", "5", "--looks", "8"], args].concat(),
        );
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{ran:?}");
        ran.out
    };
    let shown: Value = serde_json::from_str(&explain(&["--json"])).unwrap();
    let advice = shown["advice"].as_array().unwrap();
    assert!((1..=3).contains(&advice.len()), "{shown}");
    assert!(advice[0]["loss"] == 0.0 && !advice[0]["why"].as_str().unwrap().is_empty(), "{shown}");
    assert!(explain(&[]).contains("% to win"));
    assert_ne!(explain(&["--lang", "pt-BR"]), explain(&[]));
}

#[test]
fn nobody_is_advised_after_the_end_or_without_a_decision() {
    let record = whole_record(some_game());
    let ran = railhead_reading(record.to_string().as_bytes(), &["explain", "-"]);
    assert_eq!(ran.status, 1);
    let all = record.decisions.len();
    assert!(
        ran.err.contains(&format!("nobody has anything to decide there after {all} decisions")),
        "{ran:?}"
    );
    let ran = railhead_reading(record.to_string().as_bytes(), &["explain", "-", "--seat", "7"]);
    assert!(ran.err.starts_with("railhead: there is no seat 7: "), "{ran:?}");
}

#[test]
fn a_game_is_analysed_alike_on_one_thread_and_on_two() {
    let text = changed(|record| record.decisions.truncate(6));
    let analyse = |args: &[&str]| {
        let ran = railhead_reading(text.as_bytes(), &[&["analyse", "-", "--looks", "4"], args].concat());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{ran:?}");
        ran.out
    };
    let alone = analyse(&["--json", "--threads", "1"]);
    assert_eq!(analyse(&["--json", "--threads", "2"]), alone);
    let found: Value = serde_json::from_str(&alone).unwrap();
    let moments = found["moments"].as_array().unwrap();
    assert!(!moments.is_empty() && moments.len() <= 6, "{found}");
    assert!(analyse(&[]).contains("where the game turned:"));
}
