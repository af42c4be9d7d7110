//! What the host of a new table settles of how people deal with each other there: its pace, and what others may do.

use maud::{Markup, html};
use railhead_game::Lang;
use railhead_store::{AtZero, Customs, Hints, Table};

use crate::{
    Problem,
    fields::Fields,
    problem::FieldFault,
    tables::{pace::Pace, request::hints_of},
    words::words,
};

/// The fields of the form.
pub fn fields(customs: &Customs, lang: Lang) -> Markup {
    let t = words(lang);
    html! {
        // Says that the form asks at all: a box that is not ticked is not sent.
        input type="hidden" name="customs" value="1";
        fieldset.pace {
            legend { (t.say("table-pace")) }
            label {
                span.sr { (t.say("table-pace")) }
                select name="pace" {
                    @for pace in Pace::OFFERED {
                        option value=(pace) selected[pace.to_string() == customs.pace] { (pace_words(pace, lang)) }
                    }
                }
            }
            label.check { input type="checkbox" name="vote" value="1" checked[customs.at_zero == AtZero::Vote]; (t.say("at-zero-vote")) }
        }
        fieldset {
            legend { (t.say("others-may")) }
            label.check { input type="checkbox" name="take-over" value="1" checked[customs.take_over]; (t.say("may-take-over")) }
            label.check { input type="checkbox" name="talk" value="1" checked[customs.talk]; (t.say("talk-allowed")) }
        }
        fieldset {
            legend { (t.say("hints")) }
            (hints_menu(customs.hints, lang, false))
        }
    }
}

/// Whether hints are allowed; what is settled now is chosen. A menu that `saves` is sent when it changes.
pub fn hints_menu(now: Hints, lang: Lang, saves: bool) -> Markup {
    let t = words(lang);
    html! {
        label {
            span.sr { (t.say("hints")) }
            select name="hints" data-saves[saves] {
                @for hints in Hints::ALL { option value=(hints) selected[*hints == now] { (t.say(&format!("hints-{hints}"))) } }
            }
        }
    }
}

/// A pace in words.
pub fn pace_words(pace: Pace, lang: Lang) -> String {
    let t = words(lang);
    match pace {
        Pace::None => t.say("pace-none"),
        Pace::Live { minutes, seconds } => {
            t.say_with("pace-live", &[("minutes", minutes.into()), ("seconds", seconds.into())])
        }
        Pace::Days(days) => t.say_with("pace-days", &[("n", days.into())]),
    }
}

/// How fast a table is played, in words; nothing where there is no clock.
pub fn pace_of(table: &Table, lang: Lang) -> Option<String> {
    let pace: Pace = table.customs.pace.parse().unwrap_or_default();
    (pace != Pace::None).then(|| pace_words(pace, lang))
}

/// What the form says; the usual where it does not ask.
pub fn read(fields: &Fields) -> Result<Customs, Problem> {
    if !fields.has("customs") {
        return Ok(Customs::default());
    }
    let pace = match fields.get("pace") {
        "" => Pace::None,
        pace => pace.parse().map_err(|_| Problem::field("pace", FieldFault::BadPace))?,
    };
    Ok(Customs {
        talk: fields.has("talk"),
        pace: pace.to_string(),
        at_zero: if fields.has("vote") { AtZero::Vote } else { AtZero::Bot },
        take_over: fields.has("take-over"),
        hints: match fields.get("hints") {
            "" => Hints::Alone,
            hints => hints_of(hints)?,
        },
    })
}
