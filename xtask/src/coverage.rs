//! Which paragraphs carry over each section of a printed rulebook, and which tests prove them: `docs/rules-coverage.md`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use serde::Deserialize;

use crate::{
    files::{self, root},
    step::Failed,
};

/// What is made, from the root.
const PAGE: &str = "docs/rules-coverage.md";

/// `rules/book.toml` of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Book {
    section: Vec<Section>,
    #[serde(default)]
    own: Vec<Own>,
}

/// A section of the printed book.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Section {
    number: String,
    title: String,
    paragraphs: Vec<String>,
    note: Option<String>,
}

/// What the book does not say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Own {
    title: String,
    paragraphs: Vec<String>,
}

/// Writes the page anew.
pub(crate) fn write() -> Result<(), Failed> {
    let page = page()?;
    fs::write(root().join(PAGE), page).map_err(|error| Failed(format!("{PAGE}: {error}")))
}

fn page() -> Result<String, Failed> {
    let mut page = "# From the rulebooks to the tests\n\n\
        Made by `cargo xtask coverage` from `games/*/rules/book.toml`, the rules pages and the tests; a test holds it to \
        them. Each\nsection of a printed rulebook, under a title of ours, with the paragraphs that carry it over and the \
        tests that prove each\n(`proves!`). A paragraph may serve several sections.\n"
        .to_owned();
    for game in files::names("games")? {
        page.push_str(&part(&game)?);
    }
    Ok(page)
}

fn part(game: &str) -> Result<String, Failed> {
    let folder = root().join("games").join(game);
    let rules = read(&folder.join("rules/en.md"))?;
    let book: Book = toml::from_str(&read(&folder.join("rules/book.toml"))?)
        .map_err(|error| Failed(format!("{game}: rules/book.toml: {error}")))?;
    let stated = stated(&rules);
    let proofs = proofs(&folder)?;
    let mut part = format!("\n## {}\n", rules.lines().next().unwrap_or_default().trim_start_matches("# "));
    let mut mapped = BTreeSet::new();
    let mut list = |part: &mut String, listed: &[String]| {
        for id in resolved(game, listed, &stated)? {
            let tests = proofs.get(&id).map(|tests| tests.join(", ")).unwrap_or_default();
            let _ = writeln!(part, "- {id}: {tests}");
            mapped.insert(id);
        }
        Ok(())
    };
    for Section { number, title, paragraphs, note } in &book.section {
        let note = note.as_ref().map(|note| format!("\n({note})\n")).unwrap_or_default();
        let _ = writeln!(part, "\n### {number} {title}\n{note}");
        list(&mut part, paragraphs)?;
    }
    for Own { title, paragraphs } in &book.own {
        let _ = writeln!(part, "\n### Not from the book: {title}\n");
        list(&mut part, paragraphs)?;
    }
    let left: Vec<_> = stated.iter().filter(|id| !mapped.contains(*id)).collect();
    if left.is_empty() {
        Ok(part)
    } else {
        Err(Failed(format!("{game}: rules/book.toml leaves out {left:?}")))
    }
}

/// The paragraphs meant by a list: single ones, or all of a section.
fn resolved(game: &str, listed: &[String], stated: &[String]) -> Result<Vec<String>, Failed> {
    let mut found = Vec::new();
    for wanted in listed {
        let before = found.len();
        let section = format!("{wanted}.");
        found.extend(stated.iter().filter(|id| *id == wanted || id.starts_with(&section)).cloned());
        if found.len() == before {
            return Err(Failed(format!(
                "{game}: rules/book.toml names {wanted}, which the rules do not have"
            )));
        }
    }
    Ok(found)
}

/// The numbers of the paragraphs, in order.
fn stated(rules: &str) -> Vec<String> {
    let id = |line: &str| line.strip_prefix("**")?.split_once("**").map(|(id, _)| id.to_owned());
    rules.lines().filter_map(id).filter(|id| id.contains('-')).collect()
}

/// The tests that prove each paragraph, as `file::test`.
fn proofs(folder: &Path) -> Result<BTreeMap<String, Vec<String>>, Failed> {
    let mut proofs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut files = Vec::new();
    for part in ["src", "tests"] {
        sources(&folder.join(part), &mut files);
    }
    files.sort();
    for file in files {
        let text = read(&file)?;
        let place = file.strip_prefix(folder).unwrap_or(&file).with_extension("");
        let place = place.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>();
        for (at, _) in text.match_indices("proves!(") {
            let rest = &text[at + "proves!(".len()..];
            let Some((list, _)) = rest.split_once(')') else { continue };
            let name = text[..at].rsplit("fn ").next();
            let name = name.and_then(|rest| rest.split('(').next()).unwrap_or_default();
            for id in list.split('"').skip(1).step_by(2) {
                let tests = proofs.entry(id.to_owned()).or_default();
                let test = format!("`{}::{name}`", place[1..].join("::"));
                if !tests.contains(&test) {
                    tests.push(test);
                }
            }
        }
    }
    Ok(proofs)
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn read(path: &Path) -> Result<String, Failed> {
    fs::read_to_string(path).map_err(|error| Failed(format!("{}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_what_would_be_made_now() {
        let page = page().unwrap_or_else(|Failed(why)| panic!("{why}"));
        let kept = read(&root().join(PAGE)).unwrap_or_else(|Failed(why)| panic!("{why}"));
        assert!(page == kept, "{PAGE} is not up to date: run `cargo xtask coverage`");
    }

    #[test]
    fn every_paragraph_on_the_page_has_a_test() {
        let page = page().unwrap_or_else(|Failed(why)| panic!("{why}"));
        let bare: Vec<&str> =
            page.lines().filter(|line| line.starts_with("- ") && line.ends_with(": ")).collect();
        assert!(bare.is_empty(), "{bare:?}");
        assert!(page.lines().filter(|line| line.starts_with("- ")).count() > 300);
    }

    #[test]
    fn a_list_means_paragraphs_or_whole_sections() {
        let stated: Vec<String> = ["LS-1.1", "LS-1.2", "LS-10.1"].map(str::to_owned).to_vec();
        let of = |listed: &[&str]| {
            resolved("g", &listed.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>(), &stated)
                .map_err(|Failed(why)| why)
        };
        assert_eq!(of(&["LS-1"]).as_deref(), Ok(&stated[..2]));
        assert_eq!(of(&["LS-10.1", "LS-1.1"]).map(|found| found.len()), Ok(2));
        assert!(of(&["LS-2"]).is_err_and(|why| why.contains("LS-2")));
    }
}
