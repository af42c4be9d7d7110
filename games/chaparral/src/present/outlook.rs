//! What would follow from a decision, in words: money left, objectives that come nearer, the end of the game.

use railhead_game::{Choice, Ends};

use super::{Stage, money, objective};
use crate::{
    Action, ColouredToken, Count, End, Outlook, PlayerView, Side, View, facts::facts, piece::Objective,
};

/// How many objectives are named that a decision brings nearer.
const NAMED: usize = 3;

/// The same button with what would follow: said, marked if it ends the game, set aside if another way is never worse.
pub(super) fn with_outlook(mut choice: Choice, view: &View, action: Action, stage: &Stage<'_>) -> Choice {
    choice = choice.dominated(is_dominated(view, action, stage));
    let Some(outlook) = view.outlook(action) else { return choice };
    let Some(player) = view.viewer.and_then(|seat| view.player(seat)) else { return choice };
    let mut parts: Vec<String> = choice.detail.take().into_iter().collect();
    parts.extend(consequences(outlook, player, view, stage));
    if !parts.is_empty() {
        choice = choice.detail(parts.join(" · "));
    }
    match outlook.ends {
        End::Nothing => choice,
        End::LastRound => asked(choice, "ask-last-round", stage).ends(Ends::LastRound),
        End::Game => asked(choice, "ask-game", stage).ends(Ends::Game),
    }
}

/// The same button, asking before it does what cannot be undone, unless it has a question of its own.
fn asked(choice: Choice, key: &str, stage: &Stage<'_>) -> Choice {
    if choice.question.is_some() {
        return choice;
    }
    let question = stage.say_with(key, &[("what", choice.label.as_str().into())]);
    choice.asking(question)
}

fn consequences(outlook: &Outlook, player: &PlayerView, view: &View, stage: &Stage<'_>) -> Vec<String> {
    let mut parts = Vec::new();
    if outlook.money != player.money {
        let key = if outlook.money < player.money { "money-left" } else { "money-then" };
        parts.push(stage.say_with(key, &[("money", money(outlook.money))]));
    }
    let token = facts().table.limits.coloured_token_at_cowboys;
    if player.token == ColouredToken::Unearned && player.cowboys < token && outlook.cowboys >= token {
        parts.push(stage.say("brings-token"));
    }
    parts.extend(outlook.claims.iter().map(|card| {
        let what = named(*card, stage);
        stage.say_with("claims", &[("what", what.into())])
    }));
    let open = |card: Objective| {
        let seen = &view.objectives[card.index()];
        seen.copies > 0 && !seen.claimed.contains(&player.seat) && !outlook.claims.contains(&card)
    };
    let nearer = outlook.progress.iter().filter(|(card, _)| open(*card)).filter_map(|(card, then)| {
        let now = &player.progress[card.index()];
        let ((was, _), (is, of)) = (reached(now), reached(then));
        (is > was).then(|| format!("{} {is}/{of}", named(*card, stage)))
    });
    parts.extend(nearer.take(NAMED));
    parts
}

/// How far conditions are met, and how far they must be: as much of a single one as counts, or how many of several.
pub(super) fn reached(counts: &[Count]) -> (u16, u16) {
    match counts {
        [only] => (only.has.min(only.needs), only.needs),
        several => {
            let met = several.iter().filter(|count| count.has >= count.needs).count();
            (met as u16, several.len() as u16)
        }
    }
}

/// How near the conditions are to be met, in thousandths: the mean of their shares.
pub(crate) fn near(counts: &[Count]) -> u32 {
    let share = |count: &Count| 1000 * u32::from(count.has.min(count.needs)) / u32::from(count.needs.max(1));
    counts.iter().map(share).sum::<u32>() / counts.len().max(1) as u32
}

/// The special objective that `player` is nearest to while it has none; else the nearest of all.
pub(crate) fn nearest(player: &PlayerView, view: &View) -> Option<Objective> {
    let wanting = player.specials == 0;
    let open = view.objectives.iter().filter(|card| card.copies > 0 && !card.claimed.contains(&player.seat));
    let fit = open.filter(|card| card.special || !wanting);
    fit.max_by_key(|card| near(&player.progress[card.objective.index()])).map(|card| card.objective)
}

/// An objective's name, with the star of a special one.
pub(super) fn named(card: Objective, stage: &Stage<'_>) -> String {
    let special = facts().index.special.contains(card);
    format!("{}{}", objective(card, stage), if special { " ★" } else { "" })
}

/// Whether another decision is never worse: the dearer side of the alley for the same character, mining that brings no
/// more of anything, gold as a prize that finds no room.
pub(crate) fn is_dominated(view: &View, action: Action, stage: &Stage<'_>) -> bool {
    match action {
        Action::Alley(Side::Right, who) => stage.may(&Action::Alley(Side::Left, who)),
        Action::Mine(_) => {
            let Some(own) = view.outlook(action) else { return false };
            let better = |other: &&Outlook| {
                let more = other.iron >= own.iron && other.gold >= own.gold;
                more && (other.iron, other.gold) != (own.iron, own.gold)
            };
            let same =
                |other: &&Outlook| (other.iron, other.gold) == (own.iron, own.gold) && other.action < action;
            let mines = view.outlooks.iter().filter(|other| matches!(other.action, Action::Mine(_)));
            mines.clone().any(|other| better(&other)) || mines.clone().any(|other| same(&other))
        }
        Action::PrizeGold => {
            let player = view.viewer.and_then(|seat| view.player(seat));
            let full = player.is_some_and(|player| player.gold >= facts().table.limits.gold);
            full && view.prize.is_some_and(|prize| prize.money > 0)
        }
        _ => false,
    }
}
