//! The Railhead server: pages, live updates and the JSON API, over the store and the games on the shelf.
//!
//! How a click becomes a commit becomes a picture: a decision is a `POST` that names the ply it answers. The table
//! (`tables::Live`) is locked, the game applies the decision, the store commits it, and only then is anybody told.
//! Every stream that watches the table draws the new `frame::Frame` for its own eyes (once per kind of eyes) and
//! sends the layers that changed. Every request that may change something runs in a task of its own
//! (`middleware::carry_through`), so that it comes to its end whoever listens; one that panics ends with a problem like
//! any other. A bot that panics is caught on its thread and falls back on any decision that the game takes.
//!
//! A module uses modules of the rows above its own, and no others; a test reads this table. Nothing is drawn, replayed
//! or verified under a table's lock or on a thread that answers requests: that is what `blocking` is for.
//!
//! | row | modules | what they are |
//! |---|---|---|
//! | 1 | `address`, `caught`, `files`, `limits`, `meters` | where requests come from; panics; what the system and the server bear; what is counted |
//! | 1 | `parcel`, `request_id` | events of streams, made once for all who listen; names for requests |
//! | 1 | `device`, `words`, `options`, `preferences`, `progress`, `text` | what visitors come with, words of our own, what they like and have learnt, and what may be told of the words of others |
//! | 2 | `problem` | what went wrong |
//! | 2 | `minds` | threads that think, at the lowest priority |
//! | 2 | `times` | when something was, in words |
//! | 3 | `blocking`, `promise`, `frame` | work that takes its time; promises of shuffles; a table's picture, drawn from what it is given |
//! | 3 | `listeners`, `rates` | how many listen; how often somebody does something |
//! | 4 | `passwords` | what is kept of passwords |
//! | 3 | `post`, `results` | the ways out of the server: letters, push messages, webhooks; how games came out |
//! | 4 | `tables` | tables in play: positions, rights, changes, bots' jobs |
//! | 5 | `app` | what every handler shares |
//! | 6 | `jobs`, `nodes`, `sweeper`, `visitor` | what all who take jobs do alike; what other nodes do; who tidies up; who asks |
//! | 7 | `bots`, `studies` | who decides by job; who studies games that are over |
//! | 7 | `fields`, `upload`, `at_table` | extractors: what a request carries, and which table it is about |
//! | 6 | `holiday`, `keeper` | days that do not count; who keeps the time |
//! | 7 | `aside` | what stands beside a game: talk, and who is there |
//! | 7 | `export`, `notices` | what is kept about somebody; what people are told while they are away |
//! | 8 | `identity` | accounts, logging in, one more device, being forgotten |
//! | 8 | `counted`, `hosting` | what was counted of how people learn; what those who look after the server do |
//! | 8 | `players` | players, as they show themselves to others |
//! | 8 | `advice` | what a bot would do in somebody's place |
//! | 8 | `assets`, `branch`, `health`, `previews`, `stream` | embedded files; tables that go on from others; for whoever watches over the server; pictures beside links; live updates |
//! | 9 | `covers` | the pictures on the games' lids |
//! | 9 | `api`, `pages` | for programs; for people |
//! | 10 | `connections`, `middleware` | around every answer |

#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used))]

mod address;
mod advice;
mod api;
mod app;
mod aside;
mod assets;
mod at_table;
mod blocking;
mod bots;
mod branch;
mod caught;
mod connections;
mod counted;
mod covers;
mod device;
mod export;
mod fields;
mod files;
mod frame;
mod health;
mod holiday;
mod hosting;
mod identity;
mod jobs;
mod keeper;
mod limits;
mod listeners;
mod meters;
mod middleware;
mod minds;
mod nodes;
mod notices;
mod options;
mod pages;
mod parcel;
mod passwords;
mod players;
mod post;
mod preferences;
mod previews;
mod problem;
mod progress;
mod promise;
mod rates;
mod request_id;
mod results;
mod stream;
mod studies;
mod sweeper;
mod tables;
mod text;
mod times;
mod upload;
mod visitor;
mod words;

use std::{future::Future, io, net::SocketAddr};

use axum::{
    Router,
    extract::DefaultBodyLimit,
    routing::{get, post},
};
use railhead_bots::GameWithBots;
use railhead_game::Lang;
use railhead_store::StoreError;
use thiserror::Error;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

pub use address::{BadNetwork, Network};
pub use app::{App, Config};
#[doc(hidden)]
pub use frame::{Frame, Viewer};
pub use limits::Limits;
pub use post::{BadBaseUrl, BadLetters, BaseUrl, Letters, NoticeConfig};
pub use problem::Problem;
pub use rates::{Allowance, Allowances};
#[doc(hidden)]
pub use tables::BotJob;

