//! Stores full of games in the middle of being played, written without a server.

use railhead_game::{Options, Seed};
use railhead_store::{
    Append, Customs, NewTable, Origin, Place, Ply, Revision, SeatNo, SeatPlan, Secret, Sitter, Start, Store,
    TableId, UserId, Visibility,
};
use tokio::task::JoinSet;

use crate::{
    script::{Kind, opened, play_on},
    trouble::Trouble,
};

/// How many tables are written at the same time.
const AT_ONCE: usize = 128;

/// What all chance flows from.
const SEED: [u8; 32] = [7; 32];

/// Writes so many tables of each kind, with as many decisions as it says; their ids, one of each kind in turn, and the
/// token of whoever sits at all of them.
pub(crate) async fn fill(
    place: &Place,
    kinds: &[Kind],
    each: usize,
) -> Result<(Vec<TableId>, String), Trouble> {
    let store = Store::open(place).await?;
    let (host, token) = store.create_user("Load", "en").await?;
    let mut games = Vec::new();
    for kind in kinds {
        let mut play = opened(*kind, &Options::default(), Seed(SEED))?;
        games.push((*kind, play_on(play.as_mut(), kind.most)?));
    }
    let (mut writing, mut tables) = (JoinSet::new(), Vec::new());
    for _ in 0..each {
        for (kind, said) in &games {
            if writing.len() >= AT_ONCE {
                tables.extend(next(&mut writing).await?);
            }
            writing.spawn(write(store.clone(), host.id, *kind, said.clone()));
        }
    }
    while let Some(table) = next(&mut writing).await? {
        tables.push(table);
    }
    store.close().await?;
    Ok((tables, token.expose().to_owned()))
}

async fn next(writing: &mut JoinSet<Result<TableId, Trouble>>) -> Result<Option<TableId>, Trouble> {
    match writing.join_next().await {
        Some(written) => written.map_err(|_| Trouble::Unexpected("a writer broke off"))?.map(Some),
        None => Ok(None),
    }
}

async fn write(store: Store, host: UserId, kind: Kind, said: Vec<(u8, String)>) -> Result<TableId, Trouble> {
    let sitter = || Sitter { user: host, name: "Load".to_owned(), contribution: None };
    let mut seats: Vec<SeatPlan> = (1..kind.seats).map(|_| SeatPlan::HotSeat(sitter())).collect();
    seats.insert(0, SeatPlan::User(sitter()));
    let new = NewTable {
        game: kind.game.to_owned(),
        rules_version: 1,
        options: "{}".to_owned(),
        title: "Load".to_owned(),
        host,
        visibility: Visibility::Link,
        spectators: true,
        customs: Customs::default(),
        origin: Origin::New,
        another_way: false,
        secret: Secret::new(SEED),
        commitment: String::new(),
        seats,
    };
    let table = store.create_table(new).await?;
    let start = Start {
        table,
        expected: Revision::FIRST,
        seed: Secret::new(SEED),
        seating: (0..kind.seats).map(SeatNo).collect(),
        contributions: vec![None; usize::from(kind.seats)],
        waiting_on: "0".to_owned(),
        jobs: Vec::new(),
        clocks: Vec::new(),
    };
    let mut revision = store.start(start).await?;
    for (ply, (seat, notation)) in (0..).zip(said) {
        let append = Append {
            table,
            ply: Ply(ply),
            expected: revision,
            seat: SeatNo(seat),
            notation,
            waiting_on: "0".to_owned(),
            outcome: None,
            jobs: Vec::new(),
            clocks: Vec::new(),
            remark: None,
        };
        revision = store.append(append).await?.revision;
    }
    Ok(table)
}
