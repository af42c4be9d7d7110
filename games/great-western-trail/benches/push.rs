//! What the pushes of whole games come to when they are compressed.

use std::io::Write;

use flate2::{Compression, write::GzEncoder};

#[path = "../tests/pushes/mod.rs"]
mod pushes;

fn main() {
    for seats in 2..=4 {
        let sizes = pushes::sizes(seats, compressed);
        println!("{seats} seats: mean {} bytes, most {}", sizes.mean, sizes.most);
        assert!(sizes.most < 25 * 1024, "{sizes:?}");
    }
}

/// How many bytes gzip makes of `text`.
fn compressed(text: &str) -> usize {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    gzip.write_all(text.as_bytes()).expect("a vector takes everything");
    gzip.finish().expect("a vector takes everything").len()
}
