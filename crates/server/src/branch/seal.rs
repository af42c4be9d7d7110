//! The server's seal: a branch that bears it was written here and not changed since.

use hmac::{Hmac, KeyInit as _, Mac};
use railhead_game::Options;
use railhead_store::Secret;
use sha2::Sha256;

/// What this server seals with.
pub struct Sealer(Secret);

impl Sealer {
    /// The sealer with this key.
    pub fn new(key: Secret) -> Sealer {
        Sealer(key)
    }

    fn pressed(&self, game: &str, options: &Options) -> Hmac<Sha256> {
        let mut key = [0; 64];
        key[..32].copy_from_slice(self.0.expose());
        let mut seal = Hmac::<Sha256>::new(&key.into());
        seal.update(b"railhead branch 1\0");
        for text in std::iter::once(game).chain(options.iter().flat_map(|(key, value)| [key, value])) {
            seal.update(&(text.len() as u64).to_le_bytes());
            seal.update(text.as_bytes());
        }
        seal
    }

    /// The seal for a table of `game` with these options.
    pub fn seal(&self, game: &str, options: &Options) -> String {
        hex::encode(self.pressed(game, options).finalize().into_bytes())
    }

    /// Whether `seal` is ours, and for just this.
    pub fn is_ours(&self, seal: &str, game: &str, options: &Options) -> bool {
        hex::decode(seal).is_ok_and(|seal| self.pressed(game, options).verify_slice(&seal).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_fits_what_it_was_made_for_and_nothing_else() {
        let (sealer, other) = (Sealer::new(Secret::new([1; 32])), Sealer::new(Secret::new([2; 32])));
        let options = Options::default().with("cargo", "opal").with("pace", "slow");
        let seal = sealer.seal("caravan", &options);
        assert!(sealer.is_ours(&seal, "caravan", &options));
        assert!(!other.is_ours(&seal, "caravan", &options));
        assert!(!sealer.is_ours(&seal, "desert", &options));
        assert!(!sealer.is_ours(&seal, "caravan", &options.clone().with("cargo", "opals")));
        assert!(!sealer.is_ours(&seal, "caravan", &options.with("pace", "fast")));
        for bad in ["", "zz", &seal[2..], &seal.replace(|c: char| c.is_ascii_digit(), "0")] {
            assert!(!sealer.is_ours(bad, "caravan", &Options::default().with("cargo", "opal")), "{bad}");
        }
    }
}
