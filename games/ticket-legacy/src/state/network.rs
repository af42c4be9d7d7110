//! Which cities a seat's routes join, kept up to date claim by claim.

use crate::piece::{CityId, CitySet};

const CITIES: usize = 64;

/// The cities joined by one seat's routes. Every city carries the label of its network, so asking whether two are
/// joined is a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network([u8; CITIES]);

impl Default for Network {
    fn default() -> Network {
        Network(std::array::from_fn(|city| city as u8))
    }
}

impl Network {
    /// Joins two cities, and with them their networks.
    pub fn join(&mut self, a: CityId, b: CityId) {
        let (keep, drop) = (self.0[a.index()], self.0[b.index()]);
        for label in &mut self.0 {
            *label = if *label == drop { keep } else { *label };
        }
    }

    /// Whether two cities are joined.
    #[inline]
    pub fn joins(&self, a: CityId, b: CityId) -> bool {
        self.0[a.index()] == self.0[b.index()]
    }

    /// The cities joined to `city`, itself included.
    pub fn around(&self, city: CityId) -> CitySet {
        (0..CITIES as u8).map(CityId).filter(|other| self.joins(city, *other)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_networks_become_one() {
        let mut network = Network::default();
        network.join(CityId(1), CityId(2));
        network.join(CityId(3), CityId(4));
        assert!(!network.joins(CityId(1), CityId(4)));
        network.join(CityId(4), CityId(2));
        assert!(network.joins(CityId(1), CityId(3)));
        assert_eq!(network.around(CityId(3)).len(), 4);
        assert!(!network.joins(CityId(5), CityId(1)));
    }
}
