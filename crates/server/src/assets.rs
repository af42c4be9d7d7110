//! The stylesheets, the script and the icons, embedded in the binary, and each game's own styles.

use std::borrow::Cow;

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use maud::PreEscaped;
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest as _, Sha256};

use crate::{App, Problem};

#[derive(Embed)]
#[folder = "../../web"]
struct Web;

/// The script of every page.
const SCRIPT: &str = "railhead.js";

/// What the script imports, for a page to ask for before the script does.
pub fn modules() -> impl Iterator<Item = Cow<'static, str>> {
    Web::iter().filter(|name| name.ends_with(".js") && name != SCRIPT)
}

/// The signs that stand for figures, to be used by their ids on a page that holds them.
pub fn signs() -> PreEscaped<String> {
    let file = Web::get("signs.svg").map(|file| String::from_utf8_lossy(&file.data).into_owned());
    PreEscaped(file.unwrap_or_default())
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
pub async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, Problem> {
    send(&name, &headers, "no-cache")
}

/// `GET /assets/{version}/{name}`: kept for good, unless a page of an older server asks.
pub async fn lasting_asset(
    Path((asked, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    send(&name, &headers, if asked == version() { "max-age=31536000, immutable" } else { "no-cache" })
}

fn send(name: &str, headers: &HeaderMap, keep: &'static str) -> Result<Response, Problem> {
    let EmbeddedFile { data, metadata } = Web::get(name).ok_or(Problem::NotFound)?;
    let tag = format!("\"{}\"", hex::encode(&metadata.sha256_hash()[..8]));
    if headers.get(header::IF_NONE_MATCH).is_some_and(|old| old.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let kind = content_type(name);
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)], [(header::ETAG, tag)], data)
        .into_response())
}

/// `GET /assets/game/{id}.css`
pub async fn game_style(State(app): State<App>, Path(file): Path<String>) -> Result<Response, Problem> {
    let id = file.strip_suffix(".css").ok_or(Problem::NotFound)?;
    let style = app.game(id)?.stylesheet();
    let headers = [(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "max-age=300")];
    Ok((headers, style).into_response())
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

    #[tokio::test]
    async fn only_what_is_current_is_kept_for_good() {
        for (asked, kept) in [(version(), true), ("0123456789abcdef".to_owned(), false)] {
            let path = Path((asked, SCRIPT.to_owned()));
            let answer = lasting_asset(path, HeaderMap::new()).await.unwrap_or_else(|_| panic!("no script"));
            let keep = answer.headers()[header::CACHE_CONTROL].to_str().expect("text");
            assert_eq!(keep.contains("immutable"), kept, "{keep}");
        }
    }
}
