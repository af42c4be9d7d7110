//! A whole random game in words. If the rules or their wording change, this file is what a reviewer reads.

use std::{env, fs, path::Path};

use great_western_trail::GreatWesternTrail;
use railhead_game::testkit::playthrough;

/// With `UPDATE_GOLDEN=1` the file is written instead of compared.
#[test]
fn a_random_game_reads_as_it_always_did() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/two-seats.txt");
    let text = playthrough::<GreatWesternTrail>(2, 4);
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &text).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&path).expect("the golden file is there");
    let differs = text.lines().zip(golden.lines()).position(|(now, then)| now != then);
    assert!(text == golden, "differs from line {:?}", differs.map(|line| line + 1));
}
