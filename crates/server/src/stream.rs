//! Live updates: one stream of server-sent events per visitor, for all tables that the visitor's tabs watch.
//!
//! The stream begins with a `hello` for each table: its revision and the fingerprint of every layer, from which a
//! page that was away knows which of its layers are old and fetches just those. Then every change of a table comes
//! as a `layers` event with the layers that changed for these eyes. What happens beside the game comes as events of its
//! own: `talk` with what the visitor may read, `people` with who is there.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use axum::{
    extract::{Query, State},
    http::HeaderMap,
    response::Response,
};
use futures_util::{StreamExt as _, stream};
use railhead_game::{Lang, Seat, SeatSet};
use railhead_store::{Said, Status, UserId};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::{
    App, Problem,
    aside::{
        people::{People, people},
        talk::heard,
    },
    blocking::blocking,
    frame::{Fingerprint, Frame, LayersMessage},
    parcel::{self, Parcel, Parcels},
    tables::{
        Live, Present,
        access::{self, Access as _, Watching},
    },
    visitor::Visitor,
};

/// The most tables one stream watches.
const MAX_WATCHED: usize = 12;

/// Which tables: `watch=TABLE` or `watch=TABLE:SEAT`, separated by commas.
#[derive(Debug, Deserialize)]
pub struct Watch {
    #[serde(default)]
    watch: String,
}

struct Watched {
    app: App,
    live: Arc<Live>,
    news: watch::Receiver<i64>,
    aside: watch::Receiver<Arc<Parcels>>,
    /// What was asked for, so that a tab knows its own among the news for all tabs.
    watch: String,
    user: Option<UserId>,
    asked: Option<Seat>,
    lang: Lang,
    seen: Option<Arc<Fingerprint>>,
    status: Option<Status>,
    own: SeatSet,
    /// The visitor is there for as long as this lasts.
    _present: Present,
    /// What had been said when it was looked for last.
    said: Option<Arc<[Said]>>,
    /// The talk as it was told last.
    talk: Option<Arc<Parcel>>,
    /// Who is there, as it was told last.
    people: Option<Arc<Parcel>>,
    /// What is still to be told.
    untold: VecDeque<Arc<Parcel>>,
}

/// `GET /stream?watch=…`
pub async fn watch(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<Watch>,
) -> Result<Response, Problem> {
    let listening = visitor.listen(&app)?;
    let (mut streams, mut refused) = (Vec::new(), None);
    for part in query.watch.split(',').filter(|part| !part.is_empty()).take(MAX_WATCHED) {
        match Watched::open(&app, &visitor, part).await {
            Ok(watched) => streams.push(Box::pin(stream::unfold(watched, Watched::next))),
            // One table that cannot be watched keeps nobody from watching the others.
            Err(problem) => refused = refused.or(Some(problem)),
        }
    }
    if let Some(problem) = refused.filter(|_| streams.is_empty()) {
        return Err(problem);
    }
    // Most watch one table, and there are many of them: what tells several apart would cost each as much as its news.
    let news = match <[_; 1]>::try_from(streams) {
        Ok([one]) => one.boxed(),
        Err(several) => stream::select_all(several).boxed(),
    };
    Ok(parcel::respond(&headers, listening.hold(news)))
}

impl Watched {
    async fn open(app: &App, visitor: &Visitor, watch: &str) -> Result<Watched, Problem> {
        let (id, seat) = watch.split_once(':').unwrap_or((watch, ""));
        let live = app.tables().named(id).await?;
        let user = visitor.id();
        Watching::check(&*live.position().await, user)?;
        let mut news = live.news();
        news.mark_changed();
        let mut aside = live.aside();
        aside.mark_changed();
        Ok(Watched {
            app: app.clone(),
            aside,
            said: None,
            talk: None,
            people: None,
            _present: live.enter(user),
            untold: VecDeque::new(),
            watch: watch.to_owned(),
            user,
            asked: seat.parse().ok().map(Seat),
            lang: visitor.lang(),
            seen: None,
            status: None,
            own: SeatSet::EMPTY,
            live,
            news,
        })
    }

    async fn next(mut self) -> Option<(Arc<Parcel>, Watched)> {
        loop {
            if let Some(event) = self.untold.pop_front() {
                return Some((event, self));
            }
            tokio::select! {
                biased;
                changed = self.news.changed() => {
                    changed.ok()?;
                    self.look().await?;
                }
                changed = self.aside.changed() => {
                    changed.ok()?;
                    self.look_aside().await;
                }
            }
        }
    }

