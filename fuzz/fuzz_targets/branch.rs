//! A branch or a map that somebody edited is refused, or it is a table that can be played.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use railhead_game::{Branch, Chance as _, Lang, Luck, Options, Play, Reader, Seed};
use railhead_registry::{find, games};

/// What another table can begin from, taken from a whole campaign: several branches, and the map that it left.
static BRANCHES: LazyLock<Vec<Branch>> = LazyLock::new(|| {
    let campaign = games().iter().find(|game| game.meta().games > 1).expect("a campaign");
    let version = campaign.meta().current_version();
    let mut play = campaign.open(2, &Options::default(), Seed([1; 32]), version).expect("a table");
    let mut luck = Luck::new(1);
    while play_on(play.as_mut(), &mut luck) {}
    let names = ["Ana".to_owned(), "Bento".to_owned()];
    let reader = Reader { viewer: None, lang: Lang::En, names: &names };
    let mut plies: Vec<usize> = play.chapters(reader).iter().map(|chapter| chapter.ply).collect();
    plies.push(play.ply());
    play.branches(&plies).into_iter().map(|(_, branch)| branch).collect()
});

fn play_on(play: &mut dyn Play, luck: &mut Luck) -> bool {
    let Some(seat) = play.actors().first() else { return false };
    luck.pick(&play.legal(seat)).is_some_and(|decision| play.decide(seat, decision).is_ok())
}

fuzz_target!(|input: (u8, u8, Vec<(u16, u8, &str)>)| {
    let (which, seats, edits) = input;
    let branch = &BRANCHES[usize::from(which) % BRANCHES.len()];
    let edited = branch.options.iter().map(|(key, text)| (key.to_owned(), edited(text, &edits)));
    let game = find(branch.game).expect("its game");
    let meta = game.meta();
    let seats = meta.min_seats + seats % (meta.max_seats - meta.min_seats + 1);
    let opened = game.open(seats, &Options::from_iter(edited), Seed([2; 32]), meta.current_version());
    if let Ok(mut play) = opened {
        let mut luck = Luck::new(2);
        for _ in 0..30 {
            play_on(play.as_mut(), &mut luck);
            play.audit().expect("every component is there");
        }
    }
});

/// The text with some pieces replaced by others.
fn edited(text: &str, edits: &[(u16, u8, &str)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (place, length, new) in edits {
        let place = usize::from(*place) % (chars.len() + 1);
        let end = chars.len().min(place + usize::from(*length));
        chars.splice(place..end, new.chars());
    }
    chars.into_iter().collect()
}
