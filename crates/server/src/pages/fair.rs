//! How the shuffle can be checked: what was promised from the start, and what was shown at the end.

use maud::{Markup, html};
use railhead_game::{Record, Seat, Seed, bot_contribution, commitment};

use super::layout;
use crate::{
    Problem,
    at_table::AtTable,
    blocking::blocking,
    frame::{badge, names_at_start},
    tables::{Position, access::Watching},
    words::words,
};

/// What the check came to.
enum Verdict {
    /// Everything is as it was promised.
    Fair,
    /// Something is not.
    Unfair,
    /// The game was brought here as a record without a proof of its seed.
    Unproved,
    /// The game is not over.
    Later,
}

fn verdict(position: &Position, names: &[String]) -> Verdict {
    let (Some((seed, secret)), Some(play)) = (position.disclosed(), &position.play) else {
        return Verdict::Later;
    };
    let contributions = position.contributions();
    let mixed = seed == Seed::mix(&secret, contributions.iter().map(String::as_str));
    let nothing_mixed = contributions.iter().all(String::is_empty);
    let record = Record::of(play.as_ref(), names).with_proof(secret, contributions, play.as_ref());
    if mixed && commitment(&secret) == position.table.commitment {
        if record.verify(position.game).is_ok() { Verdict::Fair } else { Verdict::Unfair }
    } else if nothing_mixed {
        Verdict::Unproved
    } else {
        Verdict::Unfair
    }
}

/// What a seat added to the seed.
enum Part {
    /// A text of its player's.
    Player(String),
    /// A bot's text, which follows from the promise.
    Bot(String),
    /// Nothing.
    Nothing,
}

impl Part {
    fn of(position: &Position, seat: Seat, text: String) -> Part {
        if text.is_empty() {
            Part::Nothing
        } else if text == bot_contribution(&position.table.commitment, seat) {
            Part::Bot(text)
        } else {
            Part::Player(text)
        }
    }

    /// Its word on the page, the text, and the message that tells of it.
    fn told(&self, over: bool) -> (&'static str, &str, &'static str) {
        match self {
            Part::Player(text) if over => ("player", text, "fair-part-player"),
            Part::Player(_) => ("player", "", "fair-part-player-later"),
            Part::Bot(text) => ("bot", text, "fair-part-bot"),
            Part::Nothing => ("nothing", "", "fair-part-nothing"),
        }
    }
}

/// `GET /t/{id}/fair`
pub async fn show(at: AtTable<Watching>) -> Result<Markup, Problem> {
    blocking(move || page(&at)).await
}

fn page(at: &AtTable<Watching>) -> Markup {
    let AtTable { position, visitor, .. } = at;
    let lang = visitor.lang();
    let t = words(lang);
    let names = names_at_start(&position.names(lang), &position.hands, lang);
    let title = t.say("fair");
    let id = position.table.id;
    let here = format!("/t/{id}/fair");
    let page = layout::Page::of(visitor, &title, &here);
    let (disclosed, promise) = (position.disclosed(), position.seed_commitment());
    let (seed, secret) = disclosed.map(|(seed, secret)| (seed.to_string(), Seed(secret).to_string())).unzip();
    let verdict = verdict(position, &names);
    let parts: Vec<Part> = match &promise {
        Some(_) => (0..)
            .zip(position.contributions())
            .map(|(seat, text)| Part::of(position, Seat(seat), text))
            .collect(),
        None => Vec::new(),
    };
    let bound = parts.iter().any(|part| matches!(part, Part::Player(_)));
    page.render(html! {
        section #fair.sheet.narrow.fair data-promise=(position.table.commitment) data-seed-promise=[&promise]
            data-secret=[&secret] data-seed=[&seed] {
            h1 { (title) }
            p { (t.say("fair-how")) }
            ol {
                li { (t.say("fair-step-promise")) }
                li { (t.say("fair-step-texts")) }
                li { (t.say("fair-step-seed")) }
            }
            @if !parts.is_empty() {
                h2 { (t.say("fair-parts")) }
                ul.parts {
                    @for (index, part) in parts.iter().enumerate() {
                        @let (kind, text, message) = part.told(seed.is_some());
                        li data-part=(kind) data-seat=(index) data-text=(text) {
                            (badge(Seat(index as u8))) " "
                            (t.say_with(message, &[("name", names.get(index).map_or("", String::as_str).into())]))
                            @if !text.is_empty() { " " code { (text) } }
                        }
                    }
                }
                @if !bound { p.quiet { (t.say("fair-nobody-added")) } }
            }
            h2 { (t.say("fair-figures")) }
            dl {
                dt { (t.say("fair-secret-promise")) } dd { code { (position.table.commitment) } }
                @if let Some(promise) = &promise { dt { (t.say("fair-seed-promise")) } dd { code { (promise) } } }
                @if let Some(secret) = &secret { dt { (t.say("fair-secret")) } dd { code { (secret) } } }
                @if let Some(seed) = &seed { dt { (t.say("fair-seed")) } dd { code { (seed) } } }
            }
            @match verdict {
                Verdict::Fair => { p.good role="status" { (t.say("fair-good")) } }
                Verdict::Unfair => { p.problem role="alert" { (t.say("fair-bad")) } }
                Verdict::Unproved => { p.quiet { (t.say("fair-unproved")) } }
                Verdict::Later => { p.quiet { (t.say("fair-later")) } }
            }
            h2 hidden data-checks-title { (t.say("fair-checks")) }
            ul.checks hidden data-checks data-secret=(t.say("fair-check-secret")) data-bots=(t.say("fair-check-bots"))
                data-seed=(t.say("fair-check-seed")) data-seed-promise=(t.say("fair-check-seed-promise"))
                data-mine=(t.say("fair-check-mine")) data-shown=(t.say("fair-check-shown"))
                data-unable=(t.say("fair-check-unable")) {}
            @if seed.is_some() { p { (t.say("fair-by-hand")) " " a href={ "/t/" (id) "/record" } { (t.say("record")) } } }
            p { a href={ "/t/" (id) } { (t.say("to-table")) } }
        }
    })
}
