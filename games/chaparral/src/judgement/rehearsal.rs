//! Playing on in one's head: the rest of a turn, or of a round, as one seat would like it.

use railhead_game::{Events, Seat};

use crate::{
    action::{Action, Side, Target},
    facts::facts,
    piece::{Character, EventCard, Good, Objective, Set},
    state::{Chaparral, ColouredToken, Phase},
};

/// What a bonus token is worth, whichever it is.
const TOKEN: f32 = 4.0;
/// The order in which a turn is rehearsed: what brings means first, what spends them last.
const ORDER: [Character; 12] = [
    Character::SaloonOwner,
    Character::Stranger,
    Character::Mayor,
    Character::Banker,
    Character::Sheriff,
    Character::Settler,
    Character::Merchant,
    Character::Miner,
    Character::Rancher,
    Character::GeneralCuster,
    Character::RailroadBoss,
    Character::Notary,
];

impl Chaparral {
    /// Puts a cowboy of `seat` on a character, or into the alley.
    pub(super) fn station(&mut self, seat: Seat, character: Option<Character>) {
        match character {
            Some(character) => self.player_mut(seat).on.insert(character),
            None if self.alley.is_empty() => self.player_mut(seat).left = true,
            None => self.player_mut(seat).right += 1,
        }
    }

