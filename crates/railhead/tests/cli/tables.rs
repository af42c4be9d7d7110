//! `export` and `import`: records out of a data folder and into one.

use std::{fs, path::Path};

use crate::program::{Ran, railhead, railhead_reading, record_of, some_game, whole_record};
use railhead_game::Record;
use railhead_registry::games;

fn import(folder: &Path, record: &Record) -> Ran {
    railhead_reading(record.to_string().as_bytes(), &["import", "-", "--data", folder.to_str().unwrap()])
}

fn export(folder: &Path, table: &str) -> Ran {
    railhead(&["export", table, "--data", folder.to_str().unwrap()])
}

#[test]
fn a_record_of_every_game_comes_out_as_it_went_in() {
    let folder = tempfile::tempdir().unwrap();
    for game in games() {
        let record = whole_record(*game);
        let imported = import(folder.path(), &record);
        assert_eq!((imported.status, imported.err.as_str()), (0, ""), "{imported:?}");
        let exported = export(folder.path(), imported.out.trim());
        assert_eq!((exported.status, exported.err.as_str()), (0, ""), "{exported:?}");
        assert_eq!(exported.out, record.to_string());
    }
}

#[test]
fn an_export_can_be_written_to_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let record = whole_record(some_game());
    let table = import(folder.path(), &record).out;
    let file = folder.path().join("out.record");
    let (data, path) = (folder.path().to_str().unwrap(), file.to_str().unwrap());
    let ran = railhead(&["export", table.trim(), "--data", data, "-o", path]);
    assert_eq!((ran.status, ran.out.as_str()), (0, ""), "{ran:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), record.to_string());
    assert_eq!(railhead(&["verify", path]).status, 0);
}

#[test]
fn a_game_under_way_goes_on_elsewhere_and_is_to_be_kept_secret() {
    let folder = tempfile::tempdir().unwrap();
    let record = record_of(some_game(), 7);
    let imported = import(folder.path(), &record);
    assert_eq!(imported.status, 0, "{imported:?}");
    assert!(imported.err.contains("the token of the guest who plays on is "), "{imported:?}");
    let exported = export(folder.path(), imported.out.trim());
    assert_eq!(exported.status, 0, "{exported:?}");
    assert_eq!(exported.out, record.to_string());
    assert!(exported.err.contains("hide from each other"), "{exported:?}");
}

#[test]
fn a_record_without_a_proof_comes_out_without_one() {
    let folder = tempfile::tempdir().unwrap();
    let proved = whole_record(some_game());
    let play = proved.replay(some_game(), None).unwrap();
    let bare = Record::of(play.as_ref(), &proved.names);
    let table = import(folder.path(), &bare).out;
    assert_eq!(export(folder.path(), table.trim()).out, bare.to_string());
}

#[test]
fn a_damaged_record_is_not_kept() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("data");
    let mut record = whole_record(some_game());
    record.decisions.pop();
    let ran = import(&folder, &record);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{ran:?}");
    assert!(ran.err.contains("digest"), "{ran:?}");
    assert!(!folder.exists(), "nothing was made for it");
}

#[test]
fn a_table_or_folder_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let ran = export(folder.path(), "0123456789");
    assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{ran:?}");
    assert_eq!(ran.err, "railhead: there is no table 0123456789 in this folder\n");
    let nowhere = folder.path().join("nowhere");
    let ran = export(&nowhere, "0123456789");
    assert_eq!(ran.status, 1);
    assert!(ran.err.starts_with("railhead: there is no folder "), "{ran:?}");
    assert!(!nowhere.exists());
}

#[test]
fn a_folder_in_use_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(railhead_store::Store::open(folder.path())).unwrap();
    let ran = export(folder.path(), "0123456789");
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("is in use"), "{ran:?}");
    runtime.block_on(store.close()).unwrap();
}
