//! Whole random games in words. If the rules or their wording change, these files are what a reviewer reads.
//!
//! After a change that was meant, write them anew and read the difference:
//! `UPDATE_GOLDEN=1 cargo test -p great-western-trail --test playthrough`.

use std::{env, fs, path::Path};

use great_western_trail::GreatWesternTrail;
use railhead_testkit::playthrough;

/// Compares a random game with its golden file; with `UPDATE_GOLDEN=1` writes the file first.
fn reads_as_ever(seats: u8, file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(file);
    let text = playthrough::<GreatWesternTrail>(seats, 4);
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &text).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&path).expect("the golden file is there");
    let differs = text.lines().zip(golden.lines()).position(|(now, then)| now != then);
    assert!(text == golden, "{file} differs from line {:?}", differs.map(|line| line + 1));
}

#[test]
fn a_random_game_of_two_reads_as_it_always_did() {
    reads_as_ever(2, "2-seats.txt");
}

#[test]
fn a_random_game_of_three_reads_as_it_always_did() {
    reads_as_ever(3, "3-seats.txt");
}

#[test]
fn a_random_game_of_four_reads_as_it_always_did() {
    reads_as_ever(4, "4-seats.txt");
}
