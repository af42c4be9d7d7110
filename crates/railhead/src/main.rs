//! The command line of the Railhead table.
//!
//! Results go to standard output, everything else to standard error. The exit status is 0 if all went well, 1 if it
//! didn't, and 2 if the command line couldn't be understood.

mod analyse;
mod arena;
mod backup;
mod campaign;
mod check;
mod explain;
mod export;
mod failure;
mod games;
mod import;
mod journal;
mod kept;
mod migrate;
mod outline;
mod plot;
mod record;
mod replay;
mod runtime;
mod serve;
mod simulate;
mod standings;
mod train;
mod verify;
mod work;

use std::{
    io::{self, ErrorKind, Write as _},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// The open table for the games of the iron road.
#[derive(Debug, Parser)]
#[command(name = "railhead", version, about, disable_help_subcommand = true, after_help = examples())]
#[command(args_conflicts_with_subcommands = true)]
struct Railhead {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

fn examples() -> String {
    let id = games::example();
    format!(
        "Examples:\n  \
         railhead\n  \
         railhead games\n  \
         railhead simulate {id} --games 1000 --bots greedy,random\n  \
         railhead arena {id} --levels greedy,steady\n  \
         railhead replay friday.record --to 30 --seat 1 --lang pt-BR\n  \
         railhead explain friday.record --to 30\n  \
         railhead analyse friday.record\n  \
         railhead verify friday.record\n  \
         railhead export 7k2mq9x04t -o friday.record\n  \
         railhead check --data /srv/railhead"
    )
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
    Games(games::Games),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Train(train::Train),
    Explain(explain::Explain),
    Analyse(analyse::Analyse),
    Campaign(campaign::Campaign),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Check(check::Check),
    Export(export::Export),
    Import(import::Import),
    Backup(backup::Backup),
    Migrate(migrate::Migrate),
    Work(work::Work),
}

fn main() -> ExitCode {
    let asked = Railhead::parse();
    let command = asked.command.unwrap_or(Command::Serve(asked.serve));
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = match command {
        Command::Serve(serve) => serve.run(&mut out),
        Command::Games(games) => games.run(&mut out),
        Command::Simulate(simulate) => simulate.run(&mut out),
        Command::Arena(arena) => arena.run(&mut out),
        Command::Train(train) => train.run(&mut out),
        Command::Explain(explain) => explain.run(&mut out),
        Command::Analyse(analyse) => analyse.run(&mut out),
        Command::Campaign(campaign) => campaign.run(&mut out),
        Command::Replay(replay) => replay.run(&mut out),
        Command::Verify(verify) => verify.run(&mut out),
        Command::Check(check) => check.run(&mut out),
        Command::Export(export) => export.run(&mut out),
        Command::Import(import) => import.run(&mut out),
        Command::Backup(backup) => backup.run(&mut out),
        Command::Migrate(migrate) => migrate.run(&mut out),
        Command::Work(work) => work.run(&mut out),
    };
    match done.and_then(|()| out.flush().map_err(Failure::Output)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("railhead: {}", failure.sentence());
            ExitCode::FAILURE
        }
    }
}
