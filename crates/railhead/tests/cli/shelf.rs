//! `games` and `simulate`, and how the program answers what it doesn't understand.

use railhead_game::Meta;
use railhead_registry::games;
use serde_json::Value;

use crate::program::{railhead, some_game};

fn json(args: &[&str]) -> Value {
    let ran = railhead(args);
    assert_eq!(ran.status, 0, "{ran:?}");
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {ran:?}"))
}

#[test]
fn every_game_has_a_line() {
    let ran = railhead(&["games"]);
    assert_eq!(ran.status, 0);
    assert_eq!(ran.out.lines().count(), games().len());
    for (line, game) in ran.out.lines().zip(games()) {
        let meta = game.meta();
        assert!(line.starts_with(meta.id) && line.contains(meta.title), "{line}");
        assert!(line.contains(&format!("{}-{} seats", meta.min_seats, meta.max_seats)), "{line}");
    }
}

#[test]
fn games_are_listed_as_json_too() {
    let listed = json(&["games", "--json"]);
    let listed = listed.as_array().unwrap();
    assert_eq!(listed.len(), games().len());
    for (shown, game) in listed.iter().zip(games()) {
        let meta = game.meta();
        assert_eq!(shown["id"], meta.id);
        assert_eq!(shown["rules"], meta.current_version());
        assert_eq!(shown["options"].as_array().unwrap().len(), meta.options.len());
    }
}

/// What depends on the machine and its neighbours.
const TIMED: [&str; 5] =
    ["seconds", "threads", "decisions_per_second_per_thread", "cpu_seconds", "decisions_per_cpu_second"];

#[test]
fn a_simulation_is_the_same_on_one_thread_and_on_two() {
    let id = some_game().meta().id;
    let figures = |threads: &str| {
        let args = ["simulate", id, "--games", "30", "--seed", "9", "--bots", "greedy,random", "--json"];
        let mut report = json(&[&args[..], &["--threads", threads]].concat());
        let report = report.as_object_mut().unwrap();
        assert_eq!(report["threads"].to_string(), threads);
        for key in TIMED {
            report.remove(key).unwrap();
        }
        Value::from(report.clone())
    };
    let alone = figures("1");
    assert_eq!(figures("2"), alone);
    assert_eq!(alone["games"], 30);
    assert_eq!(alone["bots"]["greedy"]["games"], 30);
}

#[test]
fn an_arena_measures_levels_alike_on_one_thread_and_on_two() {
    let id = some_game().meta().id;
    let args = ["arena", id, "--levels", "random,greedy", "--deals", "8", "--seed", "9", "--json"];
    let alone = json(&[&args[..], &["--threads", "1"]].concat());
    assert_eq!(json(&[&args[..], &["--threads", "2"]].concat()), alone);
    assert_eq!(alone["ratings"][0]["level"], "greedy");
    assert_eq!(alone["pairs"][0]["first"], "greedy");
    let shown = railhead(&["arena", id, "--levels", "random,greedy", "--deals", "1", "--all"]);
    assert!(shown.out.contains("| greedy v random | 2 |"), "{}", shown.out);
    assert_eq!(railhead(&["arena", id, "--levels", "greedy"]).status, 1);
}

#[test]
fn an_arena_is_taken_up_where_its_journal_ends() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("games.jsonl");
    let id = some_game().meta().id;
    let args = |deals| {
        ["arena", id, "--levels", "random,greedy", "--all", "--json", "--seed", "9", "--deals", deals]
    };
    let noted = ["--journal", journal.to_str().unwrap()];
    let lines = || std::fs::read_to_string(&journal).unwrap().lines().count();
    json(&[&args("2")[..], &noted].concat());
    assert_eq!(lines(), 1 + 4);
    // Whoever wrote the last line was stopped.
    let whole = std::fs::read_to_string(&journal).unwrap();
    std::fs::write(&journal, &whole[..whole.len() - 20]).unwrap();
    assert_eq!(json(&[&args("5")[..], &noted].concat()), json(&args("5")));
    assert_eq!(lines(), 1 + 10);
    let other = railhead(&[&args("5")[..], &noted, &["--players", "3"]].concat());
    assert_eq!(other.status, 1);
    assert!(other.err.contains("a journal of other games"), "{other:?}");
}

