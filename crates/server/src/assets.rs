//! The stylesheets, the script and the icons, embedded in the binary, and each game's own styles.

use std::borrow::Cow;

use axum::{
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use maud::PreEscaped;
use rust_embed::{Embed, EmbeddedFile};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use crate::{App, Problem, preferences::Theme};

#[derive(Embed)]
#[folder = "../../web"]
struct Web;

/// The script of every page.
const SCRIPT: &str = "railhead.js";

/// What shows push messages; no part of any page.
const WORKER: &str = "worker.js";

/// What the script imports, for a page to ask for before the script does.
pub fn modules() -> impl Iterator<Item = Cow<'static, str>> {
    Web::iter().filter(|name| name.ends_with(".js") && name != SCRIPT && name != WORKER)
}

/// The signs that stand for figures, to be used by their ids on a page that holds them.
pub fn signs() -> PreEscaped<String> {
    let file = Web::get("signs.svg").map(|file| String::from_utf8_lossy(&file.data).into_owned());
    PreEscaped(file.unwrap_or_default())
}

/// The colours that everything on a page is drawn in, and those of the seats, as a stylesheet.
pub fn colours() -> String {
    let file = Web::get("railhead.css").map(|file| String::from_utf8_lossy(&file.data).into_owned());
    let file = file.unwrap_or_default();
    let root = file.split_once("\n}\n").map_or("", |(root, _)| root);
    let seats = file.lines().filter(|line| line.starts_with(".seat-"));
    format!("{root}\n}}\n{}", seats.collect::<Vec<_>>().join("\n"))
}

/// A stylesheet as it is read by this light, whatever the system's.
pub fn lit(style: &str, theme: Theme) -> String {
    let (scheme, dark) = match theme {
        Theme::System => return style.to_owned(),
        Theme::Paper => ("light", "(max-width: 0)"),
        Theme::Lamplight => ("dark", "(min-width: 0)"),
    };
    style
        .replace("color-scheme: light dark", &format!("color-scheme: {scheme}"))
        .replace("(prefers-color-scheme: dark)", dark)
}

/// By which light a stylesheet is wanted.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    light: Option<String>,
}

impl Wanted {
    fn theme(&self) -> Theme {
        Theme::of_word(self.light.as_deref().unwrap_or_default()).unwrap_or_default()
    }
}

/// Names the files as they are now: one name for all of them, because modules import each other by relative addresses.
pub fn version() -> String {
    let mut all = Sha256::new();
    for file in Web::iter().filter_map(|name| Web::get(&name)) {
        all.update(file.metadata.sha256_hash());
    }
    hex::encode(&all.finalize()[..8])
}

/// `GET /assets/{name}`: asked for again by every page.
pub async fn asset(
    Path(name): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    send(&name, wanted.theme(), &headers, "no-cache")
}

/// `GET /assets/{version}/{name}`: kept for good, unless a page of an older server asks.
pub async fn lasting_asset(
    Path((asked, name)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    send(
        &name,
        wanted.theme(),
        &headers,
        if asked == version() { "max-age=31536000, immutable" } else { "no-cache" },
    )
}

fn send(name: &str, theme: Theme, headers: &HeaderMap, keep: &'static str) -> Result<Response, Problem> {
    let EmbeddedFile { data, metadata } = Web::get(name).ok_or(Problem::NotFound)?;
    let tag = format!("\"{}-{}\"", hex::encode(&metadata.sha256_hash()[..8]), theme.word());
    if headers.get(header::IF_NONE_MATCH).is_some_and(|old| old.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let kind = content_type(name);
    let data = match std::str::from_utf8(&data) {
        Ok(style) if kind.starts_with("text/css") && theme != Theme::System => {
            Cow::Owned(lit(style, theme).into_bytes())
        }
        _ => data,
    };
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)], [(header::ETAG, tag)], data)
        .into_response())
}

/// `GET /worker.js`: what a browser keeps to show push messages with. At the root, because it speaks for all our pages.
pub async fn worker(headers: HeaderMap) -> Result<Response, Problem> {
    send(WORKER, Theme::System, &headers, "no-cache")
}

/// `GET /assets/game/{id}.css`
pub async fn game_style(
    State(app): State<App>,
    Path(file): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let id = file.strip_suffix(".css").ok_or(Problem::NotFound)?;
    let style = lit(app.game(id)?.stylesheet(), wanted.theme());
    let tag = format!("\"{}\"", hex::encode(&Sha256::digest(style.as_bytes())[..8]));
    let keep = [(header::CACHE_CONTROL, "max-age=300".to_owned()), (header::ETAG, tag.clone())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|old| old.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, keep).into_response());
    }
    Ok(([(header::CONTENT_TYPE, "text/css; charset=utf-8")], keep, style).into_response())
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_script_and_its_modules_import_each_other_and_nothing_else() {
        let (mut there, mut imported) = (BTreeSet::new(), BTreeSet::new());
        for name in modules().chain([SCRIPT.into()]) {
            let file = Web::get(&name).expect("what is listed is there");
            let text = std::str::from_utf8(&file.data).expect("UTF-8");
            let imports = text
                .lines()
                .filter_map(|line| line.split_once(" from ").filter(|_| line.starts_with("import ")));
            for (_, from) in imports {
                let from = from.strip_prefix("\"./").and_then(|from| from.strip_suffix("\";"));
                imported.insert(from.unwrap_or_else(|| panic!("{name}: not one of ours")).to_owned());
            }
            there.insert(name.into_owned());
        }
        there.remove(SCRIPT);
        assert_eq!(imported, there);
    }

    #[test]
    fn a_light_that_was_chosen_does_not_ask_the_system() {
        let style =
            ":root { color-scheme: light dark; @media (prefers-color-scheme: dark) { --ink: white; } }";
        assert_eq!(lit(style, Theme::System), style);
        for theme in [Theme::Paper, Theme::Lamplight] {
            assert!(!lit(style, theme).contains("prefers-color-scheme"));
        }
        assert!(lit(style, Theme::Lamplight).contains("color-scheme: dark; @media (min-width: 0)"));
        assert!(colours().contains("--paper: ") && colours().contains(".seat-5 { --seat: var(--seat-5); }"));
    }

    #[tokio::test]
    async fn only_what_is_current_is_kept_for_good() {
        for (asked, kept) in [(version(), true), ("0123456789abcdef".to_owned(), false)] {
            let path = Path((asked, SCRIPT.to_owned()));
            let wanted = Query(Wanted { light: None });
            let answer =
                lasting_asset(path, wanted, HeaderMap::new()).await.unwrap_or_else(|_| panic!("no script"));
            let keep = answer.headers()[header::CACHE_CONTROL].to_str().expect("text");
            assert_eq!(keep.contains("immutable"), kept, "{keep}");
        }
    }
}