    /// Looks at the table: what has changed for these eyes is to be told.
    async fn look(&mut self) -> Option<()> {
        let position = self.live.position().await;
        let viewer = access::eyes(&position, self.user, self.asked, self.lang);
        let frame = position.frame(&viewer).await.ok()?;
        let status = position.table.status;
        let watch = &self.watch;
        let event = match (&self.seen, self.status) {
            (None, _) => Some(StreamEvent::hello(watch, &frame).into_parcel()),
            // Before the start the page is of another kind: it is loaded again whenever somebody sits down.
            (Some(_), Some(Status::Gathering)) => Some(StreamEvent::Reload { watch }.into_parcel()),
            (Some(seen), _) if seen.revision == frame.revision => None,
            // A seat changed hands: the page of whoever has it has other panes and forms.
            (Some(_), _) if self.own != viewer.own => Some(StreamEvent::Reload { watch }.into_parcel()),
            (Some(seen), _) => Some(changes(watch, &frame, seen).await.ok()?),
        };
        self.seen = Some(frame.fingerprint());
        self.status = Some(status);
        self.own = viewer.own;
        self.untold.extend(event);
        Some(())
    }

    /// Looks at what stands beside the game. What cannot be read now is told with the next change.
    async fn look_aside(&mut self) {
        let parcels = self.aside.borrow().clone();
        if let Ok(talk) = self.look_for_talk(&parcels).await
            && self.talk != talk
        {
            self.untold.extend(talk.clone());
            self.talk = talk;
        }
        if let Ok(people) = self.look_for_people(&parcels).await
            && self.people.as_ref() != Some(&people)
        {
            self.untold.push_back(people.clone());
            self.people = Some(people);
        }
    }

    /// What was said; what was told last if nothing was said since. Those whom nobody knows read the same.
    async fn look_for_talk(&mut self, parcels: &Parcels) -> Result<Option<Arc<Parcel>>, Problem> {
        let said = self.live.talk().await?;
        if self.said.as_ref().is_some_and(|before| Arc::ptr_eq(before, &said)) {
            return Ok(self.talk.clone());
        }
        let talk = match self.user {
            Some(_) => self.talk().await?,
            None => parcels.made(&format!("talk {}", self.watch), self.lang as u64, || self.talk()).await?,
        };
        self.said = Some(said);
        Ok(Some(talk))
    }

    /// Who is there. Those who have no seat are shown the same.
    async fn look_for_people(&self, parcels: &Parcels) -> Result<Arc<Parcel>, Problem> {
        if self.own.is_empty() {
            parcels.made(&format!("people {}", self.watch), self.lang as u64, || self.people()).await
        } else {
            self.people().await
        }
    }

    async fn talk(&self) -> Result<Arc<Parcel>, Problem> {
        let heard = heard(&self.app, &self.live, self.user, self.lang).await?;
        let html = heard.markup(self.lang).into_string();
        Ok(StreamEvent::Talk { html: &html, last: heard.last, watch: &self.watch }.into_parcel())
    }

    async fn people(&self) -> Result<Arc<Parcel>, Problem> {
        let people = people(&self.live, self.user, self.lang).await?;
        Ok(StreamEvent::People { people: &people, watch: &self.watch }.into_parcel())
    }
}

/// The layers of `frame` that differ from those of the picture `seen`, made once for all who saw and see the same.
async fn changes(watch: &str, frame: &Arc<Frame>, seen: &Arc<Fingerprint>) -> Result<Arc<Parcel>, Problem> {
    let make = || {
        let (watch, frame, seen) = (watch.to_owned(), frame.clone(), seen.clone());
        blocking(move || {
            let parcel = StreamEvent::Layers(frame.changes(&watch, &seen)).into_parcel();
            parcel.pack();
            parcel
        })
    };
    frame.parcels.made(watch, seen.digest, make).await
}

/// What a page is told, by the name of the event. `docs/protocol.md` says what the page makes of it.
#[derive(Serialize)]
#[serde(untagged)]
enum StreamEvent<'a> {
    /// `hello`: the fingerprints of all layers, as they stand when the stream begins.
    Hello { layers: BTreeMap<&'a str, &'a str>, ply: usize, revision: i64, watch: &'a str },
    /// `layers`: those that have changed.
    Layers(LayersMessage<'a>),
    /// `talk`: what the visitor may read of it, and its latest line.
    Talk { html: &'a str, last: i64, watch: &'a str },
    /// `people`: who is there, and what they have left.
    People {
        #[serde(flatten)]
        people: &'a People,
        watch: &'a str,
    },
    /// `reload`: the page is of another kind now.
    Reload { watch: &'a str },
}

impl<'a> StreamEvent<'a> {
    fn hello(watch: &'a str, frame: &'a Frame) -> StreamEvent<'a> {
        let layers = frame.layers.iter().map(|layer| (layer.id.as_str(), layer.version.as_str())).collect();
        StreamEvent::Hello { layers, ply: frame.ply, revision: frame.revision, watch }
    }

    fn into_parcel(self) -> Arc<Parcel> {
        let (name, revision) = match &self {
            StreamEvent::Hello { revision, .. } => ("hello", Some(*revision)),
            StreamEvent::Layers(message) => ("layers", Some(message.revision)),
            StreamEvent::Talk { .. } => ("talk", None),
            StreamEvent::People { .. } => ("people", None),
            StreamEvent::Reload { .. } => ("reload", None),
        };
        let id = revision.map(|revision| revision.to_string());
        Parcel::event(name, id.as_deref(), &serde_json::to_string(&self).unwrap_or_default())
    }
}
