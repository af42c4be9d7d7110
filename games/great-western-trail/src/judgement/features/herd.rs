//! The herd, and objective cards.

use railhead_game::{Sink, flag, nth, one};
use railhead_pieces::Piece;

use crate::{
    facts::facts,
    piece::{Breed, Card, CardTally, City, Task},
    rules::{Holdings, transport_from, without},
    state::Player,
};

/// The herd: what it may be worth in Kansas City.
pub(super) fn describe_herd(player: &Player, herd: &CardTally, left: f32, sink: &mut impl Sink) {
    let mut whole = [0u8; Breed::ALL.len()];
    let mut hand = [0u8; Breed::ALL.len()];
    let mut pile = [0u8; Breed::ALL.len()];
    for (card, info) in Card::all().zip(&facts().cards.cattle) {
        whole[info.breed.index()] += herd.of(card);
        hand[info.breed.index()] += player.hand.of(card);
        pile[info.breed.index()] += player.pile.of(card);
    }
    let value = |breed: usize| f32::from(facts().cards.breeds[breed].bv);
    let size = f32::from(herd.total()).max(1.0);
    let limit = i32::from(player.hand_limit());
    let usual = |draws: i32| -> f32 {
        (0..whole.len())
            .map(|breed| value(breed) * (1.0 - (1.0 - f32::from(whole[breed]) / size).powi(draws)))
            .sum()
    };
    let in_hand: f32 = (0..hand.len()).filter(|breed| hand[*breed] > 0).map(value).sum();
    let missing = (limit - i32::from(player.hand.total())).max(0);
    let coming = |draws: i32| -> f32 {
        let piled = i32::from(player.pile.total());
        let (pool, all) = if piled >= draws && piled > 0 {
            (pile, piled as f32)
        } else {
            let mut pool = whole;
            pool.iter_mut().zip(hand).for_each(|(all, held)| *all -= held);
            (pool, (size - f32::from(player.hand.total())).max(1.0))
        };
        let more = (0..hand.len()).filter(|breed| hand[*breed] == 0);
        in_hand
            + more
                .map(|breed| value(breed) * (1.0 - (1.0 - f32::from(pool[breed]) / all).max(0.0).powi(draws)))
                .sum::<f32>()
    };
    let mut tops: Vec<f32> = (0..whole.len()).filter(|breed| whole[*breed] > 0).map(value).collect();
    tops.sort_by(|a, b| b.total_cmp(a));
    let most: f32 = tops.iter().take(limit as usize).sum();
    let permanent = f32::from(player.permanent());
    let temporary = f32::from(player.temporary());
    for (breed, held) in whole.iter().enumerate() {
        sink.put(nth("herd", breed), f32::from(*held) / 3.0 * left);
    }
    for (breed, held) in hand.iter().enumerate().take(4) {
        sink.put(nth("in-hand", breed), f32::from((*held).min(2)) / 2.0);
    }
    let doubles: u8 = hand.iter().map(|n| n.saturating_sub(1)).sum();
    sink.put(one("doubles"), f32::from(doubles) / 3.0);
    sink.put(one("size"), size / 15.0 * left);
    sink.put(one("hand-limit"), limit as f32 / 5.0 * left);
    sink.put(one("usual"), usual(limit) / 10.0 * left);
    sink.put(one("usual-more"), usual(limit + 4) / 10.0 * left);
    let often = usual(limit + 2);
    sink.put(one("usual-squared"), (often / 10.0).powi(2) * left);
    sink.put(one("most"), most / 12.0 * left);
    let (soon, later) = (coming(missing), coming(missing + 3));
    sink.put(one("hand"), soon / 10.0);
    sink.put(one("hand-later"), later / 10.0);
    for (at, total) in [soon + permanent + temporary, later + permanent + temporary].into_iter().enumerate() {
        let best = City::all()
            .filter(|city| f32::from(city.info().value) <= total)
            .rfind(|city| player.cities[city.index()] == 0 || city.info().repeatable);
        let Some(city) = best else { continue };
        sink.put(nth("next-city", at), f32::from(city.info().value) / 18.0);
        let home = city.info().value == 0;
        sink.put(nth("next-home", at), flag(home));
        sink.put(nth("next-transport", at), f32::from(transport_from(player.engine, city)) / 6.0);
        let links = facts().railway.links.iter().filter(|link| link.ends.contains(&city));
        let joined = links.filter(|link| link.ends.iter().any(|end| player.cities[end.index()] > 0));
        let points = joined.map(|link| f32::from(link.vp)).sum::<f32>() + f32::from(city.info().vp_per_disc);
        sink.put(nth("next-points", at), points / 9.0);
    }
    let open = City::all().filter(|city| {
        let value = f32::from(city.info().value);
        value > 0.0
            && value <= often + permanent + 2.0
            && (player.cities[city.index()] == 0 || city.info().repeatable)
    });
    sink.put(one("outlets"), open.count() as f32 / 5.0 * left);
}

/// Objective cards, and what they ask for.
pub(super) fn describe_goals(player: &Player, holdings: &Holdings, left: f32, sink: &mut impl Sink) {
    let mut rest = holdings.means;
    let (mut hope, mut part) = (0.0, 0.0);
    for card in facts().cards.by_weight.iter().copied() {
        for _ in 0..player.area.of(card) + holdings.herd.of(card) {
            let Some(goal) = card.objective() else { continue };
            if let Some(after) = without(&rest, &goal.tasks) {
                rest = after;
                continue;
            }
            let wanted: u8 = goal.tasks.iter().sum();
            let met: u8 = goal.tasks.iter().zip(rest).map(|(task, have)| (*task).min(have)).sum();
            let worth = f32::from(goal.vp) + f32::from(goal.penalty);
            hope += worth;
            part += worth * f32::from(met) / f32::from(wanted.max(1));
        }
    }
    sink.put(one("goals-hope"), hope / 10.0 * left);
    sink.put(one("goals-part"), part / 10.0 * left);
    sink.put(one("goals-laid"), f32::from(player.area.total()) / 3.0 * left);
    sink.put(one("goals-in-hand"), f32::from(player.objectives_in_hand()) / 2.0 * left);
    for (at, task) in [Task::Hazard, Task::GreenTeepee, Task::BlueTeepee].into_iter().enumerate() {
        let have = holdings.means[task.index()];
        sink.put(nth("held", at), f32::from(have.min(5)) / 3.0 * left);
        sink.put(nth("spare", at), f32::from(rest[task.index()].min(3)) / 3.0);
    }
}
