//! How many clicks a turn takes, in games of bots that play to win and end their turns themselves. What can be clicked
//! is read off the drawings.

use great_western_trail::GreatWesternTrail;
use railhead_game::{GameOf, Lang, Play, Reader, Record};

/// The most decisions that are taken with one click.
const LONGEST: usize = 4;

/// What can be clicked: the decisions, or rows of decisions, of each piece, and the options of a plan with whether they
/// are chosen to begin with.
struct Page {
    pieces: Vec<Vec<String>>,
    options: Vec<(String, bool)>,
    /// The option that is chosen with another one, if none of those with which it goes is.
    leads: Vec<(String, String)>,
    /// How many options are chosen together, where that is more than one of a part.
    several: Option<usize>,
}

impl Page {
    fn of(play: &dyn Play, names: &[String]) -> Page {
        let shown = play.present(Reader { viewer: play.actors().first(), lang: Lang::En, names }, true);
        let layers = shown.scene.panes.iter().flat_map(|pane| &pane.layers);
        let drawn: String = layers.map(|layer| layer.markup.as_ref()).collect();
        let marks = |mark: &str| -> Vec<String> {
            let found = drawn.split(mark).skip(1).filter_map(|rest| rest.split('"').next());
            found.map(|acts| acts.replace("&amp;", "&")).collect()
        };
        let pieces = [marks(" data-act=\""), marks(" data-acts=\"")].concat();
        let options = drawn.split(" data-choose=\"").skip(1).map(|rest| {
            let act = rest.split('"').next().unwrap_or_default().to_owned();
            (act, rest.split('>').next().unwrap_or_default().contains("aria-checked=\"true\""))
        });
        let leads = drawn.split(" data-choose=\"").skip(1).filter_map(|rest| {
            let with = rest.split('>').next()?.split("data-with=\"").nth(1)?.split(['|', '"']).next()?;
            Some((rest.split('"').next()?.to_owned(), with.to_owned()))
        });
        let several =
            drawn.split(" data-most=\"").nth(1).and_then(|rest| rest.split('"').next()?.parse().ok());
        Page {
            several,
            leads: leads.collect(),
            pieces: pieces.iter().map(|acts| acts.split('|').map(str::to_owned).collect()).collect(),
            options: options.collect(),
        }
    }

    /// The clicks that an act takes: two where its piece has several, and none if it is on no piece.
    fn clicks(&self, act: &str) -> Option<usize> {
        let with = self.pieces.iter().filter(|acts| acts.iter().any(|other| other == act));
        with.map(|acts| acts.len().min(2)).min()
    }

    fn option(&self, act: &str) -> Option<bool> {
        self.options.iter().find(|(other, _)| other == act).map(|(_, chosen)| *chosen)
    }
}

#[derive(Default, Debug)]
struct Count {
    turns: usize,
    /// If every decision is taken by itself.
    one_by_one: usize,
    /// If rows and plans are used.
    in_rows: usize,
    /// Those of `in_rows` that do nothing but end a turn, outside Kansas City.
    ends: usize,
    visits: usize,
    /// Those of `in_rows` in turns that went to Kansas City.
    visiting: usize,
}

fn count(text: &str, total: &mut Count) {
    let record: Record = text.parse().expect("a record");
    let game: &'static GameOf<GreatWesternTrail> = Box::leak(Box::new(GameOf::new()));
    let mut play = record.replay(game, Some(0)).expect("the game opens");
    let names: Vec<String> = (0..record.seats).map(|seat| format!("Seat {seat}")).collect();
    let mut decisions = record.decisions.iter().map(|decision| decision.notation.as_str()).peekable();
    let (mut seat, mut clicks, mut visiting) = (None, 0, false);
    while let Some(first) = decisions.next() {
        let now = play.actors().first().expect("somebody decides");
        if seat.replace(now) != Some(now) {
            total.turns += 1;
            total.visits += usize::from(visiting);
            total.visiting += if visiting { clicks } else { 0 };
            (clicks, visiting) = (0, false);
        }
        let page = Page::of(play.as_ref(), &names);
        let mut taken = vec![first];
        let spent = if let Some(several) = page.several {
            // Cards that are chosen one by one and sent together; the rules take the last by themselves if they can.
            while taken.len() < several
                && let Some(next) = decisions.next_if(|next| page.option(next).is_some())
            {
                taken.push(next);
            }
            several + 1
        } else if page.option(first).is_some() {
            while let Some(next) = decisions.next_if(|next| page.option(next).is_some()) {
                taken.push(next);
            }
            // A city chooses the certificates that it takes.
            let led =
                |act: &str| page.leads.iter().any(|(by, other)| other == act && taken.contains(&by.as_str()));
            let changed = taken.iter().filter(|act| page.option(act) == Some(false) && !led(act)).count();
            taken.extend(decisions.next_if_eq(&"end"));
            visiting = true;
            changed + 1
        } else {
            // The longest row that a piece stands for.
            let mut ahead = decisions.clone();
            let mut act = first.to_owned();
            let (mut row, mut length) = (None, 0);
            for after in 1..LONGEST {
                let Some(next) = ahead.next() else { break };
                act = format!("{act} & {next}");
                if let Some(clicks) = page.clicks(&act) {
                    (row, length) = (Some(clicks), after);
                }
            }
            taken.extend(decisions.by_ref().take(length));
            row.or_else(|| page.clicks(first)).unwrap_or(1)
        };
        clicks += spent;
        total.in_rows += spent;
        let only = taken.len() == 1 && matches!(first, "end" | "done");
        for (at, decision) in taken.into_iter().enumerate() {
            let own = (at > 0).then(|| Page::of(play.as_ref(), &names));
            total.one_by_one += own.as_ref().unwrap_or(&page).clicks(decision).unwrap_or(1);
            play.decide(now, decision).expect("a legal decision");
        }
        let over = play.actors().first() != Some(now);
        total.ends += usize::from(only && over && !visiting);
    }
}

#[test]
fn a_turn_takes_few_clicks() {
    let mut total = Count::default();
    for text in [include_str!("fixtures/v1-2-waiting.record"), include_str!("fixtures/v1-3-waiting.record")] {
        count(text, &mut total);
    }
    println!("{total:?}");
    assert!(total.turns > 100 && total.visits > 20, "{total:?}");
    assert!(2 * total.one_by_one > 12 * total.turns, "one by one it is more than six: {total:?}");
    assert!(total.in_rows <= 4 * total.turns, "four clicks a turn: {total:?}");
    assert!(total.visiting <= 4 * total.visits, "and to Kansas City: {total:?}");
    let (ordinary, others) = (total.in_rows - total.visiting, total.turns - total.visits);
    assert!(ordinary - total.ends <= 3 * others, "three and the end of an ordinary turn: {total:?}");
}
