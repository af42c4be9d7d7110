//! Crockford's base 32 in small letters: nothing in it is taken for something else, spoken or typed.

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The lowest `5 * count` bits of `value`, highest first.
pub(crate) fn letters(value: u64, count: usize) -> String {
    (0..count).rev().map(|place| char::from(ALPHABET[(value >> (5 * place)) as usize & 31])).collect()
}

/// The value of up to twelve letters; nothing if one of them isn't in the alphabet or there are more.
pub(crate) fn value(text: &str) -> Option<u64> {
    if text.len() > 12 {
        return None;
    }
    text.bytes().try_fold(0, |value, byte| {
        let digit = ALPHABET.iter().position(|&letter| letter == byte)?;
        Some(value << 5 | digit as u64)
    })
}

/// Whole groups of five bytes as eight letters each.
pub(crate) fn encode(bytes: &[u8]) -> String {
    bytes
        .chunks(5)
        .map(|group| letters(group.iter().fold(0, |value, &byte| value << 8 | u64::from(byte)), 8))
        .collect()
}

/// Whether `text` has only letters of the alphabet.
pub(crate) fn is_all_letters(text: &str) -> bool {
    text.bytes().all(|byte| ALPHABET.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_bytes_are_eight_letters() {
        assert_eq!(encode(&[0, 0, 0, 0, 0]), "00000000");
        assert_eq!(encode(&[0xff, 0xff, 0xff, 0xff, 0xff]), "zzzzzzzz");
        assert_eq!(encode(&[0x12, 0x34, 0x56, 0x78, 0x9a]), "28t5cy4t");
        assert_eq!(value("28t5cy4t"), Some(0x12_3456_789a));
    }
}
