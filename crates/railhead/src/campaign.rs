//! `railhead campaign`: whole campaigns between bots.

use std::{io::Write, num::NonZeroUsize};

use clap::{Args, Subcommand};
use railhead_bots::{Contest, GameWithBots, Level};
use railhead_game::Options;
use railhead_registry::games;

use crate::{failure::Failure, simulate};

/// Campaigns: games in a row that remember.
#[derive(Debug, Args)]
pub(crate) struct Campaign {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Simulate(Simulate),
}

/// Play whole campaigns between bots, boxes opened as their winners judge, and report what came into play.
#[derive(Debug, Args)]
struct Simulate {
    /// How many companies each campaign has.
    #[arg(long, value_name = "N", default_value_t = 4)]
    companies: u8,
    /// How many games each campaign has; a campaign is played to its end.
    #[arg(long, value_name = "N", default_value_t = length(), value_parser = whole())]
    games: u8,
    /// How many campaigns to play.
    #[arg(long, value_name = "K", default_value_t = 1)]
    campaigns: u64,
    /// Which campaigns: every seed gives others.
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[arg(long, short, value_name = "BOT,…", value_delimiter = ',', default_value = Level::Greedy.name())]
    #[arg(help = format!("Who plays ({})", simulate::levels()))]
    bots: Vec<Level>,
    /// How many threads play; one for each core if not given.
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Check after every decision that every component is accounted for.
    #[arg(long)]
    audit: bool,
    /// Companies begin without anybody, are left and taken, miss games and excuse each other, at random.
    #[arg(long)]
    restless: bool,
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
}

/// The campaign on the shelf.
fn shelved() -> Option<&'static dyn GameWithBots> {
    games().iter().copied().find(|game| game.meta().games > 1)
}

fn length() -> u8 {
    shelved().map_or(1, |game| game.meta().games)
}

fn whole() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(i64::from(length())..=i64::from(length()))
}

impl Campaign {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let Command::Simulate(asked) = self.command;
        let Some(game) = shelved() else { return Err(Failure::NoCampaign) };
        let contest = Contest {
            seats: asked.companies,
            games: asked.campaigns,
            seed: asked.seed,
            bots: asked.bots,
            options: Options::default(),
            audit: asked.audit,
            restless: asked.restless,
            threads: asked.threads,
        };
        simulate::play(out, game, &contest, asked.json)
    }
}
