//! What every handler shares.

use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use railhead_bots::GameWithBots;
use railhead_store::{Clock, Job, Place, Status, Store, StoreError, StoredCount, TableId, User, UserId};
use tokio_util::sync::CancellationToken;

use crate::{
    Problem,
    address::Network,
    limits::Limits,
    listeners::Listeners,
    meters::{Meters, Tally},
    minds::Minds,
    post::{NoticeConfig, Outside, PushKey},
    problem::FieldFault,
    promise::Promises,
    rates::{Allowances, Rates},
    tables::{
        Drawings, Reach, Tables,
        request::{HostLuck, contribution},
    },
    text::account_key,
};

/// How the server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where tables are kept.
    pub data: Place,
    /// Whether this node lets bots think. Where none does, `railhead work` has to.
    pub bots: bool,
    /// For how long a bot's job is a node's without a word from it; then another takes it. A node that thinks longer says
    /// so in time.
    pub bot_lease: Duration,
    /// How long a bot waits before it decides, so that people can follow.
    pub bot_pause: Duration,
    /// How long a bot may think, from when it begins to, if no other waits; a safety net, for bots count their thinking
    /// in positions.
    pub bot_think: Duration,
    /// How many requests a person may make a second, with bursts of ten times as many, and an address five times as
    /// often; `None` for no limit on these, nor on what is made.
    pub requests_per_second: Option<u32>,
    /// What may be made from one address.
    pub allowances: Allowances,
    /// The proxies that are believed what they say of those for whom they ask.
    pub trusted_proxies: Vec<Network>,
    /// How much the server bears, and for how long.
    pub limits: Limits,
    /// What time it is, where limits ask.
    pub clock: fn() -> Instant,
    /// The clocks by which jobs wait and players' time runs; the machine's if there are no others.
    pub store_clock: Option<Arc<dyn Clock>>,
    /// How long guests who never sat down are kept, and tables at which no game began.
    pub keep_unused: Duration,
    /// Whether `/metrics` tells whoever asks what this node has done.
    pub metrics: bool,
    /// Whether everybody may look at what games keep sealed.
    pub open_boxes: bool,
    /// How people are told what happens while they are away.
    pub notices: NoticeConfig,
}

impl Config {
    /// The usual settings for this address and place.
    pub fn new(listen: SocketAddr, data: impl Into<Place>) -> Config {
        Config {
            listen,
            data: data.into(),
            bots: true,
            bot_lease: Duration::from_secs(20),
            bot_pause: Duration::from_millis(500),
            bot_think: Duration::from_secs(3),
            requests_per_second: Some(40),
            allowances: Allowances::default(),
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            clock: Instant::now,
            store_clock: None,
            keep_unused: Duration::from_hours(14 * 24),
            metrics: false,
            open_boxes: false,
            notices: NoticeConfig::default(),
        }
    }
}

impl Config {
    /// Opens the store that the server is to run over.
    pub(crate) async fn open_store(&self) -> Result<Store, StoreError> {
        match &self.store_clock {
            Some(clock) => Store::open_by(&self.data, clock.clone()).await,
            None => Store::open(&self.data).await,
        }
    }
}

/// The running server. Clones are the same server.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    config: Config,
    games: &'static [&'static dyn GameWithBots],
    store: Store,
    tables: Tables,
    listeners: Listeners,
    rates: Option<Rates>,
    promises: Promises,
    meters: Arc<Meters>,
    minds: Minds,
    /// The bots' jobs that this node has taken, by their keys.
    jobs: Mutex<HashMap<String, Job>>,
    outside: Outside,
    closing: CancellationToken,
}

