//! What is one's own beside seats: settings, what one's list hides; and players as they show themselves.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use railhead_game::Lang;
use railhead_store::Shows;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::shapes::ErrorBody;
use crate::{
    App, Problem,
    fields::Body,
    players::{opponents, player},
    preferences::{Confirm, Ending, Hinting, Keys, Motion, Preferences, Sound, Tempo, TextSize, Theme},
    problem::FieldFault,
    results::{Placing, result},
    text::tidy_name,
    visitor::Visitor,
};

/// What somebody is called and likes; in a request, what is left out stays as it was.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Settings {
    /// The name shown at tables.
    pub name: Option<String>,
    /// `en` or `pt-BR`.
    pub language: Option<String>,
    /// `system`, `paper` or `lamplight`.
    pub theme: Option<String>,
    /// `usual`, `large` or `huge`.
    pub text: Option<String>,
    /// `system` or `still`.
    pub motion: Option<String>,
    /// `usual` or `always`.
    pub confirm: Option<String>,
    /// `asked` or `soon`.
    pub ending: Option<String>,
    /// `on` or `off`.
    pub keys: Option<String>,
    /// `at-once`, `quick`, `calm` or `step`.
    pub tempo: Option<String>,
    /// `on` or `off`.
    pub sound: Option<String>,
    /// `new`, `on` or `off`.
    pub hints: Option<String>,
}

impl Settings {
    fn of(name: &str, language: &str, likes: Preferences) -> Settings {
        let word = |word: &str| Some(word.to_owned());
        Settings {
            name: word(name),
            language: word(language),
            theme: word(likes.theme.word()),
            text: word(likes.text.word()),
            motion: word(likes.motion.word()),
            confirm: word(likes.confirm.word()),
            ending: word(likes.ending.word()),
            keys: word(likes.keys.word()),
            tempo: word(likes.tempo.word()),
            sound: word(likes.sound.word()),
            hints: word(likes.hints.word()),
        }
    }

    /// What is liked once this is taken in.
    fn taken_in(&self, before: Preferences) -> Result<Preferences, Problem> {
        Ok(Preferences {
            theme: chosen("theme", self.theme.as_deref(), before.theme, Theme::of_word)?,
            text: chosen("text", self.text.as_deref(), before.text, TextSize::of_word)?,
            motion: chosen("motion", self.motion.as_deref(), before.motion, Motion::of_word)?,
            confirm: chosen("confirm", self.confirm.as_deref(), before.confirm, Confirm::of_word)?,
            ending: chosen("ending", self.ending.as_deref(), before.ending, Ending::of_word)?,
            keys: chosen("keys", self.keys.as_deref(), before.keys, Keys::of_word)?,
            tempo: chosen("tempo", self.tempo.as_deref(), before.tempo, Tempo::of_word)?,
            sound: chosen("sound", self.sound.as_deref(), before.sound, Sound::of_word)?,
            hints: chosen("hints", self.hints.as_deref(), before.hints, Hinting::of_word)?,
            ..before
        })
    }
}

fn chosen<T>(
    field: &'static str,
    word: Option<&str>,
    before: T,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, Problem> {
    match word {
        None => Ok(before),
        Some(word) => read(word).ok_or_else(|| Problem::field(field, FieldFault::NoChoice)),
    }
}

/// A table to be hidden from one's own list.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Hide {
    /// Its id.
    pub table: String,
    /// Whether it is hidden from now on, or shown again.
    pub hidden: bool,
}

/// A player.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerInfo {
    /// The number in the address of their page.
    pub id: i64,
    /// The name.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// How much is told: `name`, `results` or `opponents`.
    pub shows: &'static str,
    /// Their finished games, the last first.
    pub games: Vec<PlayedGame>,
}

/// A finished game of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedGame {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub finished_at: i64,
    /// The player's place, from 1.
    pub place: Option<u8>,
    /// Whether they won.
    pub won: bool,
    /// The figure that was compared first.
    pub score: Option<i32>,
    /// Against whom, where that is shown.
    pub opponents: Vec<String>,
}

/// Tells what one likes.
#[utoipa::path(get, path = "/me/settings", responses((status = 200, body = Settings), (status = 403, body = ErrorBody)))]
pub async fn settings(visitor: Visitor) -> Result<Json<Settings>, Problem> {
    let user = visitor.known()?;
    Ok(Json(Settings::of(&user.name, &user.language, user.likes.parse().unwrap_or_default())))
}

/// Changes what one likes.
#[utoipa::path(post, path = "/me/settings", request_body = Settings,
    responses((status = 200, body = Settings), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn change_settings(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<Settings>,
) -> Result<Json<Settings>, Problem> {
    let user = visitor.known()?;
    let likes = new.taken_in(user.likes.parse().unwrap_or_default())?;
    let language: Lang = new
        .language
        .as_ref()
        .unwrap_or(&user.language)
        .parse()
        .map_err(|_| Problem::field("language", FieldFault::BadLanguage))?;
    let name = match &new.name {
        None => user.name.clone(),
        Some(name) => tidy_name(name).ok_or_else(|| Problem::field("name", FieldFault::NoName))?,
    };
    if name != user.name {
        app.rename(user, &name).await?;
    }
    app.store().set_language(user.id, language.tag()).await?;
    app.store().set_likes(user.id, &likes.to_string()).await?;
    Ok(Json(Settings::of(&name, language.tag(), likes)))
}

/// Hides a table from one's own list, or shows it again.
#[utoipa::path(post, path = "/me/tables/hide", request_body = Hide,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn hide(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<Hide>,
) -> Result<StatusCode, Problem> {
    let user = visitor.known()?.id;
    let live = app.tables().named(&wanted.table).await?;
    app.store().hide_table(user, live.position().await.table.id, wanted.hidden).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Shows a player, by number or by the name of an account, with the games that they chose to show.
#[utoipa::path(get, path = "/players/{who}", params(("who" = String, Path)),
    responses((status = 200, body = PlayerInfo), (status = 404, body = ErrorBody)))]
pub async fn show_player(
    State(app): State<App>,
    Path(who): Path<String>,
    visitor: Visitor,
) -> Result<Json<PlayerInfo>, Problem> {
    let found = player(&app, &who, &visitor).await?;
    let user = found.user;
    let games = found.games.iter().map(|table| {
        let placing = result(table, user.id);
        let others = if found.shows == Shows::Opponents { opponents(table, user.id) } else { Vec::new() };
        PlayedGame {
            table: table.id.to_string(),
            game: table.game.clone(),
            finished_at: table.finished_at.unwrap_or(table.updated_at).0,
            place: placing.as_ref().map(|Placing { rank, .. }| *rank),
            won: placing.as_ref().is_some_and(|placing| placing.won),
            score: placing.map(|placing| placing.score),
            opponents: others.into_iter().map(str::to_owned).collect(),
        }
    });
    Ok(Json(PlayerInfo {
        id: user.id.0,
        account: user.account,
        shows: found.shows.word(),
        games: games.collect(),
        name: user.name,
    }))
}
