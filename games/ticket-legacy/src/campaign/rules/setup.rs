//! How a campaign begins (TL-21).

use railhead_game::{Dice, Events, Seat, SeatSet, Seed, Setup, SetupError, TurnEnd};

use super::super::{
    action::Action,
    branch::{BRANCH, KNOWN_CARDS},
    ledger::Ledger,
    past::Past,
    state::{Campaign, Chain, Log},
};

impl Campaign {
    /// A new campaign, or one that goes on from another's past.
    pub(in super::super) fn set_up(setup: &Setup) -> Result<Campaign, SetupError> {
        let known_cards = setup.options.get(KNOWN_CARDS) == Some("shown");
        let turn_end = TurnEnd::of(&setup.options);
        let chain = Chain::new(setup.seed, Campaign::last_game());
        let text = setup.options.get(BRANCH).unwrap_or_default();
        if text.starts_with('{') {
            let begun = Campaign { turn_end, ..Campaign::begin(setup.seats, chain, known_cards) };
            return Past::read(text)
                .and_then(|past| past.go_on(begun))
                .map_err(|why| SetupError::BadOption { key: BRANCH.to_owned(), value: why.to_string() });
        }
        let mut campaign: Option<Campaign> = None;
        for (number, line) in text.lines().enumerate() {
            let bad =
                || SetupError::BadOption { key: BRANCH.to_owned(), value: format!("line {}", number + 1) };
            if let Some(seed) = line.strip_prefix("year ") {
                let (game, seed) = seed.split_once(' ').ok_or_else(bad)?;
                let game = game.parse().ok().filter(|game| (1..=Campaign::last_game()).contains(game));
                let past = Chain::new(seed.parse::<Seed>().map_err(|_| bad())?, game.ok_or_else(bad)?);
                match &mut campaign {
                    Some(campaign) => campaign.branch_off(past),
                    None => {
                        let begun = Campaign::begin(setup.seats, past, known_cards);
                        campaign = Some(Campaign { turn_end, ..begun });
                    }
                }
            } else {
                let (seat, notation) = line.split_once(' ').ok_or_else(bad)?;
                let seat = Seat(seat.parse().map_err(|_| bad())?);
                let action: Action = notation.parse().map_err(|_| bad())?;
                let campaign = campaign.as_mut().ok_or_else(bad)?;
                campaign.check(seat, action).map_err(|_| bad())?;
                campaign.take(seat, action, &mut Events::muted());
            }
        }
        match campaign {
            Some(mut campaign) => {
                campaign.branch_off(chain);
                Ok(campaign)
            }
            None => Ok(Campaign { turn_end, ..Campaign::begin(setup.seats, chain, known_cards) }),
        }
    }

    /// The campaign before its first game.
    pub(in super::super) fn begin(companies: u8, chain: Chain, known_cards: bool) -> Campaign {
        let dice = Dice::new(&chain.year(1));
        let mut campaign = Campaign {
            ledger: Ledger::new(companies),
            phase: Campaign::EMPTY_ROSTER,
            present: Vec::new(),
            table: None,
            vacant: SeatSet::EMPTY,
            fresh: false,
            post: [0; 5],
            chain,
            dice,
            known_cards,
            turn_end: TurnEnd::ByItself,
        };
        campaign.begin_roster(&mut Log::muted());
        campaign
    }
}
