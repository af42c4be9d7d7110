//! Whether decisions are taken where they lie.

use std::collections::BTreeSet;

use railhead_game::{Chance as _, Events, Lang, Luck, Options, Play as _, Present, Reader, Seat, Setup};

use crate::game_of;

/// What binds a decision to a piece, alone or as one of several, at once or as part of an answer, or to a sheet on which it
/// is asked for.
const BINDS: [&str; 5] = ["data-act=\"", "data-acts=\"", "data-choose=\"", "data-pick=\"", "data-choice=\""];

/// Plays a random game at each number of `seats` and fails where a decision lies on no piece and no sheet. Three kinds need none: those
/// whose notation begins with the words of one of `buttons`, those that are never better than another, and those of which there are no
/// two to choose from. All `buttons` must be met, so that none stands there for nothing.
#[track_caller]
pub fn decisions_lie_on_pieces<G: Present>(
    seats: impl IntoIterator<Item = u8>,
    options: &Options,
    buttons: &[&str],
) {
    let (game, meta) = (game_of::<G>(), G::meta());
    let mut luck = Luck::new(0x7069_6563);
    let mut homeless = BTreeSet::new();
    let mut met: BTreeSet<&str> = BTreeSet::new();
    for seats in seats {
        let setup = Setup::checked(meta, seats, options, luck.seed(), meta.current_version())
            .unwrap_or_else(|error| panic!("{}: {error}", meta.id));
        let names: Vec<String> = Seat::all(seats).map(|seat| format!("P{seat}")).collect();
        let mut state = G::new(&setup).unwrap_or_else(|error| panic!("{}: {error}", meta.id));
        while let Some(seat) = state.actors().first() {
            let play = game.play(setup.clone(), state.clone());
            let presented = play.present(Reader { viewer: Some(seat), lang: Lang::En, names: &names }, true);
            let layers = presented.scene.panes.iter().flat_map(|pane| &pane.layers);
            let drawn: Vec<&str> = layers.map(|layer| layer.markup.as_ref()).collect();
            let bound: BTreeSet<&str> = drawn.iter().flat_map(|markup| bound(markup)).collect();
            for offer in &presented.offers {
                let word = buttons.iter().find(|word| begins_with(&offer.act, word));
                met.extend(word);
                let alone = presented.offers.len() == 1;
                if word.is_none() && !alone && !offer.choice.dominated && !bound.contains(offer.act.as_str())
                {
                    homeless.insert(format!("{} ({})", offer.act, presented.prompt));
                }
            }
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let action = *luck.pick(&legal).unwrap_or_else(|| panic!("{}: nothing to decide", meta.id));
            let applied = state.apply(seat, action, &mut Events::muted());
            applied.unwrap_or_else(|illegal| panic!("{}: {action}: {illegal}", meta.id));
        }
    }
    assert!(homeless.is_empty(), "{}: decisions that lie on no piece: {homeless:#?}", meta.id);
    assert_eq!(met.len(), buttons.len(), "{}: not all of {buttons:?} are met", meta.id);
}

/// The decisions that are bound to pieces of a layer; of several in a row the first.
fn bound(markup: &str) -> impl Iterator<Item = &str> {
    let values = BINDS.into_iter().flat_map(|mark| markup.split(mark).skip(1));
    let values = values.filter_map(|rest| rest.split('"').next());
    values.flat_map(|value| value.split('|')).map(|row| row.split(" &amp; ").next().unwrap_or(row))
}

/// Whether a decision is this, or this and more words.
fn begins_with(act: &str, words: &str) -> bool {
    act.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
