//! Live updates: one stream of server-sent events per visitor, for all tables that the visitor's tabs watch.
//!
//! The stream begins with a `hello` for each table: its revision and the fingerprint of every layer, from which a
//! page that was away knows which of its layers are old and fetches just those. Then every change of a table comes
//! as a `layers` event with the layers that changed for these eyes. What happens beside the game comes as events of its
//! own: `talk` with what the visitor may read, `people` with who is there.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, Weak},
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
    frame::{Fingerprint, Frame, Viewer},
    parcel::{self, Parcel, Parcels},
    tables::{
        Change, Live, Position, Present, Step, Told,
        access::{self, Access as _, Watching},
        changes,
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
    ears: Ears,
    /// What was asked for, so that a tab knows its own among the news for all tabs.
    watch: Arc<str>,
    user: Option<UserId>,
    asked: Option<Seat>,
    lang: Lang,
    seen: Option<Arc<Fingerprint>>,
    /// The table as it was looked at last.
    looked_at: Weak<Position>,
    status: Option<Status>,
    own: SeatSet,
    /// The visitor is there for as long as this lasts.
    _present: Present,
    /// What stood beside the game when that was looked at last.
    aside: Option<Arc<Parcels>>,
    /// What had been said when it was looked for last.
    said: Option<Arc<[Said]>>,
    /// The talk as it was told last.
    talk: Option<Arc<Parcel>>,
    /// Who is there, as it was told last.
    people: Option<Arc<Parcel>>,
    /// What is still to be told.
    untold: VecDeque<Arc<Parcel>>,
}

/// From where it is heard what happens.
enum Ears {
    /// From the table: for those who have a seat.
    Table { news: watch::Receiver<i64>, aside: watch::Receiver<Arc<Parcels>> },
    /// From among those who see the same.
    Gallery(watch::Receiver<Told>),
}

/// What was heard.
enum Heard {
    /// The table is another.
    News,
    /// Something happened beside the game.
    Aside(Arc<Parcels>),
    /// What all are told who see the same.
    Told(Told),
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
            Ok(watched) => streams.push(Box::pin(stream::unfold(Box::new(watched), Watched::next))),
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

impl Ears {
    /// What happens next; nothing, when nothing will.
    async fn hear(&mut self) -> Option<Heard> {
        match self {
            Ears::Table { news, aside } => tokio::select! {
                biased;
                changed = news.changed() => changed.ok().map(|()| Heard::News),
                changed = aside.changed() => changed.ok().map(|()| Heard::Aside(aside.borrow().clone())),
            },
            Ears::Gallery(told) => {
                told.changed().await.ok()?;
                Some(Heard::Told(told.borrow_and_update().clone()))
            }
        }
    }
}

impl Watched {
    async fn open(app: &App, visitor: &Visitor, watch: &str) -> Result<Watched, Problem> {
        let (id, seat) = watch.split_once(':').unwrap_or((watch, ""));
        let live = app.tables().named(id).await?;
        let user = visitor.id();
        let position = live.position().await;
        Watching::check(&position, user)?;
        let (watch, asked, lang) = (Arc::from(watch), seat.parse().ok().map(Seat), visitor.lang());
        let viewer = access::eyes(&position, user, asked, lang);
        let ears = if viewer.own.is_empty() {
            let mut told = live.gallery(viewer, Arc::clone(&watch)).await;
            told.mark_changed();
            Ears::Gallery(told)
        } else {
            let (mut news, mut aside) = (live.news(), live.aside());
            news.mark_changed();
            aside.mark_changed();
            Ears::Table { news, aside }
        };
        Ok(Watched {
            app: app.clone(),
            ears,
            aside: None,
            said: None,
            talk: None,
            people: None,
            _present: live.enter(user),
            untold: VecDeque::new(),
            watch,
            user,
            asked,
            lang,
            seen: None,
            looked_at: Weak::new(),
            status: None,
            own: SeatSet::EMPTY,
            live,
        })
    }

    async fn next(mut self: Box<Self>) -> Option<(Arc<Parcel>, Box<Watched>)> {
        loop {
            if let Some(event) = self.untold.pop_front() {
                return Some((event, self));
            }
            match self.ears.hear().await? {
                Heard::News => self.look(None).await?,
                Heard::Aside(parcels) => self.look_aside(parcels).await,
                Heard::Told(Told { step, aside }) => {
                    self.look(Some(&step)).await?;
                    if self.aside.as_ref().is_none_or(|before| !Arc::ptr_eq(before, &aside)) {
                        self.look_aside(aside).await;
                    }
                }
            }
        }
    }

