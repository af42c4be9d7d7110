//! `export` and `import`: records out of a data folder and into one.

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fs,
    path::Path,
    time::{Duration, SystemTime},
};

use crate::program::{Ran, railhead, railhead_reading, record_of, some_game, whole_record};
use railhead_game::{Lang, Record};
use railhead_registry::games;
use railhead_store::{Append, NewJob, Replace, SeatNo, SeatPlan, Store, TableId};

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
    assert_eq!(ran.err, "railhead: there is no table 0123456789 here\n");
    let nowhere = folder.path().join("nowhere");
    let ran = export(&nowhere, "0123456789");
    assert_eq!(ran.status, 1);
    assert!(ran.err.starts_with("railhead: there is no folder "), "{ran:?}");
    assert!(!nowhere.exists());
}

#[test]
fn a_folder_in_use_is_not_written_to() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(railhead_store::Store::open(folder.path())).unwrap();
    let name = folder.path().to_str().unwrap();
    let record = whole_record(some_game()).to_string();
    let ran = railhead_reading(record.as_bytes(), &["import", "-", "--data", name]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("is in use"), "{ran:?}");
    runtime.block_on(store.close()).unwrap();
}

/// Everything in a folder, and when the folder itself last changed.
fn contents(folder: &Path) -> (SystemTime, BTreeMap<OsString, Vec<u8>>) {
    let files = fs::read_dir(folder).unwrap().map(|entry| {
        let entry = entry.unwrap();
        (entry.file_name(), fs::read(entry.path()).unwrap())
    });
    (fs::metadata(folder).unwrap().modified().unwrap(), files.collect())
}

fn check(folder: &Path) -> Ran {
    railhead(&["check", "--data", folder.to_str().unwrap()])
}

/// Does something with the store in this folder.
fn with_store<T>(folder: &Path, work: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(folder).await.unwrap();
        let done = work(&store).await;
        store.close().await.unwrap();
        done
    })
}

/// Appends a decision to a table's log without asking the rules.
fn append(folder: &Path, table: &str, notation: &str, waiting_on: &str) {
    with_store(folder, async |store| {
        let id = table.trim().parse().unwrap();
        let found = store.table(id).await.unwrap().unwrap();
        let append = Append {
            table: id,
            ply: found.length,
            expected: found.revision,
            seat: SeatNo(0),
            notation: notation.to_owned(),
            waiting_on: waiting_on.to_owned(),
            outcome: None,
            jobs: Vec::new(),
            clocks: Vec::new(),
            remark: None,
        };
        store.append(append).await.unwrap();
    });
}

#[test]
fn exporting_verifying_and_checking_write_nothing_to_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let record = whole_record(some_game());
    let table = import(folder.path(), &record).out;
    let file = folder.path().join("some.record");
    fs::write(&file, record.to_string()).unwrap();
    fs::remove_file(folder.path().join("railhead.lock")).unwrap();
    let before = contents(folder.path());
    assert_eq!(export(folder.path(), table.trim()).out, record.to_string());
    assert_eq!(railhead(&["verify", file.to_str().unwrap()]).status, 0);
    assert_eq!(check(folder.path()).status, 0);
    assert_eq!(contents(folder.path()), before, "as on a disk that cannot be written to");
}

#[test]
fn a_sound_folder_is_found_sound() {
    let folder = tempfile::tempdir().unwrap();
    let mut decisions = 0;
    for game in games() {
        for record in [whole_record(*game), record_of(*game, 9)] {
            decisions += record.decisions.len();
            assert_eq!(import(folder.path(), &record).status, 0);
        }
    }
    let ran = check(folder.path());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{ran:?}");
    let sums = [2 * games().len(), decisions].map(|number| Lang::En.number(number as i64));
    assert_eq!(ran.out, format!("{} tables, {} decisions: all sound\n", sums[0], sums[1]));
}

#[test]
fn every_bad_table_is_named_and_the_record_of_each_can_be_had() {
    let folder = tempfile::tempdir().unwrap();
    let game = some_game();
    let keep = |decisions| import(folder.path(), &record_of(game, decisions)).out.trim().to_owned();
    let (sound, nonsense, elsewhere) = (keep(8), keep(5), keep(0));
    append(folder.path(), &nonsense, "fly", "0");
    // A decision that is right, with something else stored beside it.
    let first = record_of(game, 1).decisions[0].clone();
    assert_eq!(first.seat.0, 0);
    append(folder.path(), &elsewhere, &first.notation, "7");
    let ran = check(folder.path());
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(ran.out.contains(&format!("{nonsense}: its log does not replay")), "{ran:?}");
    assert!(ran.out.contains(&format!("{elsewhere}: it waits for seats \"7\"")), "{ran:?}");
    assert!(!ran.out.contains(&sound) && ran.out.lines().count() == 2, "{ran:?}");
    assert_eq!(ran.err, "railhead: faults found: 2, among 3 tables\n");

    let ran = export(folder.path(), &nonsense);
    assert_eq!(ran.status, 0, "{ran:?}");
    assert!(ran.out.ends_with("\n0 fly\n") && ran.err.contains("unchecked"), "{ran:?}");
}

#[test]
fn bots_without_a_job_and_jobs_without_a_table_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let table = import(folder.path(), &record_of(some_game(), 0)).out;
    let id: TableId = table.trim().parse().unwrap();
    let lost = NewJob {
        kind: "bot".to_owned(),
        key: "lost".to_owned(),
        payload: "0000000000 3 1".to_owned(),
        wait: Duration::ZERO,
    };
    with_store(folder.path(), async |store| {
        let found = store.table(id).await.unwrap().unwrap();
        let bot = |no| Replace {
            table: id,
            seat: SeatNo(no),
            plan: SeatPlan::Bot { level: "random".to_owned(), name: "Bo".to_owned() },
            kept_for: None,
            by: None,
            how: None,
            expected: found.revision,
            jobs: Vec::new(),
            clocks: Vec::new(),
        };
        store.replace(bot(0)).await.unwrap();
        store.enqueue(lost).await.unwrap();
    });
    let ran = check(folder.path());
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(ran.out.contains(&format!("{id}: it waits for a bot that has no job ({id} 0 0)")), "{ran:?}");
    assert!(ran.out.contains("a bot's job (0000000000 3 1) belongs to a table that is not there"), "{ran:?}");
    let empty = tempfile::tempdir().unwrap();
    let ran = check(empty.path());
    assert!(ran.status == 1 && ran.err.starts_with("railhead: there are no tables in "), "{ran:?}");
}
