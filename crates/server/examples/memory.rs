//! What it costs to have many tables looked at: `cargo run -p railhead-server --example memory -- GAME TABLES [all]`.
//!
//! Every table of four is looked at from each of its seats in both languages. With `all`, every drawing is kept.

use std::{env, error::Error, fs, time::Duration};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::Request,
};
use railhead_game::Lang;
use railhead_server::{Config, Limits, open, router};
use serde_json::{Value, json};
use tower_service::Service as _;

struct Visitor {
    routes: Router,
    token: String,
}

impl Visitor {
    async fn ask(&self, path: &str, lang: &str, body: Option<Value>) -> Result<Vec<u8>, Box<dyn Error>> {
        let mut request = Request::builder().uri(path).header("accept-language", lang);
        if !self.token.is_empty() {
            request = request.header("authorization", format!("Bearer {}", self.token));
        }
        let request = match body {
            Some(body) => {
                let request = request.method("POST").header("content-type", "application/json");
                request.body(Body::from(body.to_string()))?
            }
            None => request.body(Body::empty())?,
        };
        let answer = self.routes.clone().call(request).await?;
        let status = answer.status();
        let body = to_bytes(answer.into_body(), usize::MAX).await?.to_vec();
        if status.is_success() { Ok(body) } else { Err(format!("{path}: {status}").into()) }
    }

    async fn api(&self, path: &str, body: Value) -> Result<Value, Box<dyn Error>> {
        Ok(serde_json::from_slice(&self.ask(&format!("/api/v1/{path}"), "en", Some(body)).await?)?)
    }
}

/// The memory of this process, in megabytes.
fn resident() -> Result<f64, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no figure")?;
    Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? / 1024.0)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let (game, tables) = (args.next().ok_or("which game?")?, args.next().ok_or("how many tables?")?);
    let limits = match args.next().as_deref() {
        Some("all") => Limits { drawing_bytes: usize::MAX, drawing_idle: Duration::MAX, ..Limits::default() },
        _ => Limits::default(),
    };
    let folder = tempfile::tempdir()?;
    let config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().to_owned());
    let config = Config { requests_per_second: None, limits, ..config };
    let app = open(config, railhead_registry::games()).await?;
    let mut host = Visitor { routes: router(&app), token: String::new() };
    let guest = host.api("guests", json!({ "name": "Ana" })).await?;
    guest["token"].as_str().ok_or("no token")?.clone_into(&mut host.token);
    let before = resident()?;
    let (mut eyes, mut bytes) = (0, 0);
    for _ in 0..tables.parse()? {
        let seats = ["me", "hot-seat:Bento", "hot-seat:Caio", "hot-seat:Dora"];
        let table = host.api("tables", json!({ "game": game, "seats": seats })).await?;
        let id = table["id"].as_str().ok_or("no id")?;
        host.api(&format!("tables/{id}/start"), json!({})).await?;
        for (seat, lang) in (0..seats.len()).flat_map(|seat| Lang::ALL.map(|lang| (seat, lang))) {
            bytes += host.ask(&format!("/t/{id}?seat={seat}"), lang.tag(), None).await?.len();
            eyes += 1;
        }
    }
    println!(
        "{tables} tables, {eyes} pairs of eyes, {} MB of pages: {before:.0} MB before, {:.0} MB after",
        bytes >> 20,
        resident()?
    );
    app.close().await?;
    Ok(())
}
