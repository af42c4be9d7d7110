//! The viewer's own board, always in sight: money, and the tracks of cowboys, iron and gold.

use maud::{Markup, html};
use railhead_pieces::draw::{lines, seat_colour};

use crate::{
    ColouredToken, PlayerView,
    facts::facts,
    present::{Stage, bonus},
};

/// Units across the pane.
pub(super) const WIDTH: u32 = 760;
/// Units down the pane.
pub(super) const HEIGHT: u32 = 136;

/// The layer of tracks.
pub(super) fn tracks(player: &PlayerView, stage: &Stage<'_>) -> Markup {
    let limits = &facts().table.limits;
    html! {
        rect.leather width="760" height="136" rx="10" {}
        text.purse x="16" y="44" { (stage.lang().money(i64::from(player.money))) }
        text.body x="16" y="72" { (stage.say("settlers")) ": " (player.settlers) }
        text.body x="16" y="94" { (stage.say("coaches")) ": " (player.coaches.len()) }
        text.body x="16" y="116" { (stage.say("apaches")) ": " (player.apaches) }
        (track("cowboys", player.cowboys, limits.cowboys, 14, player, stage))
        (track("iron", player.iron, limits.iron, 52, player, stage))
        (track("gold", player.gold, limits.gold, 90, player, stage))
        @for (line, text) in lines(&notes(player, stage), 30).iter().take(2).enumerate() {
            text.note x="748" y=(104 + 18 * line as i32) text-anchor="end" { (text) }
        }
    }
}

/// Tokens kept for later, and who waits for a farm.
fn notes(player: &PlayerView, stage: &Stage<'_>) -> String {
    let mut notes: Vec<String> =
        player.discounts.iter().map(|token| format!("✦ {}", bonus(*token, stage))).collect();
    if player.token == ColouredToken::Held {
        notes.push(format!("● {}", stage.say("token-held")));
    }
    if player.guests > 0 {
        notes.push(format!("☗ {}", stage.say_with("guests", &[("n", player.guests.into())])));
    }
    notes.join(" ")
}

fn track(key: &str, at: u8, end: u8, y: i32, player: &PlayerView, stage: &Stage<'_>) -> Markup {
    let name = stage.say(key);
    let words = format!("{name}: {at}");
    let seventh = key == "cowboys";
    html! {
        g class={ "track " (key) } transform={ "translate(200 " (y) ")" } role="img" aria-label=(words) {
            title { (words) }
            text.caption x="0" y="20" { (name) }
            @for space in 0..=end {
                @let here = space == at;
                @let token = seventh && space == facts().table.limits.coloured_token_at_cowboys;
                g transform={ "translate(" (96 + 41 * i32::from(space)) " 0)" } {
                    rect class={ "space" @if token { " seventh" } } width="36" height="30" rx="4" {}
                    @if here {
                        rect.at width="36" height="30" rx="4" fill=(seat_colour(player.seat)) {}
                    }
                    text class={ "figure" @if here { " here" } } x="18" y="21" { (space) }
                }
            }
        }
    }
}
