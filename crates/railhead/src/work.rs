//! `railhead work`: bots think here, for the nodes that serve.

use std::io::Write;

use clap::Args;
use railhead_server::Config;
use railhead_store::{Database, Place};

use crate::{
    failure::Failure,
    kept::Kept,
    serve::{Said, daemon, stop},
};

/// Let bots think on this machine, for servers over the same database. Serves nobody.
///
/// Their decisions are jobs in the database, which whoever is free takes. What a worker that dies had taken, another has
/// after twenty seconds.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Work {
    #[command(flatten)]
    kept: Kept,
    #[command(flatten)]
    said: Said,
}

const EXAMPLES: &str = "\
Examples:
  railhead work --database postgres://railhead@db.example.org/railhead
  RAILHEAD_DATABASE=postgres://… railhead work";

impl Work {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let place = self.kept.place()?;
        let shown = database(&place)?.to_string();
        let config = Config::new(([127, 0, 0, 1], 0).into(), &place);
        let mut told = Ok(());
        let worked = daemon(&self.said)?.block_on(railhead_server::work(
            config,
            railhead_registry::games(),
            stop(),
            || {
                told = writeln!(out, "Bots think here for {shown}").and_then(|()| out.flush());
            },
        ));
        told?;
        Ok(worked?)
    }
}

/// A folder is one server's, and that one lets bots think itself.
fn database(place: &Place) -> Result<&Database, Failure> {
    match place {
        Place::Database(database) => Ok(database),
        Place::Folder(_) => Err(Failure::NoDatabase),
    }
}
