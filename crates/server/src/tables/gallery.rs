//! Those who watch a table without a seat there. What changes for a crowd that sees the same is drawn and packed before any
//! of them is woken, so that each is woken once, with nothing left to do but to send it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use tokio::sync::watch;

use super::{Live, Position};
use crate::{
    Problem,
    blocking::blocking,
    frame::{Fingerprint, Frame, Viewer},
    parcel::{Parcel, Parcels},
};

/// Which crowd: whose eyes they have, and what they asked for.
type Kind = (Viewer, Arc<str>);

/// The crowds of a table.
#[derive(Default)]
pub(super) struct Galleries(Mutex<HashMap<Kind, Weak<watch::Sender<Told>>>>);

impl Galleries {
    fn kept(&self) -> MutexGuard<'_, HashMap<Kind, Weak<watch::Sender<Told>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a crowd is told.
#[derive(Clone)]
pub struct Told {
    /// How the table stands.
    pub step: Arc<Step>,
    /// What happens beside the game.
    pub aside: Arc<Parcels>,
}

/// A table as it stands, and what is new for those who have seen it before.
pub struct Step {
    /// The table.
    pub position: Arc<Position>,
    /// For whose eyes.
    pub viewer: Viewer,
    /// What is new. Nothing, where that could not be drawn, or nothing was seen before: whoever is told looks themselves.
    pub change: Option<Change>,
}

/// What is new, for whoever has seen just what was there before.
pub struct Change {
    /// All that was to be seen before, in a number.
    pub from: u64,
    /// What is to be seen now.
    pub to: Arc<Fingerprint>,
    /// The news.
    pub event: Arc<Parcel>,
}

impl Step {
    /// What is new for whoever has these eyes and has `seen` this, if it is what this was made for.
    pub fn change_for(&self, viewer: &Viewer, seen: &Fingerprint) -> Option<&Change> {
        self.change.as_ref().filter(|change| change.from == seen.digest && self.viewer == *viewer)
    }
}

impl Live {
    /// Tells of every change, and of everything that happens beside the game, among all who watch with these eyes and
    /// asked for the same.
    pub async fn gallery(self: &Arc<Self>, viewer: Viewer, watch: Arc<str>) -> watch::Receiver<Told> {
        let position = self.position().await;
        let kind = (viewer, watch);
        let mut kept = self.galleries.kept();
        if let Some(tell) = kept.get(&kind).and_then(Weak::upgrade) {
            return tell.subscribe();
        }
        let step = Arc::new(Step { position, viewer: kind.0.clone(), change: None });
        let (mut news, aside) = (self.news(), self.aside());
        news.mark_changed();
        let told = Told { step, aside: aside.borrow().clone() };
        let (tell, listening) = watch::channel(told);
        let tell = Arc::new(tell);
        kept.insert(kind.clone(), Arc::downgrade(&tell));
        let gallery = Gallery { live: self.clone(), kind, tell, seen: None };
        tokio::spawn(gallery.keep(news, aside));
        listening
    }
}

/// A crowd that is told, for as long as there is anybody.
struct Gallery {
    live: Arc<Live>,
    kind: Kind,
    tell: Arc<watch::Sender<Told>>,
    seen: Option<Arc<Fingerprint>>,
}

impl Gallery {
    async fn keep(mut self, mut news: watch::Receiver<i64>, mut aside: watch::Receiver<Arc<Parcels>>) {
        loop {
            let mut told = self.tell.borrow().clone();
            tokio::select! {
                biased;
                Ok(()) = news.changed() => told.step = Arc::new(self.look().await),
                Ok(()) = aside.changed() => told.aside = aside.borrow_and_update().clone(),
                () = self.tell.closed() => {
                    let mut kept = self.live.galleries.kept();
                    // Somebody may just have come.
                    if self.tell.receiver_count() == 0 {
                        kept.remove(&self.kind);
                        return;
                    }
                    continue;
                }
            }
            self.tell.send_replace(told);
        }
    }

    /// Looks at the table as it stands.
    async fn look(&mut self) -> Step {
        let (viewer, watch) = &self.kind;
        let position = self.live.position().await;
        let frame = position.frame(viewer).await.ok();
        let change = match (&self.seen, &frame) {
            (Some(seen), Some(frame)) if seen.revision < frame.revision => {
                let event = changes(watch, frame, seen).await.ok();
                event.map(|event| Change { from: seen.digest, to: frame.fingerprint(), event })
            }
            _ => None,
        };
        self.seen = frame.map(|frame| frame.fingerprint());
        Step { position, viewer: viewer.clone(), change }
    }
}

/// The layers of `frame` that differ from those of the picture `seen`, as an event: made once for all who asked for the
/// same, and saw and see the same.
pub async fn changes(
    watch: &Arc<str>,
    frame: &Arc<Frame>,
    seen: &Arc<Fingerprint>,
) -> Result<Arc<Parcel>, Problem> {
    let make = || {
        let (watch, frame, seen) = (watch.clone(), frame.clone(), seen.clone());
        blocking(move || {
            let message = frame.changes(&watch, &seen);
            let data = serde_json::to_string(&message).unwrap_or_default();
            let parcel = Parcel::event("layers", Some(&message.revision.to_string()), &data);
            parcel.pack();
            parcel
        })
    };
    frame.parcels.made(watch, seen.digest, make).await
}
