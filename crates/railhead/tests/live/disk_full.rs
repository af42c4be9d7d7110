//! Disks that cannot be written to. One fills up while people play: everybody is told, nothing stored is lost, and the game
//! goes on once there is room; another may only be read. Each is in a world of its own that only the server lives in.

use std::{
    fs::{self, File},
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
};

use serde_json::json;

use crate::{
    api::GAME,
    client::Client,
    party::{Acknowledged, Party},
    server::{RAILHEAD, Server, data},
    soak::{Tally, times},
};

/// Lets a program run with a disk of sixteen megabytes at `$1`.
const SMALL_DISK: &str = "mount -t tmpfs -o size=16m none \"$1\" && shift && exec \"$@\"";

/// Lets a program run with a folder at `$1` that it may only read.
const READ_ONLY: &str =
    "mount --bind \"$1\" \"$1\" && mount -o remount,bind,ro \"$1\" && shift && exec \"$@\"";

fn on_disk(disk: &str, folder: &Path, program: &str) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--map-root-user", "--mount", "sh", "-c", disk, "sh"]).arg(folder).arg(program);
    command
}

/// Whether this machine lets us have such a disk; says so where it does not.
fn is_to_be_had(disk: &str) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let tried = on_disk(disk, folder.path(), "true").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let had = tried.is_ok_and(|status| status.success());
    if !had {
        println!("NOT TRIED: `{disk}`, because `unshare` gives us no disk of our own here");
    }
    had
}

/// The small disk of a server, seen from outside.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn of(server: &Server) -> SmallDisk {
        let folder = data(server.home.path());
        let inside = folder.strip_prefix("/").expect("a whole path");
        SmallDisk(Path::new("/proc").join(server.child.id().to_string()).join("root").join(inside))
    }

    /// Fills it to the last byte.
    fn fill(&self) {
        let mut ballast = File::create(self.0.join("ballast")).expect("a file");
        for chunk in [4096, 1] {
            loop {
                match ballast.write_all(&vec![0; chunk]) {
                    Ok(()) => {}
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => panic!("{error}"),
                }
            }
        }
    }

    fn make_room(&self) {
        fs::remove_file(self.0.join("ballast")).expect("the ballast is there");
    }
}

#[tokio::test]
async fn a_game_goes_on_after_the_disk_was_full() {
    if !is_to_be_had(SMALL_DISK) {
        return;
    }
    let home = Arc::new(tempfile::tempdir().expect("a folder"));
    fs::create_dir(data(home.path())).expect("a folder for the disk");
    let server = Server::run_by(on_disk(SMALL_DISK, &data(home.path()), RAILHEAD), home, "127.0.0.1:0");
    let disk = SmallDisk::of(&server);
    let mut party = Party::at(&server, GAME, 2, json!({}), 12).await;
    let stranger = Client::stranger(&server);
    let (mut promised, mut tally) = (Vec::new(), Tally::default());
    for round in 0..times(4, 60) {
        for _ in 0..5 {
            promised.extend(party.step().await);
        }
        if party.actors().await.is_empty() {
            assert_eq!(party.log().await, promised, "nothing lost, nothing doubled");
            party = Party::at(&server, GAME, 2, json!({}), round as u64).await;
            promised = Vec::new();
        }
        assert_eq!(stranger.get("/healthz").await.good(), json!({ "status": "ok" }));
        disk.fill();
        // The database's own log may have room left inside it, so that some decisions are still stored.
        let (seat, ply, decision) = loop {
            let seat = *party.actors().await.first().expect("the game has just begun, or goes on");
            let (ply, decision) = party.pick(seat).await;
            let answer = party.decide(seat, ply, &decision).await;
            if answer.status != 200 {
                break (seat, ply, decision);
            }
            promised.push(Acknowledged { ply, seat, decision });
            if party.actors().await.is_empty() {
                disk.make_room();
                assert_eq!(party.log().await, promised, "nothing lost, nothing doubled");
                party = Party::at(&server, GAME, 2, json!({}), round as u64).await;
                promised = Vec::new();
                disk.fill();
            }
        };
        for _ in 0..3 {
            let refused = party.decide(seat, ply, &decision).await;
            assert_eq!(
                (refused.status, refused.json()["error"].as_str()),
                (503, Some("disk-full")),
                "{refused:?}"
            );
        }
        let mut sick = stranger.get("/healthz").await;
        // What was too small for a decision may have been enough for the question.
        for _ in 0..9 {
            if sick.status == 200 {
                sick = stranger.get("/healthz").await;
            }
        }
        assert_eq!((sick.status, sick.json()["error"].as_str()), (503, Some("disk-full")), "{sick:?}");
        let page = party.players[seat].get(&format!("/t/{}", party.table)).await;
        assert_eq!(page.status, 200, "the table can be looked at");
        assert_eq!(party.log().await, promised, "round {round}");
        let nobody = stranger.post("/api/v1/guests", json!({ "name": "Late" })).await;
        assert_eq!((nobody.status, nobody.json()["error"].as_str()), (503, Some("disk-full")));
        disk.make_room();
        (tally.faults, tally.inputs) = (round + 1, tally.inputs + 9);
    }
    assert_eq!(stranger.get("/healthz").await.status, 200);
    promised.extend(party.finish().await);
    assert_eq!(party.log().await, promised, "nothing lost, nothing doubled");
    let said = server.said();
    assert!(said.contains("the disk is full") && !said.contains("panicked"), "{said}");
    tally.tell("full disks");
}

#[tokio::test]
async fn a_folder_that_may_only_be_read_is_told_at_the_start_and_can_be_read() {
    if !is_to_be_had(READ_ONLY) {
        return;
    }
    let mut server = Server::start();
    let mut party = Party::at(&server, GAME, 2, json!({}), 12).await;
    let mut promised = Vec::new();
    for _ in 0..5 {
        promised.extend(party.step().await);
    }
    server.cut();
    let folder = data(server.home.path());
    let run = |arguments: &[&str]| {
        let mut program = on_disk(READ_ONLY, &folder, RAILHEAD);
        program.args(arguments).arg("--data").arg(&folder).output().expect("the program runs")
    };
    let served = run(&["serve", "--listen", "127.0.0.1:0"]);
    let said = String::from_utf8_lossy(&served.stderr);
    assert_eq!((served.status.code(), served.stdout.as_slice()), (Some(1), &b""[..]), "{said}");
    assert!(
        said.contains("railhead.lock") && said.contains("Read-only") && !said.contains("panicked"),
        "{said}"
    );
    let exported = run(&["export", &party.table]);
    let record = String::from_utf8_lossy(&exported.stdout);
    assert!(exported.status.success(), "{}", String::from_utf8_lossy(&exported.stderr));
    for Acknowledged { decision, .. } in &promised {
        assert!(record.contains(decision.as_str()), "{decision} is missing in {record}");
    }
    assert!(run(&["check"]).status.success());
    let _server = server.again();
    for player in &mut party.players {
        *player = player.reconnected();
    }
    promised.extend(party.finish().await);
    assert_eq!(party.log().await, promised, "nothing lost, nothing doubled");
}
