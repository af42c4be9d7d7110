//! Where requests come from: the address of whoever asks, on both sides of a proxy.

use std::{
    fmt,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
};

use axum::http::{HeaderMap, HeaderName};
use thiserror::Error;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// An address, or all those that begin alike. As a text: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
///
/// ```
/// use railhead_server::Network;
///
/// let network: Network = "10.1.0.0/16".parse()?;
/// assert!(network.contains([10, 1, 7, 9].into()));
/// assert!(!network.contains([10, 2, 7, 9].into()));
/// # Ok::<(), railhead_server::BadNetwork>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    /// How many bits of it count.
    bits: u8,
}

impl Network {
    /// Whether the address is one of these.
    pub fn contains(self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(net), IpAddr::V4(address)) => {
                beginning(net.to_bits().into(), 32, self.bits)
                    == beginning(address.to_bits().into(), 32, self.bits)
            }
            (IpAddr::V6(net), IpAddr::V6(address)) => {
                beginning(net.to_bits(), 128, self.bits) == beginning(address.to_bits(), 128, self.bits)
            }
            _ => false,
        }
    }
}

/// The first `bits` of a number that has `of` of them.
fn beginning(number: u128, of: u8, bits: u8) -> u128 {
    number.checked_shr(u32::from(of - bits)).unwrap_or_default()
}

/// A text that is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not an address or a network, like 127.0.0.1 or 10.0.0.0/8")]
pub struct BadNetwork;

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| BadNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| BadNetwork))?;
        if bits <= most { Ok(Network { address, bits }) } else { Err(BadNetwork) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

/// Who sent a request, as far as the connection and those whom we trust can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sender {
    /// The address of whoever asks.
    pub address: IpAddr,
    /// Whether the request came by way of a proxy that is believed what it says.
    pub proxied: bool,
}

impl Sender {
    /// Who sent a request with these headers over a connection from `peer`. What a header says of other addresses is
    /// believed of `trusted` proxies alone, each for the one before it.
    pub fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> Sender {
        let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
        let mut address = peer.to_canonical();
        let proxied = is_trusted(address);
        let said = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok());
        let hops: Vec<&str> = said.flat_map(|value| value.split(',')).collect();
        for hop in hops.into_iter().rev() {
            match read(hop.trim()) {
                Some(before) if is_trusted(address) => address = before,
                _ => break,
            }
        }
        Sender { address, proxied }
    }

    /// Whom limits count as one: an address, or the 64 bits of one that a household has to itself.
    pub fn household(self) -> IpAddr {
        household(self.address)
    }
}

/// Whom limits count as one.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

/// An address as proxies write it, with or without a port.
fn read(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']')).unwrap_or(hop);
    let address = bare.parse().or_else(|_| hop.parse().map(|address: SocketAddr| address.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn sender(peer: &str, said: &[&str], trusted: &[&str]) -> (String, bool) {
        let mut headers = HeaderMap::new();
        for value in said {
            headers.append(FORWARDED_FOR, value.parse().expect("a value"));
        }
        let trusted: Vec<Network> = trusted.iter().map(|text| text.parse().expect("a network")).collect();
        let sender = Sender::of(ip(peer), &headers, &trusted);
        (sender.address.to_string(), sender.proxied)
    }

    #[test]
    fn networks_are_read_as_they_are_written() {
        for text in ["127.0.0.1/32", "10.0.0.0/8", "0.0.0.0/0", "::1/128", "fd00::/8", "::/0"] {
            assert_eq!(text.parse().map(|network: Network| network.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/x", "::/129", "10.0.0/8", "/8"] {
            assert_eq!(text.parse::<Network>(), Err(BadNetwork), "{text}");
        }
        let contains =
            |network: &str, address: &str| network.parse::<Network>().map(|net| net.contains(ip(address)));
        assert_eq!(contains("10.0.0.0/8", "10.255.0.1"), Ok(true));
        assert_eq!(contains("10.0.0.0/8", "11.0.0.1"), Ok(false));
        assert_eq!(contains("0.0.0.0/0", "11.0.0.1"), Ok(true));
        assert_eq!(contains("0.0.0.0/0", "::1"), Ok(false));
        assert_eq!(contains("127.0.0.1", "::ffff:127.0.0.1"), Ok(true));
        assert_eq!(contains("fd00::/8", "fdff::1"), Ok(true));
        assert_eq!(contains("::/0", "fe80::1"), Ok(true));
    }

    #[test]
    fn a_header_is_believed_of_trusted_proxies_alone() {
        let direct = |peer: &str| (peer.to_owned(), false);
        let by_proxy = |address: &str| (address.to_owned(), true);
        assert_eq!(sender("203.0.113.7", &[], &[]), direct("203.0.113.7"));
        assert_eq!(sender("127.0.0.1", &["198.51.100.1"], &[]), direct("127.0.0.1"));
        assert_eq!(sender("203.0.113.7", &["198.51.100.1"], &["127.0.0.1"]), direct("203.0.113.7"));
        assert_eq!(sender("127.0.0.1", &[], &["127.0.0.1"]), by_proxy("127.0.0.1"));
        assert_eq!(sender("127.0.0.1", &["198.51.100.1"], &["127.0.0.1"]), by_proxy("198.51.100.1"));
        // What a client wrote itself stands to the left of what the proxy adds.
        assert_eq!(sender("127.0.0.1", &["1.2.3.4, 198.51.100.1"], &["127.0.0.1"]), by_proxy("198.51.100.1"));
        assert_eq!(
            sender("127.0.0.1", &["1.2.3.4", "198.51.100.1"], &["127.0.0.1"]),
            by_proxy("198.51.100.1")
        );
        // Two proxies, the outer one on another machine.
        let both = &["127.0.0.1", "10.0.0.0/8"];
        assert_eq!(sender("127.0.0.1", &["1.2.3.4, 198.51.100.1, 10.0.0.5"], both), by_proxy("198.51.100.1"));
        assert_eq!(sender("127.0.0.1", &["10.0.0.5"], both), by_proxy("10.0.0.5"));
        for (hop, read) in [
            ("198.51.100.1:4711", "198.51.100.1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
            ("::ffff:198.51.100.1", "198.51.100.1"),
            ("unknown", "127.0.0.1"),
            ("", "127.0.0.1"),
        ] {
            assert_eq!(sender("127.0.0.1", &[hop], &["127.0.0.1"]), by_proxy(read), "{hop}");
        }
    }

    #[test]
    fn a_household_counts_as_one() {
        assert_eq!(household(ip("198.51.100.1")), ip("198.51.100.1"));
        assert_eq!(household(ip("2001:db8:1:2:3:4:5:6")), ip("2001:db8:1:2::"));
        assert_eq!(household(ip("::ffff:198.51.100.1")), ip("198.51.100.1"));
    }
}
