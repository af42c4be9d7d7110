//! What the host of a new table settles of how people deal with each other there.

use maud::{Markup, html};
use railhead_game::Lang;
use railhead_store::Customs;

use crate::{fields::Fields, words::words};

/// The fields of the form.
pub fn fields(customs: &Customs, lang: Lang) -> Markup {
    let t = words(lang);
    html! {
        fieldset {
            legend { (t.say("talk")) }
            // Says that the form asks at all: a box that is not ticked is not sent.
            input type="hidden" name="customs" value="1";
            label.check { input type="checkbox" name="talk" value="1" checked[customs.talk]; (t.say("talk-allowed")) }
        }
    }
}

/// What the form says; the usual where it does not ask.
pub fn read(fields: &Fields) -> Customs {
    if !fields.has("customs") {
        return Customs::default();
    }
    Customs { talk: fields.has("talk") }
}
