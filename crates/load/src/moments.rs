//! Somebody who steps through a game, as the page of a replay does: of each moment only what the page does not show yet.

use std::{
    collections::BTreeMap,
    io::Read as _,
    time::{Duration, Instant},
};

use flate2::read::GzDecoder;
use railhead_store::TableId;
use serde_json::Value;

use crate::{client::Client, node::Node, trouble::Trouble};

/// How much of a fingerprint the page names.
const NAMED: usize = 8;

/// What a step costs.
pub(crate) struct Steps {
    /// The processor time of the server.
    pub(crate) cpu: Duration,
    /// How long the answer takes, half of the times.
    pub(crate) wall: Duration,
    /// What comes, packed, in bytes.
    pub(crate) bytes: usize,
}

/// Steps from one moment of a table to the next, so many times. The first moment is no step: it brings everything.
pub(crate) async fn step_through(
    node: &Node,
    client: &mut Client,
    table: &TableId,
    token: &str,
    from: usize,
    steps: usize,
) -> Result<Steps, Trouble> {
    let mut shown = BTreeMap::new();
    moment(client, table, token, from, &mut shown).await?;
    let (before, mut took, mut bytes) = (node.cpu()?, Vec::new(), 0);
    for step in 1..=steps {
        let begun = Instant::now();
        bytes += moment(client, table, token, from + step, &mut shown).await?;
        took.push(begun.elapsed());
    }
    took.sort_unstable();
    let count = u32::try_from(steps.max(1)).unwrap_or(u32::MAX);
    let cpu = node.cpu()?.saturating_sub(before) / count;
    let wall = took.get(steps / 2).copied().unwrap_or_default();
    Ok(Steps { cpu, wall, bytes: bytes / steps.max(1) })
}

/// Fetches a moment, and takes over what is new in it. How many bytes came.
async fn moment(
    client: &mut Client,
    table: &TableId,
    token: &str,
    ply: usize,
    shown: &mut BTreeMap<String, String>,
) -> Result<usize, Trouble> {
    let seen: Vec<String> = shown.iter().map(|(layer, v)| format!("{layer}.{v}")).collect();
    let path = format!("/t/{table}/replay/step?ply={ply}&seen={}", seen.join(","));
    let body = client.get(&path, Some(token)).await?.body;
    let mut text = Vec::new();
    // What is short is not packed.
    if GzDecoder::new(&body[..]).read_to_end(&mut text).is_err() {
        text = body.to_vec();
    }
    let unexpected = || Trouble::Unexpected("a moment has no layers");
    let moment: Value = serde_json::from_slice(&text).map_err(|_| unexpected())?;
    for (layer, what) in moment["layers"].as_object().ok_or_else(unexpected)? {
        let v: String = what["v"].as_str().ok_or_else(unexpected)?.chars().take(NAMED).collect();
        shown.insert(layer.clone(), v);
    }
    Ok(body.len())
}
