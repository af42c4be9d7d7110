//! The pictures that chat apps show beside a link: drawn by us without a letter, one for each game, made once.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    extract::{Path, State},
    http::header,
    response::{IntoResponse as _, Response},
};
use resvg::{tiny_skia::Pixmap, usvg};

use crate::{App, Problem, blocking::blocking};

/// The size that chat apps like best.
pub const SIZE: [u32; 2] = [1200, 630];

/// Our sign.
const ICON: &str = include_str!("../../../web/icon.svg");

/// What is drawn already.
static DRAWN: Mutex<BTreeMap<&str, Bytes>> = Mutex::new(BTreeMap::new());

/// `GET /assets/preview/{game}.png`
pub async fn show(State(app): State<App>, Path(file): Path<String>) -> Result<Response, Problem> {
    let id = app.game(file.strip_suffix(".png").ok_or(Problem::NotFound)?)?.meta().id;
    let known = DRAWN.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
    let picture = match known {
        Some(picture) => picture,
        None => {
            let picture: Bytes = blocking(move || png(&scene(id))).await?.ok_or(Problem::Broken)?.into();
            DRAWN.lock().unwrap_or_else(PoisonError::into_inner).insert(id, picture.clone());
            picture
        }
    };
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")];
    Ok((headers, picture).into_response())
}

/// `GET /apple-touch-icon.png`: our sign, for home screens.
pub async fn touch_icon() -> Result<Response, Problem> {
    sign_of(180).await
}

/// The sizes of our sign that home screens and notices ask for.
pub const ICONS: [u32; 3] = [96, 192, 512];

/// `GET /icon-{size}.png`
pub async fn icon(Path(file): Path<String>) -> Result<Response, Problem> {
    let size = file.strip_suffix(".png").and_then(|size| size.parse().ok());
    sign_of(size.filter(|size| ICONS.contains(size)).ok_or(Problem::NotFound)?).await
}

/// Our sign in this size, drawn once.
async fn sign_of(size: u32) -> Result<Response, Problem> {
    static DRAWN: Mutex<BTreeMap<u32, Bytes>> = Mutex::new(BTreeMap::new());
    let known = DRAWN.lock().unwrap_or_else(PoisonError::into_inner).get(&size).cloned();
    let icon = match known {
        Some(icon) => icon,
        None => {
            let drawing = ICON.replacen("viewBox", &format!("width=\"{size}\" height=\"{size}\" viewBox"), 1);
            let icon: Bytes = blocking(move || png(&drawing)).await?.ok_or(Problem::Broken)?.into();
            DRAWN.lock().unwrap_or_else(PoisonError::into_inner).insert(size, icon.clone());
            icon
        }
    };
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")];
    Ok((headers, icon).into_response())
}

/// A drawing as PNG, in its own size.
fn png(svg: &str) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).ok()?;
    let size = tree.size().to_int_size();
    let mut picture = Pixmap::new(size.width(), size.height())?;
    resvg::render(&tree, usvg::Transform::default(), &mut picture.as_mut());
    picture.encode_png().ok()
}

/// Hills in the evening, a railway, and what the game is about.
fn scene(game: &str) -> String {
    let [width, height] = SIZE;
    let sleepers = (0..26).map(|n| format!("M{} 520l-14 44", 20 + n * 48)).collect::<Vec<_>>().concat();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\
         <rect width=\"1200\" height=\"630\" fill=\"#f3e9d2\"/>\
         <circle cx=\"900\" cy=\"250\" r=\"110\" fill=\"#e9b25c\"/>\
         <path d=\"M0 380l140-120 110 90 170-190 190 210 120-90 170 130 140-100 160 110v250H0z\" fill=\"#cdb891\"/>\
         <path d=\"M0 450c200-70 380-60 560-20s420 40 640-30v230H0z\" fill=\"#b08d57\"/>\
         <rect y=\"500\" width=\"1200\" height=\"130\" fill=\"#8f6f43\"/>\
         <path d=\"{sleepers}\" stroke=\"#4a3826\" stroke-width=\"16\"/>\
         <path d=\"M0 530h1200M0 556h1200\" stroke=\"#2b2118\" stroke-width=\"7\"/>\
         <g fill=\"#2b2118\">{sign}</g>\
         <path d=\"M12 12h1176v606H12zM24 24h1152v582H24z\" fill=\"none\" stroke=\"#8c2f1b\" stroke-width=\"5\"/></svg>",
        sign = sign(game),
    )
}

/// What stands on the railway: a spike, a herd, a cactus, or a train.
fn sign(game: &str) -> &'static str {
    match game {
        "last-spike" => {
            "<path d=\"M540 170h120q18 0 18 20v26q0 14-14 16l-22 4-16 250-26 62-26-62-16-250-22-4q-14-2-14-16v-26q0-20 18-20z\" fill=\"#e9b25c\" stroke=\"#2b2118\" stroke-width=\"8\"/>"
        }
        "great-western-trail" => {
            "<path d=\"M380 300c-30-60-20-90 10-90 0 50 60 60 130 60h160c70 0 130-10 130-60 30 0 40 30 10 90-20 34-60 46-110 46l-30 120q-20 60-80 60t-80-60l-30-120c-50 0-90-12-110-46z\"/>\
             <circle cx=\"556\" cy=\"380\" r=\"13\" fill=\"#f3e9d2\"/><circle cx=\"644\" cy=\"380\" r=\"13\" fill=\"#f3e9d2\"/>"
        }
        "chaparral" => {
            "<path d=\"M560 530V210q0-50 40-50t40 50v150h40q20 0 20-20v-60q0-30 30-30t30 30v70q0 70-70 70h-50v110zM560 470h-50q-70 0-70-70v-50q0-30 30-30t30 30v40q0 20 20 20h40z\" fill=\"#2f5d3a\"/>"
        }
        _ => {
            "<path d=\"M400 300h260v-40h-30v-30h190v30h-30v180h30v70H400zM440 300v-90l-24-40h108l-24 40v90z\"/>\
             <path d=\"M670 270h90v80h-90z\" fill=\"#f3e9d2\"/>\
             <path d=\"M400 510l-90 30v-60l90-60z\" fill=\"#8c2f1b\"/>\
             <g fill=\"#2b2118\" stroke=\"#e9b25c\" stroke-width=\"10\"><circle cx=\"460\" cy=\"512\" r=\"42\"/>\
             <circle cx=\"580\" cy=\"512\" r=\"42\"/><circle cx=\"730\" cy=\"492\" r=\"62\"/></g>"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_of_its_size() {
        for game in ["last-spike", "great-western-trail", "chaparral", "ticket-legacy"] {
            let picture = png(&scene(game)).expect("a picture");
            let size: Vec<u32> = picture[16..24]
                .chunks(4)
                .map(|bytes| u32::from_be_bytes(bytes.try_into().expect("four bytes")))
                .collect();
            assert_eq!((&picture[1..4], size.as_slice()), (b"PNG".as_slice(), SIZE.as_slice()), "{game}");
        }
    }
}
