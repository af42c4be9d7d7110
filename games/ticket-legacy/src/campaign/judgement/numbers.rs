//! What lasts from game to game in numbers around one: what the learned value of a campaign looks at. Of the others only
//! what lies in the open; of the company itself also its postcards.

use railhead_game::{Seat, Sink, flag, nth, one};
use railhead_pieces::Piece;

use super::super::{
    ledger::{CompanyBox, Ledger},
    state::Campaign,
};
use crate::{
    card::Colour,
    facts::{
        Postcard, campaign, cards,
        effect::{Benefit, PostcardKind},
        frontiers, map,
    },
    piece::CharterId,
};

/// The most companies.
const COMPANIES: usize = 5;
/// How many colours a route can have.
const COLOURS: usize = Colour::ALL.len();
/// From this many missing cities on, a line of the timetable is far from full.
const LACKING: usize = 8;
/// What lies in the open of a company, by name; most of it counts for as long as games are left.
const WORDS: [&str; 34] = [
    "postcards",
    "postcards-left",
    "vault",
    "shares",
    "lines-led",
    "lines-second",
    "lines-tied",
    "poster-8",
    "poster-16",
    "poster-32",
    "poster-64",
    "poster-64-early",
    "sanctuary",
    "wagons",
    "timetable-lacks-1",
    "timetable-lacks-2",
    "timetable-lacks-3",
    "timetable-lacks-5",
    "timetable-cities",
    "depots",
    "clues",
    "clues-solved",
    "claim",
    "claim-towns",
    "claim-tunnels",
    "curses",
    "stashes",
    "treasures",
    "own-routes",
    "own-routes-beyond",
    "own-big-cities",
    "chartered",
    "victories",
    "last-slip",
];

/// What lies in the open of one company, in numbers, in the order of [`WORDS`].
type Things = [f32; WORDS.len()];

/// What the map promises whom, worked out once for all companies.
struct Ground {
    /// The part of the campaign that is still to be played.
    left: f32,
    /// The part of the boxes that are still sealed.
    sealed: f32,
    /// Spaces of the routes of each colour on the open map, and of those that are still sealed.
    open: [f32; COLOURS],
    beyond: [f32; COLOURS],
    /// Ends of routes of each colour that lie in big cities.
    big: [f32; COLOURS],
}

impl Ground {
    fn of(ledger: &Ledger) -> Ground {
        let boards = ledger.open_boards();
        let games = f32::from(Campaign::last_game());
        let boxes = map().boards.len() - 1;
        let mut ground = Ground {
            left: (games - ledger.years.len() as f32) / games,
            sealed: (boxes - ledger.boards.len()) as f32 / boxes as f32,
            open: [0.0; COLOURS],
            beyond: [0.0; COLOURS],
            big: [0.0; COLOURS],
        };
        let mut stickers = vec![None; map().routes.len()];
        for sticker in &ledger.stickers {
            stickers[sticker.route.index()] = Some(sticker.colour);
        }
        let mut big: Vec<bool> = map().cities.iter().map(|city| city.big).collect();
        ledger.growth.iter().for_each(|growth| big[growth.city.index()] = true);
        for (route, sticker) in map().routes.iter().zip(stickers) {
            let Some(colour) = sticker.or(route.colour).map(Colour::index) else { continue };
            let on = |city: crate::CityId| boards.contains(map().cities[city.index()].board);
            let spaces = f32::from(route.length);
            if on(route.a) && on(route.b) {
                ground.open[colour] += spaces;
                let ends = [route.a, route.b].into_iter().filter(|city| big[city.index()]).count();
                ground.big[colour] += ends as f32;
            } else {
                ground.beyond[colour] += spaces;
            }
        }
        ground
    }
}

impl Campaign {
    /// Tells `sink` everything about the company at `seat` that the learned value looks at.
    pub(super) fn describe(&self, seat: Seat, sink: &mut impl Sink) {
        let (ledger, ground) = (&self.ledger, Ground::of(&self.ledger));
        let Ground { left, sealed, .. } = ground;
        sink.put(one("left"), left);
        sink.put(nth("left", 2), left * left);
        for seats in 2..=COMPANIES {
            sink.put(nth("companies", seats), flag(ledger.companies.len() == seats));
        }
        sink.put(one("begins"), flag(ledger.brake_van == Some(seat)) * flag(left > 0.0));
        self.describe_post(ledger.company(seat), left, sealed, sink);
        let charter = ledger.company(seat).office.charter;
        for card in CharterId::all() {
            sink.put(nth("charter", card.index()), flag(charter == Some(card)) * left);
        }
        let others = ledger.companies.len() - 1;
        let own = things(ledger, seat, &ground);
        let mut theirs: Things = [0.0; WORDS.len()];
        for other in Seat::all(self.companies()).filter(|other| *other != seat) {
            let other = things(ledger, other, &ground);
            theirs.iter_mut().zip(other).for_each(|(sum, number)| *sum += number / others as f32);
        }
        for (word, (own, theirs)) in WORDS.into_iter().zip(own.into_iter().zip(theirs)) {
            sink.put(one(word), own - theirs);
        }
    }

