//! What everybody keeps an eye on: the figures of each seat, and how near the end is.

/// The figures of a seat in its player's row, always in sight.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Vitals {
    /// The figure that matters most, as the viewer's language writes it: money, usually.
    pub main: String,
    /// The others, in order of weight.
    pub rest: Vec<Vital>,
    /// What this seat did in its last turn, or what has become of it, in a few words.
    pub last: Option<String>,
    /// Whether this seat takes no more part in the game.
    pub out: bool,
    /// Once the game is over: what its result came from, or what parts it from another, where figures don't say so.
    pub result: Option<String>,
}

/// One figure of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vital {
    /// Its sign: the id of a symbol on the page, see `web/signs.svg`.
    pub sign: &'static str,
    /// The figure.
    pub value: String,
    /// What it counts, in words.
    pub word: String,
}

impl Vitals {
    /// A seat with its main figure.
    pub fn new(main: impl Into<String>) -> Vitals {
        Vitals { main: main.into(), ..Vitals::default() }
    }

    /// With one more figure: its sign on the page, its value, and the words for what it counts.
    pub fn with(mut self, sign: &'static str, value: impl ToString, word: impl Into<String>) -> Vitals {
        self.rest.push(Vital { sign, value: value.to_string(), word: word.into() });
        self
    }

    /// With what the seat did last.
    pub fn last(mut self, last: Option<String>) -> Vitals {
        self.last = last;
        self
    }

    /// With what its result came from, once the game is over.
    pub fn result(mut self, result: Option<String>) -> Vitals {
        self.result = result;
        self
    }

    /// Out of the game, if so.
    pub fn out(mut self, out: bool) -> Vitals {
        self.out = out;
        self
    }
}

/// How near the end of a game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// In words: "17 workers to the end".
    pub text: String,
    /// How much of the way is behind.
    pub value: u32,
    /// How long the whole way is.
    pub of: u32,
    /// Whether the last round has begun.
    pub last: bool,
}
