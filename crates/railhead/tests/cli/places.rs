//! `backup`, `migrate` and `work`: everything in a copy, in another place, and for a database.

use std::path::Path;

use railhead_cluster::Schema;
use railhead_store::Store;

use crate::program::{Ran, railhead, railhead_reading, record_of, some_game, whole_record};

fn import(place: &[&str], record: &str) -> String {
    let ran = railhead_reading(record.as_bytes(), &[&["import", "-"], place].concat());
    assert_eq!(ran.status, 0, "{ran:?}");
    ran.out.trim().to_owned()
}

#[track_caller]
fn good(ran: Ran) -> String {
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{ran:?}");
    ran.out
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_backup_and_an_export_are_made_beside_a_server() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let data = ["--data", text(folder.path())];
    let record = whole_record(some_game()).to_string();
    let table = import(&data, &record);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let server = runtime.block_on(Store::open(folder.path())).unwrap();
    assert_eq!(good(railhead(&[&["export", &table][..], &data].concat())), record);
    assert!(good(railhead(&[&["check"][..], &data].concat())).starts_with("1 tables"));
    let file = other.path().join("railhead.db");
    let backup = [&["backup", text(&file)][..], &data].concat();
    assert!(good(railhead(&backup)).starts_with("1 tables are in "));
    let again = railhead(&backup);
    assert_eq!(again.status, 1, "a file that is there is left alone");
    runtime.block_on(server.close()).unwrap();
    assert_eq!(good(railhead(&["export", &table, "--data", text(other.path())])), record);
}

#[test]
fn a_folder_moves_to_a_database_and_back() {
    let (folder, back) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let record = whole_record(some_game()).to_string();
    let table = import(&["--data", text(folder.path())], &record);
    import(&["--data", text(folder.path())], &record_of(some_game(), 7).to_string());
    let between = tempfile::tempdir().unwrap();
    let schema = Schema::new();
    let other = schema.as_ref().map_or(text(between.path()).to_owned(), ToString::to_string);
    for (from, to) in [(text(folder.path()), other.as_str()), (other.as_str(), text(back.path()))] {
        let moved = good(railhead(&["migrate", "--from", from, "--to", to]));
        assert!(moved.contains(" rows are copied from ") && !moved.contains("options"), "{moved}");
        let again = railhead(&["migrate", "--from", from, "--to", to]);
        assert!(again.status == 1 && again.err.contains("already"), "{again:?}");
    }
    if schema.is_some() {
        assert_eq!(good(railhead(&["export", &table, "--database", &other])), record);
        assert!(good(railhead(&["check", "--database", &other])).starts_with("2 tables"));
        let ran = railhead(&["backup", text(&back.path().join("copy")), "--database", &other]);
        assert!(ran.status == 1 && ran.err.contains("pg_dump"), "{ran:?}");
    }
    assert_eq!(good(railhead(&["export", &table, "--data", text(back.path())])), record);
    assert!(good(railhead(&["check", "--data", text(back.path())])).starts_with("2 tables"));
}

#[test]
fn what_cannot_be_a_place_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let empty =
        railhead(&["migrate", "--from", text(folder.path()), "--to", text(&folder.path().join("to"))]);
    assert!(empty.status == 1 && empty.err.starts_with("railhead: there are no tables in "), "{empty:?}");
    let work = railhead(&["work", "--data", text(folder.path())]);
    assert!(work.status == 1 && work.err.contains("--database"), "{work:?}");
    let scheme = railhead(&["serve", "--database", "mysql://host/db"]);
    assert!(scheme.status == 2 && scheme.err.contains("postgres://user@host/name"), "{scheme:?}");
    let nowhere = railhead(&["check", "--database", "postgres://ann:secret@127.0.0.1:1/db"]);
    assert!(nowhere.status == 1 && nowhere.err.contains("cannot be reached"), "{nowhere:?}");
    assert!(!nowhere.err.contains("secret"), "{nowhere:?}");
}
