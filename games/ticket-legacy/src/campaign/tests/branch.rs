//! TL-21.9: campaigns that go on from others, and what nobody may learn from the text they begin with.

use railhead_game::{Chance as _, Luck, Options, Setup, proves};
use railhead_pieces::{Named, Piece as _};
use serde_json::{Value, json};

use super::*;
use crate::{ClaimId, Colour, tests::position::city};

const COMPANIES: u8 = 3;

fn setup(companies: u8, options: &Options, seed: u8) -> Setup {
    Setup::checked(Campaign::meta(), companies, options, Seed([seed; 32]), 1).expect("a set-up")
}

/// A campaign played at random to the end of its first years.
struct Played {
    setup: Setup,
    /// The positions at which a chapter began, the years' ends.
    moments: Vec<Campaign>,
    /// What was decided in secret.
    secret: Vec<String>,
    now: Campaign,
}

fn played(companies: u8, years: u8, luck: u64) -> Played {
    let setup = setup(companies, &Options::default(), 3);
    let mut now = Campaign::new(&setup).expect("a campaign");
    let (mut luck, mut moments, mut secret) = (Luck::new(luck), Vec::new(), Vec::new());
    while now.ledger.game <= years {
        let seats: Vec<Seat> = now.deciders().iter().collect();
        let seat = *luck.pick(&seats).expect("a campaign is long");
        let mut legal = Vec::new();
        now.legal(seat, &mut legal);
        let action = *luck.pick(&legal).expect("whoever must decide can");
        if !now.is_public(seat, action) {
            secret.push(action.to_string());
        }
        let mut events = Events::recording();
        now.apply(seat, action, &mut events).expect("it is legal");
        let chapter = |told: &Told<Event>| {
            matches!(told.event, Event::Year { .. } | Event::Began { .. } | Event::BoxChoice { .. })
        };
        if events.into_told().iter().any(chapter) {
            moments.push(now.clone());
        }
    }
    Played { setup, moments, secret, now }
}

fn text(options: &Options) -> &str {
    options.get("branch").expect("a branch has a text")
}

#[test]
fn no_year_can_be_branched_from_before_it_is_over() {
    proves!("TL-21.9");
    let Played { setup, moments, now, .. } = played(COMPANIES, 3, 1);
    let (mut early, mut left) = (0, 0);
    for then in &moments {
        assert_eq!(then.branch(then, &setup), None, "its year has only begun");
        let late = moments.iter().filter(|late| late.ledger.game == then.ledger.game);
        for late in late {
            assert_eq!(then.branch(late, &setup), None, "its year is being played");
            early += 1;
        }
        let over = then.ledger.game < now.ledger.game;
        assert_eq!(then.branch(&now, &setup).is_some(), over);
        left += usize::from(over);
    }
    assert!(early > 6 && left > 5, "{early} {left}");
    let mut middle = moments[0].clone();
    let seat = middle.deciders().first().expect("somebody decides");
    let mut legal = Vec::new();
    middle.legal(seat, &mut legal);
    middle.apply(seat, legal[0], &mut Events::muted()).expect("it is legal");
    assert_eq!(middle.branch(&now, &setup), None, "a game under way would have to be dealt anew");
}

/// The attack: whoever has the text learns nothing that they could not know, at any moment, from any seat.
#[test]
fn a_branch_tells_nobody_what_they_cannot_know() {
    proves!("TL-21.9");
    let Played { setup, moments, secret, now } = played(COMPANIES, 4, 2);
    assert!(!secret.is_empty());
    let mut luck = Luck::new(5);
    for then in &moments {
        let Some(branch) = then.branch(&now, &setup) else { continue };
        let text = text(&branch.options);
        assert!(!text.contains(&setup.seed.to_string()));
        for year in 1..=Campaign::last_game() {
            assert!(!text.contains(&then.chain.year(year).to_string()), "the seed of year {year}");
        }
        for decision in &secret {
            assert!(!text.contains(decision), "{decision}");
        }
        for seat in Seat::all(COMPANIES) {
            let mut imagined = then.clone();
            imagined.determinize(seat, &mut luck);
            assert_eq!(
                imagined.branch(&now, &setup).as_ref(),
                Some(&branch),
                "the same for all that is known"
            );
        }
    }
}

