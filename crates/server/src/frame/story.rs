//! What has happened: decisions and changes of hands, each with the names of its time.

use std::ops::Range;

use maud::{Markup, html};
use railhead_bots::Difference;
use railhead_game::{Lang, Play, Seat};
use railhead_store::{Handing, HandingKind, Hands, Ply, SeatNo};

use super::{Viewer, badge};
use crate::words::words;

/// How many of the latest lines of the story are on the page; the rest is in the replay.
const STORY_LINES: usize = 40;

/// The latest of these `lines`, when so many decisions are taken, by turns, the newest first, each turn from its beginning, with a mark at the reader's own last decision, which leads
/// to the replay where there is one.
pub fn story(replay: Option<&str>, (lines, ply): (&[Told], usize), hands: &Hands, viewer: &Viewer) -> Markup {
    // A decision tells a few lines at most, so the latest plies hold enough of them.
    let begin = ply.saturating_sub(STORY_LINES);
    let is_early = |line: &Told| line.at < begin || (line.at == begin && line.decision.is_some());
    let lines = &lines[lines.partition_point(is_early)..];
    let lines = &lines[lines.len().saturating_sub(STORY_LINES)..];
    // What a bot decided meanwhile is news to whoever comes back.
    let decided =
        |line: &&Told| line.decision.is_some_and(|ply| own_decision(hands, viewer.seat, line.seat, ply));
    let own = lines.iter().rev().find(decided).map(|line| line.at);
    let fresh = |line: &Told| viewer.seat.is_some() && own.is_none_or(|own| line.at > own);
    let news = lines.iter().any(fresh);
    html! {
        ol.story {
            @for turn in lines.chunk_by(Told::goes_on).rev() {
                @let (seat, who) = (turn[0].seat, &turn[0].who);
                @if news && Some(seat) == viewer.seat && who.is_some() && turn.last().map(|line| line.at) == own {
                    li.divider {
                        @if let Some(replay) = replay {
                            // Before the game is over a replay is from one's own eyes.
                            a href={ (replay) "?ply=" (turn[turn.len() - 1].at) @if let Some(seat) = viewer.seat { "&seat=" (seat) } } {
                                (words(viewer.lang).say("since-your-turn"))
                            }
                        } @else { span { (words(viewer.lang).say("since-your-turn")) } }
                    }
                }
                @match who {
                    Some(who) => {
                        li.group.fresh[turn.iter().any(fresh)] {
                            (badge(seat)) " " strong.who { (who) }
                            ul { @for (at, line) in turn.iter().enumerate() {
                                @let follows_another = at > 0 && turn[at - 1].subject != line.subject;
                                (item(line, seat, who.as_str(), follows_another))
                            } }
                        }
                    }
                    None => {
                        li.seat-change.fresh[turn.iter().any(fresh)] { (badge(seat)) " " (turn[0].text) }
                    }
                }
            }
        }
    }
}

/// Whether the decision `ply` of `seat` was taken by whoever looks from the seat `viewer`, and not by a bot that stood in.
fn own_decision(hands: &Hands, viewer: Option<Seat>, seat: Seat, ply: usize) -> bool {
    viewer == Some(seat) && !hands.stood_in(SeatNo(seat.0), Ply(u32::try_from(ply).unwrap_or(u32::MAX)))
}

/// The latest line of the story, with the name of whoever it is about; empty before the first.
pub fn latest(play: &dyn Play, hands: &Hands, viewer: &Viewer, names: &[String]) -> String {
    let lines = told(play, hands, viewer, names, play.ply().saturating_sub(4)..play.ply());
    lines.last().map(|line| line.text.clone()).unwrap_or_default()
}

/// How many of the latest decisions are looked through for the last turn of each seat.
const LATELY: usize = 60;

/// What the latest decisions tell, for [`story`] and [`lately`].
pub fn told_lately(play: &dyn Play, hands: &Hands, viewer: &Viewer, names: &[String]) -> Vec<Told> {
    told(play, hands, viewer, names, play.ply().saturating_sub(LATELY)..play.ply())
}

/// What each of so many seats did in its latest turn, without its name; empty for one that has not decided lately.
pub fn lately(lines: &[Told], seats: usize) -> Vec<String> {
    let mut lately = vec![String::new(); seats];
    for turn in lines.chunk_by(Told::goes_on) {
        let Some(who) = &turn[0].who else { continue };
        let own = turn.iter().filter(|line| line.subject == line.seat);
        let deeds: Vec<&str> = own.take(DEEDS).map(|line| deed(&line.text, who)).collect();
        if let Some(said) = lately.get_mut(turn[0].seat.index()).filter(|_| !deeds.is_empty()) {
            *said = deeds.join("; ");
        }
    }
    lately
}

