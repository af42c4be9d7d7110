//! What streams are sent: events, each written once and packed once, however many listen.
//!
//! A packed stream is one gzip file that grows. Every event is deflated by itself and ends on a byte, so the same bytes
//! fit into any stream wherever it stands; only the checksum at the end is each stream's own. That is as small as a
//! compressor for each listener would make a picture's layers, for the work of one.

use std::{
    collections::HashMap,
    fmt,
    pin::Pin,
    sync::{Arc, Mutex, OnceLock, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use flate2::{Compress, Compression, Crc, FlushCompress, Status};
use futures_util::{Stream, StreamExt as _};
use tokio::{
    sync::OnceCell,
    time::{Instant, Sleep, sleep},
};

/// How long a stream is silent before it gives a sign of life, which keeps proxies from ending it.
const SILENCE: Duration = Duration::from_secs(20);

/// The beginning of a gzip file: deflated, no name, no time, made on a system that does not matter.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// An empty last block of deflated bytes.
const LAST_BLOCK: [u8; 2] = [3, 0];

/// An event of a stream. Two are the same if they say the same.
pub struct Parcel {
    plain: Bytes,
    packed: OnceLock<Packed>,
}

struct Packed {
    bytes: Bytes,
    /// Of the plain bytes.
    sum: Crc,
}

impl Parcel {
    /// The event `name`, by this id if it has one. `data` is one line.
    pub fn event(name: &str, id: Option<&str>, data: &str) -> Arc<Parcel> {
        let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
        Parcel::of(format!("event: {name}\n{id}data: {data}\n\n"))
    }

    /// A sign of life.
    fn of_life() -> Arc<Parcel> {
        Parcel::of(":\n\n".to_owned())
    }

    fn of(text: String) -> Arc<Parcel> {
        Arc::new(Parcel { plain: text.into(), packed: OnceLock::new() })
    }

    /// Packs it, unless that is done.
    pub fn pack(&self) {
        self.packed();
    }

    fn packed(&self) -> &Packed {
        self.packed.get_or_init(|| {
            let mut sum = Crc::new();
            sum.update(&self.plain);
            Packed { bytes: deflated(&self.plain).into(), sum }
        })
    }
}

impl PartialEq for Parcel {
    fn eq(&self, other: &Parcel) -> bool {
        self.plain == other.plain
    }
}

impl fmt::Debug for Parcel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Parcel({} bytes)", self.plain.len())
    }
}

/// Deflates by itself, up to a whole byte.
fn deflated(plain: &[u8]) -> Vec<u8> {
    let mut compress = Compress::new(Compression::default(), false);
    let mut packed = Vec::with_capacity(plain.len() / 4 + 64);
    loop {
        let read = compress.total_in() as usize;
        let status = compress.compress_vec(&plain[read..], &mut packed, FlushCompress::Sync);
        // Room is left over once all is written.
        if packed.len() < packed.capacity() || !matches!(status, Ok(Status::Ok)) {
            return packed;
        }
        packed.reserve(packed.capacity());
    }
}

/// Parcels that were made for some listeners, for others who wait for the same: those who asked in the same words and
/// have seen the same.
#[derive(Default)]
pub struct Parcels(Mutex<HashMap<Same, Arc<OnceCell<Arc<Parcel>>>>>);

/// What was asked for, and a fingerprint of what was seen.
type Same = (Arc<str>, u64);

impl Parcels {
    /// The parcel for whoever asked for `watch` and has seen `seen`: made by the first who calls.
    pub async fn made<E, F: Future<Output = Result<Arc<Parcel>, E>>>(
        &self,
        watch: &Arc<str>,
        seen: u64,
        make: impl FnOnce() -> F,
    ) -> Result<Arc<Parcel>, E> {
        let parcel = {
            let mut parcels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            parcels.entry((watch.clone(), seen)).or_default().clone()
        };
        parcel.get_or_try_init(make).await.cloned()
    }
}

impl fmt::Debug for Parcels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Parcels")
    }
}

/// Answers with these events as they come, packed if the request's headers allow it.
pub fn respond(headers: &HeaderMap, events: impl Stream<Item = Arc<Parcel>> + Send + 'static) -> Response {
    let events = Alive::new(events.boxed(), SILENCE);
    let answer = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONNECTION, "close"),
        (header::VARY, "accept-encoding"),
    ];
    if takes_gzip(headers) {
        let body = Body::from_stream(packed(events).map(Ok::<_, std::convert::Infallible>));
        return (answer, [(header::CONTENT_ENCODING, "gzip")], body).into_response();
    }
    let plain = events.map(|parcel| Ok::<_, std::convert::Infallible>(parcel.plain.clone()));
    (answer, Body::from_stream(plain)).into_response()
}

/// Whether whoever asks takes gzip.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let refused = quality.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32));
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

/// The events, with signs of life between those that are long in coming. There is one timer for all of them, which looks
/// how long it has been silent when it goes off: most events come to a stream whose timer nobody has to touch.
struct Alive<S> {
    events: S,
    silence: Duration,
    timer: Pin<Box<Sleep>>,
    /// When something was sent last.
    told_at: Instant,
}

