//! Connections: how many there may be, how long they may take over what, and how they end when the server stops.
//!
//! The head of a request has to come in time, and so has the next one: hyper counts from when it began to wait. The
//! body's time is `middleware`'s. What is sent has to be taken in ([`Patient`]). So every connection ends some time,
//! except for live streams, which are counted (`listeners`).

use std::{
    collections::HashMap,
    io,
    net::{IpAddr, SocketAddr},
    pin::{Pin, pin},
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    time::{Sleep, sleep, timeout},
};
use tokio_util::sync::CancellationToken;
use tower_service::Service as _;

use crate::{App, Config, address::household};

/// The most that is read ahead of a request's head, and kept to be sent.
const BUFFER: usize = 64 * 1024;

/// How long to wait when the system gives no more connections.
const PAUSE: Duration = Duration::from_millis(100);

/// Lets visitors in until the server closes, and gives those who are there then a little time.
pub async fn accept(listener: TcpListener, app: &App, routes: Router) {
    let (config, closing) = (app.config(), app.closing());
    let all = config.limits.connections;
    let room = Arc::new(Semaphore::new(all));
    let guests = Arc::new(Guests::default());
    loop {
        let place = async {
            let place = room.clone().acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            accepted = place => accepted,
            () = closing.cancelled() => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Some(guest) = guests.admit(peer.ip(), config) else { continue };
                let (routes, config, closing) = (routes.clone(), config.clone(), closing.clone());
                tokio::spawn(async move {
                    converse(stream, peer, routes, config, closing).await;
                    drop((place, guest));
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be made");
                sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    // Nobody stays longer than the drain.
    let _ = room.acquire_many(u32::try_from(all).unwrap_or(u32::MAX)).await;
}

/// Answers what is asked over one connection.
async fn converse(
    stream: TcpStream,
    peer: SocketAddr,
    routes: Router,
    config: Config,
    closing: CancellationToken,
) {
    // Without it, small pieces of a stream would be held back.
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        routes.clone().call(request)
    });
    let limits = &config.limits;
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(limits.head).max_buf_size(BUFFER);
    let io = TokioIo::new(Patient::new(stream, limits.stall));
    let mut connection = pin!(protocol.serve_connection(io, answer));
    // How a connection ends is the visitor's business.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = closing.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = timeout(limits.drain, connection).await;
}

/// How many connections each address has.
#[derive(Default)]
struct Guests(Mutex<HashMap<IpAddr, usize>>);

impl Guests {
    /// A place for one more from `peer`, unless that has its share. All come by way of a proxy where there is one.
    fn admit(self: &Arc<Self>, peer: IpAddr, config: &Config) -> Option<Guest> {
        if config.trusted_proxies.iter().any(|network| network.contains(peer)) {
            return Some(Guest(None));
        }
        let address = household(peer);
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        (*count < config.limits.connections_per_address).then(|| {
            *count += 1;
            Guest(Some((self.clone(), address)))
        })
    }
}

/// A connection that is counted, until this is dropped.
struct Guest(Option<(Arc<Guests>, IpAddr)>);

impl Drop for Guest {
    fn drop(&mut self) {
        let Some((guests, address)) = &self.0 else { return };
        let mut counts = guests.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(address);
            }
        }
    }
}

/// A connection that breaks when for so long nothing can be sent that is to be sent.
struct Patient<S> {
    inner: S,
    patience: Duration,
    /// Since something waits to be sent.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    fn new(inner: S, patience: Duration) -> Patient<S> {
        Patient { inner, patience, stalled: None }
    }

    /// What came of sending something.
    fn sent(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().inner).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let sent = Pin::new(&mut this.inner).poll_write(context, bytes);
        this.sent(context, sent)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let sent = Pin::new(&mut this.inner).poll_write_vectored(context, pieces);
        this.sent(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().inner).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().inner).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;

    /// Somebody who takes in so much and then nothing.
    struct Full(usize);

    impl AsyncWrite for Full {
        fn poll_write(
            mut self: Pin<&mut Self>,
            _: &mut Context<'_>,
            bytes: &[u8],
        ) -> Poll<io::Result<usize>> {
            let taken = self.0.min(bytes.len());
            self.0 -= taken;
            if taken == 0 { Poll::Pending } else { Poll::Ready(Ok(taken)) }
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }

        fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }
    }

    #[tokio::test]
    async fn who_takes_in_nothing_is_not_waited_for_for_ever() {
        let mut connection = Patient::new(Full(10), Duration::from_millis(1));
        let mut write = async || {
            let sent = poll_fn(|context| Pin::new(&mut connection).poll_write(context, &[0; 8])).await;
            sent.map_err(|error| error.kind())
        };
        assert_eq!((write().await, write().await), (Ok(8), Ok(2)));
        assert_eq!(write().await, Err(io::ErrorKind::TimedOut));
    }

    #[tokio::test]
    async fn who_takes_in_something_is_waited_for_anew() {
        let mut connection = Patient::new(Full(0), Duration::from_mins(1));
        let mut context = Context::from_waker(std::task::Waker::noop());
        assert!(Pin::new(&mut connection).poll_write(&mut context, &[0; 8]).is_pending());
        assert!(connection.stalled.is_some());
        connection.inner = Full(1);
        assert!(Pin::new(&mut connection).poll_write(&mut context, &[0; 8]).is_ready());
        assert!(connection.stalled.is_none());
    }

    #[test]
    fn an_address_has_its_share() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), std::path::PathBuf::from("data"));
        config.limits.connections_per_address = 2;
        config.trusted_proxies = vec!["10.0.0.0/8".parse().expect("a network")];
        let guests = Arc::new(Guests::default());
        let admit = |text: &str| guests.admit(text.parse().expect("an address"), &config);
        let (one, two) = (admit("2001:db8::1"), admit("2001:db8::2"));
        assert!(one.is_some() && two.is_some());
        assert!(admit("2001:db8::3").is_none(), "it is the same household");
        let other = admit("192.0.2.1");
        assert!(other.is_some());
        let proxied: Vec<_> = (0..5).map(|_| admit("10.0.0.1")).collect();
        assert!(proxied.iter().all(Option::is_some), "a proxy speaks for many");
        drop(one);
        assert!(admit("2001:db8::3").is_some());
        drop((two, other, proxied));
        assert!(guests.0.lock().expect("a map").is_empty());
    }
}
