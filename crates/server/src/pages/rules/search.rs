//! Looking for words in the rules: a plain form, and what was found.

use maud::{Markup, html};
use railhead_game::{Lang, Section};
use serde::Deserialize;

use crate::words::words;

/// The longest text that is looked for.
const LONGEST: usize = 60;
/// How much of a paragraph is quoted.
const QUOTED: usize = 160;

/// What somebody looks for.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    q: Option<String>,
}

impl Asked {
    /// What is looked for, if anything is.
    pub fn wanted(&self) -> Option<&str> {
        self.q
            .as_deref()
            .map(str::trim)
            .filter(|wanted| !wanted.is_empty() && wanted.chars().count() <= LONGEST)
    }
}

/// The form.
pub fn form(here: &str, asked: &Asked, lang: Lang) -> Markup {
    let t = words(lang);
    html! {
        form.search method="get" action=(here) role="search" {
            label { (t.say("rules-search")) " " input type="search" name="q" value=(asked.wanted().unwrap_or_default()) maxlength=(LONGEST); }
            button type="submit" { (t.say("go")) }
        }
    }
}

/// The paragraphs that have all the words in them.
pub fn found(sections: &[&Section], wanted: &str, here: &str, lang: Lang) -> Markup {
    let t = words(lang);
    let parts: Vec<String> = wanted.split_whitespace().map(plain).collect();
    let hits: Vec<(&str, String)> = sections
        .iter()
        .flat_map(|section| section.blocks.iter().map(move |block| (*section, block)))
        .filter_map(|(section, block)| {
            let text = text_of(&block.html);
            let searched =
                plain(&format!("{} {} {text}", block.id.as_deref().unwrap_or_default(), section.heading));
            let id = block.id.as_deref()?;
            parts.iter().all(|part| searched.contains(part)).then_some((id, text))
        })
        .collect();
    html! {
        section.found aria-label=(t.say("rules-search")) {
            p role="status" { (t.say_with("rules-found", &[("n", hits.len().into()), ("text", wanted.into())])) }
            ul { @for (id, text) in &hits { li { a href={ (here) "#" (id) } { (id) } " " (quoted(text)) } } }
        }
    }
}

/// A text without marks, in small letters, without accents: as people type it.
fn plain(text: &str) -> String {
    let bare = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().chars().map(bare).collect()
}

/// What a paragraph says, without its markup.
fn text_of(html: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for letter in html.chars() {
        match letter {
            '<' => inside = true,
            '>' => inside = false,
            other if !inside => out.push(other),
            _ => {}
        }
    }
    let text = out.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    text.trim().to_owned()
}

/// The beginning of a text, up to a whole word.
fn quoted(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(QUOTED) else { return text.to_owned() };
    let whole = text[..end].rfind(' ').unwrap_or(end);
    format!("{} …", text[..whole].trim_end_matches([',', ';', ':', ' ']))
}

#[cfg(test)]
mod tests {
    use railhead_game::Block;

    use super::*;

    fn section() -> Section {
        let block = |id: &str, html: &str| Block { id: Some(id.to_owned()), html: html.to_owned() };
        let blocks = vec![
            block("LS-1.1", "<p>A <em>free</em> card &amp; more.</p>"),
            block("LS-1.2", "<p>É grátis.</p>"),
        ];
        Section { heading: "1 Land".to_owned(), blocks }
    }

    #[test]
    fn words_are_found_without_marks_or_accents() {
        let section = section();
        let page = |wanted: &str| found(&[&section], wanted, "/rules/x", Lang::En).into_string();
        assert!(
            page("FREE land").contains("href=\"/rules/x#LS-1.1\"")
                && page("free").contains("A free card &amp; more.")
        );
        assert!(page("gratis").contains("LS-1.2") && !page("gratis").contains("LS-1.1"));
        assert!(!page("em").contains("<li>"), "markup is not searched");
    }

    #[test]
    fn nothing_is_looked_for_without_words() {
        for q in [None, Some("  ".to_owned()), Some("x".repeat(61))] {
            assert_eq!(Asked { q }.wanted(), None);
        }
    }

    #[test]
    fn a_quotation_ends_with_a_whole_word() {
        assert_eq!(quoted("Sell land."), "Sell land.");
        let long = "a word, ".repeat(QUOTED);
        let quoted = quoted(&long);
        assert!(quoted.ends_with("word …") && quoted.chars().count() <= QUOTED + 2, "{quoted}");
    }
}