    /// From placement to the end of the turn of `seat`, as if the others did nothing.
    pub(super) fn rehearse_round(&mut self, seat: Seat) {
        let events = &mut Events::muted();
        let others: Vec<Set<Character>> = Seat::all(self.seats).map(|other| self.player(other).on).collect();
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            self.player_mut(other).on = Set::EMPTY;
        }
        self.collect_tokens(events);
        for (player, on) in self.players.iter_mut().zip(others) {
            player.on = on;
        }
        self.turn = seat;
        if self.event != EventCard::NoInfluence {
            self.phase = Phase::Influence { placed: Set::EMPTY };
            while let Some(next) = self.best_marker(seat) {
                *self = next;
            }
        }
        self.act_as(seat);
        self.rehearse_turn(seat);
    }

    fn best_marker(&self, seat: Seat) -> Option<Chaparral> {
        let before = self.worth(seat);
        self.best_step_among(seat, |action| matches!(action, Action::Influence(_)))
            .filter(|next| next.worth(seat) > before)
    }

    /// It is the turn of `seat` to act.
    pub(super) fn act_as(&mut self, seat: Seat) {
        self.turn = seat;
        self.phase = Phase::Act;
    }

    /// Goes on to the end of the turn of `seat`: each action that makes it better off, then the claims.
    pub(super) fn rehearse_turn(&mut self, seat: Seat) {
        self.finish_action(seat);
        self.do_small_things(seat);
        for character in ORDER {
            if self.player(seat).on.contains(character) {
                self.try_out(seat, Action::Use(character));
            }
        }
        for side in [Side::Left, Side::Right] {
            self.try_alley(seat, side);
        }
        self.do_small_things(seat);
        self.settle_claims(seat);
    }

    /// Takes an action if it may be taken and leaves `seat` better off.
    fn try_out(&mut self, seat: Seat, action: Action) {
        if self.check(seat, action).is_err() {
            return;
        }
        let mut next = self.clone();
        next.take(seat, action, &mut Events::muted());
        next.finish_action(seat);
        if next.worth(seat) > self.worth(seat) {
            *self = next;
        }
    }

    fn try_alley(&mut self, seat: Seat, side: Side) {
        let before = self.worth(seat);
        let mut best: Option<(Chaparral, f32)> = None;
        for character in ORDER {
            if self.check(seat, Action::Alley(side, character)).is_err() {
                continue;
            }
            let mut next = self.clone();
            next.take(seat, Action::Alley(side, character), &mut Events::muted());
            next.finish_action(seat);
            let worth = next.worth(seat);
            if worth > best.as_ref().map_or(before, |(_, most)| *most) {
                best = Some((next, worth));
            }
        }
        if let Some((next, _)) = best {
            *self = next;
        }
    }

    /// Takes the decisions inside an action, each as seems best to who takes it.
    pub(super) fn finish_action(&mut self, seat: Seat) {
        while self.phase != Phase::Act && self.turn == seat {
            let Some(actor) = self.actor() else { return };
            let Some(next) = self.best_step(actor) else { return };
            *self = next;
        }
    }

    /// Politicians are housed, the coloured token is used, Privileges are bought.
    fn do_small_things(&mut self, seat: Seat) {
        while self.player(seat).guests > 0 {
            let player = self.player(seat);
            let rooms = player.rooms();
            let Some(good) = rooms.and(player.clean()).iter().next().or(rooms.iter().next()) else { break };
            self.take(seat, Action::Host(good), &mut Events::muted());
        }
        if self.player(seat).token == ColouredToken::Held {
            let own = self.player(seat).troubled.iter().next().map(Target::Own);
            let unsold = || Good::ALL.iter().rev().find(|good| self.unsold[good.index()].troubled > 0);
            if let Some(target) = own.or_else(|| unsold().map(|good| Target::Unsold(*good))) {
                self.try_out(seat, Action::Token(target));
            }
        }
        self.try_out(seat, Action::Bribe);
    }

    /// Objectives of the end of the turn, but none that would bring on the end without a special one.
    pub(super) fn settle_claims(&mut self, seat: Seat) {
        while let Some(objective) = self.first_due_at_end(seat) {
            let special = facts().index.special.contains(objective) || self.specials(seat) > 0;
            if self.is_one_short(seat) && !special {
                break;
            }
            self.settle(seat, objective);
        }
        let donation = Objective::Benefactor;
        if self.is_open_to(seat, donation) && self.fulfils(seat, donation) {
            self.settle(seat, donation);
        }
    }

    fn settle(&mut self, seat: Seat, objective: Objective) {
        let card = facts().objective(objective);
        let player = self.player_mut(seat);
        player.money -= card.pay.money;
        player.gold -= card.pay.gold;
        player.objectives.insert(objective);
        self.copies[objective.index()] -= 1;
    }

    /// What the action of `character` would be worth to `seat` now.
    pub(super) fn interest(&self, seat: Seat, character: Character) -> f32 {
        let (ready, before) = self.ready(seat);
        ready.interest_of(seat, before, character)
    }

    /// The same for every character.
    pub(super) fn interests(&self, seat: Seat) -> [f32; 12] {
        let (ready, before) = self.ready(seat);
        let mut interests = [0.0; 12];
        for character in ORDER {
            interests[character.index()] = ready.interest_of(seat, before, character);
        }
        interests
    }

    /// The position as if it were the turn of `seat` to act, and its worth.
    fn ready(&self, seat: Seat) -> (Chaparral, f32) {
        let mut ready = self.clone();
        ready.act_as(seat);
        let before = ready.worth(seat);
        (ready, before)
    }

    /// What the action of `character` would be worth to `seat`, whose turn it is, and which has so much `before`.
    fn interest_of(&self, seat: Seat, before: f32, character: Character) -> f32 {
        let mut next = self.clone();
        let token = next.tokens[character.index()].map_or(0.0, |_| TOKEN);
        next.player_mut(seat).on = Set::only(character);
        // With two seats nothing follows from where cowboys stand.
        let mut worth = if self.seats == 2 { before } else { next.worth(seat) };
        if next.check(seat, Action::Use(character)).is_ok() {
            let mut used = next.clone();
            used.take(seat, Action::Use(character), &mut Events::muted());
            used.finish_action(seat);
            let then = used.worth(seat);
            if then > worth {
                (next, worth) = (used, then);
            }
        }
        let claimed = next.player(seat).objectives;
        next.settle_claims(seat);
        if next.player(seat).objectives != claimed {
            worth = next.worth(seat);
        }
        worth - before + token
    }

    /// What it would be worth to the rival who likes it best.
    pub(super) fn rivals_interest(&self, seat: Seat, character: Character) -> f32 {
        let rivals = Seat::all(self.seats).filter(|rival| *rival != seat);
        rivals.map(|rival| self.interest(rival, character)).fold(0.0, f32::max)
    }
}
