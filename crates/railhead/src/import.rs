//! `railhead import`: a record into the store, as a table.

use std::{io::Write, path::PathBuf};

use clap::Args;
use railhead_game::{Lang, Play, Record, SeatSet, commitment};
use railhead_store::{
    Append, Customs, NewTable, Origin, Ply, SeatNo, SeatPlan, Secret, Sitter, Start, Store, TableId, Token,
    UserId, Visibility,
};

use crate::{failure::Failure, kept::Kept, record::Reading, runtime};

/// Check a record and keep it as a table; print the table's id.
///
/// Its seats are those of a new guest. If the game is not over, the guest's token is printed to standard error: whoever
/// has it plays on.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Import {
    /// The record; `-` reads standard input.
    file: PathBuf,
    #[command(flatten)]
    kept: Kept,
}

const EXAMPLES: &str = "\
Examples:
  railhead import friday.record
  railhead import friday.record --data /srv/railhead";

impl Import {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let reading = Reading::from_path(&self.file)?;
        let record = &reading.record;
        let play = record.verify(reading.game).map_err(|error| reading.complaint(&error, Lang::En))?;
        if record.secret.is_some() && record.contributions.len() != usize::from(record.seats) {
            return Err(reading.failure("the proof of the seed needs one contribution from each seat"));
        }
        let place = self.kept.place()?;
        let (table, token) = runtime::block_on(async {
            let store = Store::open(&place).await?;
            let kept = keep(&store, &reading).await;
            store.close().await?;
            kept
        })?;
        if play.outcome().is_none() {
            eprintln!(
                "railhead: the game is not over; the token of the guest who plays on is {}",
                token.expose()
            );
        }
        Ok(writeln!(out, "{table}")?)
    }
}

/// Makes a table of a record that was found right, decision by decision.
async fn keep(store: &Store, reading: &Reading) -> Result<(TableId, Token), Failure> {
    let record = &reading.record;
    let game = reading.game;
    let complain = |error| reading.complaint(&error, Lang::En);
    let mut play = record.replay(game, Some(0)).map_err(complain)?;
    let (host, token) = store.create_user("Import", Lang::En.tag()).await?;
    let id = store.create_table(plan(reading, play.as_ref(), host.id)?).await?;
    let table = store.table(id).await?.ok_or(Failure::NoSuchTable { id })?;
    let start = Start {
        table: id,
        expected: table.revision,
        seed: Secret::new(record.seed.0),
        seating: (0..record.seats).map(SeatNo).collect(),
        contributions: vec![],
        waiting_on: waiting_on(play.actors()),
        jobs: Vec::new(),
        clocks: Vec::new(),
    };
    let mut revision = store.start(start).await?;
    for (ply, decision) in record.decisions.iter().enumerate() {
        let decided = play.follow(decision.seat, &decision.notation);
        let decided = decided.map_err(|refusal| reading.failure(refusal.to_string()))?;
        let append = Append {
            table: id,
            ply: Ply(ply as u32),
            expected: revision,
            seat: SeatNo(decision.seat.0),
            notation: decided.notation,
            waiting_on: waiting_on(play.actors()),
            outcome: play.outcome().map(|outcome| serde_json::to_string(&outcome)).transpose()?,
            jobs: Vec::new(),
            clocks: Vec::new(),
            remark: None,
        };
        revision = store.append(append).await?.revision;
    }
    Ok((id, token))
}

fn plan(reading: &Reading, play: &dyn Play, host: UserId) -> Result<NewTable, Failure> {
    let Record { game, version, secret, contributions, .. } = &reading.record;
    let secret = match secret {
        Some(secret) => Secret::new(*secret),
        None => Secret::random()?,
    };
    let sitter = |(seat, name): (usize, String)| {
        SeatPlan::HotSeat(Sitter { user: host, name, contribution: contributions.get(seat).cloned() })
    };
    Ok(NewTable {
        game: game.clone(),
        rules_version: *version,
        options: serde_json::to_string(&play.setup().options)?,
        title: reading.game.meta().title.to_owned(),
        host,
        visibility: Visibility::Link,
        spectators: true,
        customs: Customs::default(),
        origin: Origin::Import,
        another_way: false,
        secret,
        commitment: commitment(secret.expose()),
        seats: reading.names().into_iter().enumerate().map(sitter).collect(),
    })
}

/// Who must decide, as tables in the store say it.
fn waiting_on(actors: SeatSet) -> String {
    actors.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}
