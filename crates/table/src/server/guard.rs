//! Who may come, and how fast.

use axum::http::{HeaderMap, header};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Mutex;
use std::time::Instant;

/// So many at once, and so many a second.
#[derive(Debug)]
pub struct Bucket {
    a_second: f64,
    most: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    pub fn new(a_second: f64, most: u32) -> Bucket {
        Bucket { a_second, most: most.into(), left: most.into(), at: Instant::now() }
    }

    fn fill(&mut self) {
        let now = Instant::now();
        self.left = (self.left + (now - self.at).as_secs_f64() * self.a_second).min(self.most);
        self.at = now;
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.most
    }

    /// Takes one, if there is one.
    pub fn take(&mut self) -> bool {
        self.fill();
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }
}

/// From where a request came.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// The requests of each address.
pub struct Rates {
    limit: (u32, u32),
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// So many addresses are remembered before those that have not asked for much are forgotten.
const ADDRESSES: usize = 10_000;

impl Rates {
    pub fn new(limit: (u32, u32)) -> Rates {
        Rates { limit, buckets: Mutex::default() }
    }

    /// Whether one more request of an address is answered now.
    pub fn take(&self, from: IpAddr) -> bool {
        let (a_second, most) = self.limit;
        let mut buckets = self.buckets.lock().expect("nothing panics while it holds this");
        if buckets.len() >= ADDRESSES {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        buckets.entry(whose(from)).or_insert_with(|| Bucket::new(a_second.into(), most)).take()
    }
}

/// Who has an address of IPv6 has all that begin with the same 64 bits.
fn whose(from: IpAddr) -> IpAddr {
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(six) => {
            six.to_ipv4_mapped().map_or_else(|| IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() >> 64 << 64)), IpAddr::V4)
        }
    }
}

/// Why a request is not from a page of this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stranger {
    Host,
    Origin,
}

/// Holds the host and origin of a request against where this server listens.
///
/// A program that is no browser sends no origin and is let in: there is nothing here that a browser
/// sends unasked, such as cookies. A page of somebody else is not let in, nor one whose name was
/// made to point at loopback.
pub fn is_stranger(headers: &HeaderMap, listens: SocketAddr, origins: &[String]) -> Option<Stranger> {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST).unwrap_or_default();
    if listens.ip().is_loopback() {
        let named = match host.rsplit_once(':') {
            Some((name, port)) if port.chars().all(|c| c.is_ascii_digit()) => name,
            _ => host,
        };
        if !matches!(named, "localhost" | "127.0.0.1" | "[::1]") {
            return Some(Stranger::Host);
        }
    }
    let origin = headers.get(header::ORIGIN)?;
    let Ok(origin) = origin.to_str() else { return Some(Stranger::Origin) };
    let own = ["http://", "https://"].iter().any(|scheme| origin.strip_prefix(scheme) == Some(host));
    let named = origins.iter().any(|allowed| allowed.trim_end_matches('/') == origin);
    (!own && !named).then_some(Stranger::Origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stranger(listens: &str, host: &str, origin: Option<&str>) -> Option<Stranger> {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a header"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().expect("a header"));
        }
        is_stranger(&headers, listens.parse().expect("an address"), &["http://localhost:5173".to_owned()])
    }

    #[test]
    fn only_own_pages_and_programs_are_let_in() {
        let loopback = "127.0.0.1:8708";
        for host in ["127.0.0.1:8708", "localhost:8708", "[::1]:8708", "localhost"] {
            assert_eq!(stranger(loopback, host, None), None);
            assert_eq!(stranger(loopback, host, Some(&format!("http://{host}"))), None);
        }
        assert_eq!(stranger(loopback, "localhost:8708", Some("http://localhost:5173")), None);
        assert_eq!(stranger(loopback, "rebound.example:8708", None), Some(Stranger::Host));
        for origin in ["http://evil.example", "null", "http://127.0.0.1:9999", "http://127.0.0.1:8708.evil.example"] {
            assert_eq!(stranger(loopback, "127.0.0.1:8708", Some(origin)), Some(Stranger::Origin), "{origin}");
        }
        assert_eq!(stranger("0.0.0.0:80", "cards.example", Some("https://cards.example")), None);
        assert_eq!(stranger("0.0.0.0:80", "cards.example", Some("https://evil.example")), Some(Stranger::Origin));
    }

    #[test]
    fn each_address_has_its_own_measure() {
        let rates = Rates::new((0, 2));
        let take = |from: &str| rates.take(from.parse().expect("an address"));
        assert_eq!([take("192.0.2.1"), take("192.0.2.1"), take("192.0.2.1")], [true, true, false]);
        assert!(take("192.0.2.2") && !take("::ffff:192.0.2.1"));
        // One network is one asker, however many addresses it has.
        assert_eq!([take("2001:db8::1"), take("2001:db8::2"), take("2001:db8::3")], [true, true, false]);
        assert!(take("2001:db8:0:1::1"));
    }

    #[test]
    fn a_bucket_runs_dry() {
        let mut bucket = Bucket::new(0.0, 3);
        assert_eq!([(); 4].map(|()| bucket.take()), [true, true, true, false]);
    }
}