/// The largest request body.
const LARGEST_BODY: usize = 64 * 1024;

/// With fewer files than these a server is told to be short of them.
const FEW_FILES: u64 = 1024;

/// Why the server could not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Somebody else listens there.
    #[error("{address} is in use by another program; choose another address with --listen")]
    Busy {
        /// The address.
        address: SocketAddr,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system said.
        source: io::Error,
    },
    /// The connection broke.
    #[error("the server stopped: {0}")]
    Io(#[from] io::Error),
}

/// Serves until `stop` is done. `ready` is called with the address once visitors can come.
pub async fn serve(
    mut config: Config,
    games: &'static [&'static dyn GameWithBots],
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let address = config.listen;
    let listener = TcpListener::bind(address).await.map_err(|source| match source.kind() {
        io::ErrorKind::AddrInUse => ServeError::Busy { address },
        _ => ServeError::Listen { address, source },
    })?;
    if let Some(files) = files::most() {
        config.limits = config.limits.within(files);
        if files < FEW_FILES {
            let connections = config.limits.connections;
            tracing::warn!(files, connections, "few files may be open at once: raise the limit (ulimit -n)");
        }
    }
    let app = open(config, games).await?;
    ready(listener.local_addr()?);
    let closing = app.closing().clone();
    tokio::spawn(async move {
        stop.await;
        closing.cancel();
    });
    connections::accept(listener, &app, router(&app)).await;
    keeper::end(&app).await;
    Ok(app.close().await?)
}

/// The server over its store, with its bots at work.
pub async fn open(config: Config, games: &'static [&'static dyn GameWithBots]) -> Result<App, StoreError> {
    // Should they not be readable, nobody is let in.
    let _ = Lang::ALL.map(words::words);
    let store = config.open_store().await?;
    let app = App::new(config, games, store);
    nodes::start(&app);
    keeper::start(&app).await?;
    if app.config().bots {
        bots::mend(&app).await?;
        bots::start(&app);
        studies::start(&app);
    }
    app.tables().read_reach().await?;
    app.push_key().await?;
    notices::start(&app);
    app.store_counts().await?;
    sweeper::start(&app);
    Ok(app)
}

/// Lets bots think until `stop` is done, and serves nobody: for machines beside those that do. `ready` is called once
/// there is a store to work for.
pub async fn work(
    config: Config,
    games: &'static [&'static dyn GameWithBots],
    stop: impl Future<Output = ()>,
    ready: impl FnOnce(),
) -> Result<(), StoreError> {
    let store = config.open_store().await?;
    store.follow_service().await?;
    let app = App::new(config, games, store);
    nodes::start(&app);
    bots::mend(&app).await?;
    bots::start(&app);
    studies::start(&app);
    ready();
    stop.await;
    app.close().await
}

