//! Pictures that were drawn, kept for whoever asks next: so many bytes of them in all, and none that nobody has asked for
//! in a while. What is not kept is drawn again.

use std::{
    collections::{BTreeMap, HashMap},
    future::Future,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::OnceCell;

use crate::{
    Problem,
    frame::{Frame, Viewer},
};

/// The pictures of all positions.
pub struct Drawings {
    most_bytes: usize,
    clock: fn() -> Instant,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    bytes: usize,
    albums: HashMap<u64, HashMap<Viewer, Drawing>>,
    /// Which were asked for in which order.
    asked: BTreeMap<u64, (u64, Viewer)>,
    next_album: u64,
    next_asked: u64,
}

struct Drawing {
    frame: Arc<OnceCell<Arc<Frame>>>,
    /// What it takes, once it is drawn.
    bytes: usize,
    asked: u64,
    asked_at: Instant,
}

impl Drawings {
    /// None yet, and never more than so many bytes of them.
    pub fn new(most_bytes: usize, clock: fn() -> Instant) -> Drawings {
        Drawings { most_bytes, clock, kept: Mutex::default() }
    }

    /// Room for the pictures of one more position.
    pub fn album(self: &Arc<Self>) -> Album {
        let mut kept = self.kept();
        kept.next_album += 1;
        Album { id: kept.next_album, drawings: self.clone() }
    }

    /// Forgets those that nobody has asked for in so long.
    pub fn forget_idle(&self, idle: Duration) {
        let now = (self.clock)();
        let mut kept = self.kept();
        while let Some((album, viewer)) = kept.longest_unasked() {
            let asked_at = kept.albums.get(&album).and_then(|album| album.get(&viewer)).map(|it| it.asked_at);
            if asked_at.is_some_and(|at| now.saturating_duration_since(at) < idle) {
                break;
            }
            kept.forget(album, &viewer);
        }
    }

    fn asked(&self, album: u64, viewer: &Viewer) -> Arc<OnceCell<Arc<Frame>>> {
        let mut kept = self.kept();
        let asked = kept.next_asked;
        kept.next_asked += 1;
        kept.asked.insert(asked, (album, viewer.clone()));
        let asked_at = (self.clock)();
        let fresh = || Drawing { frame: Arc::default(), bytes: 0, asked, asked_at };
        let drawing = kept.albums.entry(album).or_default().entry(viewer.clone()).or_insert_with(fresh);
        let before = std::mem::replace(&mut drawing.asked, asked);
        drawing.asked_at = asked_at;
        let frame = drawing.frame.clone();
        if before != asked {
            kept.asked.remove(&before);
        }
        frame
    }

    /// Counts what a picture takes. Those that were not asked for the longest make room for it.
    fn weigh(&self, album: u64, viewer: &Viewer, bytes: usize) {
        let mut kept = self.kept();
        let Some(drawing) = kept.albums.get_mut(&album).and_then(|album| album.get_mut(viewer)) else {
            return;
        };
        let before = std::mem::replace(&mut drawing.bytes, bytes);
        kept.bytes = kept.bytes + bytes - before;
        while kept.bytes > self.most_bytes {
            let Some((album, viewer)) = kept.longest_unasked() else { return };
            kept.forget(album, &viewer);
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn longest_unasked(&self) -> Option<(u64, Viewer)> {
        self.asked.first_key_value().map(|(_, drawing)| drawing.clone())
    }

    fn forget(&mut self, id: u64, viewer: &Viewer) {
        let Some(album) = self.albums.get_mut(&id) else { return };
        if let Some(drawing) = album.remove(viewer) {
            self.bytes -= drawing.bytes;
            self.asked.remove(&drawing.asked);
        }
        if album.is_empty() {
            self.albums.remove(&id);
        }
    }
}

/// The pictures of one position, which are forgotten with it.
pub struct Album {
    id: u64,
    drawings: Arc<Drawings>,
}

impl Album {
    /// Room for the pictures of the position that comes next.
    pub fn next(&self) -> Album {
        self.drawings.album()
    }

    /// The picture for `viewer`: the one that is kept, or one that is drawn, at most once at a time.
    pub async fn picture<F: Future<Output = Result<Arc<Frame>, Problem>>>(
        &self,
        viewer: &Viewer,
        draw: impl FnOnce() -> F,
    ) -> Result<Arc<Frame>, Problem> {
        let kept = self.drawings.asked(self.id, viewer);
        let frame = kept.get_or_try_init(draw).await?.clone();
        self.drawings.weigh(self.id, viewer, frame.bytes());
        Ok(frame)
    }
}

impl Drop for Album {
    fn drop(&mut self) {
        let mut kept = self.drawings.kept();
        for drawing in kept.albums.remove(&self.id).into_iter().flat_map(HashMap::into_values) {
            kept.bytes -= drawing.bytes;
            kept.asked.remove(&drawing.asked);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::OnceLock;

    use railhead_game::{Lang, Seat, SeatSet};

    use super::*;
    use crate::frame::DrawnLayer;

    fn always() -> Instant {
        static MOMENT: OnceLock<Instant> = OnceLock::new();
        *MOMENT.get_or_init(Instant::now)
    }

    fn viewer(seat: u8) -> Viewer {
        Viewer { seat: Some(Seat(seat)), own: SeatSet::EMPTY, lang: Lang::En }
    }

    fn frame() -> Arc<Frame> {
        let layer = DrawnLayer { id: String::new(), version: String::new(), markup: "x".repeat(1000) };
        let mut frame = Frame::of_panes(Vec::new());
        frame.layers.push(layer);
        Arc::new(frame)
    }

    /// Whether the picture for this seat has to be drawn.
    async fn is_drawn(album: &Album, seat: u8) -> bool {
        let mut drawn = false;
        let draw = || {
            drawn = true;
            async { Ok(frame()) }
        };
        assert!(album.picture(&viewer(seat), draw).await.is_ok());
        drawn
    }

    fn room_for(pictures: usize) -> Arc<Drawings> {
        Arc::new(Drawings::new(pictures * frame().bytes(), always))
    }

    #[tokio::test]
    async fn what_was_not_asked_for_the_longest_makes_room() {
        let drawings = room_for(3);
        let (one, other) = (drawings.album(), drawings.album());
        for (album, seat) in [(&one, 0), (&one, 1), (&other, 0)] {
            assert!(is_drawn(album, seat).await);
            assert!(!is_drawn(album, seat).await, "it is kept");
        }
        assert!(!is_drawn(&one, 0).await);
        assert!(is_drawn(&other, 1).await);
        assert_eq!(drawings.kept().bytes, drawings.most_bytes);
        assert!(!is_drawn(&one, 0).await && !is_drawn(&other, 0).await && !is_drawn(&other, 1).await);
        assert!(is_drawn(&one, 1).await, "it was not asked for the longest");
        assert_eq!(drawings.kept().bytes, drawings.most_bytes);
    }

    #[tokio::test]
    async fn the_pictures_of_a_position_go_with_it() {
        let drawings = room_for(9);
        let (one, other) = (drawings.album(), drawings.album());
        assert!(is_drawn(&one, 0).await && is_drawn(&other, 0).await && is_drawn(&other, 1).await);
        let sizes = || {
            let kept = drawings.kept();
            (kept.bytes, kept.asked.len(), kept.albums.len())
        };
        drop(other);
        assert_eq!(sizes(), (frame().bytes(), 1, 1));
        drop(one);
        assert_eq!(sizes(), (0, 0, 0));
    }

    #[tokio::test]
    async fn what_nobody_asks_for_is_forgotten() {
        let drawings = room_for(9);
        let album = drawings.album();
        assert!(is_drawn(&album, 0).await);
        drawings.forget_idle(Duration::from_secs(1));
        assert!(!is_drawn(&album, 0).await, "it was asked for just now");
        drawings.forget_idle(Duration::ZERO);
        assert_eq!(drawings.kept().bytes, 0);
        assert!(is_drawn(&album, 0).await);
    }

    #[tokio::test]
    async fn a_picture_that_could_not_be_drawn_is_tried_again() {
        let drawings = room_for(1);
        let album = drawings.album();
        assert!(album.picture(&viewer(0), || async { Err(Problem::Broken) }).await.is_err());
        assert!(is_drawn(&album, 0).await);
    }

    #[tokio::test]
    async fn a_picture_too_large_to_be_kept_is_shown_all_the_same() {
        let drawings = room_for(0);
        let album = drawings.album();
        assert!(is_drawn(&album, 0).await && is_drawn(&album, 0).await);
        assert_eq!(drawings.kept().bytes, 0);
    }
}
