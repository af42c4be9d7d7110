//! Pieces by number and by name.

use std::{borrow::Cow, fmt::Display};

use serde::{Deserialize, Deserializer, de};

/// A thing there is a fixed, small number of: it has an index, and fits into a [`Set`](crate::Set) and a
/// [`Tally`](crate::Tally).
pub trait Piece: Copy + Eq + 'static {
    /// How many there are.
    fn count() -> usize;

    /// The piece at `index`, which is below [`Piece::count`].
    fn at(index: usize) -> Self;

    /// Its index.
    fn index(self) -> usize;

    /// All of them, in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::count()).map(Self::at)
    }
}

/// A piece with one spelling, in data files, notation, views and Fluent keys alike.
pub trait Named: Piece + Display {
    /// Its spelling.
    fn id(self) -> &'static str;

    /// The one spelled `id`.
    fn find(id: &str) -> Option<Self> {
        Self::all().find(|piece| piece.id() == id)
    }
}

/// Reads a piece by its id: what [`index!`](crate::index!) gives as `Deserialize`.
#[doc(hidden)]
pub fn deserialize<'de, T: Named, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let id = <Cow<'de, str>>::deserialize(deserializer)?;
    T::find(&id).ok_or_else(|| de::Error::custom(format_args!("no such piece: {id:?}")))
}

/// Pieces whose names the code knows: an enum with one spelling for each variant.
///
/// Gives the enum `ALL`, [`Piece`], [`Named`], `Display`, `FromStr` (a `NotationError` says what was expected; without
/// words of its own, one of the ids) and serde by id. `index` and `id` are `const` functions too. The default is the
/// first, which is what lies on the empty places of a [`Pile`](crate::Pile). The game depends on serde.
///
/// ```
/// use railhead_pieces::{Named, Piece, names};
///
/// names! {
///     /// A trade that a worker follows.
///     Worker ("a worker, as in cowboy") {
///         /// Buys cattle.
///         Cowboy = "cowboy",
///         /// Raises buildings.
///         Craftsman = "craftsman",
///     }
///
///     /// A toll sign.
///     Hand { Green = "green", Black = "black" }
/// }
///
/// assert_eq!(Worker::ALL, [Worker::Cowboy, Worker::Craftsman]);
/// assert_eq!(Worker::Craftsman.to_string().parse(), Ok(Worker::Craftsman));
/// assert_eq!("cook".parse::<Worker>().unwrap_err().expected, "a worker, as in cowboy");
/// assert_eq!("cook".parse::<Hand>().unwrap_err().expected, "one of green, black");
/// assert_eq!(Worker::at(1), Worker::Craftsman);
/// ```
#[macro_export]
macro_rules! names {
    ($(
        $(#[$meta:meta])*
        $name:ident $(($expected:literal))? {
            $(#[$first_doc:meta])* $first:ident = $first_id:literal
            $(, $(#[$doc:meta])* $variant:ident = $id:literal)* $(,)?
        }
    )*) => { $(
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ::serde::Serialize, ::serde::Deserialize,
        )]
        pub enum $name {
            $(#[$first_doc])*
            #[doc = concat!("\n\nWritten `", $first_id, "`.")]
            #[default]
            #[serde(rename = $first_id)]
            $first,
            $(
                $(#[$doc])*
                #[doc = concat!("\n\nWritten `", $id, "`.")]
                #[serde(rename = $id)]
                $variant,
            )*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$first_id $(, $id)*].len()] = [$name::$first $(, $name::$variant)*];

            /// The spelling in data files, notation and views.
            #[inline]
            pub const fn id(self) -> &'static str {
                match self {
                    $name::$first => $first_id,
                    $($name::$variant => $id,)*
                }
            }

            /// The place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Piece for $name {
            #[inline]
            fn count() -> usize {
                $name::ALL.len()
            }

            #[inline]
            fn at(index: usize) -> $name {
                $name::ALL[index]
            }

            #[inline]
            fn index(self) -> usize {
                self.index()
            }
        }

        impl $crate::Named for $name {
            #[inline]
            fn id(self) -> &'static str {
                self.id()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::railhead_game::NotationError;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                match text {
                    $first_id => Ok($name::$first),
                    $($id => Ok($name::$variant),)*
                    _ => Err(::railhead_game::NotationError::new(
                        text,
                        $crate::names!(@expected $($expected)?, $first_id $(, $id)*),
                    )),
                }
            }
        }
    )* };
    (@expected $expected:literal, $($id:literal),+) => { $expected };
    (@expected , $first:literal $(, $id:literal)*) => { concat!("one of ", $first $(, ", ", $id)*) };
}

