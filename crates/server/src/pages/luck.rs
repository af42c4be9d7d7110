//! A player's part in the shuffle: the server's promise, and the field for the text that answers it.

use maud::{Markup, html};
use railhead_game::Lang;

use crate::{tables::request::CONTRIBUTION, words::words};

/// The field, folded away. The page's script fills it with a text of its own; without scripts one may type any.
pub fn field(promise: &str, lang: Lang) -> Markup {
    let t = words(lang);
    html! {
        details.luck {
            summary { (t.say("contribution")) }
            p { (t.say("contribution-help")) }
            p { (t.say("fair-secret-promise")) " " code { (promise) } }
            input type="text" name="contribution" maxlength=(CONTRIBUTION) autocomplete="off"
                aria-label=(t.say("contribution")) data-luck=(promise);
        }
    }
}

/// The field and the promise of a table that is not there yet.
pub fn promised_field(promise: &str, lang: Lang) -> Markup {
    html! {
        input type="hidden" name="promise" value=(promise);
        (field(promise, lang))
    }
}

/// The same where there is no room for a field: only a script can answer.
pub fn unseen(promise: &str) -> Markup {
    html! {
        input type="hidden" name="promise" value=(promise);
        input type="hidden" name="contribution" data-luck=(promise);
    }
}
