//! The measurements, one after the other, each told as soon as it is made.

use std::time::{Duration, Instant};

use railhead_cluster::Cluster;
use railhead_store::Place;

use crate::{
    Load,
    client::Client,
    fill::fill,
    moments::{Steps, step_through},
    node::Node,
    run::{Run, pool, run},
    script::{Kind, Script, guest, table, write_many},
    spectators::{Watched, watch},
    trouble::Trouble,
};

/// The game that decisions are measured with: small positions, so that what lies around the game shows.
const SPIKE: Kind = Kind { game: "last-spike", seats: 3, most: usize::MAX };

/// Games in the middle of being played.
const MIDDLES: [Kind; 4] = [
    Kind { most: 30, ..SPIKE },
    Kind { game: "great-western-trail", seats: 3, most: 200 },
    Kind { game: "chaparral", seats: 3, most: 100 },
    Kind { game: "ticket-legacy", seats: 3, most: 60 },
];

/// A campaign near its end.
const CAMPAIGN: Kind = Kind { game: "ticket-legacy-campaign", seats: 4, most: 2_000 };

/// How many clients are tried.
const CLIENTS: [usize; 3] = [1, 16, 64];

/// How often each measurement is taken in turn with the other.
const ROUNDS: usize = 3;

/// The fewest of the bare handler's decisions a second that the server should make with 16 clients.
const BAR: f64 = 0.35;

fn millis(duration: Duration) -> String {
    format!("{:.2} ms", duration.as_secs_f64() * 1e3)
}