impl<S> Alive<S> {
    fn new(events: S, silence: Duration) -> Alive<S> {
        Alive { events, silence, timer: Box::pin(sleep(silence)), told_at: Instant::now() }
    }
}

impl<S: Stream<Item = Arc<Parcel>> + Unpin> Stream for Alive<S> {
    type Item = Arc<Parcel>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Arc<Parcel>>> {
        let this = self.get_mut();
        if let Poll::Ready(event) = this.events.poll_next_unpin(context) {
            this.told_at = Instant::now();
            return Poll::Ready(event);
        }
        loop {
            ready!(this.timer.as_mut().poll(context));
            let now = Instant::now();
            let is_silent = now >= this.told_at + this.silence;
            if is_silent {
                this.told_at = now;
            }
            this.timer.as_mut().reset(this.told_at + this.silence);
            if is_silent {
                return Poll::Ready(Some(Parcel::of_life()));
            }
        }
    }
}

/// The events as a gzip file that ends with them.
fn packed<S: Stream<Item = Arc<Parcel>> + Unpin>(events: S) -> impl Stream<Item = Bytes> {
    Packing { events, sum: Some(Crc::new()), has_begun: false }
}

/// A gzip file under way.
struct Packing<S> {
    events: S,
    /// Of the plain bytes so far, until the end is written.
    sum: Option<Crc>,
    has_begun: bool,
}

impl<S: Stream<Item = Arc<Parcel>> + Unpin> Stream for Packing<S> {
    type Item = Bytes;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let this = self.get_mut();
        let Some(sum) = &mut this.sum else { return Poll::Ready(None) };
        if !this.has_begun {
            this.has_begun = true;
            return Poll::Ready(Some(Bytes::from_static(&HEAD)));
        }
        let bytes = if let Some(event) = ready!(this.events.poll_next_unpin(context)) {
            let packed = event.packed();
            sum.combine(&packed.sum);
            packed.bytes.clone()
        } else {
            let tail = [&LAST_BLOCK[..], &sum.sum().to_le_bytes(), &sum.amount().to_le_bytes()].concat();
            this.sum = None;
            tail.into()
        };
        Poll::Ready(Some(bytes))
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::Read as _,
        sync::atomic::{AtomicUsize, Ordering},
    };

    use flate2::read::GzDecoder;
    use futures_util::stream;

    use super::*;

    fn parcels() -> Vec<Arc<Parcel>> {
        let long = "0123456789 1032547698,".repeat(9_000);
        ["short", &long, "", "short"].map(|data| Parcel::event("layers", Some("7"), data)).to_vec()
    }

    fn plain(parcels: &[Arc<Parcel>]) -> String {
        parcels.iter().map(|parcel| String::from_utf8_lossy(&parcel.plain)).collect()
    }

    #[tokio::test]
    async fn a_packed_stream_is_one_gzip_file() {
        let parcels = parcels();
        let bytes = packed(stream::iter(parcels.clone())).collect::<Vec<Bytes>>().await.concat();
        let mut read = String::new();
        GzDecoder::new(&bytes[..]).read_to_string(&mut read).expect("a whole file, with the right sum");
        assert_eq!(read, plain(&parcels));
        assert!(bytes.len() * 2 < read.len(), "{} of {}", bytes.len(), read.len());
    }

    #[tokio::test]
    async fn each_event_can_be_read_when_it_has_come() {
        let (parcels, mut reader) = (parcels(), flate2::Decompress::new(false));
        let mut pieces = Box::pin(packed(stream::iter(parcels.clone())).skip(1));
        for parcel in &parcels {
            let piece = pieces.next().await.expect("an event");
            let mut read = Vec::with_capacity(parcel.plain.len() + 1);
            reader.decompress_vec(&piece, &mut read, flate2::FlushDecompress::Sync).expect("deflated bytes");
            assert_eq!(read, parcel.plain);
        }
    }

    #[tokio::test]
    async fn who_hears_nothing_for_long_is_given_signs_of_life() {
        let news = Parcel::event("layers", None, "news");
        let events = stream::iter([news.clone()]).chain(stream::pending()).boxed();
        let told: Vec<_> = Alive::new(events, Duration::from_millis(1)).take(3).collect().await;
        assert_eq!(told, [news, Parcel::of_life(), Parcel::of_life()]);
    }

    #[tokio::test]
    async fn what_many_wait_for_is_made_once() {
        let (parcels, made) = (Parcels::default(), AtomicUsize::new(0));
        for (watch, seen) in [("a", 1), ("a", 1), ("a", 2), ("b", 1), ("b", 1)] {
            let watch = watch.into();
            let make = || async {
                made.fetch_add(1, Ordering::Relaxed);
                Ok::<_, ()>(Parcel::of_life())
            };
            assert!(parcels.made(&watch, seen, make).await.is_ok());
        }
        assert_eq!(made.into_inner(), 3);
    }

    #[test]
    fn gzip_is_sent_to_those_who_take_it() {
        for (accepted, takes) in [
            ("gzip", true),
            ("br, GZIP;q=0.5", true),
            ("deflate, br", false),
            ("gzip;q=0", false),
            ("gzip; q=0.0, br", false),
            ("", false),
        ] {
            let headers =
                HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().expect("a value"))]);
            assert_eq!(takes_gzip(&headers), takes, "{accepted:?}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