    /// The postcards that the company has not finished.
    fn describe_post(&self, company: &CompanyBox, left: f32, sealed: f32, sink: &mut impl Sink) {
        let boards = self.ledger.open_boards();
        let [mut quests, mut assets, mut uses, mut documents] = [0.0; 4];
        let [mut vault, mut gains, mut chains] = [0.0; 3];
        let [mut waiting, mut waits_for] = [0.0; 2];
        for (card, left) in &company.office.postcards {
            let row: &Postcard = &cards().postcards[card.index()];
            let worth = f32::from(row.vault) / 10.0;
            if row.needs.iter().any(|board| !boards.contains(*board)) {
                waiting += 1.0;
                waits_for += worth;
                continue;
            }
            match row.kind {
                PostcardKind::Letter => {}
                PostcardKind::Quest => quests += 1.0,
                PostcardKind::Asset => {
                    assets += 1.0;
                    uses += f32::from(*left);
                }
                PostcardKind::Document => documents += 1.0,
            }
            vault += worth;
            for benefit in &row.benefits {
                match benefit {
                    Benefit::Gain { n } | Benefit::StartCoins { n } | Benefit::Slip { n } => {
                        gains += f32::from(*n) / 10.0;
                    }
                    Benefit::Next { .. } => chains += 1.0,
                    _ => {}
                }
            }
        }
        let post = [quests, assets, uses / 3.0, documents, vault, gains, chains];
        for (at, number) in post.into_iter().enumerate() {
            sink.put(nth("post", at), number);
            sink.put(nth("post-left", at), number * left);
        }
        sink.put(nth("waiting", 0), waiting * sealed);
        sink.put(nth("waiting", 1), waits_for * sealed);
        sink.put(nth("waiting", 2), waits_for * left);
    }
}

/// What lies in the open of the company at `seat`.
fn things(ledger: &Ledger, seat: Seat, ground: &Ground) -> Things {
    let company = ledger.company(seat);
    let office = &company.office;
    let Ground { left, sealed, .. } = *ground;
    let colour = office.company.index();
    let [first, second, tied] = shares(ledger, seat);
    let deck = ledger.shares.as_ref().map_or(1.0, |deck| deck.len() as f32 / 60.0);
    let post = office.postcards.len() as f32;
    let rows: [f32; 4] = std::array::from_fn(|row| {
        let (pasted, needs) = (company.poster.rows[row].len(), campaign().poster.rows[row].needs);
        if pasted == needs { 0.0 } else { pasted as f32 / needs as f32 }
    });
    let lines = campaign().timetable.lacking(company.timetable);
    let mut lacks = [0.0; LACKING];
    for line in lines {
        if let Some(number) = line.len().checked_sub(1).and_then(|place| lacks.get_mut(place)) {
            *number += 1.0;
        }
    }
    let crossing = flag(left > 0.0 && !company.timetable.is_empty());
    let sanctuary = usize::from(frontiers().wagons.sanctuary_spaces).max(1) as f32;
    [
        post / 4.0,
        post / 4.0 * left,
        company.vault.len() as f32 / 4.0 * left,
        company.shares.len() as f32 / 4.0 * left,
        first * left * deck,
        second * left * deck,
        tied * left,
        rows[0] * left,
        rows[1] * left,
        rows[2] * left,
        rows[3] * left,
        rows[3] * left * left,
        company.poster.sanctuary.len() as f32 / sanctuary * left,
        company.wagons.iter().sum::<u8>().into(),
        lacks[0] * crossing,
        lacks[1] * crossing,
        lacks[2] * crossing,
        (lacks[3] + lacks[4]) * crossing,
        company.timetable.len() as f32 / 20.0 * crossing,
        office.depots.len() as f32 / 2.0 * left,
        office.clues.len() as f32 / 2.0 * left,
        office.solved.len() as f32 / 2.0 * left,
        flag(office.claim.is_some()) * left,
        office.towns.count_ones() as f32 / 2.0 * left,
        f32::from(office.tunnel_spots) * left,
        f32::from(office.curses) / 3.0 * left,
        f32::from(office.stashes) / 3.0 * left,
        f32::from(office.treasures) * left,
        ground.open[colour] / 20.0 * left,
        ground.beyond[colour] / 20.0 * left * sealed,
        ground.big[colour] / 8.0 * left,
        flag(office.charter.is_some()) * left,
        ledger.wins(seat) as f32 / 4.0 * left,
        ledger.years.last().and_then(|year| ledger.slip(seat, year)).map_or(0.0, f32::from) / 100.0 * left,
    ]
}

/// In how many lines the company has the most shares alone, is behind one other, or is level with somebody.
fn shares(ledger: &Ledger, seat: Seat) -> [f32; 3] {
    let mut counts = [[0u8; COLOURS]; COMPANIES];
    for (company, counts) in ledger.companies.iter().zip(&mut counts) {
        company.shares.iter().for_each(|share| counts[share.line.index()] += 1);
    }
    let mut places = [0.0; 3];
    for line in (0..COLOURS).filter(|line| counts[seat.index()][*line] > 0) {
        let own = counts[seat.index()][line];
        let others = || (0..ledger.companies.len()).filter(|other| *other != seat.index());
        match others().filter(|other| counts[*other][line] > own).count() {
            0 => places[0] += 1.0,
            1 => places[1] += 1.0,
            _ => {}
        }
        places[2] += flag(others().any(|other| counts[other][line] == own));
    }
    places
}
