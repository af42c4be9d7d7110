//! A decision as a button says it.

/// A decision as a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What the button says: "Lay A3".
    pub label: String,
    /// What it costs or brings, if worth saying: "−$3,000".
    pub detail: Option<String>,
    /// The heading it stands under, if the decisions fall into groups.
    pub group: Option<String>,
    /// Whether a mistake would be costly, so that the page asks again.
    pub weighty: bool,
    /// The question with which it asks, in a sentence of its own: "Make Albany big for ever?"
    pub question: Option<String>,
    /// Whether it ends the game, or brings its last round.
    pub ends: Ends,
    /// Whether another decision brings the same for less: pieces and menus leave it out.
    pub dominated: bool,
}

/// What a decision means for the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Ends {
    /// Nothing.
    #[default]
    Nothing,
    /// Its last round begins.
    LastRound,
    /// It is over.
    Game,
}

impl Choice {
    /// A plain button.
    pub fn new(label: impl Into<String>) -> Choice {
        Choice {
            label: label.into(),
            detail: None,
            group: None,
            weighty: false,
            question: None,
            ends: Ends::Nothing,
            dominated: false,
        }
    }

    /// With a detail.
    pub fn detail(mut self, detail: impl Into<String>) -> Choice {
        self.detail = Some(detail.into());
        self
    }

    /// Under a heading.
    pub fn group(mut self, group: impl Into<String>) -> Choice {
        self.group = Some(group.into());
        self
    }

    /// To be confirmed.
    pub fn weighty(mut self) -> Choice {
        self.weighty = true;
        self
    }

    /// To be confirmed by the answer to this question.
    pub fn asking(mut self, question: impl Into<String>) -> Choice {
        self.question = Some(question.into());
        self.weighty()
    }

    /// With what it means for the end of the game; what ends it is to be confirmed.
    pub fn ends(mut self, ends: Ends) -> Choice {
        self.ends = ends;
        self.weighty |= ends != Ends::Nothing;
        self
    }

    /// Never better than another decision, if so.
    pub fn dominated(mut self, dominated: bool) -> Choice {
        self.dominated = dominated;
        self
    }
}
