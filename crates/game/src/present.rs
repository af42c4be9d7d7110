//! How a game looks and reads: panes, buttons and sentences made from a view.

use std::borrow::Cow;

use maud::Markup;

#[cfg(doc)]
use crate::Tutorial;
use crate::{Aid, Arg, Choice, Clock, Game, Lang, Seat, Vitals, Words};

/// The game's words, rules pages and pictures. Everything here is made from a [view](Game::View), never from the
/// state, so a page cannot show more than its reader may know.
///
/// Conventions of the markup, which the page's script relies on:
/// - A piece that can be used to take a decision carries `data-act="NOTATION"`; one with several decisions carries
///   `data-acts="NOTATION|NOTATION"` and opens a menu. Both also carry `tabindex="0"` and `role="button"`, and an
///   `aria-label`. Only decisions in [`Stage::legal`] may be bound.
/// - A notation may be a row of decisions, `ONE & OTHER`, that are sent one after the other: the first must be legal now.
///   What a row is and brings stands in an element with `data-ahead="ROW"`, in a `.label` and a `.detail`.
/// - Decisions that are chosen in any order and sent together are options with `data-choose="NOTATION"` in parts of a
///   plan (`web/plan.js`).
/// - Pieces that lie close are in an element with `data-near`: a finger between several of them is asked which it
///   means. A piece with `data-asks` only asks a further question that can be taken back: a finger's first tap takes
///   it. A scene's own button for a decision carries `data-choice="NOTATION"` and is part of the form `choices`.
/// - One answer of several parts is a box with `data-picks="LEAST"`: things with `data-pick="NOTATION"`, the decision
///   that puts one back, and `aria-pressed="true"` while it is kept, and a button with `data-choice` for the rest.
/// - A piece that moves carries `data-piece="KIND-ID"`, the same wherever it lies; it glides from its old place to
///   its new one when a layer is replaced. A hidden piece has no such id, or one that says nothing.
/// - Pointing at, focusing or touching a piece with `data-lights="a b"` lights the pieces with `data-light="a"` and
///   `"b"`: what belongs to a ticket, what would pay for a route. A piece with `data-tells` shows its `<title>` on a
///   touch, and with `data-about="NOTATION"` also why that decision cannot be taken now. An element with
///   `data-zoom="MOST"` in a drawing lets it be magnified that many times and moved about; with `data-align` it says to which side the whole of it keeps.
/// - What a [lesson](Tutorial) may light and has none of these names carries `data-spot="NAME"`.
/// - Colours come from the stylesheet's custom properties. A seat's colour is `var(--seat-N)`, and `var(--seat)` for
///   whatever has the class `seat-N`; it is never the only sign: a seat also has a letter, `A` to `F`. What can be
///   used has the class `can` and the colour `var(--can)`.
pub trait Present: Game {
    /// The Fluent file of the game in this language. Required messages: `blurb` (one sentence), the options' words
    /// (see [`crate::OptionSpec`]), `score-KEY` for each category of a score, and every reason of an `Illegal`.
    fn locale(lang: Lang) -> &'static str;

    /// The rules page in this language (see [`crate::RuleBook`]).
    fn rules(lang: Lang) -> &'static str;