/// How many lines of a turn are told in a seat's row.
const DEEDS: usize = 4;

/// What a line tells of whoever it begins with.
fn deed<'a>(text: &'a str, who: &str) -> &'a str {
    let bare = text.strip_prefix(who).and_then(|rest| rest.strip_prefix(' ')).unwrap_or(text);
    bare.strip_suffix('.').unwrap_or(bare)
}

/// The decision with which each turn begins: a turn is what one seat decides in a row.
pub fn turns(play: &dyn Play) -> Vec<usize> {
    let seats: Vec<Seat> = play.decisions().into_iter().map(|(seat, _)| seat).collect();
    let begins = |ply: &usize| *ply == 0 || seats[*ply] != seats[ply - 1];
    (0..seats.len()).filter(begins).collect()
}

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The number of decisions after which it is so.
    pub at: usize,
    /// The decision it tells of; none for a change of hands.
    pub decision: Option<usize>,
    /// Whose line it is.
    pub seat: Seat,
    /// Whom it is about.
    pub subject: Seat,
    /// The name under which it was decided; none for a change of hands.
    pub who: Option<String>,
    /// What happened.
    pub text: String,
    /// Why, at the last line of what a bot decided that stands in for somebody: told to its seat's own eyes, since it comes
    /// from what the seat alone knows, and to everybody once the game is over.
    pub why: Option<String>,
}

impl Told {
    /// Whether the next line belongs to the same turn.
    pub fn goes_on(&self, next: &Told) -> bool {
        self.who.is_some() && self.who == next.who && self.seat == next.seat
    }
}

/// A line of the turn of whoever stands above it, and is not named again unless the line before was about another.
fn item(line: &Told, seat: Seat, who: &str, follows_another: bool) -> Markup {
    let rest = line.text.strip_prefix(who).filter(|_| !follows_another);
    let own = rest.and_then(|rest| rest.strip_prefix(' ')).map(capital);
    let text = own.as_deref().unwrap_or(&line.text);
    html! {
        li data-ply=[line.decision] {
            @if line.subject != seat { (badge(line.subject)) " " } (text)
            @if let Some(why) = &line.why { " " em.why { (why) } }
        }
    }
}

/// A text that begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The story of these plies in order, and the seats that changed hands meanwhile. `names` are those of now.
pub fn told(
    play: &dyn Play,
    hands: &Hands,
    viewer: &Viewer,
    names: &[String],
    plies: Range<usize>,
) -> Vec<Told> {
    // What was taken back may have left a change of hands beyond the end of the log.
    let when = |handing: &Handing| (handing.ply.0 as usize).min(plies.end);
    let mut cuts: Vec<usize> = hands.handings.iter().map(when).filter(|cut| *cut > plies.start).collect();
    cuts.push(plies.end);
    cuts.sort_unstable();
    cuts.dedup();
    let handed = |at: usize| {
        let handed = hands.handings.iter().enumerate().filter(move |(_, handing)| when(handing) == at);
        handed.map(move |(index, _)| line(&hands.handings, index, at, viewer.lang))
    };
    let mut lines: Vec<Told> = handed(plies.start).collect();
    let mut from = plies.start;
    for cut in cuts {
        let then = names_before(names, &hands.handings, from, viewer.lang);
        lines.extend(play.story(viewer.reader(&then), from..cut).into_iter().map(|line| Told {
            at: line.ply + 1,
            decision: Some(line.ply),
            seat: line.seat,
            subject: line.subject,
            who: Some(then.get(line.seat.index()).cloned().unwrap_or_default()),
            text: line.text,
            why: None,
        }));
        if cut > plies.start {
            lines.extend(handed(cut));
        }
        from = cut;
    }
    remark(&mut lines, play, hands, viewer);
    lines
}

/// Adds why bots that stood in decided as they did, for the eyes of their seats; for all once the game is over.
fn remark(lines: &mut [Told], play: &dyn Play, hands: &Hands, viewer: &Viewer) {
    let over = play.outcome().is_some();
    for (ply, text) in &hands.remarks {
        let told = lines.iter_mut().rfind(|line| line.decision == Some(ply.0 as usize));
        let Some(line) = told.filter(|line| over || viewer.seat == Some(line.seat)) else { continue };
        let reasons: Option<Vec<Difference>> = serde_json::from_str(text).ok();
        line.why = reasons.map(|reasons| Difference::remark(&reasons, play.game(), viewer.lang));
    }
}