fn micros(duration: Duration) -> String {
    format!("{:.0} µs", duration.as_secs_f64() * 1e6)
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

fn row(name: &str, run: &Run) {
    let (p50, p99) = (millis(run.percentile(50)), millis(run.percentile(99)));
    println!(
        "{name:28}{:>10.0}/s  p50 {p50:>10}  p99 {p99:>10}  CPU {:>8} a decision",
        run.rate(),
        micros(run.cpu())
    );
}

/// How many decisions so many clients send in a round.
fn round(load: &Load, clients: usize) -> usize {
    load.count(if clients == 1 { 600 } else { 3_200 })
}

/// Decisions over SQLite, in turn with the bare handler.
pub(crate) async fn decisions(load: &Load) -> Result<(), Trouble> {
    println!(
        "Decisions over SQLite, each durable before it is answered; the bare handler in the same minute"
    );
    let (folder, bare_folder) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let place = Place::Folder(folder.path().to_owned());
    let (node, bare) = (Node::over_folder(folder.path(), &[]).await?, Node::bare(bare_folder.path()).await?);
    let needed = CLIENTS.iter().map(|clients| round(load, *clients) * ROUNDS).sum::<usize>() + 64 * 100;
    let scripts = write_many(&mut Client::connect(node.address).await?, &place, SPIKE, needed).await?;
    let (ours, theirs) = (pool(scripts.clone()), pool(scripts));
    for clients in CLIENTS {
        let (mut railhead, mut limit): (Option<Run>, Option<Run>) = (None, None);
        for _ in 0..ROUNDS {
            let one = run(&[&bare], &theirs, clients, round(load, clients)).await?;
            limit = Some(limit.map_or_else(|| one.clone(), |limit| limit.and(one.clone())));
            let one = run(&[&node], &ours, clients, round(load, clients)).await?;
            railhead = Some(railhead.map_or_else(|| one.clone(), |railhead| railhead.and(one.clone())));
        }
        let (Some(railhead), Some(limit)) = (railhead, limit) else { continue };
        row(&format!("bare handler, {clients} clients"), &limit);
        row(&format!("railhead, {clients} clients"), &railhead);
        let (ratio, bar) = (railhead.rate() / limit.rate(), if clients == 16 { BAR } else { 0.0 });
        let verdict = if ratio < bar { "  BELOW THE BAR of 0.35" } else { "" };
        println!("{:28}{ratio:>10.2}{verdict}", "of the bare handler");
    }
    println!();
    Ok(())
}

/// Decisions while bots think.
pub(crate) async fn bots(load: &Load) -> Result<(), Trouble> {
    println!("Decisions over SQLite with 16 clients, without and with bots that think on the same machine");
    let folder = tempfile::tempdir()?;
    let place = Place::Folder(folder.path().to_owned());
    let node = Node::over_folder(folder.path(), &[]).await?;
    let mut client = Client::connect(node.address).await?;
    let scripts = write_many(&mut client, &place, SPIKE, 3 * round(load, 16) + 16 * 100).await?;
    let pool = pool(scripts);
    // The first round warms up.
    run(&[&node], &pool, 16, round(load, 16)).await?;
    let alone = run(&[&node], &pool, 16, round(load, 16)).await?;
    let token = guest(&mut client).await?;
    for _ in 0..4 {
        table(&mut client, &token, "great-western-trail", &["bot-master"; 4]).await?;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let beside = run(&[&node], &pool, 16, round(load, 16)).await?;
    row("without bots", &alone);
    row("with bots (CPU is theirs too)", &beside);
    let ratio = beside.percentile(99).as_secs_f64() / alone.percentile(99).as_secs_f64();
    println!(
        "{:28}{ratio:>10.2}{}\n",
        "p99 with to without",
        if ratio > 2.0 { "  ABOVE THE BAR of 2" } else { "" }
    );
    Ok(())
}

fn tell(name: &str, watched: &Watched) {
    let Watched { cpu, heard, bytes, .. } = watched;
    let at = |hundredths: usize| {
        heard.get((heard.len().max(1) - 1) * hundredths / 100).copied().unwrap_or_default()
    };
    let (p50, p99) = (millis(at(50)), millis(at(99)));
    println!(
        "{name:28}CPU {:>10} a decision  {bytes} bytes each  all have heard: p50 {p50}, p99 {p99}",
        millis(*cpu)
    );
}

/// Spectators of one table.
pub(crate) async fn spectators(load: &Load) -> Result<(), Trouble> {
    let spectators = load.count(500);
    println!("Live pages of one table, each told of every decision");
    let folder = tempfile::tempdir()?;
    let place = Place::Folder(folder.path().to_owned());
    let node = Node::over_folder(folder.path(), &[]).await?;
    let mut client = Client::connect(node.address).await?;
    let mut last = None;
    for kind in [SPIKE, Kind { game: "great-western-trail", seats: 3, most: 200 }] {
        for spectators in [1, spectators] {
            // One crowd after the other.
            drop(last.take());
            let mut scripts = write_many(&mut client, &place, kind, 1).await?;
            let script = scripts.first_mut().ok_or(Trouble::Unexpected("no table was made"))?;
            let watched = watch(&node, &node, script, spectators, 40).await?;
            tell(&format!("{}, {spectators}", kind.game), &watched);
            last = Some(watched);
        }
    }
    let bare_folder = tempfile::tempdir()?;
    let bare = Node::bare(bare_folder.path()).await?;
    let mut scripts = write_many(&mut client, &place, SPIKE, 1).await?;
    let script = scripts.first_mut().ok_or(Trouble::Unexpected("no table was made"))?;
    tell(&format!("bare handler, {spectators}"), &watch(&bare, &bare, script, spectators, 40).await?);
    println!("{:28}{:>10}\n", format!("stopping with {spectators} open"), millis(node.stop().await?));
    Ok(())
}

/// Pages, as somebody who is known gets them.
pub(crate) async fn pages(load: &Load) -> Result<(), Trouble> {
    println!("Pages, asked for one after the other");
    let folder = tempfile::tempdir()?;
    let place = Place::Folder(folder.path().to_owned());
    let campaigns = load.count(40).max(4);
    let (tables, token) = fill(&place, &MIDDLES, 1).await?;
    let (late, lates_token) = fill(&place, &[CAMPAIGN], campaigns).await?;
    let node = Node::over_folder(folder.path(), &[]).await?;
    let mut client = Client::connect(node.address).await?;
    client.get("/api/v1/games", None).await?;
    let (before, begun) = (node.cpu()?, Instant::now());
    for id in &late {
        client.get(&format!("/api/v1/tables/{id}"), Some(&lates_token)).await?;
    }
    let each = u32::try_from(late.len().max(1)).unwrap_or(1);
    let (cpu, wall) = ((node.cpu()?.saturating_sub(before)) / each, begun.elapsed() / each);
    println!("{:28}{:>10}  CPU {:>8}", "a cold campaign of 2,000", millis(wall), millis(cpu));
    page(&node, &mut client, "front page", &["/".to_owned()], &token).await?;
    for (kind, id) in MIDDLES.iter().zip(&tables) {
        page(&node, &mut client, &format!("table of {}", kind.game), &[format!("/t/{id}")], &token).await?;
    }
    let id = late.first().ok_or(Trouble::Unexpected("no campaign was made"))?;
    page(&node, &mut client, "table of a late campaign", &[format!("/t/{id}")], &lates_token).await?;
    let steps = |from: usize| (0..50).map(move |step| format!("/t/{id}/replay?ply={}", from + step));
    page(&node, &mut client, "replay page, late", &steps(1_900).collect::<Vec<_>>(), &lates_token).await?;
    let Steps { cpu, wall, bytes } = step_through(&node, &mut client, id, &lates_token, 1_900, 50).await?;
    let (wall, cpu, kb) = (millis(wall), millis(cpu), bytes as f64 / 1e3);
    println!("{:28}{wall:>10}  CPU {cpu:>8}  {kb:.1} kB packed", "replay step, late");
    page(&node, &mut client, "binder of a late campaign", &[format!("/t/{id}/binder")], &lates_token).await?;
    println!();
    Ok(())
}

/// Asks for these pages in turn, fifty times in all.
async fn page(
    node: &Node,
    client: &mut Client,
    name: &str,
    paths: &[String],
    token: &str,
) -> Result<(), Trouble> {
    const TIMES: usize = 50;
    let (before, mut took, mut bytes) = (node.cpu()?, Vec::new(), 0);
    for path in paths.iter().cycle().take(TIMES) {
        let begun = Instant::now();
        bytes += client.get(path, Some(token)).await?.body.len();
        took.push(begun.elapsed());
    }
    took.sort_unstable();
    let cpu = node.cpu()?.saturating_sub(before) / TIMES as u32;
    let (p50, kb) = (millis(took[TIMES / 2]), bytes as f64 / (TIMES * 1000) as f64);
    println!("{name:28}{p50:>10}  CPU {:>8}  {kb:.1} kB packed", millis(cpu));
    Ok(())
}

/// Memory for tables in the middle of being played.
pub(crate) async fn memory(load: &Load) -> Result<(), Trouble> {
    let many = load.count(10_000);
    println!("Memory for tables in the middle of being played, a quarter of each game");
    let folder = tempfile::tempdir()?;
    let place = Place::Folder(folder.path().to_owned());
    let (tables, token) = fill(&place, &MIDDLES, many / MIDDLES.len()).await?;
    for budget in ["4096", "128"] {
        let node = Node::over_folder(folder.path(), &["--table-memory", budget]).await?;
        let mut client = Client::connect(node.address).await?;
        client.get("/api/v1/games", None).await?;
        println!("{:28}{:>10}", format!("none, of {budget} MB"), megabytes(node.memory()?));
        let (before, begun) = (node.cpu()?, Instant::now());
        for (number, id) in (1..).zip(&tables) {
            client.get(&format!("/api/v1/tables/{id}"), Some(&token)).await?;
            if number == many / 10 || number == many {
                println!("{:28}{:>10}", format!("{number} tables"), megabytes(node.memory()?));
            }
        }
        let each = u32::try_from(tables.len().max(1)).unwrap_or(1);
        let (wall, cpu) = (begun.elapsed() / each, node.cpu()?.saturating_sub(before) / each);
        println!("{:28}{:>10}  CPU {:>8}", "reading one", millis(wall), micros(cpu));
        node.end().await?;
    }
    println!();
    Ok(())
}

/// Two nodes over one PostgreSQL that flushes what it commits.
pub(crate) async fn postgres(load: &Load) -> Result<(), Trouble> {
    println!("Decisions over PostgreSQL, flushed, by two nodes");
    let cluster = Cluster::start_with(&[])?;
    let url = cluster.schema()?.to_string();
    let place: Place = url.parse().map_err(|_| Trouble::Unexpected("a schema has no URL"))?;
    let (one, other) = (Node::over_database(&url).await?, Node::over_database(&url).await?);
    let mut client = Client::connect(one.address).await?;
    let needed = CLIENTS.iter().map(|clients| round(load, *clients)).sum::<usize>() + 64 * 100;
    let pool = pool(write_many(&mut client, &place, SPIKE, needed).await?);
    for clients in CLIENTS {
        row(
            &format!("two nodes, {clients} clients"),
            &run(&[&one, &other], &pool, clients, round(load, clients)).await?,
        );
    }
    let mut scripts: Vec<Script> = write_many(&mut client, &place, SPIKE, 1).await?;
    let script = scripts.first_mut().ok_or(Trouble::Unexpected("no table was made"))?;
    tell("heard at the other node", &watch(&one, &other, script, 20, 40).await?);
    println!();
    Ok(())
}