/// All routes.
pub fn router(app: &App) -> Router {
    let table = Router::new()
        .route("/", get(pages::table::show))
        .route("/layers", get(pages::table::layers))
        .route("/decide", post(pages::table::decide))
        .route("/advice", get(pages::hints::advice))
        .route("/hints", post(pages::hints::switch))
        .route("/hints/allow", post(pages::hints::allow))
        .route("/sit", post(pages::gathering::sit))
        .route("/stand", post(pages::gathering::stand))
        .route("/move", post(pages::gathering::change_place))
        .route("/arrange", post(pages::gathering::arrange))
        .route("/start", post(pages::gathering::start))
        .route("/ready", post(pages::gathering::ready))
        .route("/seats", post(pages::gathering::add_seat))
        .route("/invite", post(pages::by_name::invite))
        .route("/decline", post(pages::by_name::decline))
        .route("/reclaim", post(pages::seats::reclaim))
        .route("/object", post(pages::seats::object))
        .route("/hand-over", post(pages::seats::hand_over))
        .route("/rename", post(pages::seats::rename))
        .route("/take-over", post(pages::seats::take_over))
        .route("/leave", post(pages::seats::leave))
        .route("/answer", post(pages::seats::answer))
        .route("/nudge", post(pages::absence::nudge))
        .route("/stand-in", post(pages::absence::stand_in))
        .route("/resign", post(pages::absence::resign))
        .route("/abandon", post(pages::absence::abandon))
        .route("/close", post(pages::absence::close))
        .route("/talk", post(pages::talk::say))
        .route("/talk/mute", post(pages::talk::mute))
        .route("/talk/report", post(pages::talk::report))
        .route("/talk/read", post(pages::talk::read))
        .route("/talk/switch", post(pages::talk::switch))
        .route("/analysis", get(pages::analysis::show).post(pages::analysis::ask))
        .route("/from", post(pages::analysis::play_from))
        .route("/replay", get(pages::replay::show))
        .route("/replay/step", get(pages::replay::step))
        .route("/record", get(pages::replay::record))
        .route("/rules", get(pages::rules::at_table))
        .route("/binder", get(pages::binder::show))
        .route("/branch", post(pages::branches::branch))
        .route("/branch-file", get(pages::branches::download))
        .route("/fair", get(pages::fair::show))
        .route("/again", post(pages::again::again))
        .route("/rematch", get(pages::again::join).post(pages::again::refuse));
    let routes = Router::new()
        .route("/", get(pages::front::show))
        .route("/play", post(pages::shelf::play))
        .route("/new", get(pages::new_table::show).post(pages::new_table::create))
        .route("/import", get(pages::branches::ask).post(pages::branches::import))
        .route("/settings", get(pages::settings::show).post(pages::settings::save))
        .route("/notices", get(pages::notices::show))
        .route("/notices/push", post(pages::notices::add_push))
        .route("/notices/webhook", post(pages::notices::add_webhook))
        .route("/notices/letters", post(pages::notices::add_letters))
        .route("/notices/email", post(pages::notices::change_email))
        .route("/notices/wants", post(pages::notices::wants))
        .route("/notices/quiet", post(pages::notices::quiet))
        .route("/unsubscribe/{key}", get(pages::unsubscribe::show).post(pages::unsubscribe::unsubscribe))
        .route("/forgotten", get(pages::forgotten::show).post(pages::forgotten::ask))
        .route("/holiday", get(pages::absence::holidays).post(pages::absence::holiday))
        .route("/campaign/{game}", get(pages::campaign::show))
        .route("/leave", get(pages::settings::ask).post(pages::settings::leave))
        .route("/account", get(pages::account::show).post(pages::account::make))
        .route("/account/password", post(pages::account::change_password))
        .route("/account/email", post(pages::account::change_email))
        .route("/account/shows", post(pages::account::change_shows))
        .route("/login", get(pages::login::show).post(pages::login::log_in))
        .route("/tables", get(pages::mine::show))
        .route("/tables/hide", post(pages::mine::hide))
        .route("/p/{who}", get(pages::player::show))
        .route("/host", get(pages::host::show))
        .route("/host/person", post(pages::host::person))
        .route("/host/table", post(pages::host::table))
        .route("/host/report", post(pages::host::report))
        .route("/host/counts", post(pages::counts::switch))
        .route("/privacy", get(pages::privacy::show))
        .route("/export", get(pages::privacy::export))
        .route("/about", get(pages::about::show))
        .route("/robots.txt", get(pages::about::robots))
        .route("/reset/{key}", get(pages::reset::show).post(pages::reset::reset))
        .route("/confirm/{key}", get(pages::confirm::show).post(pages::confirm::confirm))
        .route("/devices", get(pages::devices::show))
        .route("/devices/link", post(pages::devices::link))
        .route("/devices/end", post(pages::devices::end))
        .route("/device/{key}", get(pages::devices::ask).post(pages::devices::accept))
        .route("/forget", get(pages::forget::ask).post(pages::forget::forget))
        .route("/i/{invite}", get(pages::invitation::show).post(pages::invitation::accept))
        .route("/rules/{game}", get(pages::rules::show))
        .route("/aids/{game}", get(pages::aids::show))
        .route("/learn", get(pages::learn::index))
        .route("/learn/{game}", get(pages::learn::lessons))
        .route("/learn/{game}/rules", get(pages::learn::rules))
        .route("/learn/{game}/{lesson}", get(pages::learn::begin))
        .route("/learn/{game}/{lesson}/{step}", get(pages::learn::show).post(pages::learn::reply))
        .route("/boxes/{game}", get(pages::boxes::show))
        .route("/healthz", get(health::show))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .nest("/t/{id}", table)
        .nest("/api/v1", api::routes());
    routes
        .route("/stream", get(stream::watch))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::in_turn))
        .route("/assets/{name}", get(assets::asset))
        .route("/assets/{version}/{name}", get(assets::lasting_asset))
        .route("/assets/game/{file}", get(assets::game_style))
        .route("/assets/cover/{lang}/{file}", get(covers::show))
        .route("/assets/preview/{file}", get(previews::show))
        .route("/apple-touch-icon.png", get(previews::touch_icon))
        .route("/favicon.ico", get(previews::touch_icon))
        .route("/icon-{size}", get(previews::icon))
        .route("/worker.js", get(assets::worker))
        .route("/manifest.webmanifest", get(pages::about::manifest))
        .layer(axum::middleware::from_fn(middleware::carry_through))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::in_time))
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::answer))
        .with_state(app.clone())
}
