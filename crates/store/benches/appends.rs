//! How many decisions a second the store takes, each durable before it is answered for.

use divan::{Bencher, counter::ItemsCount};
use railhead_store::{
    Append, Customs, NewTable, Origin, Ply, Revision, SeatNo, SeatPlan, Secret, Start, Store, StoreError,
    TableId, Visibility,
};
use tempfile::TempDir;
use tokio::{runtime::Runtime, task::JoinSet};

/// Decisions at each table in one round.
const ROUND: u32 = 20;

fn main() {
    divan::main();
}

/// Tables that play at the same time, each waiting for its own answers.
#[divan::bench(args = [1, 8, 64, 512], sample_count = 20, sample_size = 1)]
fn appends(bencher: Bencher<'_, '_>, tables: usize) {
    let runtime = Runtime::new().expect("a runtime");
    let bench = runtime.block_on(Bench::open(tables)).expect("an open store");
    bencher
        .counter(ItemsCount::new(tables * ROUND as usize))
        .with_inputs(|| runtime.block_on(bench.new_games()).expect("games under way"))
        .bench_values(|games| runtime.block_on(bench.play(games)).expect("decisions stored"));
}

struct Bench {
    store: Store,
    tables: usize,
    _folder: TempDir,
}

type Game = (TableId, Revision);

impl Bench {
    async fn open(tables: usize) -> Result<Bench, StoreError> {
        let folder = tempfile::tempdir().expect("a folder");
        Ok(Bench { store: Store::open(folder.path()).await?, tables, _folder: folder })
    }

    async fn new_games(&self) -> Result<Vec<Game>, StoreError> {
        let (host, _) = self.store.create_user("host", "en").await?;
        let mut games = Vec::with_capacity(self.tables);
        for _ in 0..self.tables {
            let new = NewTable {
                game: "last-spike".to_owned(),
                rules_version: 1,
                options: "{}".to_owned(),
                title: "Bench".to_owned(),
                host: host.id,
                visibility: Visibility::Link,
                spectators: false,
                customs: Customs::default(),
                origin: Origin::New,
                another_way: false,
                secret: Secret::random()?,
                commitment: String::new(),
                seats: vec![SeatPlan::Bot { level: "random".to_owned(), name: "Bo".to_owned() }],
            };
            let table = self.store.create_table(new).await?;
            let start = Start {
                table,
                expected: Revision::FIRST,
                seed: Secret::random()?,
                seating: vec![SeatNo(0)],
                contributions: vec![],
                waiting_on: "0".to_owned(),
                jobs: vec![],
                clocks: vec![],
            };
            games.push((table, self.store.start(start).await?));
        }
        Ok(games)
    }

    async fn play(&self, games: Vec<Game>) -> Result<(), StoreError> {
        let mut players: JoinSet<_> =
            games.into_iter().map(|game| play_one(self.store.clone(), game)).collect();
        while let Some(played) = players.join_next().await {
            played.expect("no panic")?;
        }
        Ok(())
    }
}

async fn play_one(store: Store, (table, mut revision): Game) -> Result<(), StoreError> {
    for ply in 0..ROUND {
        let append = Append {
            table,
            ply: Ply(ply),
            expected: revision,
            seat: SeatNo(0),
            notation: "move C via b7".to_owned(),
            waiting_on: "0".to_owned(),
            outcome: None,
            jobs: vec![],
            clocks: vec![],
            remark: None,
        };
        revision = store.append(append).await?.revision;
    }
    Ok(())
}