#[test]
fn an_arena_draws_its_ratings() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ratings.svg");
    let id = some_game().meta().id;
    let args = ["arena", id, "--levels", "random,greedy", "--deals", "1", "--plot"];
    let ran = railhead(&[&args[..], &[path.to_str().unwrap()]].concat());
    assert_eq!(ran.status, 0, "{ran:?}");
    let svg = std::fs::read_to_string(path).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("greedy") && svg.contains("random"), "{svg}");
}

#[test]
fn a_game_without_anything_to_learn_says_so() {
    let ran = railhead(&["train", "ticket-legacy", "--date", "2026-11-17", "-o", "weights.toml"]);
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(ran.err.contains("ticket-legacy has nothing to learn"), "{ran:?}");
}

#[test]
fn a_training_goes_on_from_its_checkpoint_and_from_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let train = |seed: &str, output: &str| {
        let (output, checkpoint) = (path(output), path("checkpoint.json"));
        railhead(&[
            "train",
            "last-spike",
            "--generations",
            "2",
            "--games",
            "1",
            "--date",
            "2026-11-19",
            "--seed",
            seed,
            "-o",
            &output,
            "--checkpoint",
            &checkpoint,
        ])
    };
    let whole = train("1", "whole.toml");
    assert_eq!(whole.status, 0, "{whole:?}");
    let again = train("1", "again.toml");
    assert_eq!(again.status, 0, "{again:?}");
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    assert_eq!(read("whole.toml"), read("again.toml"));
    let other = train("2", "other.toml");
    assert_eq!(other.status, 1, "{other:?}");
    assert!(
        other.err.contains("the checkpoint belongs to `railhead train last-spike --generations 2"),
        "{other:?}"
    );
    std::fs::write(path("checkpoint.json"), "{}").unwrap();
    let damaged = train("1", "other.toml");
    assert!(damaged.status == 1 && damaged.err.contains("no checkpoint of a training"), "{damaged:?}");
    let nowhere = train("1", "no-folder/weights.toml");
    assert!(nowhere.status == 1 && nowhere.err.contains("there is no folder"), "{nowhere:?}");
    assert!(!folder.path().join("other.toml").exists());
}

#[test]
fn an_unknown_level_is_refused_by_its_name() {
    let id = some_game().meta().id;
    for command in [["simulate", id, "--bots", "greedy,genius"], ["arena", id, "--levels", "genius,steady"]] {
        let ran = railhead(&command);
        assert_eq!(ran.status, 2);
        assert!(
            ran.err.contains("\"genius\" is no level of bots") && ran.err.contains("steady"),
            "{}",
            ran.err
        );
    }
}

#[test]
fn a_simulation_reports_these_figures() {
    let meta = some_game().meta();
    let players = meta.max_seats.to_string();
    let report = json(&["simulate", meta.id, "--players", &players, "--games", "3", "--json"]);
    let mut keys: Vec<&str> = report.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    let expected = [
        "bots",
        "cpu_seconds",
        "decisions",
        "decisions_per_cpu_second",
        "decisions_per_game",
        "decisions_per_second_per_thread",
        "figures",
        "games",
        "max_legal",
        "mean_legal",
        "mean_parts",
        "seats",
        "seconds",
        "threads",
        "turn_order",
    ];
    assert_eq!(keys, expected);
    for by in ["seats", "turn_order"] {
        assert_eq!(report[by].as_array().unwrap().len(), usize::from(meta.max_seats), "wins by {by}");
    }
}

