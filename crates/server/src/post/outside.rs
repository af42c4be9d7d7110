//! Requests to addresses that people give. They reach the open internet and nothing else: a name is looked up here, what
//! it leads to is looked at, and that very address is spoken to. No redirect is followed.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Request, StatusCode, Uri, header},
};
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::{
    net::{TcpStream, lookup_host},
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};

use super::Unsent;

/// How long a request may take from its beginning to its answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The most characters of an address.
const LONGEST: usize = 1000;

/// Why an address is not spoken to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadAddress {
    /// It is none that begins with `https://` or `http://`.
    #[error("not an address on the web")]
    NotWeb,
    /// It leads to this machine or to a network of its own.
    #[error("a private address")]
    Private,
    /// Nobody knows the name.
    #[error("an unknown name")]
    Unknown,
}

/// Speaks to the world outside.
#[derive(Clone)]
pub struct Outside {
    tls: Option<TlsConnector>,
    private: bool,
}

/// Where a request goes.
struct Target {
    host: String,
    port: u16,
    secure: bool,
    authority: String,
    path: String,
}

impl Target {
    fn of(address: &str) -> Result<Target, BadAddress> {
        if address.len() > LONGEST {
            return Err(BadAddress::NotWeb);
        }
        let uri: Uri = address.parse().map_err(|_| BadAddress::NotWeb)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(BadAddress::NotWeb),
        };
        let authority = uri.authority().filter(|at| !at.as_str().contains('@')).ok_or(BadAddress::NotWeb)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        if host.is_empty() {
            return Err(BadAddress::NotWeb);
        }
        let port = authority.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Target { host, port, secure, authority: authority.to_string(), path })
    }
}

impl Outside {
    /// With `private`, addresses of this machine and its networks are spoken to as well.
    pub fn new(private: bool) -> Outside {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions();
        let tls = match config {
            Ok(config) => Some(Arc::new(config.with_root_certificates(roots).with_no_client_auth()).into()),
            Err(error) => {
                tracing::error!(%error, "nothing can be sent over encrypted connections");
                None
            }
        };
        Outside { tls, private }
    }

    /// Refuses an address that would not be spoken to.
    pub async fn check(&self, address: &str) -> Result<(), BadAddress> {
        self.find(&Target::of(address)?).await.map(drop)
    }

    /// Where a name leads, unless that is nowhere, or to one place at least that is not spoken to.
    async fn find(&self, target: &Target) -> Result<Vec<SocketAddr>, BadAddress> {
        let found = timeout(PATIENCE, lookup_host((target.host.as_str(), target.port))).await;
        let found: Vec<SocketAddr> =
            found.map_err(|_| BadAddress::Unknown)?.map_err(|_| BadAddress::Unknown)?.collect();
        if found.is_empty() {
            return Err(BadAddress::Unknown);
        }
        let open = self.private || found.iter().all(|address| is_open(address.ip()));
        if open { Ok(found) } else { Err(BadAddress::Private) }
    }

    /// Sends `body` with these headers, and waits for an answer that it was taken.
    pub async fn post(&self, address: &str, headers: HeaderMap, body: Vec<u8>) -> Result<(), Unsent> {
        let answer = timeout(PATIENCE, self.send(address, headers, body)).await;
        let status = answer.map_err(|_| Unsent::Later("no answer in time".to_owned()))??;
        match status {
            _ if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(Unsent::Gone),
            StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => {
                Err(Unsent::Later(status.to_string()))
            }
            _ if status.is_server_error() => Err(Unsent::Later(status.to_string())),
            _ => Err(Unsent::Never(status.to_string())),
        }
    }

