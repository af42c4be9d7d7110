//! The keys of a table, shown to whoever asks, and the place where news is spoken out.

use maud::{Markup, html};
use railhead_game::Words;

/// Each key and what it does, by its message.
const KEYS: [(&str, &str); 12] = [
    ("1 – 9", "key-number"),
    ("E", "key-end"),
    ("U", "key-undo"),
    ("W", "key-why"),
    ("A", "key-all"),
    ("T", "key-tab"),
    ("M", "key-board"),
    ("L", "key-log"),
    ("← ↑ ↓ →", "key-arrows"),
    ("+ − 0", "key-zoom"),
    ("Esc", "key-escape"),
    ("?", "key-help"),
];

/// What a script shows and speaks; without one it stays away.
pub fn help(t: &Words) -> Markup {
    html! {
        p.sr role="status" data-said {}
        dialog.keys data-keys-help aria-labelledby="keys-title" {
            h2 #keys-title { (t.say("keys-help")) }
            dl {
                @for (key, what) in KEYS {
                    dt { kbd { (key) } }
                    dd { (t.say(what)) }
                }
            }
            form method="dialog" { button.primary { (t.say("close")) } }
        }
    }
}
