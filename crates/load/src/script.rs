//! Games that are known before they are played: whoever runs the server can read its seeds, play on in memory, and send
//! decision after decision without asking what is legal.

use railhead_game::{Chance as _, Luck, Options, Play, Seed};
use railhead_registry::find;
use railhead_store::{Place, Store, TableId};
use serde_json::json;

use crate::{client::Client, trouble::Trouble};

/// A table under way, and what is decided there next.
#[derive(Clone)]
pub(crate) struct Script {
    /// The table.
    pub(crate) table: TableId,
    /// The token of whoever decides, for all seats.
    pub(crate) token: String,
    /// Where decisions are sent.
    pub(crate) path: String,
    /// The decisions, as the API takes them, the next one last.
    pub(crate) left: Vec<String>,
}

/// What kind of tables.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    /// The game's id.
    pub(crate) game: &'static str,
    /// How many seats.
    pub(crate) seats: u8,
    /// The most decisions that are planned.
    pub(crate) most: usize,
}

/// Makes a guest; its token.
pub(crate) async fn guest(client: &mut Client) -> Result<String, Trouble> {
    let guest = client.post("/api/v1/guests", None, json!({ "name": "Load" })).await?;
    guest["token"].as_str().map(str::to_owned).ok_or(Trouble::Unexpected("a guest has no token"))
}

/// Makes a table with these seats and starts its game.
pub(crate) async fn table(
    client: &mut Client,
    token: &str,
    game: &str,
    seats: &[&str],
) -> Result<TableId, Trouble> {
    let new = json!({ "game": game, "title": "Load", "seats": seats });
    let made = client.post("/api/v1/tables", Some(token), new).await?;
    let id = made["id"].as_str().unwrap_or_default().to_owned();
    client.post(&format!("/api/v1/tables/{id}/start"), Some(token), json!({})).await?;
    id.parse().map_err(|_| Trouble::Unexpected("a table has no id"))
}

/// A table round one screen, with its game played in advance.
pub(crate) async fn write(client: &mut Client, store: &Store, kind: Kind) -> Result<Script, Trouble> {
    let token = guest(client).await?;
    let mut seats = vec!["hot-seat"; usize::from(kind.seats)];
    seats[0] = "me";
    let id = table(client, &token, kind.game, &seats).await?;
    let stored = store.stored_table(id).await?.ok_or(Trouble::Unexpected("a table is not stored"))?;
    let seed = stored.secrets.seed.ok_or(Trouble::Unexpected("a game has no seed"))?;
    let options: Options = serde_json::from_str(&stored.table.options)?;
    let mut play = opened(kind, &options, Seed(*seed.expose()))?;
    let said = play_on(play.as_mut(), kind.most)?;
    let body = |(ply, (seat, notation)): (usize, (u8, String))| {
        json!({ "seat": seat, "ply": ply, "decision": notation }).to_string()
    };
    let left = said.into_iter().enumerate().map(body).rev().collect();
    Ok(Script { table: id, token, path: format!("/api/v1/tables/{id}/decide"), left })
}

/// The game as it begins.
pub(crate) fn opened(kind: Kind, options: &Options, seed: Seed) -> Result<Box<dyn Play>, Trouble> {
    let game = find(kind.game).ok_or(Trouble::Unexpected("there is no such game"))?;
    let opened = game.open(kind.seats, options, seed, game.meta().current_version());
    opened.map_err(|_| Trouble::Unexpected("a game cannot be set up"))
}

/// Random decisions, so many at most: who decided what.
pub(crate) fn play_on(play: &mut dyn Play, most: usize) -> Result<Vec<(u8, String)>, Trouble> {
    let mut luck = Luck::new(7);
    let mut said = Vec::new();
    while said.len() < most
        && let Some(seat) = play.actors().first()
    {
        let mut legal = play.legal(seat);
        let notation = legal.swap_remove(luck.below(legal.len() as u32) as usize);
        play.decide(seat, &notation).map_err(|_| Trouble::Unexpected("a legal decision was refused"))?;
        said.push((seat.0, notation));
    }
    Ok(said)
}

/// Many tables, of which `many` decisions can be played. The store is read beside the server that has it.
pub(crate) async fn write_many(
    client: &mut Client,
    place: &Place,
    kind: Kind,
    many: usize,
) -> Result<Vec<Script>, Trouble> {
    let store = Store::open_to_read(place).await?;
    let (mut scripts, mut planned) = (Vec::new(), 0);
    while planned < many {
        let script = write(client, &store, kind).await?;
        planned += script.left.len();
        scripts.push(script);
    }
    store.close().await?;
    Ok(scripts)
}
