//! What a seat cannot know: drawn anew for bots, and listed for tests.

use railhead_game::{Chance, Dice, Luck, Seat};
use railhead_pieces::Pile;

use crate::{
    facts::{cards::CoachContent, facts},
    piece::{Coach, EventCard, Set},
    state::Chaparral,
};

/// How often two hidden events are offered to change places.
const EXCHANGES: u32 = 64;

impl Chaparral {
    /// Draws everything that `viewer` cannot know anew, and the future with it.
    pub(crate) fn imagine(&mut self, viewer: Seat, luck: &mut Luck) {
        self.imagine_events(viewer, luck);
        self.imagine_coaches(luck);
        self.dice = Dice::imagined(luck);
    }

    /// Pairs of events change places where the viewer thinks both possible. What the other seats know is about the
    /// places, so it goes over to the cards that come to lie there.
    fn imagine_events(&mut self, viewer: Seat, luck: &mut Luck) {
        let size = self.events.len() as u32;
        if size < 2 {
            return;
        }
        for _ in 0..EXCHANGES {
            let (a, b) = (luck.below(size) as usize, luck.below(size) as usize);
            let (first, second) = (self.events.as_slice()[a].index(), self.events.as_slice()[b].index());
            let hunches = &self.hunches[viewer.index()];
            if hunches[first] & 1 << b == 0 || hunches[second] & 1 << a == 0 {
                continue;
            }
            self.events.as_mut_slice().swap(a, b);
            for seat in Seat::all(self.seats).filter(|seat| *seat != viewer) {
                self.hunches[seat.index()].swap(first, second);
            }
        }
    }

    /// Nobody has seen the pile of stagecoaches, nor those in the box, which show politicians.
    fn imagine_coaches(&mut self, luck: &mut Luck) {
        let mut unseen: Pile<Coach, 9> = self.coaches.iter().chain(self.removed_coaches.iter()).collect();
        luck.shuffle(unseen.as_mut_slice());
        let with_politician = |coach: &Coach| facts().coach(*coach).content == CoachContent::Politician;
        let removed = self.removed_coaches.len();
        self.removed_coaches = unseen.iter().filter(with_politician).take(removed).collect();
        self.coaches = unseen.iter().filter(|coach| !self.removed_coaches.contains(*coach)).collect();
    }

    /// The ids of events that `viewer` cannot place, and of stagecoaches that nobody has seen.
    pub(crate) fn hidden_ids(&self, viewer: Option<Seat>) -> Vec<String> {
        let events = self.unknown_events(viewer).iter().map(EventCard::id);
        let coaches = self.coaches.iter().chain(self.removed_coaches.iter()).map(Coach::id);
        events.chain(coaches).map(str::to_owned).collect()
    }

    /// The hidden events that `viewer` cannot place.
    fn unknown_events(&self, viewer: Option<Seat>) -> Set<EventCard> {
        let unknown = |card: &EventCard| viewer.is_none_or(|seat| !self.is_placed_by(seat, *card));
        self.events.iter().filter(unknown).collect()
    }
}