/// A campaign late in its course, with something in every box.
fn late(companies: u8) -> Frame {
    let mut frame = Frame::before(companies, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]);
    frame = frame.give(A, "107").give(A, "106").give(B, "204");
    let ledger = &mut frame.campaign.ledger;
    ledger.company_mut(A).office.clues = vec![city("QUE"), city("BAN")];
    ledger.company_mut(B).office.solved = vec![city("CHI")];
    ledger.company_mut(B).office.claim = ClaimId::find("CS-19");
    ledger.company_mut(B).office.depots = vec![city("OMA")];
    let used = PostcardId::all()
        .find(|card| crate::facts::cards().postcards[card.index()].uses > 1 && !ledger.drawn.contains(card))
        .expect("a postcard of several uses");
    ledger.company_mut(B).office.postcards.push((used, 1));
    ledger.drawn.push(used);
    let share = ledger.shares.as_mut().and_then(Vec::pop).expect("a deck of shares");
    ledger.company_mut(A).shares.push(share);
    ledger.company_mut(A).poster.rows[0].push(Colour::Red);
    ledger.bag[Colour::Red.index()] -= 1;
    ledger.company_mut(A).timetable.insert(city("NYC"));
    frame.campaign.begin_roster(&mut Events::muted());
    frame
}

/// What a campaign a year later leaves of this one.
fn left_by(then: &Campaign) -> Options {
    let mut now = then.clone();
    now.ledger.game += 1;
    let setup = setup(then.companies(), &Options::default(), 3);
    then.branch(&now, &setup).expect("the year is over").options
}

fn opened(companies: u8, options: &Options, seed: u8) -> Result<Campaign, railhead_game::SetupError> {
    Campaign::new(&setup(companies, options, seed))
}

#[test]
fn a_branch_has_the_same_past_and_a_chance_of_its_own() {
    proves!("TL-21.9");
    let then = late(COMPANIES).campaign;
    let options = left_by(&then);
    let branch = |seed: u8| opened(COMPANIES, &options, seed).expect("a branch opens");
    let (one, other) = (branch(4), branch(5));
    assert!(one == branch(4), "the same table, the same chance");
    for branch in [&one, &other] {
        assert_eq!(branch.phase, then.phase);
        assert_eq!(left_by(branch), options, "all that is known is the same");
        assert_eq!(branch.account(), Ok(()));
        let counts = |campaign: &Campaign| {
            let company = |seat| {
                let office = &campaign.ledger.company(seat).office;
                (office.postcards.len(), office.clues.len())
            };
            Seat::all(COMPANIES).map(company).collect::<Vec<_>>()
        };
        assert_eq!(counts(branch), counts(&then));
    }
    assert_ne!(one.ledger.shares, other.ledger.shares);
    assert_ne!(one.ledger.treasures, other.ledger.treasures);
    let hidden = |campaign: &Campaign| {
        let office = &campaign.ledger.company(A).office;
        (office.postcards.clone(), office.clues.clone())
    };
    assert!((4..12).any(|seed| hidden(&branch(seed)) != hidden(&then)), "what was unseen is dealt anew");
}

#[test]
fn every_chapter_of_a_finished_year_can_be_gone_on_from() {
    let Played { setup: origin, moments, now, .. } = played(COMPANIES, 4, 7);
    let mut kinds = [0; 3];
    for then in &moments {
        let Some(branch) = then.branch(&now, &origin) else { continue };
        let branch = opened(COMPANIES, &branch.options, 9).expect("a branch opens");
        let kind = match then.phase {
            Phase::Table => 0,
            Phase::Open => 1,
            _ => 2,
        };
        kinds[kind] += 1;
        assert_eq!(std::mem::discriminant(&branch.phase), std::mem::discriminant(&then.phase));
        assert_eq!(branch.present, if kind == 2 { branch.present.clone() } else { then.present.clone() });
        assert_eq!((branch.ledger.game, &branch.ledger.years), (then.ledger.game, &then.ledger.years));
        play_on(branch, 40, &mut Luck::new(1));
    }
    assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
}

/// A few decisions at random, with every component accounted for.
fn play_on(mut campaign: Campaign, decisions: usize, luck: &mut Luck) {
    for _ in 0..decisions {
        let Some(seat) = campaign.deciders().first() else { return };
        let mut legal = Vec::new();
        campaign.legal(seat, &mut legal);
        let action = *luck.pick(&legal).expect("whoever must decide can");
        campaign.apply(seat, action, &mut Events::muted()).expect("it is legal");
        campaign.account().expect("every component is there");
    }
}

/// Tables that began when a branch was a seed and decisions open as they did.
#[test]
fn an_older_text_is_still_replayed() {
    let options = Options::default().with(
        "branch",
        &format!("year 1 {}\n0 company red\n0 attend\n2 company blue\n2 attend\n", Seed([3; 32])),
    );
    let campaign = opened(COMPANIES, &options, 4).expect("an older text opens");
    assert_eq!(campaign.deciders().iter().collect::<Vec<_>>(), [B]);
    for text in ["year", "year 13 00", "0 attend", "year 1 zz", "hello"] {
        assert!(opened(2, &Options::default().with("branch", text), 1).is_err(), "{text}");
    }
}