    /// Looks at the table: what has changed for these eyes is to be told. `step` is what all were told who see the same.
    async fn look(&mut self, step: Option<&Step>) -> Option<()> {
        let position = match step {
            // Whoever comes begins with the table as it stands; what the others were told last may be older.
            Some(step) if self.seen.is_some() => step.position.clone(),
            _ => self.live.position().await,
        };
        let is_older = |seen: &Arc<Fingerprint>| seen.revision > position.table.revision.0;
        let is_known = self.looked_at.as_ptr() == Arc::as_ptr(&position);
        if step.is_some() && (is_known || self.seen.as_ref().is_some_and(is_older)) {
            return Some(());
        }
        let viewer = access::eyes(&position, self.user, self.asked, self.lang);
        let made = step.zip(self.seen.as_ref()).and_then(|(step, seen)| step.change_for(&viewer, seen));
        match made.filter(|_| self.status != Some(Status::Gathering) && self.own == viewer.own) {
            Some(Change { to, event, .. }) => {
                self.untold.push_back(event.clone());
                self.seen = Some(to.clone());
            }
            None => self.compare(&position, &viewer).await?,
        }
        self.status = Some(position.table.status);
        self.own = viewer.own;
        self.looked_at = Arc::downgrade(&position);
        Some(())
    }

    /// Compares what `viewer` sees now with what was seen before.
    async fn compare(&mut self, position: &Arc<Position>, viewer: &Viewer) -> Option<()> {
        let frame = position.frame(viewer).await.ok()?;
        let watch = &*self.watch;
        let event = match (&self.seen, self.status) {
            (None, _) => Some(StreamEvent::hello(watch, &frame).into_parcel()),
            // Before the start the page is of another kind: it is loaded again whenever somebody sits down.
            (Some(_), Some(Status::Gathering)) => Some(StreamEvent::Reload { watch }.into_parcel()),
            (Some(seen), _) if seen.revision == frame.revision => None,
            // A seat changed hands: the page of whoever has it has other panes and forms.
            (Some(_), _) if self.own != viewer.own => Some(StreamEvent::Reload { watch }.into_parcel()),
            (Some(seen), _) => Some(changes(&self.watch, &frame, seen).await.ok()?),
        };
        self.seen = Some(frame.fingerprint());
        self.untold.extend(event);
        Some(())
    }

    /// Looks at what stands beside the game. What cannot be read now is told with the next change.
    async fn look_aside(&mut self, parcels: Arc<Parcels>) {
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
        self.aside = Some(parcels);
    }

    /// What was said; what was told last if nothing was said since. Those whom nobody knows read the same.
    async fn look_for_talk(&mut self, parcels: &Parcels) -> Result<Option<Arc<Parcel>>, Problem> {
        let said = self.live.talk().await?;
        if self.said.as_ref().is_some_and(|before| Arc::ptr_eq(before, &said)) {
            return Ok(self.talk.clone());
        }
        let talk = match self.user {
            Some(_) => self.talk().await?,
            None => {
                parcels.made(&format!("talk {}", self.watch).into(), self.lang as u64, || self.talk()).await?
            }
        };
        self.said = Some(said);
        Ok(Some(talk))
    }

    /// Who is there. Those who have no seat are shown the same.
    async fn look_for_people(&self, parcels: &Parcels) -> Result<Arc<Parcel>, Problem> {
        if self.own.is_empty() {
            parcels.made(&format!("people {}", self.watch).into(), self.lang as u64, || self.people()).await
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

/// What a page is told beside the `layers` that have changed, by the name of the event. `docs/protocol.md` says what the page makes of it.
#[derive(Serialize)]
#[serde(untagged)]
enum StreamEvent<'a> {
    /// `hello`: the fingerprints of all layers, as they stand when the stream begins.
    Hello { layers: BTreeMap<&'a str, &'a str>, ply: usize, revision: i64, watch: &'a str },
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
            StreamEvent::Talk { .. } => ("talk", None),
            StreamEvent::People { .. } => ("people", None),
            StreamEvent::Reload { .. } => ("reload", None),
        };
        let id = revision.map(|revision| revision.to_string());
        Parcel::event(name, id.as_deref(), &serde_json::to_string(&self).unwrap_or_default())
    }
}
