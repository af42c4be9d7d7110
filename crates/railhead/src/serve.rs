//! `railhead serve`: the table, for whoever comes.

use std::{env, fs, io::Write, net::SocketAddr, path::PathBuf, time::Duration};

use clap::Args;
use railhead_server::{BaseUrl, Config, Letters, Limits, Network, NoticeConfig};

use crate::{failure::Failure, kept::Kept};

/// Serve the table in a browser. This is what `railhead` does when no command is given.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// The address to listen on.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    kept: Kept,
    /// How long a bot waits before it decides, in milliseconds, so that people can follow.
    #[arg(long, value_name = "MS", default_value_t = 500)]
    bot_pause: u64,
    /// A proxy to be believed what it says of those for whom it asks: an address or a network (10.0.0.0/8). May be
    /// given several times.
    #[arg(long, value_name = "NETWORK", value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
    /// How many requests a visitor may make a second; 0 for no limit, nor one on guests and tables.
    #[arg(long, value_name = "N", default_value_t = 40)]
    rate: u32,
    /// How many megabytes of tables that nobody uses just now are kept in memory; others are read when they are asked for.
    #[arg(long, value_name = "MB", default_value_t = 256)]
    table_memory: usize,
    /// Let everybody look at what games keep sealed. Spoils surprises; for hosts who want to know.
    #[arg(long)]
    open_boxes: bool,
    /// Tell at `/metrics` what this node has done, as Prometheus reads it. Keep that address from the outside.
    #[arg(long)]
    metrics: bool,
    /// The address that visitors reach this server at (`https://railhead.example.org`): letters and webhooks lead there.
    #[arg(long, value_name = "URL")]
    base_url: Option<BaseUrl>,
    /// The mail server that carries letters: `smtps://USER:PASSWORD@HOST`, `smtp://HOST?tls=required`, or `smtp://HOST:PORT`
    /// for one that asks for nothing. Where it is not given, the environment variable `RAILHEAD_SMTP` is asked, which
    /// keeps a password from other users' eyes. Needs --mail-from and --base-url.
    #[arg(long, value_name = "URL")]
    smtp: Option<String>,
    /// Who letters come from: `Railhead <railhead@example.org>`.
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Trust the mail server by the certificates in this file too (PEM), where its own is no public one.
    #[arg(long, value_name = "FILE")]
    mail_ca: Option<PathBuf>,
    /// How long whoever a table waits for may take before they are told so, in seconds. Letters wait eight times as long,
    /// for more to tell.
    #[arg(long, value_name = "SECONDS", default_value_t = 15)]
    notice_pause: u64,
    /// Let webhooks and push messages go to this machine and its own networks too. Whoever plays here can then make this
    /// server send requests there.
    #[arg(long)]
    allow_private_addresses: bool,
    #[command(flatten)]
    said: Said,
    /// Let no bot think here: `railhead work` does it, on this machine or others.
    #[arg(long)]
    no_bots: bool,
}

/// Where the mail server is looked for that no argument names.
const SMTP_VARIABLE: &str = "RAILHEAD_SMTP";

const EXAMPLES: &str = "\
Examples:
  railhead
  railhead serve --listen 0.0.0.0:80 --data /srv/railhead
  railhead serve --database postgres://railhead@db.example.org/railhead
  railhead serve --base-url https://railhead.example.org --smtp smtp://127.0.0.1:25 \\
      --mail-from 'Railhead <railhead@example.org>'";

impl Serve {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let place = self.kept.place()?;
        let table_bytes = self.table_memory.saturating_mul(1024 * 1024);
        let notices = NoticeConfig {
            letters: self.letters()?,
            base_url: self.base_url.clone(),
            private_addresses: self.allow_private_addresses,
            pause: Duration::from_secs(self.notice_pause),
            letter_pause: Duration::from_secs(self.notice_pause.saturating_mul(8)),
            ..NoticeConfig::default()
        };
        let config = Config {
            notices,
            limits: Limits { table_bytes, ..Limits::default() },
            bot_pause: Duration::from_millis(self.bot_pause),
            trusted_proxies: self.trusted_proxy.clone(),
            requests_per_second: (self.rate > 0).then_some(self.rate),
            open_boxes: self.open_boxes,
            bots: !self.no_bots,
            metrics: self.metrics,
            ..Config::new(self.listen, &place)
        };
        let runtime = daemon(&self.said)?;
        let mut told = Ok(());
        let served =
            runtime.block_on(railhead_server::serve(config, railhead_registry::games(), stop(), |address| {
                told = writeln!(out, "Railhead is open at http://{address}\nTables are kept in {place}")
                    .and_then(|()| out.flush());
            }));
        told?;
        Ok(served?)
    }
}

impl Serve {
    /// Who carries letters, if anybody does.
    fn letters(&self) -> Result<Option<Letters>, Failure> {
        let asked = || env::var(SMTP_VARIABLE).ok().filter(|smtp| !smtp.is_empty());
        match (self.smtp.clone().or_else(asked), &self.mail_from, &self.base_url) {
            (None, ..) => Ok(None),
            (Some(smtp), Some(from), Some(_)) => {
                let authority = self.mail_ca.as_ref().map(|path| {
                    fs::read(path).map_err(|source| Failure::File { path: path.clone(), source })
                });
                Ok(Some(Letters::new(&smtp, from, authority.transpose()?.as_deref())?))
            }
            (Some(_), ..) => Err(Failure::LettersNeedMore),
        }
    }
}

/// How the log is written.
#[derive(Debug, Args)]
pub(crate) struct Said {
    /// How the log is written to standard error: for people, or a JSON object a line for programs. `RUST_LOG` says how
    /// much of it (warn if not given).
    #[arg(long, value_name = "FORM", value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum LogForm {
    Text,
    Json,
}

/// What a command runs on that goes on until it is stopped. From here on the log goes to standard error.
pub(crate) fn daemon(said: &Said) -> Result<tokio::runtime::Runtime, Failure> {
    let log = tracing_subscriber::fmt().with_env_filter(filter()).with_writer(std::io::stderr);
    match said.log {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::System)
}

fn filter() -> tracing_subscriber::EnvFilter {
    tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn".into())
}

/// Done when the program is asked to stop.
pub(crate) async fn stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without a signal to wait for, the server runs until it is ended from outside.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
