//! How much the real server bears: decisions, spectators, pages and memory, over SQLite and over PostgreSQL with two
//! nodes, beside what this machine could do at most. `cargo xtask load` builds and runs it.
//!
//! Everything is on loopback, and bounded in count and time. The servers are processes of their own, so that the system
//! tells their processor time and memory from those of the clients. On a machine that does other things as well, trust
//! processor times and ratios.

mod bare;
mod client;
mod fill;
mod moments;
mod node;
mod report;
mod run;
mod script;
mod spectators;
mod trouble;

use std::{path::PathBuf, process::ExitCode};

use clap::Parser;

use crate::trouble::Trouble;

/// Measures how much the server bears.
#[derive(Debug, Parser)]
struct Load {
    /// Measure a tenth of everything, to see whether it works.
    #[arg(long)]
    short: bool,
    /// Measure only this; all if not given.
    #[arg(long, value_name = "PART", value_delimiter = ',')]
    only: Vec<Part>,
    /// Serve the bare handler over this folder: for ourselves.
    #[arg(long, hide = true, value_name = "DIR")]
    bare: Option<PathBuf>,
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Part {
    /// Decisions, over SQLite and through the bare handler.
    Decisions,
    /// Decisions while bots think.
    Bots,
    /// Five hundred spectators of one table.
    Spectators,
    /// Pages.
    Pages,
    /// Memory.
    Memory,
    /// PostgreSQL with two nodes.
    Postgres,
}

impl Load {
    fn wants(&self, part: Part) -> bool {
        self.only.is_empty() || self.only.contains(&part)
    }

    /// So many, or a tenth of it.
    fn count(&self, many: usize) -> usize {
        if self.short { many / 10 } else { many }
    }

    async fn run(&self) -> Result<(), Trouble> {
        if let Some(folder) = &self.bare {
            return bare::serve(folder).await;
        }
        if self.wants(Part::Decisions) {
            report::decisions(self).await?;
        }
        if self.wants(Part::Bots) {
            report::bots(self).await?;
        }
        if self.wants(Part::Spectators) {
            report::spectators(self).await?;
        }
        if self.wants(Part::Pages) {
            report::pages(self).await?;
        }
        if self.wants(Part::Memory) {
            report::memory(self).await?;
        }
        if self.wants(Part::Postgres) {
            report::postgres(self).await?;
        }
        Ok(())
    }
}

fn main() -> ExitCode {
    let load = Load::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("railhead-load: {error}");
            return ExitCode::FAILURE;
        }
    };
    match runtime.block_on(load.run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("railhead-load: {trouble}");
            ExitCode::FAILURE
        }
    }
}
