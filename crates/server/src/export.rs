//! Everything that is kept about somebody, as JSON. Of games under way it holds what their player has decided, and
//! nothing that others hide.

use railhead_store::{Ply, Status, User, Words};
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
    let (talk, muted) = (talk_of(app, user).await?, store.muted_by(user.id).await?);
    let (seen, holidays) = (store.last_seen(&[user.id]).await?, store.holidays(user.id).await?);
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
        "last_seen_at": seen.first().map(|(_, at)| at.0),
        "holidays": holidays.iter().map(|holiday| json!({ "begins": holiday.begins.0, "ends": holiday.ends.0 })).collect::<Vec<_>>(),
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
        "talk": talk,
        "people_not_read": muted.iter().map(|user| user.0).collect::<Vec<_>>(),
        "hidden_tables": hidden.iter().map(ToString::to_string).collect::<Vec<_>>(),
    }))
}

/// What somebody has said at tables, as far as it is kept; nothing that others said.
async fn talk_of(app: &App, user: &User) -> Result<Vec<Value>, Problem> {
    let mut lines = Vec::new();
    for table in app.store().tables_talked_at(user.id).await? {
        let said = app.store().talk(table).await?;
        lines.extend(said.into_iter().filter(|line| line.user == user.id).map(|line| {
            let (kind, words) = match line.words {
                Words::Text(text) => ("text", text),
                Words::Phrase(key) => ("phrase", key),
            };
            json!({ "table": table.to_string(), "room": line.room.word(), kind: words, "at": line.at.0 })
        }));
    }
    Ok(lines)
}