/// The names that the seats had when the decision `ply` was taken.
fn names_before(names: &[String], handings: &[Handing], ply: usize, lang: Lang) -> Vec<String> {
    let mut names = names.to_vec();
    for (index, handing) in
        handings.iter().enumerate().rev().filter(|(_, handing)| handing.ply.0 as usize > ply)
    {
        if let Some(name) = names.get_mut(usize::from(handing.seat.0)) {
            *name = before(handings, index, lang);
        }
    }
    names
}

/// The names that the seats had when the game began.
pub fn names_at_start(names: &[String], hands: &Hands, lang: Lang) -> Vec<String> {
    let mut names = names.to_vec();
    for (index, handing) in hands.handings.iter().enumerate().rev() {
        if let Some(name) = names.get_mut(usize::from(handing.seat.0)) {
            *name = before(&hands.handings, index, lang);
        }
    }
    names
}

/// What a bot is called that stands in for somebody of this name.
pub fn stand_in_name(name: Option<&str>, lang: Lang) -> String {
    let t = words(lang);
    match name {
        Some(name) => t.say_with("bot-for", &[("name", name.into())]),
        None => t.say("former-player"),
    }
}

/// The name of the seat before it changed hands.
fn before(handings: &[Handing], index: usize, lang: Lang) -> String {
    let handing = &handings[index];
    // A bot that stood in is named after whoever it stood in for, in the reader's language.
    let earlier = handings[..index].iter().rev().find(|earlier| earlier.seat == handing.seat);
    if let Some(earlier) = earlier.filter(|earlier| earlier.kind.to_stand_in()) {
        return stand_in_name(earlier.from.as_deref(), lang);
    }
    let other = match handing.kind {
        HandingKind::Sat => "empty-seat",
        HandingKind::Back | HandingKind::Taken => "a-bot",
        HandingKind::Lent
        | HandingKind::Released
        | HandingKind::Left
        | HandingKind::TimedOut
        | HandingKind::Voted
        | HandingKind::Resigned => "former-player",
    };
    known(handing.from.as_deref(), other, lang)
}

/// A name as it was; the word `other` if it was forgotten since.
fn known(name: Option<&str>, other: &str, lang: Lang) -> String {
    name.map_or_else(|| words(lang).say(other), str::to_owned)
}

fn line(handings: &[Handing], index: usize, at: usize, lang: Lang) -> Told {
    let t = words(lang);
    let handing = &handings[index];
    let taker = if handing.kind == HandingKind::Left { "empty-seat" } else { "former-player" };
    let to = if handing.kind.to_stand_in() {
        handing.from.as_deref().map_or_else(|| t.say("a-bot"), |name| stand_in_name(Some(name), lang))
    } else {
        known(handing.to.as_deref(), taker, lang)
    };
    let names = [
        ("from", before(handings, index, lang).into()),
        ("to", to.into()),
        ("by", handing.by.clone().unwrap_or_default().into()),
    ];
    let text = match (handing.kind, &handing.by) {
        (HandingKind::Lent, _) => t.say_with("handed-lent", &names),
        (HandingKind::Released, _) => t.say_with("handed-released", &names),
        (HandingKind::TimedOut, _) => t.say_with("handed-timed-out", &names),
        (HandingKind::Voted, _) => t.say_with("handed-voted", &names),
        (HandingKind::Resigned, _) => t.say_with("handed-resigned", &names),
        (HandingKind::Back, _) => t.say_with("handed-back", &names),
        (HandingKind::Taken, None) => t.say_with("handed-taken", &names),
        (HandingKind::Taken, Some(_)) => t.say_with("handed-agreed", &names),
        (HandingKind::Left, _) => t.say_with("handed-left", &names),
        (HandingKind::Sat, _) => t.say_with("handed-sat", &names),
    };
    let seat = Seat(handing.seat.0);
    Told { at, decision: None, seat, subject: seat, who: None, text, why: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_told_without_whose_it_is() {
        assert_eq!(deed("Ana moves to building B.", "Ana"), "moves to building B");
        assert_eq!(deed("Red is shuffled.", "Ana"), "Red is shuffled");
        assert_eq!(deed("Anabel’s turn.", "Ana"), "Anabel’s turn");
    }
}