    async fn send(&self, address: &str, headers: HeaderMap, body: Vec<u8>) -> Result<StatusCode, Unsent> {
        let target = Target::of(address).map_err(|bad| Unsent::Never(bad.to_string()))?;
        let found = self.find(&target).await.map_err(|bad| match bad {
            BadAddress::Unknown => Unsent::Later(bad.to_string()),
            BadAddress::NotWeb | BadAddress::Private => Unsent::Never(bad.to_string()),
        })?;
        let mut request = Request::post(&target.path).body(Body::from(body)).map_err(|_| bad_request())?;
        *request.headers_mut() = headers;
        let host = HeaderValue::from_str(&target.authority).map_err(|_| bad_request())?;
        request.headers_mut().insert(header::HOST, host);
        request.headers_mut().insert(header::USER_AGENT, HeaderValue::from_static("Railhead"));
        let stream = TcpStream::connect(found.as_slice()).await.map_err(later)?;
        if !target.secure {
            return ask(TokioIo::new(stream), request).await;
        }
        let tls = self.tls.as_ref().ok_or_else(|| Unsent::Later("no encryption".to_owned()))?;
        let name = ServerName::try_from(target.host).map_err(|_| bad_request())?;
        let stream = tls.connect(name, stream).await.map_err(later)?;
        ask(TokioIo::new(stream), request).await
    }
}

fn later(error: impl std::fmt::Display) -> Unsent {
    Unsent::Later(error.to_string())
}

fn bad_request() -> Unsent {
    Unsent::Never("no such request can be made".to_owned())
}

async fn ask<S>(stream: S, request: Request<Body>) -> Result<StatusCode, Unsent>
where
    S: hyper::rt::Read + hyper::rt::Write + Unpin + Send + 'static,
{
    let (mut sender, connection) = handshake(stream).await.map_err(later)?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    // What it says beside its status is nothing to us.
    connection.abort();
    Ok(answer.map_err(later)?.status())
}

/// Whether an address is one of the open internet.
fn is_open(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_open_v4(address),
        IpAddr::V6(address) => {
            let [first, second, ..] = address.segments();
            // Those that stand for an address of the older kind are as open as that one.
            if first == 0x64 && second == 0xff9b {
                let [.., a, b, c, d] = address.octets();
                return is_open_v4(Ipv4Addr::new(a, b, c, d));
            }
            // What is given out for everybody, without documentation, tunnels and benchmarks.
            let given_out = (first & 0xe000) == 0x2000;
            given_out
                && first != 0x2002
                && first != 0x3fff
                && !(first == 0x2001 && (second < 0x200 || second == 0xdb8))
        }
    }
}

fn is_open_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let benchmarks = a == 198 && (18..20).contains(&b);
    let special = (a == 192 && b == 0 && c == 0) || (a == 192 && b == 88 && c == 99);
    !(a == 0
        || a >= 224
        || address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_documentation()
        || shared
        || benchmarks
        || special)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_open_internet_are_open() {
        let open = |text: &str| is_open(text.parse().expect("an address"));
        for address in
            ["9.9.9.9", "193.0.14.129", "172.32.0.1", "2606:4700::1111", "2a00:1450::1", "64:ff9b::909:909"]
        {
            assert!(open(address), "{address}");
        }
        for address in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
        ] {
            assert!(!open(address), "{address}");
        }
    }

    #[tokio::test]
    async fn names_and_numbers_of_this_machine_are_refused() {
        let outside = Outside::new(false);
        for address in [
            "http://127.0.0.1/",
            "http://127.1/x",
            "http://localhost:8080/hook",
            "https://[::1]/",
            "http://[::ffff:127.0.0.1]/",
            "http://169.254.169.254/latest/meta-data",
            "http://2130706433/",
            "http://0x7f000001/",
        ] {
            let refused = outside.check(address).await;
            assert!(
                matches!(refused, Err(BadAddress::Private | BadAddress::Unknown)),
                "{address} {refused:?}"
            );
        }
        for address in
            ["", "ntfy.sh/x", "ftp://example.org/", "http://ana@example.org/", "http:///x", "javascript:0"]
        {
            assert_eq!(outside.check(address).await, Err(BadAddress::NotWeb), "{address}");
        }
        assert_eq!(Outside::new(true).check("http://127.0.0.1:9/").await, Ok(()));
    }
}
