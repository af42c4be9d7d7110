//! The pictures on the games' lids: a part of a board, drawn by the game itself after some decisions of bots, or a
//! drawing that the game brings along. They are the same for everybody who reads one language, so each is drawn once.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use railhead_bots::{GameWithBots, Level};
use railhead_game::{Canvas, Cover, Lang, Luck, Options, Pane, Place, Reader, Seed};
use serde::Deserialize;

use crate::{App, Problem, assets, blocking::blocking, preferences::Theme};

/// What the positions on the lids come from.
const SEED: Seed = Seed([7; 32]);

/// What is drawn already.
static DRAWN: Mutex<BTreeMap<(&str, Lang), Arc<str>>> = Mutex::new(BTreeMap::new());

/// By which light a picture is wanted.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    light: Option<String>,
}

/// `GET /assets/cover/{lang}/{game}.svg?light=…`
pub async fn show(
    State(app): State<App>,
    Path((lang, file)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    let lang: Lang = lang.parse().map_err(|_| Problem::NotFound)?;
    let game = app.game(file.strip_suffix(".svg").ok_or(Problem::NotFound)?)?;
    let known = DRAWN.lock().unwrap_or_else(PoisonError::into_inner).get(&(game.meta().id, lang)).cloned();
    let board = match known {
        Some(board) => board,
        None => {
            let board: Arc<str> = blocking(move || draw(game, lang)).await?.ok_or(Problem::NotFound)?.into();
            DRAWN
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .insert((game.meta().id, lang), board.clone());
            board
        }
    };
    let theme = Theme::of_word(wanted.light.as_deref().unwrap_or_default()).unwrap_or_default();
    let style = format!("<style><![CDATA[{}\n{}]]></style>", assets::colours(), game.stylesheet());
    let picture = assets::lit(&board.replacen("<style></style>", &style, 1), theme);
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((headers, picture).into_response())
}

/// The picture of a game; one of a board has an empty place for its styles.
fn draw(game: &'static dyn GameWithBots, lang: Lang) -> Option<String> {
    let meta = game.meta();
    let (seats, plies, [left, top, width, height]) = match meta.lid.cover {
        Cover::Board { seats, plies, part } => (seats, plies, part),
        Cover::Picture { svg, .. } => return Some(svg.to_owned()),
    };
    let mut play = game.open(seats, &Options::default(), SEED, meta.current_version()).ok()?;
    let mut luck = Luck::new(u64::from(plies));
    for _ in 0..plies {
        let Some(seat) = play.actors().first() else { break };
        let decision = game.decide(play.as_ref(), seat, Level::Random, &mut luck, None)?;
        play.decide(seat, &decision).ok()?;
    }
    let names = vec![String::new(); usize::from(seats)];
    let panes = play.present(Reader { viewer: None, lang, names: &names }, false).scene.panes;
    let is_board = |pane: &Pane| pane.place == Place::Board && matches!(pane.canvas, Canvas::Svg { .. });
    let pane = panes.into_iter().find(is_board)?;
    let layers: String = pane.layers.iter().map(|layer| well_formed(&layer.markup)).collect();
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\"><style></style>{signs}\
         <g class=\"game-{id}\"><g class=\"pane board\" data-pane=\"{pane}\">\
         <svg viewBox=\"{left} {top} {width} {height}\" preserveAspectRatio=\"xMidYMid slice\">{layers}</svg>\
         </g></g></svg>",
        signs = assets::signs().0,
        id = meta.id,
        pane = pane.id,
    ))
}

/// Markup of a page as XML: there every attribute has a value.
fn well_formed(markup: &str) -> String {
    let mut out = String::with_capacity(markup.len());
    let (mut in_tag, mut in_value, mut bare) = (false, false, false);
    for letter in markup.chars() {
        let ends_name = matches!(letter, ' ' | '>' | '/' | '\n');
        if in_tag && !in_value && bare && ends_name {
            out.push_str("=\"\"");
        }
        match letter {
            '"' if in_tag => {
                in_value = !in_value;
                bare = false;
            }
            '<' if !in_tag => (in_tag, bare) = (true, false),
            '>' if in_tag && !in_value => (in_tag, bare) = (false, false),
            '=' | ' ' | '\n' | '/' if in_tag && !in_value => bare = false,
            _ if in_tag && !in_value => bare = out.ends_with([' ', '\n']) || bare,
            _ => {}
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_without_a_value_get_one() {
        assert_eq!(
            well_formed("<g class=\"a b\" data-tells><path d=\"M 1 2\"/></g> a = b > c"),
            "<g class=\"a b\" data-tells=\"\"><path d=\"M 1 2\"/></g> a = b > c"
        );
        assert_eq!(
            well_formed("<g data-tells id=\"x\"><b></b></g>"),
            "<g data-tells=\"\" id=\"x\"><b></b></g>"
        );
    }
}
