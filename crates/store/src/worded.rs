//! Choices that have a word each.

/// Makes enums whose values have a word each: the same in the store, in forms, in cookies and in the API.
///
/// ```
/// railhead_store::worded! {
///     /// Which way a train goes.
///     #[derive(Default)]
///     Way {
///         /// Towards the coast.
///         #[default]
///         West = "west",
///         /// And back.
///         East = "east",
///     }
/// }
///
/// assert_eq!(Way::of_word("east"), Some(Way::East));
/// assert_eq!(Way::of_word("up").unwrap_or_default().to_string(), "west");
/// ```
#[macro_export]
macro_rules! worded {
    ($($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $name {
                $($(#[$value_doc])* $value,)+
            }

            impl $name {
                /// Every value.
                pub const ALL: &[$name] = &[$($name::$value),+];

                /// Its word.
                pub const fn word(self) -> &'static str {
                    match self {
                        $($name::$value => $word,)+
                    }
                }

                /// The value of this word.
                pub fn of_word(word: &str) -> Option<$name> {
                    $name::ALL.iter().copied().find(|value| value.word() == word)
                }
            }

            impl ::std::fmt::Display for $name {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    f.pad(self.word())
                }
            }
        )+
    };
}