impl App {
    /// A server over an open store.
    pub fn new(config: Config, games: &'static [&'static dyn GameWithBots], store: Store) -> App {
        let drawings = Drawings::new(config.limits.drawing_bytes, config.clock);
        let meters = Arc::new(Meters::default());
        let tables = {
            let most = config.limits.table_bytes;
            let reach = Reach::new(config.notices.pause);
            Tables::new(store.clone(), games, config.bot_pause, drawings, most, meters.clone(), reach)
        };
        let closing = CancellationToken::new();
        let listeners = Listeners::new(config.limits.clone(), closing.clone());
        let rates = config.requests_per_second.map(|rate| Rates::new(rate, config.allowances));
        let promises = Promises::default();
        let minds = Minds::new(meters.clone(), config.bot_think);
        let jobs = Mutex::default();
        let outside = Outside::new(config.notices.private_addresses);
        App(Arc::new(Shared {
            config,
            games,
            store,
            tables,
            listeners,
            rates,
            promises,
            meters,
            minds,
            jobs,
            outside,
            closing,
        }))
    }

    /// How the server is to run.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The games on the shelf.
    pub fn games(&self) -> &'static [&'static dyn GameWithBots] {
        self.0.games
    }

    /// The game whose lessons, aids and examples teach `game`: itself, or, for a campaign without any, the game whose rules
    /// it shares.
    pub fn teacher(&self, game: &'static dyn GameWithBots) -> &'static dyn GameWithBots {
        let teaches = |other: &&&'static dyn GameWithBots| {
            other.meta().prefix == game.meta().prefix && !other.lessons().is_empty()
        };
        let own = !game.lessons().is_empty() || game.meta().games < 2;
        self.games().iter().find(teaches).filter(|_| !own).copied().unwrap_or(game)
    }

    /// The game called `id`.
    pub fn game(&self, id: &str) -> Result<&'static dyn GameWithBots, Problem> {
        self.tables().game(id)
    }

    /// What must not be lost.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// All tables of these statuses that a user sits at, may come back to, or hosts.
    pub async fn tables_of(&self, user: UserId, statuses: &[Status]) -> Result<Vec<TableId>, Problem> {
        let mut found = Vec::new();
        for status in statuses {
            found.extend(self.store().table_ids_of(user, *status).await?);
        }
        Ok(found)
    }

    /// Refuses a guest's name that is an account's own, or looks like it.
    pub async fn ensure_free(&self, name: &str) -> Result<(), Problem> {
        match self.store().account(&account_key(name)).await? {
            Some(_) => Err(Problem::field("name", FieldFault::NameTaken)),
            None => Ok(()),
        }
    }

    /// Changes a user's name, here and wherever they sit. An account's own name is no guest's.
    pub async fn rename(&self, user: &User, name: &str) -> Result<(), Problem> {
        if user.account {
            self.store().rename_account(user.id, name, &account_key(name)).await?;
        } else {
            self.ensure_free(name).await?;
            self.store().rename_user(user.id, name).await?;
        }
        self.refresh_tables_of(user.id).await
    }

    /// Reads a user's tables again, whose name has changed.
    pub async fn refresh_tables_of(&self, user: UserId) -> Result<(), Problem> {
        let touched = self.tables_of(user, Status::ALL).await?;
        self.tables().refresh(&touched).await;
        Ok(())
    }

    /// A promise for a table that somebody may open from a page.
    pub fn promise(&self) -> Result<String, Problem> {
        Ok(self.0.promises.give()?)
    }

    /// The luck of a host who was shown this promise and answered with this text. Nothing if the promise is not known
    /// (any more): a text that was made for another promise, or for none, is left out.
    pub fn promised(&self, promise: &str, text: &str) -> Option<HostLuck> {
        let secret = self.0.promises.keep(promise)?;
        Some(HostLuck { secret, text: contribution(text) })
    }

    /// The tables in play.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// What time it is, where limits ask.
    pub fn now(&self) -> Instant {
        (self.0.config.clock)()
    }

    /// Who listens to what happens.
    pub fn listeners(&self) -> &Listeners {
        &self.0.listeners
    }

    /// Counts a line of talk that `user` is about to say, where that is limited.
    pub fn may_talk(&self, user: UserId) -> Result<(), Problem> {
        self.rates().map_or(Ok(()), |rates| rates.talk(user, self.now()))
    }

    /// Counts a question of `user`'s what a bot would do, where that is limited.
    pub fn may_ask_advice(&self, user: UserId) -> Result<(), Problem> {
        self.rates().map_or(Ok(()), |rates| rates.advice(user, self.now()))
    }

    /// How often everybody asks, where that is limited.
    pub fn rates(&self) -> Option<&Rates> {
        self.0.rates.as_ref()
    }

    /// The way to addresses that people give.
    pub fn outside(&self) -> &Outside {
        &self.0.outside
    }

    /// The key by which push services know this server: made when it is first asked for, and the same ever after.
    pub async fn push_key(&self) -> Result<Option<PushKey>, StoreError> {
        let NoticeConfig { letters, base_url, .. } = &self.config().notices;
        let contact = match (letters, base_url) {
            (Some(letters), _) => format!("mailto:{}", letters.sender()),
            (None, Some(base)) => base.to_string(),
            (None, None) => "mailto:host@localhost".to_owned(),
        };
        Ok(PushKey::of(&self.store().push_key().await?, contact))
    }

    /// What is counted.
    pub fn meters(&self) -> &Arc<Meters> {
        &self.0.meters
    }

    /// The threads that think.
    pub fn minds(&self) -> &Minds {
        &self.0.minds
    }

    /// Stores what was counted of how people learn, and hears whether anything is to be counted.
    pub async fn store_counts(&self) -> Result<(), StoreError> {
        let tally = &self.meters().tally;
        let counted = tally.take().into_iter();
        let counted: Vec<StoredCount> =
            counted.map(|((what, name), n)| StoredCount { what: what.to_owned(), name, n }).collect();
        if !counted.is_empty() {
            self.store().add_counts(counted).await?;
        }
        tally.switch(!self.store().counts(Tally::SWITCH).await?.is_empty());
        Ok(())
    }

    /// Counts how people learn from now on, or forgets all of it and counts no more.
    pub async fn switch_counts(&self, off: bool) -> Result<(), StoreError> {
        if off {
            self.store().forget_counts(&[Tally::STEPS, Tally::REFUSALS]).await?;
            let switch = StoredCount { what: Tally::SWITCH.to_owned(), name: String::new(), n: 1 };
            self.store().add_counts(vec![switch]).await?;
        } else {
            self.store().forget_counts(&[Tally::SWITCH]).await?;
        }
        self.meters().tally.switch(off);
        Ok(())
    }

    /// How many bots' jobs this node has taken.
    pub fn jobs_taken(&self) -> usize {
        self.jobs().len()
    }

    /// Remembers that this node has taken a bot's job.
    pub fn take_job(&self, job: &Job) {
        self.jobs().insert(job.key.clone(), job.clone());
    }

    /// Forgets a job that is done, or was given back.
    pub fn leave_job(&self, job: &Job) {
        self.jobs().remove(&job.key);
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Job>> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends streams and bots, carries out what the store was asked, and closes it. What bots had begun, other nodes may
    /// do at once.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.closing().cancel();
        self.minds().close();
        if let Err(error) = self.store_counts().await {
            tracing::warn!(%error, "what was counted last is lost");
        }
        if self.store().is_shared() {
            let left: Vec<Job> = self.jobs().drain().map(|(_, job)| job).collect();
            for job in left {
                match self.store().release(job).await {
                    Ok(()) | Err(StoreError::LeaseLost | StoreError::Closed) => {}
                    Err(error) => tracing::warn!(%error, "a bot's job has to wait until its lease is over"),
                }
            }
        }
        self.store().close().await
    }

    /// Cancelled when the server is to stop: open streams end then.
    pub fn closing(&self) -> &CancellationToken {
        &self.0.closing
    }
}
