//! What was read, kept for whoever asks next: for so many bytes in all, and what nobody has asked for the longest makes
//! room first. What somebody uses stays, whatever it takes.

use std::{
    collections::{BTreeMap, HashMap},
    hash::Hash,
    sync::Arc,
};

/// What can be kept.
pub(super) trait Weighed {
    /// About how many bytes it takes by now.
    fn bytes(&self) -> usize;

    /// Whether somebody waits to hear of it.
    fn is_watched(&self) -> bool;
}

/// What was asked for lately.
pub(super) struct Recent<K, V> {
    most_bytes: usize,
    bytes: usize,
    kept: HashMap<K, Kept<V>>,
    /// Which was asked for in which order.
    asked: BTreeMap<u64, K>,
    next: u64,
}

struct Kept<V> {
    value: Arc<V>,
    bytes: usize,
    asked: u64,
}

impl<K: Copy + Eq + Hash, V: Weighed> Recent<K, V> {
    /// Nothing yet, and not more than so many bytes of what nobody uses.
    pub(super) fn new(most_bytes: usize) -> Recent<K, V> {
        Recent { most_bytes, bytes: 0, kept: HashMap::new(), asked: BTreeMap::new(), next: 0 }
    }

    /// What is kept under this key, for whoever asks. It is weighed anew, for it may have grown.
    pub(super) fn ask(&mut self, key: K) -> Option<Arc<V>> {
        let value = self.renew(key)?;
        self.make_room();
        Some(value)
    }

    /// The same, without counting as asked for.
    pub(super) fn peek(&self, key: K) -> Option<Arc<V>> {
        self.kept.get(&key).map(|kept| kept.value.clone())
    }

    /// Keeps a value, unless there is one: then that.
    pub(super) fn keep(&mut self, key: K, value: Arc<V>) -> Arc<V> {
        let asked = self.next;
        let fresh = || Kept { value, bytes: 0, asked };
        let kept = self.kept.entry(key).or_insert_with(fresh).value.clone();
        self.renew(key);
        self.make_room();
        kept
    }

    /// All that is kept.
    pub(super) fn all(&self) -> Vec<Arc<V>> {
        self.kept.values().map(|kept| kept.value.clone()).collect()
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.kept.len()
    }

    /// About how many bytes they take.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Puts it last in the order, with the weight it has now.
    fn renew(&mut self, key: K) -> Option<Arc<V>> {
        let kept = self.kept.get_mut(&key)?;
        let (bytes, asked) = (kept.value.bytes(), self.next);
        self.bytes = self.bytes + bytes - kept.bytes;
        self.asked.remove(&kept.asked);
        self.asked.insert(asked, key);
        (kept.bytes, kept.asked) = (bytes, asked);
        self.next += 1;
        Some(kept.value.clone())
    }

    /// Forgets what nobody has asked for the longest, until the rest is not too much. What is in use counts as asked for
    /// just now; once all has been looked at there is nothing to forget.
    fn make_room(&mut self) {
        let begun = self.next;
        while self.bytes > self.most_bytes
            && let Some((&asked, &key)) = self.asked.first_key_value()
            && asked < begun
        {
            let Some(kept) = self.kept.get(&key) else { return };
            if Arc::strong_count(&kept.value) > 1 || kept.value.is_watched() {
                self.renew(key);
            } else if let Some(gone) = self.kept.remove(&key) {
                self.bytes -= gone.bytes;
                self.asked.remove(&gone.asked);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use super::*;

    struct Thing {
        bytes: AtomicUsize,
        watched: AtomicBool,
    }

    impl Weighed for Thing {
        fn bytes(&self) -> usize {
            self.bytes.load(Ordering::Relaxed)
        }

        fn is_watched(&self) -> bool {
            self.watched.load(Ordering::Relaxed)
        }
    }

    fn thing(bytes: usize) -> Arc<Thing> {
        Arc::new(Thing { bytes: AtomicUsize::new(bytes), watched: AtomicBool::new(false) })
    }

    fn kept(recent: &Recent<u8, Thing>) -> Vec<u8> {
        let mut keys: Vec<u8> = recent.asked.values().copied().collect();
        keys.sort_unstable();
        keys
    }

    fn full() -> Recent<u8, Thing> {
        let mut recent = Recent::new(30);
        for key in 0..3 {
            recent.keep(key, thing(10));
        }
        recent
    }

    #[test]
    fn what_nobody_asked_for_the_longest_makes_room() {
        let mut recent = full();
        assert!(recent.ask(0).is_some());
        recent.keep(3, thing(15));
        assert_eq!(kept(&recent), [0, 3]);
        assert_eq!((recent.count(), recent.bytes()), (2, 25));
        assert!(recent.ask(1).is_none());
    }

    #[test]
    fn what_somebody_uses_stays_whatever_it_takes() {
        let mut recent = full();
        let held = recent.peek(0).expect("it is kept");
        recent.peek(1).expect("it is kept").watched.store(true, Ordering::Relaxed);
        recent.keep(3, thing(25));
        assert_eq!(kept(&recent), [0, 1, 3], "more than it may be, but all is in use or was just asked for");
        drop(held);
        recent.keep(4, thing(1));
        assert_eq!(kept(&recent), [1, 4]);
    }

    #[test]
    fn what_has_grown_is_weighed_anew() {
        let mut recent = full();
        recent.peek(2).expect("it is kept").bytes.store(20, Ordering::Relaxed);
        assert_eq!((recent.bytes(), recent.count()), (30, 3));
        recent.ask(2);
        assert_eq!((kept(&recent), recent.bytes()), (vec![1, 2], 30));
    }

    #[test]
    fn the_first_to_come_is_kept() {
        let mut recent = full();
        let again = thing(99);
        let first = recent.keep(0, again.clone());
        assert!(!Arc::ptr_eq(&first, &again));
        assert_eq!((recent.count(), recent.bytes()), (3, 30));
    }
}