    /// The game's own styles, for classes used in its scene, nested in `.game-ID`. The page allows no
    /// `style` attributes: what varies is a presentation attribute (`fill="var(--seat-1)"`) or a class.
    fn stylesheet() -> &'static str {
        ""
    }

    /// The lessons that teach the game, in order: the id of each, and its text ([`Tutorial::parse`]).
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// What the rules page shows, as the steps of a lesson ([`Tutorial::EXAMPLES`]). The page also says `minute-N`,
    /// the game in five lines, and `mistake-N`, what newcomers get wrong, as far as there are such messages.
    fn examples() -> Option<&'static str> {
        None
    }

    /// What somebody looks up while playing: what the signs mean, what things cost, how the game ends and is won.
    fn aids(_words: &Words) -> Vec<Aid> {
        Vec::new()
    }

    /// The picture of the table.
    fn scene(view: &Self::View, stage: &Stage<'_, Self::Action>) -> Scene;

    /// What is awaited, from whom and why, in one short sentence for this viewer.
    fn prompt(view: &Self::View, stage: &Stage<'_, Self::Action>) -> String;

    /// The same in at most 38 characters, for the narrow bar of a phone; empty if the sentence is short enough.
    fn short_prompt(_view: &Self::View, _stage: &Stage<'_, Self::Action>) -> String {
        String::new()
    }

    /// What somebody new to the game should know now, in one line of at most 150 characters: what it is about, what
    /// matters in what is asked, what is near. From the same facts as the rules, never what would be good to do; empty
    /// where there is nothing to say.
    fn hint(_view: &Self::View, _stage: &Stage<'_, Self::Action>) -> String {
        String::new()
    }

    /// The figures of a seat that everybody keeps an eye on, as far as this viewer may know them.
    fn vitals(_view: &Self::View, _seat: Seat, _stage: &Stage<'_, Self::Action>) -> Vitals {
        Vitals::default()
    }

    /// How near the end is; `None` where nobody can tell, and once the game is over.
    fn clock(_view: &Self::View, _stage: &Stage<'_, Self::Action>) -> Option<Clock> {
        None
    }

    /// A decision as a button says it.
    fn choice(view: &Self::View, action: Self::Action, stage: &Stage<'_, Self::Action>) -> Choice;

    /// An event as a line of the log; `None` for one that is only for the eye.
    fn tell(event: &Self::Event, stage: &Stage<'_, Self::Action>) -> Option<String>;

    /// An amount of what scores and [charts](Game::chart) count, as the language writes it: points, unless the game
    /// counts money.
    fn amount(value: i64, lang: Lang) -> String {
        lang.number(value)
    }

    /// Whom an event is about, where that is not who took the decision.
    fn subject(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Whether [`Present::binder`] has anything to show.
    fn has_binder(_view: &Self::View) -> bool {
        false
    }

    /// What can be leafed through beside the table: chronicles, tables, charts. Shown on a page of its own; empty if
    /// the game keeps nothing of the kind.
    fn binder(_view: &Self::View, _stage: &Stage<'_, Self::Action>) -> Vec<Pane> {
        Vec::new()
    }

    /// The sections of the rules page that this viewer may not read yet, by the number in their heading.
    fn sealed(_view: &Self::View) -> Vec<u8> {
        Vec::new()
    }

    /// Everything that is sealed when a game begins, for hosts who want to know what their tables have before them.
    fn boxes(_words: &Words) -> Vec<Pane> {
        Vec::new()
    }

    /// What the chapter is called that this event opens, for an event that opens one.
    fn chapter(_event: &Self::Event, _stage: &Stage<'_, Self::Action>) -> Option<String> {
        None
    }
}

/// Writes the texts of [`Present`] for a game whose folder holds them in the usual places: `locale` from
/// `locales/*.ftl`, `rules` from `rules/*.md`, `stylesheet` from `board.css`. With `lessons: "ID", …` also the lessons,
/// from `lessons/ID.toml`, and the examples, from `lessons/examples.toml`, with their words in `locales/*.lessons.ftl`.
#[macro_export]
macro_rules! texts {
    () => {
        fn locale(lang: $crate::Lang) -> &'static str {
            match lang {
                $crate::Lang::En => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en.ftl")),
                $crate::Lang::PtBr => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/pt-BR.ftl")),
            }
        }

        $crate::texts!(rules);
    };
    (lessons: $($lesson:literal),+) => {
        fn locale(lang: $crate::Lang) -> &'static str {
            match lang {
                $crate::Lang::En => concat!(
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en.ftl")),
                    "\n",
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en.lessons.ftl"))
                ),
                $crate::Lang::PtBr => concat!(
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/pt-BR.ftl")),
                    "\n",
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/pt-BR.lessons.ftl"))
                ),
            }
        }

        $crate::texts!(rules);
        $crate::texts!(only lessons: $($lesson),+);
    };
    (only lessons: $($lesson:literal),+) => {
        fn lessons() -> &'static [(&'static str, &'static str)] {
            &[$((
                $lesson,
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $lesson, ".toml")),
            )),+]
        }

        fn examples() -> Option<&'static str> {
            Some(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/examples.toml")))
        }
    };
    (rules) => {
        fn rules(lang: $crate::Lang) -> &'static str {
            match lang {
                $crate::Lang::En => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/en.md")),
                $crate::Lang::PtBr => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/pt-BR.md")),
            }
        }

        fn stylesheet() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/board.css"))
        }
    };
}

/// For whom a scene is drawn.
#[derive(Debug)]
pub struct Stage<'a, A> {
    /// The game's words in the viewer's language.
    pub words: &'a Words,
    /// The players' names by seat.
    pub names: &'a [String],
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// What the viewer may decide now; empty for everybody else, in replays, and once the game is over.
    pub legal: &'a [A],
}

impl<A: PartialEq> Stage<'_, A> {
    /// The viewer's language.
    pub fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// The name of the player at `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The message `key`.
    pub fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// The message `key`, mentioning `args`.
    pub fn say_with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say_with(key, args)
    }

    /// Whether the viewer may take `action` now.
    pub fn may(&self, action: &A) -> bool {
        self.legal.contains(action)
    }
}

/// The letter that stands for a seat wherever colour alone would not do.
pub const fn seat_letter(seat: Seat) -> char {
    (b'A' + seat.0) as char
}

/// The picture of a table, as panes. On a wide screen those of [`Place::Board`] and [`Place::Hand`] are in sight and
/// those of [`Place::Side`] are tabs; on a phone those of [`Place::Board`] are tabs too.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The panes in order; the first is the main board.
    pub panes: Vec<Pane>,
}

/// A part of the table with a drawing surface of its own.
#[derive(Clone, Debug)]
pub struct Pane {
    /// Its id, stable and unique in the game.
    pub id: &'static str,
    /// Its title, in the viewer's language.
    pub title: String,
    /// Where it belongs.
    pub place: Place,
    /// What it is drawn on.
    pub canvas: Canvas,
    /// What is on it, bottom first. After a decision only layers that changed are sent.
    pub layers: Vec<Layer>,
}

/// Where a pane belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The middle of the table.
    Board,
    /// The viewer's own things, always in sight.
    Hand,
    /// Beside the board: players, markets, tables of figures.
    Side,
}

/// What a pane is drawn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Canvas {
    /// SVG with this view box (from 0, 0). Layers are the content of `<g>` elements.
    Svg {
        /// Units across.
        width: u32,
        /// Units down.
        height: u32,
    },
    /// HTML. Layers are the content of `<div>` elements.
    Html,
}

/// A part of a pane that is sent as a whole when it changes.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Its id, stable and unique in the game.
    pub id: &'static str,
    /// Its markup.
    pub markup: Cow<'static, str>,
}

impl Layer {
    /// A layer that was drawn for this position.
    pub fn new(id: &'static str, markup: Markup) -> Layer {
        Layer { id, markup: Cow::Owned(markup.into_string()) }
    }

    /// A layer that never changes, drawn once.
    pub fn fixed(id: &'static str, markup: &'static str) -> Layer {
        Layer { id, markup: Cow::Borrowed(markup) }
    }
}
