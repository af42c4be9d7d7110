//! How the shuffle can be checked: what was promised from the start, and what was shown at the end.

use maud::{Markup, html};
use railhead_game::{Record, Seat, Seed, commitment};

use super::layout;
use crate::{
    Problem,
    at_table::AtTable,
    blocking::blocking,
    frame::badge,
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

/// `GET /t/{id}/fair`
pub async fn show(at: AtTable<Watching>) -> Result<Markup, Problem> {
    blocking(move || page(&at)).await
}

fn page(at: &AtTable<Watching>) -> Markup {
    let AtTable { position, visitor, .. } = at;
    let t = words(visitor.lang());
    let names = position.names(visitor.lang());
    let title = t.say("fair");
    let id = position.table.id;
    let here = format!("/t/{id}/fair");
    let page = layout::Page::of(visitor, &title, &here);
    let disclosed = position.disclosed();
    let verdict = verdict(position, &names);
    page.render(html! {
        section.sheet.narrow.fair {
            h1 { (title) }
            p { (t.say("fair-how")) }
            dl {
                dt { (t.say("fair-secret-promise")) } dd { code { (position.table.commitment) } }
                @if let Some(promise) = position.seed_commitment() { dt { (t.say("fair-seed-promise")) } dd { code { (promise) } } }
                @if let Some((seed, secret)) = &disclosed {
                    dt { (t.say("fair-secret")) } dd { code { (Seed(*secret)) } }
                    @for (index, text) in position.contributions().iter().enumerate() {
                        dt { (badge(Seat(index as u8))) " " (t.say_with("fair-contribution", &[("name", names.get(index).map_or("", String::as_str).into())])) }
                        dd { code { (text) } }
                    }
                    dt { (t.say("fair-seed")) } dd { code { (seed) } }
                }
            }
            @match verdict {
                Verdict::Fair => { p.good role="status" { (t.say("fair-good")) } }
                Verdict::Unfair => { p.problem role="alert" { (t.say("fair-bad")) } }
                Verdict::Unproved => { p.quiet { (t.say("fair-unproved")) } }
                Verdict::Later => { p.quiet { (t.say("fair-later")) } }
            }
            p { a href={ "/t/" (id) } { (t.say("to-table")) } }
        }
    })
}