#[test]
fn figures_come_as_a_table_for_people() {
    let id = some_game().meta().id;
    let ran = railhead(&["simulate", id, "--games", "4"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "no bar where there is no terminal");
    for word in ["games", "decisions", "legal", "seconds", "speed", "random", "seat 0", "turn 1"] {
        assert!(ran.out.lines().any(|line| line.starts_with(word)), "{word}: {ran:?}");
    }
}

#[test]
fn options_of_a_game_can_be_set() {
    let has_options = |meta: &&Meta| meta.options.iter().any(|option| !option.default_value().is_empty());
    let mut metas = games().iter().map(|game| game.meta());
    let meta = metas.find(has_options).expect("some game has options");
    let option = meta.options.iter().find(|option| !option.default_value().is_empty()).unwrap();
    let value = format!("{}={}", option.key, option.default_value());
    assert_eq!(railhead(&["simulate", meta.id, "--games", "1", "--option", &value]).status, 0);
    let wrong = format!("{}=no-such-value", option.key);
    let ran = railhead(&["simulate", meta.id, "--games", "1", "--option", &wrong]);
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(ran.err.contains(option.key) && ran.err.contains("no-such-value"), "{ran:?}");
}

#[test]
fn what_cannot_be_played_is_said_in_a_sentence() {
    let id = some_game().meta().id;
    let ran = railhead(&["simulate", id, "--players", "99"]);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""));
    assert!(ran.err.starts_with("railhead: seats: 99 is not between"), "{ran:?}");
    let ran = railhead(&["simulate", id, "--players", "2", "--bots", "random,random,random"]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.err, "railhead: bots: 3 are too many for 2 seats\n");
    let ran = railhead(&["simulate", id, "--games", "0"]);
    assert!(ran.status == 2 && ran.err.contains("0 is not in 1.."), "{ran:?}");
}

#[test]
fn as_many_sit_down_as_there_are_bots() {
    let game = games().iter().find(|game| game.meta().min_seats < 3 && game.meta().max_seats >= 3);
    let id = game.expect("a game for three").meta().id;
    let report = json(&["simulate", id, "--games", "1", "--bots", "random,random,random", "--json"]);
    assert_eq!(report["seats"].as_array().map(Vec::len), Some(3), "{report}");
}

#[test]
fn what_is_not_understood_is_a_matter_of_usage() {
    let id = some_game().meta().id;
    for args in [
        &["simulate", "no-such-game"][..],
        &["simulate", id, "--bots", "genius"],
        &["arena", id, "--levels", "genius"],
        &["simulate", id, "--games", "many"],
        &["simulate", id, "--threads", "0"],
        &["simulate", id, "--option", "nonsense"],
        &["replay"],
        &["replay", "-", "--lang", "xx"],
        &["export", "not an id"],
        &["dance"],
    ] {
        let ran = railhead(args);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{args:?}: {ran:?}");
        assert!(ran.err.contains("error:"), "{args:?}: {ran:?}");
    }
}

#[test]
fn help_has_examples() {
    for args in [&["--help"][..], &["simulate", "--help"], &["verify", "--help"], &["export", "--help"]] {
        let ran = railhead(args);
        assert_eq!(ran.status, 0);
        assert!(ran.out.contains("Examples:\n  railhead"), "{ran:?}");
    }
}

#[test]
fn a_campaign_is_simulated_to_its_end() {
    let args =
        ["campaign", "simulate", "--companies", "2", "--games", "12", "--seed", "5", "--audit", "--json"];
    let report = json(&args);
    assert_eq!(report["games"], 1);
    assert_eq!(report["figures"]["states of the map/first"], 1);
    let states = report["figures"].as_object().expect("figures").keys();
    assert_eq!(states.filter(|figure| figure.starts_with("states of the map/")).count(), 9);
    let short = railhead(&["campaign", "simulate", "--games", "3"]);
    assert_eq!(short.status, 2, "a campaign is played to its end");
}
