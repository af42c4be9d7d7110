//! What is on the table, and setting up (CH-1, CH-2).

use railhead_game::{Chance, Dice, Options, Seat, Setup, SetupError, TurnEnd};
use railhead_pieces::Pile;

use crate::{
    facts::{cards::CoachContent, facts},
    piece::{Coach, EventCard, Good, Set},
    rules::Log,
    state::{Chaparral, MAX_SEATS, Phase, Player, Readings, Section, Unsold},
};

impl Readings {
    fn of(options: &Options) -> Readings {
        Readings {
            alley_needs_a_taken_character: options.get("alley") != Some("any"),
            second_sale_is_optional: options.get("second-sale") != Some("compulsory"),
            coloured_token_counts: options.get("coloured-token") != Some("apart"),
            no_influence_binds_sheep: options.get("no-influence") != Some("stage"),
        }
    }
}

impl Chaparral {
    /// The position before the first decision (CH-2.1 to CH-2.9).
    #[expect(clippy::unnecessary_wraps, reason = "some games refuse an option here")]
    pub(crate) fn set_up(setup: &Setup) -> Result<Chaparral, SetupError> {
        let start = &facts().table.setup;
        let row = usize::from(setup.seats - 2);
        let mut dice = Dice::new(&setup.seed);
        let first = Seat(dice.below(u32::from(setup.seats)) as u8);
        let (removed_coaches, coaches) = deal_coaches(&mut dice, start.politician_coaches_removed[row]);
        let farms = |good: &Good| {
            if facts().farm(*good).animal { start.animal_farms_of_each_kind } else { start.wheat_farms }
        };
        let mut game = Chaparral {
            seats: setup.seats,
            readings: Readings::of(&setup.options),
            turn_end: TurnEnd::of(&setup.options),
            round: 0,
            start: first,
            turn: first,
            phase: Phase::Place,
            players: [Player::default(); MAX_SEATS],
            blocked: Set::EMPTY,
            alley: Pile::default(),
            tokens: [None; 12],
            event: EventCard::LackOfResources,
            events: Pile::default(),
            past_events: Set::EMPTY,
            hunches: [[0; 12]; MAX_SEATS],
            coach: None,
            coaches,
            removed_coaches,
            dropped_coaches: Set::EMPTY,
            unsold: std::array::from_fn(|i| Unsold { troubled: farms(&Good::ALL[i])[row], clean: 0 }),
            market: [0; 5],
            sections: [Section::default(); 4],
            politicians: start.politicians[row],
            politicians_gone: 0,
            copies: [start.objective_copies[row]; 16],
            coin: start.sheriff_coin[row] > 0,
            dice,
        };
        for player in &mut game.players[..usize::from(setup.seats)] {
            player.money = u16::from(start.money[row]);
            player.cowboys = start.cowboys[row];
        }
        if setup.options.get("catch-up-money") == Some("on") {
            game.hand_out_catch_up_money();
        }
        game.deal_events();
        game.open_round(&mut Log::muted());
        Ok(game)
    }

    /// Who starts later has more (CH-2.9).
    fn hand_out_catch_up_money(&mut self) {
        let by_turn_order = &facts().table.catch_up.money[self.row()];
        for (seat, money) in self.in_order().zip(by_turn_order) {
            let player = self.player_mut(seat);
            player.money += money;
            player.earned += money;
        }
    }

    /// Shuffles all events until the top one may open the game (CH-2.4).
    fn deal_events(&mut self) {
        self.events = EventCard::ALL.into_iter().collect();
        loop {
            self.dice.shuffle(self.events.as_mut_slice());
            if self.events.last().is_some_and(|top| !facts().index.not_first.contains(top)) {
                break;
            }
        }
        let anywhere = (1 << self.events.len()) - 1;
        self.hunches = [[anywhere; 12]; MAX_SEATS];
    }
}

/// The stagecoaches put back into the box and the pile of the others (CH-2.3).
fn deal_coaches(dice: &mut Dice, removed: u8) -> (Set<Coach>, Pile<Coach, 9>) {
    let mut pile: Pile<Coach, 9> = Coach::ALL.into_iter().collect();
    dice.shuffle(pile.as_mut_slice());
    let with_politician = |coach: &Coach| facts().coach(*coach).content == CoachContent::Politician;
    let removed: Set<Coach> = pile.iter().filter(with_politician).take(usize::from(removed)).collect();
    (removed, pile.iter().filter(|coach| !removed.contains(*coach)).collect())
}
