//! A table to be, as one file: JSON, packed by gzip, with the server's seal.
//!
//! Whoever has a file may read it: a branch holds nothing that anybody must not know. Whoever changes it breaks the
//! seal; a table made from a file without ours is an import and is marked so.

use std::io::{Read as _, Write as _};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use railhead_game::Options;
use railhead_store::{Customs, Origin};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::seal::Sealer;
use crate::{App, Problem, problem::FieldFault, tables::request::TableRequest};

const FORMAT: &str = "railhead branch";
const VERSION: u64 = 1;

/// The most bytes that a file may unpack to.
const LARGEST: u64 = 1024 * 1024;

#[derive(Serialize, Deserialize)]
struct Content {
    format: String,
    version: u64,
    game: String,
    title: String,
    seats: Vec<String>,
    options: Options,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    another_way: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
}

/// The file of a table to be. What came from a file that was not ours gets no seal.
pub fn write(request: &TableRequest, sealer: &Sealer) -> std::io::Result<Vec<u8>> {
    let game = request.game.meta().id;
    let ours = request.origin != Origin::Import;
    let content = Content {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: game.to_owned(),
        title: request.title.clone(),
        seats: request.seats.iter().map(ToString::to_string).collect(),
        seal: ours.then(|| sealer.seal(game, &request.options)),
        options: request.options.clone(),
        another_way: request.another_way,
    };
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(&serde_json::to_vec(&content)?)?;
    packed.finish()
}

/// The table that a file describes. What is wrong with a file is told by the name of the field at fault, and nothing
/// of its content is repeated.
pub fn read(app: &App, sealer: &Sealer, packed: &[u8]) -> Result<TableRequest, Problem> {
    let wrong = |field: &'static str| Problem::field(field, FieldFault::BranchFile);
    let mut text = Vec::new();
    // One byte more than may be, so that a file that is too large is not taken for one that ends early.
    GzDecoder::new(packed).take(LARGEST + 1).read_to_end(&mut text).map_err(|_| wrong("file"))?;
    if text.len() as u64 > LARGEST {
        return Err(Problem::TooLarge);
    }
    let value: Value = serde_json::from_slice(&text).map_err(|_| wrong("file"))?;
    if value["format"] != FORMAT {
        return Err(wrong("format"));
    }
    if value["version"] != VERSION {
        return Err(wrong("version"));
    }
    for (field, fits) in [
        ("game", value["game"].is_string()),
        ("title", value["title"].is_string()),
        ("seats", value["seats"].is_array()),
        ("options", value["options"].is_object()),
        ("another_way", value.get("another_way").is_none_or(Value::is_boolean)),
        ("seal", value["seal"].is_string() || value["seal"].is_null()),
    ] {
        if !fits {
            return Err(wrong(field));
        }
    }
    let content: Content = serde_json::from_value(value).map_err(|_| wrong("options"))?;
    let seats = content.seats.iter().enumerate().map(|(index, text)| {
        text.parse().map_err(|_| Problem::field(format!("seats[{index}]"), FieldFault::BranchFile))
    });
    let sealed =
        content.seal.as_deref().is_some_and(|seal| sealer.is_ours(seal, &content.game, &content.options));
    Ok(TableRequest {
        game: app.game(&content.game).map_err(|_| wrong("game"))?,
        options: content.options,
        title: content.title,
        seats: seats.collect::<Result<_, _>>()?,
        public: false,
        spectators: true,
        customs: Customs::default(),
        contribution: None,
        origin: if sealed { Origin::Branch } else { Origin::Import },
        another_way: content.another_way,
    })
}
