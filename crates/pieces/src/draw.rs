//! What boards have in common: seats' colours, and pieces bound to decisions (see the conventions of
//! [`Present`](railhead_game::Present)).

use std::fmt::Display;

use maud::{Markup, html};
use railhead_game::{Seat, Stage, seat_letter};

/// The colour of a seat, from the table's stylesheet.
pub fn seat_colour(seat: Seat) -> String {
    format!("var(--seat-{seat})")
}

/// The disc of a seat: its colour and its letter.
pub fn seat_disc(class: &str, seat: Seat, x: i32, y: i32, radius: i32) -> Markup {
    html! {
        g class={ (class) " seat-" (seat) } transform={ "translate(" (x) " " (y) ")" } {
            circle r=(radius) fill=(seat_colour(seat)) {}
            text y=(radius * 2 / 5) font-size=(radius * 6 / 5) { (seat_letter(seat)) }
        }
    }
}

/// What the viewer may decide by a piece: nothing, one decision, or several to choose from.
///
/// ```
/// use maud::html;
/// use railhead_game::{Lang, Stage, Words};
/// use railhead_pieces::draw::Acts;
///
/// let words = Words::new(Lang::En, "")?;
/// let stage = Stage { words: &words, names: &[], viewer: None, legal: &["buy 3", "buy 4", "pass"] };
/// let acts = Acts::of(&stage, |action| action.starts_with("buy"));
/// let markup = html! {
///     g class=(acts.class()) data-act=[acts.one()] data-acts=[acts.many()] tabindex=[acts.tab()] role=[acts.role()] {}
/// };
/// assert_eq!(
///     markup.into_string(),
///     r#"<g class="can" data-acts="buy 3|buy 4" tabindex="0" role="button"></g>"#
/// );
/// # Ok::<(), railhead_game::WordsError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Acts(Vec<String>);

impl Acts {
    /// The viewer's decisions that belong to the piece.
    pub fn of<A: Copy + Display>(stage: &Stage<'_, A>, belongs: impl Fn(A) -> bool) -> Acts {
        stage.legal.iter().filter(|action| belongs(**action)).map(ToString::to_string).collect()
    }

    /// For `data-act`: the only decision.
    pub fn one(&self) -> Option<&str> {
        match self.0.as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// For `data-acts`: several decisions.
    pub fn many(&self) -> Option<String> {
        (self.0.len() > 1).then(|| self.0.join("|"))
    }

    /// Whether there is any.
    pub fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// The class that shows that the piece can be used.
    pub fn class(&self) -> &'static str {
        if self.any() { "can" } else { "" }
    }

    /// For `tabindex`.
    pub fn tab(&self) -> Option<&'static str> {
        self.any().then_some("0")
    }

    /// For `role`.
    pub fn role(&self) -> Option<&'static str> {
        self.any().then_some("button")
    }
}

impl FromIterator<String> for Acts {
    fn from_iter<I: IntoIterator<Item = String>>(acts: I) -> Acts {
        Acts(acts.into_iter().collect())
    }
}

/// A piece of an SVG that can be pointed at: bound to its decisions, and told in words on hover, focus and touch. A
/// button if anything may be decided, a picture with words otherwise.
pub fn piece(class: &str, x: i32, y: i32, acts: &Acts, label: &str, content: Markup) -> Markup {
    html! {
        g class={ (class) @if acts.any() { " can" } } transform={ "translate(" (x) " " (y) ")" }
            data-act=[acts.one()] data-acts=[acts.many()]
            tabindex="0" role=(acts.role().unwrap_or("img")) aria-label=(label) {
            title { (label) }
            (content)
        }
    }
}

/// A place of an SVG where decisions can be taken, `(x, y, width, height)`; nothing if there are none.
pub fn hotspot((x, y, width, height): (i32, i32, i32, i32), acts: &Acts, label: &str) -> Markup {
    html! {
        @if acts.any() {
            g.act.can data-act=[acts.one()] data-acts=[acts.many()] tabindex="0" role="button" aria-label=(label) {
                title { (label) }
                rect.hollow x=(x) y=(y) width=(width) height=(height) rx="6" {}
            }
        }
    }
}

/// A text in lines of at most `length` characters, broken between words.
///
/// ```
/// use railhead_pieces::draw::lines;
///
/// assert_eq!(lines("Fazenda de ovelhas", 10), ["Fazenda de", "ovelhas"]);
/// assert_eq!(lines("Ferroviário", 4), ["Ferroviário"]);
/// ```
pub fn lines(text: &str, length: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= length => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn acts(acts: &[&str]) -> Acts {
        acts.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_piece_is_bound_to_what_may_be_decided() {
        let shown = |of: &[&str]| piece("farm", 3, -4, &acts(of), "Pigs", html! { rect {} }).into_string();
        let start = r#"<g class="farm can" transform="translate(3 -4)" data-act="sell pigs" tabindex="0" "#;
        let rest = r#"role="button" aria-label="Pigs"><title>Pigs</title><rect></rect></g>"#;
        assert_eq!(shown(&["sell pigs"]), format!("{start}{rest}"));
        assert!(
            shown(&["buy pigs", "sell pigs"]).contains(r#" data-acts="buy pigs|sell pigs" tabindex="0" "#)
        );
        assert!(
            shown(&[]).starts_with(r#"<g class="farm" transform="translate(3 -4)" tabindex="0" role="img" "#)
        );
    }

    #[test]
    fn a_hotspot_is_there_only_for_decisions() {
        assert_eq!(hotspot((0, 0, 9, 9), &Acts::default(), "b2").into_string(), "");
        assert_eq!(
            hotspot((1, 2, 30, 40), &acts(&["move b2"]), "b2").into_string(),
            r#"<g class="act can" data-act="move b2" tabindex="0" role="button" aria-label="b2"><title>b2</title><rect class="hollow" x="1" y="2" width="30" height="40" rx="6"></rect></g>"#
        );
    }

    #[test]
    fn a_disc_shows_colour_and_letter() {
        assert_eq!(
            seat_disc("token", Seat(1), 5, 6, 10).into_string(),
            r#"<g class="token seat-1" transform="translate(5 6)"><circle r="10" fill="var(--seat-1)"></circle><text y="4" font-size="12">B</text></g>"#
        );
    }

    #[test]
    fn no_text_has_no_lines() {
        assert!(lines("", 4).is_empty());
    }
}
