//! Component facts: `data/*.toml`, read once into typed tables.

use railhead_game::{Lang, Network};
use serde::{Deserialize, de::DeserializeOwned};

/// Reads the fact file `file`, whose content is `text`. The file is part of the program: a fault in it is a fault of
/// the program, and panics.
///
/// ```
/// # use serde::Deserialize;
/// #[derive(Deserialize)]
/// struct Limits {
///     gold: u8,
/// }
///
/// let limits: Limits = railhead_pieces::facts::read("limits.toml", "gold = 6");
/// assert_eq!(limits.gold, 6);
/// ```
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("data/{file}: {error}"))
}

/// The weights in a game's file, for a game that tells these numbers.
///
/// # Panics
///
/// If they do not fit each other, saying which line is wrong: weights are part of the program, and a test of each game
/// proves that they fit.
pub fn weights(file: &str, text: &str, names: &[String]) -> Network {
    Network::read(read(file, text), names).unwrap_or_else(|error| panic!("data/{file}: {error}"))
}

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Stated by the printed rules, or following from them without a choice.
    Rulebook,
    /// A public implementation, checked against printed components.
    Impl,
    /// Stated by a public page only.
    Web,
    /// Chosen by us to fit every known figure.
    Designed,
}

/// A name in both languages.
#[derive(Clone, Debug, Deserialize)]
pub struct LocalName {
    /// In English.
    pub name: String,
    /// In Portuguese, if it differs.
    pub name_pt: Option<String>,
}

impl LocalName {
    /// The name in `lang`.
    pub fn name(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.name,
            Lang::PtBr => self.name_pt.as_deref().unwrap_or(&self.name),
        }
    }
}

/// The tables of a fact file, as the file has them: public structs with public fields that know no other key than
/// their fields. The game depends on serde.
///
/// ```
/// use railhead_pieces::{fact_tables, facts};
///
/// fact_tables! {
///     /// `town.toml`.
///     TownFacts { #[serde(rename = "shop")] shops: Vec<ShopFacts>, src: facts::Source }
///
///     /// A shop.
///     ShopFacts { id: String, price: u16 }
/// }
///
/// let text = "src = 'rulebook'\n[[shop]]\nid = 'hotel'\nprice = 70";
/// let town: TownFacts = facts::read("town.toml", text);
/// assert_eq!(town.shops[0].price, 70);
/// ```
#[macro_export]
macro_rules! fact_tables {
    ($($(#[$meta:meta])* $name:ident { $($(#[$attr:meta])* $field:ident: $kind:ty),* $(,)? })*) => { $(
        $(#[$meta])*
        #[derive(Debug, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $(
                #[doc = concat!("`", stringify!($field), "` of the file.")]
                $(#[$attr])*
                pub $field: $kind,
            )*
        }
    )* };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "data/limits.toml")]
    fn a_fault_names_its_file() {
        read::<LocalName>("limits.toml", "name = 3");
    }

    #[test]
    fn a_name_without_a_portuguese_form_is_the_same_in_both() {
        let name = |text| read::<LocalName>("names.toml", text);
        let (st_louis, town) = (name("name = 'St. Louis'"), name("name = 'Town'\nname_pt = 'Cidade'"));
        assert_eq!((st_louis.name(Lang::En), st_louis.name(Lang::PtBr)), ("St. Louis", "St. Louis"));
        assert_eq!((town.name(Lang::En), town.name(Lang::PtBr)), ("Town", "Cidade"));
    }
}
