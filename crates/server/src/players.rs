//! A player as others may see them: with as many of their games as they chose to show.

use railhead_store::{Page as Slice, Shows, Status, Table, User, UserId};

use crate::{App, Problem, text::account_key, visitor::Visitor};

/// How many games are listed.
const LISTED: u32 = 40;

/// A player, what of them is shown to whoever asks, and their finished games, the last first.
pub struct Player {
    /// Who.
    pub user: User,
    /// Whether that is whoever asks.
    pub own: bool,
    /// How much is shown.
    pub shows: Shows,
    /// The games; none where only a name is shown.
    pub games: Vec<Table>,
}

/// The player of this number, or with an account of this name, for the eyes of the visitor.
pub async fn player(app: &App, who: &str, visitor: &Visitor) -> Result<Player, Problem> {
    let found = match who.parse() {
        Ok(id) => app.store().user(UserId(id)).await?,
        Err(_) => app.store().account(&account_key(who)).await?.map(|(user, _)| user),
    };
    let user = found.ok_or(Problem::NotFound)?;
    let own = visitor.id() == Some(user.id);
    let shows = if own { Shows::Opponents } else { user.shows };
    let mut games = match shows {
        Shows::Name => Vec::new(),
        Shows::Results | Shows::Opponents => {
            app.store().tables_of(user.id, Status::Finished, Slice::first(LISTED)).await?
        }
    };
    games.retain(|table| table.seats_of(user.id).next().is_some());
    Ok(Player { user, own, shows, games })
}

/// The names of those whom `user` played against.
pub fn opponents(table: &Table, user: UserId) -> Vec<&str> {
    let others = table.seats.iter().filter(|seat| seat.occupant.user() != Some(user));
    others.filter_map(|seat| seat.occupant.name()).collect()
}
