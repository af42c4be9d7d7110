//! Rules pages: numbered paragraphs that refusals and tests point at.

use pulldown_cmark::{Options, Parser, html};
use thiserror::Error;

/// The rules of a game in one language, read from markdown:
///
/// ```text
/// # The title
/// ## 4 Laying track
/// **LS-4.1** Every turn begins with a tile.
/// ```
///
/// A paragraph (or list) that begins with a bold id states a rule. Other text is introduction.
#[derive(Clone, Debug)]
pub struct RuleBook {
    /// The title of the page.
    pub title: String,
    /// The sections in order; one without a heading may come first.
    pub sections: Vec<Section>,
}

/// A section of the rules.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its heading, with its number.
    pub heading: String,
    /// Its text in order.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug)]
pub struct Block {
    /// The paragraph's id, if it states a rule.
    pub id: Option<String>,
    /// The text as HTML, without the id.
    pub html: String,
}

/// A rules page that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RuleBookError {
    /// No `# Title` line.
    #[error("the rules have no title")]
    NoTitle,
    /// The id of a paragraph doesn't start with the game's prefix or its section's number.
    #[error("{id} does not belong in section {section:?}")]
    Misplaced {
        /// The paragraph's id.
        id: String,
        /// The heading it stands under.
        section: String,
    },
    /// Two paragraphs have one id.
    #[error("{0} is there twice")]
    Twice(String),
}

impl RuleBook {
    /// Reads the markdown of a rules page whose paragraphs have ids `PREFIX-section.number`.
    pub fn parse(prefix: &str, markdown: &str) -> Result<RuleBook, RuleBookError> {
        let mut title = None;
        let mut sections = vec![Section { heading: String::new(), blocks: Vec::new() }];
        for chunk in markdown.split("\n\n").map(str::trim).filter(|chunk| !chunk.is_empty()) {
            if let Some(heading) = chunk.strip_prefix("## ") {
                let (heading, rest) = heading.split_once('\n').unwrap_or((heading, ""));
                sections.push(Section { heading: heading.trim().to_owned(), blocks: Vec::new() });
                if !rest.trim().is_empty() {
                    push(&mut sections, prefix, rest.trim())?;
                }
            } else if let Some(heading) = chunk.strip_prefix("# ") {
                title = Some(heading.trim().to_owned());
            } else {
                push(&mut sections, prefix, chunk)?;
            }
        }
        sections.retain(|section| !section.heading.is_empty() || !section.blocks.is_empty());
        let book = RuleBook { title: title.ok_or(RuleBookError::NoTitle)?, sections };
        let mut seen = std::collections::BTreeSet::new();
        if let Some(id) = book.ids().find(|id| !seen.insert(*id)) {
            return Err(RuleBookError::Twice(id.to_owned()));
        }
        Ok(book)
    }

    /// The ids of all paragraphs that state a rule, in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| block.id.as_deref())
    }

    /// The paragraph `id`.
    pub fn paragraph(&self, id: &str) -> Option<&Block> {
        let mut blocks = self.sections.iter().flat_map(|section| &section.blocks);
        blocks.find(|block| block.id.as_deref() == Some(id))
    }
}

fn push(sections: &mut [Section], prefix: &str, chunk: &str) -> Result<(), RuleBookError> {
    let Some(section) = sections.last_mut() else { return Ok(()) };
    let id =
        chunk.strip_prefix("**").and_then(|rest| rest.split_once("**")).filter(|(id, _)| is_id(prefix, id));
    let block = match id {
        Some((id, text)) => {
            let number = id[prefix.len() + 1..].split('.').next().unwrap_or_default();
            if section.heading.split([' ', '.']).next() != Some(number) {
                return Err(RuleBookError::Misplaced { id: id.to_owned(), section: section.heading.clone() });
            }
            Block { id: Some(id.to_owned()), html: render(text.trim()) }
        }
        None => Block { id: None, html: render(chunk) },
    };
    section.blocks.push(block);
    Ok(())
}

fn is_id(prefix: &str, text: &str) -> bool {
    let number = text.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-'));
    number.and_then(|number| number.split_once('.')).is_some_and(|(section, paragraph)| {
        [section, paragraph].iter().all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
    })
}

fn render(markdown: &str) -> String {
    let mut out = String::new();
    html::push_html(&mut out, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbered_paragraphs_are_rules_and_the_rest_is_introduction() {
        let page = "# Rules\n\nHello.\n\n## 1 Play\n**LS-1.1** Lay *one* tile.\n\n**Note** no rule.\n";
        let book = RuleBook::parse("LS", page).unwrap();
        assert_eq!(book.title, "Rules");
        assert_eq!(book.ids().collect::<Vec<_>>(), ["LS-1.1"]);
        assert_eq!(book.paragraph("LS-1.1").unwrap().html, "<p>Lay <em>one</em> tile.</p>\n");
        assert_eq!(book.sections.len(), 2);
    }

    #[test]
    fn slips_in_the_numbering_are_found() {
        let twice = "# R\n\n## 1 P\n\n**LS-1.1** a\n\n**LS-1.1** b";
        assert_eq!(RuleBook::parse("LS", twice).unwrap_err(), RuleBookError::Twice("LS-1.1".into()));
        let misplaced = "# R\n\n## 2 P\n\n**LS-1.1** a";
        assert!(matches!(RuleBook::parse("LS", misplaced), Err(RuleBookError::Misplaced { .. })));
        assert_eq!(RuleBook::parse("LS", "x").unwrap_err(), RuleBookError::NoTitle);
    }
}
