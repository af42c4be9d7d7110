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

/// How long something lasts, to be read at a glance: minutes and seconds, hours, or days.
pub fn lasting(millis: i64, lang: Lang) -> String {
    let t = words(lang);
    let seconds = millis.max(0).saturating_add(999) / 1000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        1..24 => t.say_with("lasting-hours", &[("h", hours.into()), ("m", (minutes % 60).into())]),
        _ => t.say_with("lasting-days", &[("d", days.into()), ("h", (hours % 24).into())]),
    }
}

/// A moment: how long ago it was, until the script says it by the reader's own clock (`web/talk.js`).
pub fn moment(then: Millis, lang: Lang) -> Markup {
    html! { time data-at=(then.0) { (ago(then, lang)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_told_at_a_glance() {
        let told = |seconds: i64| lasting(seconds * 1000, Lang::En);
        assert_eq!(
            [0, 9, 61, 3599, 3600, 9000, 86_399, 86_400, 200_000].map(told),
            ["0:00", "0:09", "1:01", "59:59", "1 h 0 min", "2 h 30 min", "23 h 59 min", "1 d 0 h", "2 d 7 h"]
        );
    }

    #[test]
    fn time_passed_is_told_roughly() {
        let told = |minutes: i64| ago(Millis(Millis::now().0 - minutes * 60_000), Lang::En);
        assert_eq!(
            [0, 1, 59, 60, 150, 1440, 3000].map(told),
            ["just now", "1 min ago", "59 min ago", "1 h ago", "2 h ago", "1 day ago", "2 days ago"]
        );
    }
}
