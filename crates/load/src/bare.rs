//! What this machine can do at most: a handler that knows no game, no user and no table, and stores the same bytes with
//! the same promise. All that wait are committed at once, and answered after that; then whoever listens is told, in the
//! same bytes for everybody.

use std::{convert::Infallible, net::Ipv4Addr, path::Path};

use axum::{
    Json, Router,
    body::{Body, Bytes},
    extract::{DefaultBodyLimit, Path as InPath, State},
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, SqlSafeStr as _, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use tokio::{
    net::TcpListener,
    sync::{broadcast, mpsc, oneshot},
};

use crate::{
    spectators::{GREETING, NEWS},
    trouble::Trouble,
};

/// How many are committed at once.
const GROUP: usize = 256;

/// How many bytes a listener is told of a decision: about as many as the real server packs it in.
const TOLD: usize = 2_000;

/// A decision, as the API takes it.
#[derive(Deserialize)]
struct Decide {
    seat: i64,
    ply: i64,
    decision: String,
}

struct Row {
    table: String,
    decide: Decide,
    done: oneshot::Sender<()>,
}

#[derive(Clone)]
struct Bare {
    rows: mpsc::Sender<Row>,
    news: broadcast::Sender<Bytes>,
}

/// Serves for ever.
pub(crate) async fn serve(folder: &Path) -> Result<(), Trouble> {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("bare.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .disable_statement_logging();
    let mut conn = options.connect().await?;
    let create = "CREATE TABLE decisions (table_id TEXT, ply INTEGER, seat INTEGER, notation TEXT, decided_at INTEGER, \
                  PRIMARY KEY (table_id, ply)) WITHOUT ROWID";
    sqlx::query(create).execute(&mut conn).await?;
    let (rows, mut waiting) = mpsc::channel::<Row>(1024);
    tokio::spawn(async move {
        let mut group = Vec::with_capacity(GROUP);
        while waiting.recv_many(&mut group, GROUP).await > 0 {
            if let Err(error) = commit(&mut conn, &group).await {
                eprintln!("the bare handler cannot store: {error}");
                return;
            }
            for row in group.drain(..) {
                // Whoever asked may have gone.
                let _ = row.done.send(());
            }
        }
    });
    let bare = Bare { rows, news: broadcast::channel(16).0 };
    let routes =
        Router::new().route("/api/v1/tables/{id}/decide", post(decide)).route("/stream", get(listen));
    let routes = routes.layer(DefaultBodyLimit::max(64 * 1024)).with_state(bare);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    println!("http://{}", listener.local_addr()?);
    Ok(axum::serve(listener, routes).await?)
}

async fn decide(
    State(Bare { rows, news }): State<Bare>,
    InPath(table): InPath<String>,
    Json(decide): Json<Decide>,
) -> Result<Json<Value>, StatusCode> {
    let ply = decide.ply + 1;
    let (done, stored) = oneshot::channel();
    rows.send(Row { table, decide, done }).await.map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    stored.await.map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    let mut told = [NEWS, b"data: "].concat();
    told.resize(TOLD, b'-');
    told.extend(b"\n\n");
    // There may be nobody who listens.
    let _ = news.send(told.into());
    Ok(Json(json!({ "revision": ply, "ply": ply })))
}

async fn listen(State(Bare { news, .. }): State<Bare>) -> Response {
    let told = stream::unfold((news.subscribe(), true), |(mut news, is_first)| async move {
        let bytes = if is_first { [GREETING, b"\n"].concat().into() } else { news.recv().await.ok()? };
        Some((Ok::<_, Infallible>(bytes), (news, false)))
    });
    Body::from_stream(told).into_response()
}

async fn commit(conn: &mut SqliteConnection, group: &[Row]) -> Result<(), sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *conn).await?;
    for rows in group.chunks(16) {
        let places = vec!["(?, ?, ?, ?, ?)"; rows.len()].join(", ");
        let insert =
            format!("INSERT INTO decisions (table_id, ply, seat, notation, decided_at) VALUES {places}");
        let mut query = sqlx::query(AssertSqlSafe(insert).into_sql_str());
        for Row { table, decide, .. } in rows {
            query = query.bind(table.clone()).bind(decide.ply).bind(decide.seat);
            query = query.bind(decide.decision.clone()).bind(1_763_000_000_000_i64);
        }
        query.execute(&mut *conn).await?;
    }
    sqlx::query("COMMIT").execute(&mut *conn).await.map(drop)
}
