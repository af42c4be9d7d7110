//! A process that is killed without warning has told nobody of anything that isn't there afterwards.

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, Command, Stdio},
};

use railhead_cluster::Home;
use railhead_store::{Place, Ply, Revision, Store, TableId};

use crate::world::{append, get, playing};

/// Names the store to a process that is going to be killed.
const PLACE: &str = "RAILHEAD_TEST_PLACE";
const TABLES: usize = 6;
/// How many acknowledged decisions a process may live for.
const LIVES: [usize; 4] = [1, 40, 150, 400];

/// What the test below does in the processes that it starts and kills.
async fn append_until_killed(place: Place) {
    let store = Store::open(place).await.unwrap();
    let mut writers = Vec::new();
    for _ in 0..TABLES {
        let (table, revision) = playing(&store).await;
        writers.push(tokio::spawn(append_and_tell(store.clone(), table, revision)));
    }
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn append_and_tell(store: Store, table: TableId, mut revision: Revision) {
    for ply in 0..100_000 {
        revision = store.append(append(table, revision, ply, &format!("move {ply}"))).await.unwrap().revision;
        let mut out = std::io::stdout().lock();
        writeln!(out, "\nstored {table} {ply}").unwrap();
        out.flush().unwrap();
    }
}

fn start_child(home: &Home) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--exact", "durability::every_decision_told_of_survives_a_kill", "--nocapture"])
        .env(PLACE, home.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Starts a child, kills it after so many decisions, and gives back what it told: the last ply of each table.
fn live_and_die(home: &Home, life: usize) -> BTreeMap<TableId, u32> {
    let mut child = start_child(home);
    let mut told = BTreeMap::new();
    let mut count = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let Some((table, ply)) = line.strip_prefix("stored ").and_then(|rest| rest.split_once(' ')) else {
            continue;
        };
        // The kill may cut the last line short.
        let (Ok(table), Ok(ply)) = (table.parse(), ply.parse()) else { continue };
        told.insert(table, ply);
        count += 1;
        if count == life {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(count >= life, "the child ended by itself after {count} decisions");
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_told_of_survives_a_kill() {
    if let Ok(place) = env::var(PLACE) {
        return append_until_killed(place.parse().unwrap()).await;
    }
    let home = Home::new();
    let mut told = BTreeMap::new();
    for life in LIVES {
        told.extend(live_and_die(&home, life));
    }
    let store = Store::open(home.to_string().parse::<Place>().unwrap()).await.unwrap();
    for (table, last) in told {
        let log = store.log(table, Ply::FIRST).await.unwrap();
        assert!(log.len() > last as usize, "{table} had told of ply {last} and has {}", log.len());
        for (ply, decision) in (0..).zip(&log) {
            assert_eq!((decision.ply, decision.notation.as_str()), (Ply(ply), &*format!("move {ply}")));
        }
        let found = get(&store, table).await;
        assert_eq!(found.length.0 as usize, log.len());
        assert_eq!(found.revision.0, 2 + log.len() as i64);
    }
}
