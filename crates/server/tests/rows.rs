//! The rows of the server's modules, as the docs of `src/lib.rs` give them: a module uses only what is above it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

const SRC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

/// What `lib.rs` gives a shorter name.
const SHORT: [(&str, &str); 3] = [("App", "app"), ("Config", "app"), ("Problem", "problem")];

/// The row of each module, read from the table.
fn rows() -> BTreeMap<String, usize> {
    let lib = fs::read_to_string(format!("{SRC}/lib.rs")).expect("our own source");
    let mut rows = BTreeMap::new();
    for line in lib.lines().filter_map(|line| line.strip_prefix("//! | ")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let Ok(row) = cells[0].parse() else { continue };
        for module in cells[1].split(',').map(|cell| cell.trim().trim_matches('`')) {
            assert_eq!(rows.insert(module.to_owned(), row), None, "{module} stands in two rows");
        }
    }
    rows
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).expect("our own folder").map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The modules that a text of `crate::…` begins with: one, or those between braces.
fn named(path: &str) -> Vec<String> {
    let Some(list) = path.strip_prefix('{') else {
        return vec![path.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()];
    };
    let (mut depth, mut items) = (0, vec![String::new()]);
    for c in list.chars() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => items.push(String::new()),
            _ if depth == 0 && !c.is_whitespace() => items.last_mut().expect("an item").push(c),
            _ => {}
        }
    }
    items.iter().filter(|item| !item.is_empty()).flat_map(|item| named(item)).collect()
}

/// The modules that a source uses, apart from what its comments mention.
fn used(source: &str) -> BTreeSet<String> {
    let code =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let short = |name: String| {
        let long = SHORT.iter().find(|(short, _)| *short == name);
        long.map_or(name, |(_, module)| (*module).to_owned())
    };
    code.split("crate::").skip(1).flat_map(named).map(short).collect()
}

#[test]
fn a_module_uses_only_what_is_above_it() {
    let rows = rows();
    let (mut modules, mut uses) = (BTreeSet::new(), 0);
    for path in sources(Path::new(SRC)).into_iter().filter(|path| !path.ends_with("lib.rs")) {
        let inside = path.strip_prefix(SRC).expect("inside").with_extension("");
        let module = inside.iter().next().expect("a module").to_string_lossy().into_owned();
        let row = rows.get(&module).unwrap_or_else(|| panic!("{module} stands in no row"));
        for other in used(&fs::read_to_string(&path).expect("our own source")) {
            let above =
                rows.get(&other).unwrap_or_else(|| panic!("{}: {other} is no module", path.display()));
            assert!(above < row || other == module, "{} uses {other}", path.display());
            uses += 1;
        }
        modules.insert(module);
    }
    assert_eq!(modules, rows.into_keys().collect());
    assert!(uses > 100, "the sources were not understood: {uses} uses found");
}

#[test]
fn uses_are_found_in_every_form() {
    let source = "use crate::{\n    App, Problem,\n    tables::{Live, access::{self, Known}},\n    words::words,\n};\n\
        // crate::pages\nuse crate::frame::Frame;\nfn f() { crate::text::tidy(); }\n";
    let expected = ["app", "frame", "problem", "tables", "text", "words"];
    assert_eq!(used(source).into_iter().collect::<Vec<_>>(), expected);
}
