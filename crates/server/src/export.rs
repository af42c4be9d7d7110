//! Everything that is kept about somebody, as JSON. Of games under way it holds what their player has decided, and
//! nothing that others hide.

use railhead_store::{Ply, Status, User};
use serde_json::{Value, json};

use crate::{App, Problem, words::table_title};

/// Everything that is kept about this user.
pub async fn of(app: &App, user: &User) -> Result<Value, Problem> {
    let store = app.store();
    let email = store.email_of(user.id).await?;
    let sessions = store.sessions_of(user.id, None).await?;
    let mut tables = Vec::new();
    for id in app.tables_of(user.id, Status::ALL).await? {
        let Some(table) = store.table(id).await? else { continue };
        let seats: Vec<_> = table.seats_of(user.id).collect();
        let numbers: Vec<u8> = seats.iter().map(|seat| seat.no.0).collect();
        let decisions = store.log(id, Ply::FIRST).await?;
        let own = decisions.iter().filter(|decision| numbers.contains(&decision.seat.0)).map(|decision| {
            json!({ "ply": decision.ply.0, "seat": decision.seat.0, "decision": decision.notation, "at": decision.at.0 })
        });
        tables.push(json!({
            "id": id.to_string(),
            "game": table.game,
            "title": table_title(&table, user.language.parse().unwrap_or_default()),
            "status": table.status.word(),
            "hosted": table.host == Some(user.id),
            "seats": seats.iter().map(|seat| json!({
                "seat": seat.no.0, "name": seat.occupant.name(), "text_for_the_shuffle": seat.contribution,
                "taken_at": seat.joined_at.map(|at| at.0),
            })).collect::<Vec<_>>(),
            "decisions": own.collect::<Vec<_>>(),
            "made_at": table.created_at.0,
        }));
    }
    let channels = store.channels_of(user.id).await?;
    let quiet = store.quiet_of(user.id).await?;
    let hidden = store.tables_hidden_from(user.id).await?;
    Ok(json!({
        "name": user.name,
        "number": user.id.0,
        "language": user.language,
        "account": user.account,
        "email": email.map(|email| json!({ "address": email.address, "confirmed": email.confirmed })),
        "likes": user.likes,
        "page_shows": user.shows.word(),
        "muted": user.muted,
        "suspended": user.suspended,
        "first_seen_at": user.created_at.0,
        "sessions": sessions.iter().map(|session| json!({
            "device": session.device, "made_at": session.made_at.0, "seen_at": session.seen_at.0,
        })).collect::<Vec<_>>(),
        "notices": {
            "quiet_hours": quiet,
            "ways": channels.iter().map(|channel| json!({
                "kind": channel.kind.word(), "address": channel.address, "keys": channel.keys, "wants": channel.wants,
                "device": channel.device, "made_at": channel.made_at.0,
            })).collect::<Vec<_>>(),
        },
        "tables": tables,
        "hidden_tables": hidden.iter().map(ToString::to_string).collect::<Vec<_>>(),
    }))
}
