//! Who listens: live streams, counted, so that nobody takes all of them.

use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
};

use futures_util::{Stream, StreamExt as _};
use railhead_store::UserId;
use tokio_util::sync::{CancellationToken, WaitForCancellationFutureOwned};

use crate::{Problem, limits::Limits};

/// All live streams. Clones are the same.
#[derive(Clone)]
pub struct Listeners {
    present: Arc<Mutex<Present>>,
    limits: Limits,
    closing: CancellationToken,
}

/// Whose streams are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Person(UserId),
    Address(IpAddr),
}

#[derive(Default)]
struct Present {
    count: usize,
    next: u64,
    /// The streams of each, the oldest first.
    by_whom: HashMap<Whose, VecDeque<(u64, CancellationToken)>>,
}

impl Listeners {
    /// Nobody yet. All streams end when `closing` is cancelled.
    pub fn new(limits: Limits, closing: CancellationToken) -> Listeners {
        Listeners { present: Arc::default(), limits, closing }
    }

    /// Room for one more stream, of this person at this address. The oldest of a person's or an address's streams ends
    /// if there are too many of them; if there are too many in all, this one is refused.
    pub fn admit(&self, person: Option<UserId>, address: Option<IpAddr>) -> Result<Listening, Problem> {
        let mut present = self.present();
        if present.count >= self.limits.streams {
            return Err(Problem::Crowded);
        }
        let id = present.next;
        present.next += 1;
        present.count += 1;
        let over = self.closing.child_token();
        let person = person.map(|user| (Whose::Person(user), self.limits.streams_per_person));
        let address = address.map(|address| (Whose::Address(address), self.limits.streams_per_address));
        let whose: Vec<(Whose, usize)> = person.into_iter().chain(address).collect();
        for (whose, most) in &whose {
            let streams = present.by_whom.entry(*whose).or_default();
            streams.push_back((id, over.clone()));
            if streams.len() > *most {
                streams.pop_front().into_iter().for_each(|(_, oldest)| oldest.cancel());
            }
        }
        let whose = whose.into_iter().map(|(whose, _)| whose).collect();
        Ok(Listening { listeners: self.clone(), id, whose, over })
    }

    /// How many listen.
    pub fn count(&self) -> usize {
        self.present().count
    }

    fn present(&self) -> MutexGuard<'_, Present> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A live stream's place among the others, until it is dropped.
pub struct Listening {
    listeners: Listeners,
    id: u64,
    whose: Vec<Whose>,
    over: CancellationToken,
}

impl Listening {
    /// The stream, which keeps its place until it has ended: by itself, for a newer one, or because the server closes.
    /// What there is to tell then is told first.
    pub fn hold<S: Stream + Unpin>(self, stream: S) -> impl Stream<Item = S::Item> + use<S> {
        let over = Box::pin(self.over.clone().cancelled_owned());
        Held { stream, over, _place: self }
    }
}

/// A stream that holds a place.
struct Held<S> {
    stream: S,
    /// Asked only when there is nothing to tell, which is half as often.
    over: Pin<Box<WaitForCancellationFutureOwned>>,
    _place: Listening,
}

impl<S: Stream + Unpin> Stream for Held<S> {
    type Item = S::Item;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<S::Item>> {
        let this = self.get_mut();
        match this.stream.poll_next_unpin(context) {
            Poll::Pending => this.over.as_mut().poll(context).map(|()| None),
            told @ Poll::Ready(_) => told,
        }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut present = self.listeners.present();
        present.count -= 1;
        for whose in &self.whose {
            if let Some(streams) = present.by_whom.get_mut(whose) {
                streams.retain(|(id, _)| *id != self.id);
                if streams.is_empty() {
                    present.by_whom.remove(whose);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_their_share_and_leaves_nothing_behind() {
        let limits =
            Limits { streams: 5, streams_per_person: 2, streams_per_address: 3, ..Limits::default() };
        let listeners = Listeners::new(limits, CancellationToken::new());
        let (ana, bento) = (Some(UserId(1)), Some(UserId(2)));
        let (here, there) = (Some(IpAddr::from([192, 0, 2, 1])), Some(IpAddr::from([192, 0, 2, 2])));
        let admit = |person, address| listeners.admit(person, address).unwrap_or_else(|_| panic!("no room"));
        let ended = |streams: &[Listening]| -> Vec<bool> {
            streams.iter().map(|stream| stream.over.is_cancelled()).collect()
        };
        let mut streams = vec![admit(ana, here), admit(ana, there), admit(ana, here)];
        assert_eq!(ended(&streams), [true, false, false], "one person has two");
        streams.extend([admit(bento, here), admit(None, here)]);
        assert_eq!(ended(&streams), [true, false, false, false, false], "the first has made room");
        assert!(listeners.admit(bento, there).is_err(), "five are all");
        drop(streams.remove(0));
        streams.push(admit(None, here));
        assert_eq!(ended(&streams), [false, true, false, false, false], "one address has three");
        drop(streams);
        let present = listeners.present();
        assert_eq!((present.count, present.by_whom.len()), (0, 0));
    }
}