/// Pieces that a table of facts lists: a number in a type of its own.
///
/// - `Name: COUNT;` is a bare number, with [`Piece`] and `Display` as the number.
/// - `Name ("what was expected") => TABLE;` takes its count from the table and the spelling from each row's field
///   `id`: it also gets [`Named`], `FromStr` and serde by id. Another field is named after a comma (`, code`);
///   `, self` means that the rows are the spellings.
/// - `Name ("what was expected"): COUNT => TABLE;` has a table and a count that is known without it.
///
/// The default is the first, which is what lies on the empty places of a [`Pile`](crate::Pile). `index` is a `const`
/// function too. `TABLE` is an expression whose value lives for ever (`facts().trail.spaces`); it is not asked for
/// while pieces are made or compared, so tables may hold pieces. The game depends on serde.
///
/// ```
/// use railhead_pieces::{Named, Piece, index};
///
/// struct City {
///     id: String,
/// }
///
/// fn cities() -> &'static [City] {
///     static CITIES: std::sync::LazyLock<Vec<City>> =
///         std::sync::LazyLock::new(|| ["BOS", "NYC"].map(|id| City { id: id.to_owned() }).into());
///     &CITIES
/// }
///
/// index! {
///     /// A city.
///     CityId ("a city, as in BOS") => cities();
///     /// A row of the market.
///     Row: 12;
/// }
///
/// let boston: CityId = "BOS".parse()?;
/// assert_eq!((boston.index(), boston.id()), (0, "BOS"));
/// assert_eq!(CityId::all().next_back().map(Named::id), Some("NYC"));
/// assert_eq!(format!("{boston} {boston:?}"), "BOS CityId(0)");
/// assert_eq!("Boston".parse::<CityId>().unwrap_err().expected, "a city, as in BOS");
/// assert_eq!(Row::all().len(), 12);
/// # Ok::<(), railhead_game::NotationError>(())
/// ```
#[macro_export]
macro_rules! index {
    () => {};
    ($(#[$meta:meta])* $name:ident: $count:expr; $($rest:tt)*) => {
        $crate::index!(@piece $(#[$meta])* $name, $count);

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }

        $crate::index!($($rest)*);
    };
    ($(#[$meta:meta])* $name:ident ($expected:literal) => $table:expr $(, $field:tt)?; $($rest:tt)*) => {
        $crate::index!(@piece $(#[$meta])* $name, $table.len());
        $crate::index!(@named $name, $expected, $table $(, $field)?);
        $crate::index!($($rest)*);
    };
    (
        $(#[$meta:meta])* $name:ident ($expected:literal): $count:expr => $table:expr $(, $field:tt)?;
        $($rest:tt)*
    ) => {
        $crate::index!(@piece $(#[$meta])* $name, $count);
        $crate::index!(@named $name, $expected, $table $(, $field)?);
        $crate::index!($($rest)*);
    };
    (@piece $(#[$meta:meta])* $name:ident, $count:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The place in its table.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Piece for $name {
            #[inline]
            fn count() -> usize {
                $count
            }

            #[inline]
            fn at(index: usize) -> $name {
                $name(index as u8)
            }

            #[inline]
            fn index(self) -> usize {
                self.index()
            }
        }
    };
    (@named $name:ident, $expected:literal, $table:expr $(, $field:tt)?) => {
        impl $crate::Named for $name {
            #[inline]
            #[allow(clippy::misnamed_getters, reason = "a row may be spelled by another field than its id")]
            fn id(self) -> &'static str {
                $crate::index!(@id $table[self.index()] $(, $field)?)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str($crate::Named::id(*self))
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::railhead_game::NotationError;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                $crate::Named::find(text).ok_or_else(|| ::railhead_game::NotationError::new(text, $expected))
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::Named::id(*self))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                $crate::deserialize(deserializer)
            }
        }
    };
    (@id $row:expr) => { &$row.id };
    (@id $row:expr, self) => { &$row };
    (@id $row:expr, $field:ident) => { &$row.$field };
}
