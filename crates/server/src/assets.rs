//! The stylesheets, the script and the icons, embedded in the binary, and each game's own styles.

use std::borrow::Cow;

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::{Embed, EmbeddedFile};

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

/// `GET /assets/{name}`
pub async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, Problem> {
    let file = Web::get(&name).ok_or(Problem::NotFound)?;
    let EmbeddedFile { data, metadata } = file;
    let tag = format!("\"{}\"", hex::encode(&metadata.sha256_hash()[..8]));
    if headers.get(header::IF_NONE_MATCH).is_some_and(|old| old.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let kind = content_type(&name);
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], [(header::ETAG, tag)], data)
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
}
