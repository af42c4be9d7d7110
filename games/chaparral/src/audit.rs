//! Nothing gets lost: every card, token, marker and dollar is accounted for.

use railhead_game::{AuditFault, Seat};

use crate::{
    facts::facts,
    piece::{Business, Coach, EventCard, Good, Objective, Set},
    state::{Chaparral, ColouredToken, MAX_SEATS, Phase, Player},
};

impl Chaparral {
    /// Checks that every component is accounted for.
    pub(crate) fn account(&self) -> Result<(), AuditFault> {
        self.account_for_cards()?;
        self.account_for_farms()?;
        self.account_for_businesses()?;
        self.account_for_tokens()?;
        Seat::all(self.seats).try_for_each(|seat| self.account_for_seat(seat))?;
        let empty_chairs = &self.players[usize::from(self.seats)..MAX_SEATS];
        AuditFault::unless(
            empty_chairs.iter().all(|player| *player == Player::default()),
            "an empty chair owns things",
        )
    }

    fn account_for_cards(&self) -> Result<(), AuditFault> {
        let mut events = [0; 12];
        for card in self.events.iter().chain(self.past_events.iter()).chain([self.event]) {
            events[card.index()] += 1;
        }
        AuditFault::unless(events == [1; 12], "an event is missing or there twice")?;
        for (place, card) in self.events.iter().enumerate() {
            let thought_possible =
                Seat::all(self.seats).all(|seat| self.hunches[seat.index()][card.index()] & 1 << place != 0);
            AuditFault::unless(thought_possible, format_args!("a seat thinks {card} cannot be where it is"))?;
        }
        let known: Set<EventCard> = self.events.iter().collect();
        for card in EventCard::ALL.into_iter().filter(|card| !known.contains(*card)) {
            let gone = self.hunches.iter().all(|hunches| hunches[card.index()] == 0);
            AuditFault::unless(gone, format_args!("a seat thinks {card} is in the pile"))?;
        }
        let mut coaches = [0; 9];
        let received = self.players.iter().flat_map(|player| player.coaches.iter());
        let elsewhere = self.removed_coaches.iter().chain(self.dropped_coaches.iter()).chain(self.coach);
        for coach in self.coaches.iter().chain(received).chain(elsewhere) {
            coaches[coach.index()] += 1;
        }
        AuditFault::unless(coaches == [1; Coach::ALL.len()], "a stagecoach is missing or there twice")?;
        let row = self.row();
        let setup = &facts().table.setup;
        for objective in Objective::ALL {
            let claimed = self.players.iter().filter(|player| player.objectives.contains(objective)).count();
            let there = claimed + usize::from(self.copies[objective.index()]);
            AuditFault::unless(
                there == usize::from(setup.objective_copies[row]),
                format_args!("{objective} is there {there} times"),
            )?;
        }
        AuditFault::unless(
            usize::from(setup.coaches[row]) == usize::from(self.round) + self.coaches.len(),
            "rounds and stagecoaches do not go together",
        )
    }

    fn account_for_farms(&self) -> Result<(), AuditFault> {
        let setup = &facts().table.setup;
        let row = self.row();
        for good in Good::ALL {
            let owned = self.players.iter().filter(|player| player.farms.contains(good)).count() as u8;
            let unsold = self.unsold[good.index()];
            let there = owned + unsold.troubled + unsold.clean;
            let printed =
                if facts().farm(good).animal { setup.animal_farms_of_each_kind } else { setup.wheat_farms };
            AuditFault::unless(there == printed[row], format_args!("there are {there} farms of {good}"))?;
            let used = usize::from(self.market[good.index()]);
            AuditFault::unless(
                used <= facts().farm(good).market.len(),
                format_args!("{good} sells below the board"),
            )?;
        }
        let on_farms: usize = self.players.iter().map(|player| player.troubled.len()).sum();
        let removed: u8 = self.players.iter().map(|player| player.apaches).sum();
        let unsold: u8 = self.unsold.iter().map(|unsold| unsold.troubled).sum();
        let apaches = on_farms as u8 + removed + unsold;
        AuditFault::unless(apaches == setup.apaches[row], format_args!("there are {apaches} apaches"))?;
        let hosted: usize = self.players.iter().map(|player| player.hosts.len()).sum();
        let guests: u8 = self.players.iter().map(|player| player.guests).sum();
        let politicians = hosted as u8 + guests + self.politicians + self.politicians_gone;
        AuditFault::unless(
            politicians == setup.politicians[row],
            format_args!("there are {politicians} politicians"),
        )
    }

    fn account_for_businesses(&self) -> Result<(), AuditFault> {
        for business in Business::ALL {
            let owners = self.players.iter().filter(|player| player.owned.contains(business)).count();
            AuditFault::unless(owners <= 1, format_args!("{business} has {owners} owners"))?;
            let group = facts().index.group[business.index()];
            let whole = self.players.iter().any(|player| group.minus(player.owned).is_empty());
            AuditFault::unless(!whole, format_args!("one seat owns the whole group of {business}"))?;
        }
        Ok(())
    }

    fn account_for_tokens(&self) -> Result<(), AuditFault> {
        let on_board = self.tokens.iter().flatten().copied();
        let kept = self.players.iter().flat_map(|player| player.discounts.iter());
        let all: Vec<_> = on_board.chain(kept).collect();
        let distinct: Set<_> = all.iter().copied().collect();
        AuditFault::unless(distinct.len() == all.len(), "a bonus token is there twice")?;
        let on = self.players.iter().map(|player| player.on.len()).sum::<usize>() + self.blocked.len();
        AuditFault::unless(self.taken().len() == on, "two pieces are on one character")?;
        for section in &self.sections {
            AuditFault::unless(
                (section.built > 0) == section.builder.is_some(),
                "a section without a builder",
            )?;
        }
        Ok(())
    }

    fn account_for_seat(&self, seat: Seat) -> Result<(), AuditFault> {
        let player = self.player(seat);
        let limits = &facts().table.limits;
        let start = u16::from(facts().table.setup.money[self.row()]);
        AuditFault::unless(
            start + player.earned == player.money + player.spent,
            format_args!("seat {seat} has {} too many or too few dollars", player.money),
        )?;
        let unit = facts().table.meta.money_unit;
        AuditFault::unless(player.money.is_multiple_of(unit), format_args!("seat {seat} has small change"))?;
        let tracks =
            player.cowboys <= limits.cowboys && player.iron <= limits.iron && player.gold <= limits.gold;
        AuditFault::unless(tracks, format_args!("seat {seat} is off a track"))?;
        AuditFault::unless(
            !player.influence.meets(player.owned),
            format_args!("seat {seat} has two markers in one shop"),
        )?;
        let farms = player.troubled.or(player.hosts).minus(player.farms).is_empty();
        AuditFault::unless(farms, format_args!("seat {seat} has tokens on farms of others"))?;
        let spent = player.token == ColouredToken::Spent;
        AuditFault::unless(
            !spent || player.apaches > 0,
            format_args!("seat {seat} used a token on nothing"),
        )?;
        if self.phase != Phase::Over {
            let alley = self.alley.iter().filter(|other| *other == seat).count();
            let pieces = usize::from(player.pieces) + player.on.len() + alley;
            let all = usize::from(facts().table.setup.pieces[self.row()]);
            AuditFault::unless(pieces == all, format_args!("seat {seat} has {pieces} cowboys to place"))?;
        }
        Ok(())
    }
}
