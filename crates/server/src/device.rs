//! Which browser on which system somebody comes with, in a few words that are the same in every language.

/// Browsers by what they say of themselves, those first that say what others say too.
const BROWSERS: [(&str, &str); 8] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Systems likewise.
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The browser and the system that say this of themselves: `Firefox, Linux`; empty if neither is known, as of a program.
pub fn device(agent: &str) -> String {
    let known = |list: &[(&str, &'static str)]| {
        list.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    let words: Vec<&str> = [known(&BROWSERS), known(&SYSTEMS)].into_iter().flatten().collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_systems_are_told_from_what_they_say() {
        for (agent, words) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 \
                 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            ("curl/8.14.1", ""),
            ("", ""),
        ] {
            assert_eq!(device(agent), words, "{agent}");
        }
    }
}
