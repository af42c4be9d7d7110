//! `railhead games`: what is on the shelf.

use std::io::Write;

use clap::Args;
use railhead_game::{Meta, OptionKind};
use serde::Serialize;

use crate::failure::Failure;

/// List the games: id, title, seats, rules version.
#[derive(Debug, Args)]
pub(crate) struct Games {
    /// Print JSON, with the options of each game.
    #[arg(long)]
    json: bool,
}

/// The id of a game to show commands with.
pub(crate) fn example() -> &'static str {
    railhead_registry::games().first().map_or("GAME", |game| game.meta().id)
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: &'static str,
    min_seats: u8,
    max_seats: u8,
    rules: u16,
    options: Vec<ListedOption>,
}

#[derive(Serialize)]
struct ListedOption {
    key: &'static str,
    default: &'static str,
    /// What it may be set to; absent if that is any text.
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<&'static [&'static str]>,
}

impl Listed {
    fn new(meta: &'static Meta) -> Listed {
        let options = meta.options.iter().map(|option| ListedOption {
            key: option.key,
            default: option.default_value(),
            values: match option.kind {
                OptionKind::Choice(values) => Some(values),
                OptionKind::Text => None,
            },
        });
        Listed {
            id: meta.id,
            title: meta.title,
            min_seats: meta.min_seats,
            max_seats: meta.max_seats,
            rules: meta.current_version(),
            options: options.collect(),
        }
    }
}

impl Games {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let listed: Vec<Listed> =
            railhead_registry::games().iter().map(|game| Listed::new(game.meta())).collect();
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &listed)?;
            return Ok(writeln!(out)?);
        }
        let width = |text: fn(&Listed) -> &str| {
            listed.iter().map(|game| text(game).chars().count()).max().unwrap_or_default()
        };
        let (ids, titles) = (width(|game| game.id), width(|game| game.title));
        for Listed { id, title, min_seats, max_seats, rules, .. } in &listed {
            writeln!(out, "{id:ids$}  {title:titles$}  {min_seats}-{max_seats} seats  rules {rules}")?;
        }
        Ok(())
    }
}
