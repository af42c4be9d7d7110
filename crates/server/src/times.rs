//! When something was, in words.

use maud::{Markup, html};
use railhead_game::Lang;
use railhead_store::Millis;

use crate::words::words;

/// How long ago something was.
pub fn ago(then: Millis, lang: Lang) -> String {
    let minutes = Millis::now().0.saturating_sub(then.0) / 60_000;
    let (key, n) = match minutes {
        ..=0 => ("ago-now", 0),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    words(lang).say_with(key, &[("n", n.into())])
}

/// A moment: how long ago it was, until the script says it by the reader's own clock (`web/talk.js`).
pub fn moment(then: Millis, lang: Lang) -> Markup {
    html! { time data-at=(then.0) { (ago(then, lang)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passed_is_told_roughly() {
        let told = |minutes: i64| ago(Millis(Millis::now().0 - minutes * 60_000), Lang::En);
        assert_eq!(
            [0, 1, 59, 60, 150, 1440, 3000].map(told),
            ["just now", "1 min ago", "59 min ago", "1 h ago", "2 h ago", "1 day ago", "2 days ago"]
        );
    }
}