/// A text that no campaign could have left is refused, and the refusal names nothing of it.
#[test]
fn a_text_that_no_campaign_left_is_refused() {
    let options = left_by(&late(COMPANIES).campaign);
    let good: Value = serde_json::from_str(text(&options)).expect("JSON");
    let refused = |path: &str, value: Value| {
        let mut edited = good.clone();
        *edited.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        let options = options.clone().with("branch", &edited.to_string());
        let error = opened(COMPANIES, &options, 1).expect_err(path);
        assert!(matches!(error, railhead_game::SetupError::BadOption { .. }), "{error:?}");
    };
    let share = json!({ "line": "red", "number": 0 });
    for (path, value) in [
        ("/version", json!(9)),
        ("/moment", json!("noon")),
        ("/moment", json!("box")),
        ("/moment", json!("game")),
        ("/present", json!([0, 1])),
        ("/unseen", json!([0, 0])),
        ("/unseen", json!([255, 0, 0])),
        ("/clues", json!([200, 0, 0])),
        ("/ledger/game", json!(0)),
        ("/ledger/game", json!(13)),
        ("/ledger/years/0/game", json!(2)),
        ("/ledger/years/0/ranking", json!([0])),
        ("/ledger/years/0/ranking", json!([0, 1, 7])),
        ("/ledger/years/0/results/0/slip", json!(32767)),
        ("/ledger/brake_van", json!(9)),
        ("/ledger/booms", json!(255)),
        ("/ledger/bag", json!([])),
        ("/ledger/bag/0", json!(200)),
        ("/ledger/slot_uses", json!([4_294_967_295u32])),
        ("/ledger/shares", json!(null)),
        ("/ledger/shares/0", share.clone()),
        ("/ledger/treasures", json!([1, 2, 3])),
        ("/ledger/stickers", json!([])),
        ("/ledger/boards", json!(["CA"])),
        ("/ledger/boards", json!(["ZZ"])),
        ("/ledger/companies/0/shares", json!([share])),
        ("/ledger/companies/0/office/curses", json!(255)),
        ("/ledger/companies/0/office/company", json!("red")),
        ("/ledger/companies/0/office/clues", json!(["QUE"])),
        ("/ledger/companies/0/wagons", json!([])),
        ("/ledger/companies/0/wagons/0", json!(1)),
        ("/ledger/companies/0/poster/rows/0", json!(["white"])),
        ("/ledger/companies", json!([])),
    ] {
        refused(path, value);
    }
    assert!(opened(2, &options, 1).is_err(), "other seats");
}

/// Every place of a text in turn holds something else: such a text is refused, or it is a campaign that can be played.
#[test]
fn an_edited_text_is_refused_or_can_be_played() {
    let mut luck = Luck::new(11);
    let options = left_by(&late(COMPANIES).campaign);
    let good: Value = serde_json::from_str(text(&options)).expect("JSON");
    let (mut refused, mut played) = (0, 0);
    for _ in 0..railhead_testkit::games(150) {
        let mut edited = good.clone();
        for _ in 0..=luck.below(2) {
            edit(&mut edited, &mut luck);
        }
        let seats = 2 + luck.below(2) as u8;
        match opened(seats, &options.clone().with("branch", &edited.to_string()), 1) {
            Ok(campaign) => {
                play_on(campaign, 40, &mut luck);
                played += 1;
            }
            Err(_) => refused += 1,
        }
    }
    println!("{refused} refused, {played} played");
    assert!(refused > 0 && played > 0);
}

/// Changes something somewhere.
fn edit(value: &mut Value, luck: &mut Luck) {
    let deeper = luck.below(8) > 0;
    match value {
        Value::Array(items) if deeper && !items.is_empty() => {
            let place = luck.below(items.len() as u32) as usize;
            edit(&mut items[place], luck);
        }
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let place = luck.below(fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(place) {
                edit(field, luck);
            }
        }
        Value::Array(items) if !items.is_empty() => match luck.below(3) {
            0 => items.clear(),
            1 => items.push(items[0].clone()),
            _ => {
                items.pop();
            }
        },
        Value::Number(_) => {
            let numbers = [json!(0), json!(1), json!(2), json!(255), json!(-1), json!(70_000)];
            *value = luck.pick(&numbers).cloned().unwrap_or_default();
        }
        Value::String(_) => {
            let words = ["red", "GP", "QUE", "107", "EV-03", "FL", "CS-19", "BUF-MTL-1"];
            *value = json!(luck.pick(&words));
        }
        other => *other = Value::Null,
    }
}
