use std::time::Duration;

use railhead_store::{
    Claim, Millis, Missing, NewJob, Occupant, Page, Replace, Revision, SeatNo, SeatPlan, Secret, Sitter,
    Status, StoreError, TableId, User, UserId, Visibility,
};

use crate::world::{World, bot, get, is_conflict, job, new_table, playing, sitter, start, user};

#[tokio::test]
async fn a_table_is_what_its_host_made_it() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let plans = vec![SeatPlan::User(sitter(&ada)), SeatPlan::Open, SeatPlan::Reserved, bot("Bo")];
    let id = world.create_table(new_table(&ada, plans)).await.unwrap();

    let table = get(&world, id).await;
    assert_eq!(table.id, id);
    assert_eq!((table.game.as_str(), table.rules_version), ("last-spike", 3));
    assert_eq!((table.options.as_str(), table.title.as_str()), (r#"{"money":"open"}"#, "Promontory"));
    assert_eq!((table.host, table.visibility, table.spectators), (Some(ada.id), Visibility::Public, true));
    assert_eq!((table.status, table.revision), (Status::Gathering, Revision::FIRST));
    assert_eq!((table.length.0, table.waiting_on.as_str()), (0, ""));
    assert_eq!((table.commitment.as_str(), table.outcome), ("a promise", None));
    let secrets = world.secrets(id).await.unwrap().unwrap();
    assert_eq!((secrets.secret, secrets.seed), (Secret::new([7; 32]), None));

    let [first, open, reserved, bot] = &table.seats[..] else { panic!("four seats") };
    assert_eq!(first.occupant, Occupant::User { user: ada.id, name: "Ada".to_owned() });
    assert_eq!(first.contribution.as_deref(), Some("luck of Ada"));
    assert_eq!(first.joined_at, Some(table.created_at));
    assert_eq!((&open.occupant, &open.invite, open.joined_at), (&Occupant::Open, &None, None));
    assert_eq!(reserved.occupant, Occupant::Open);
    assert!(reserved.invite.is_some());
    assert_eq!(bot.occupant, Occupant::Bot { level: "greedy".to_owned(), name: "Bo".to_owned() });
}

#[tokio::test]
async fn nothing_secret_shows_in_debug_output() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let id = world.create_table(new_table(&ada, vec![bot("Bo"), SeatPlan::Reserved])).await.unwrap();
    let table = get(&world, id).await;
    let invite = table.seats[1].invite.clone().unwrap();
    let shown =
        format!("{table:?} {:?} {world:?}", world.secrets(id).await.unwrap(), world = world.clone_store());
    assert!(!shown.contains(invite.expose()));
    assert!(!shown.contains("7, 7"));
}

#[tokio::test]
async fn tables_that_cannot_be_are_refused_whole() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let none = world.create_table(new_table(&ada, vec![])).await;
    assert!(matches!(none, Err(StoreError::BadSeating(_))), "{none:?}");
    let crowd = world.create_table(new_table(&ada, vec![SeatPlan::Open; 256])).await;
    assert!(matches!(crowd, Err(StoreError::BadSeating(_))), "{crowd:?}");
    let twice = vec![SeatPlan::User(sitter(&ada)), SeatPlan::User(sitter(&ada))];
    let twice = world.create_table(new_table(&ada, twice)).await;
    assert!(matches!(twice, Err(StoreError::AlreadySeated { seat: SeatNo(0) })), "{twice:?}");
    let stranger = User { id: UserId(99), ..ada.clone() };
    let hosted = world.create_table(new_table(&stranger, vec![SeatPlan::Open])).await;
    assert!(matches!(hosted, Err(StoreError::NotFound(Missing::User))), "{hosted:?}");
    let page = railhead_store::Page::first(10);
    assert_eq!(world.tables_of(ada.id, Status::Gathering, page).await.unwrap(), []);
}

#[tokio::test]
async fn a_seat_has_room_for_one() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let id = world.create_table(new_table(&ada, vec![SeatPlan::Open, SeatPlan::Open])).await.unwrap();
    let seated = world.sit(Claim::Seat(id, SeatNo(1)), sitter(&ada)).await.unwrap();
    assert_eq!((seated.table, seated.seat, seated.revision), (id, SeatNo(1), Revision(2)));
    let late = world.sit(Claim::Seat(id, SeatNo(1)), sitter(&bob)).await;
    assert!(matches!(late, Err(StoreError::SeatTaken { seat: SeatNo(1) })), "{late:?}");
    let again = world.sit(Claim::Seat(id, SeatNo(0)), sitter(&ada)).await;
    assert!(matches!(again, Err(StoreError::AlreadySeated { seat: SeatNo(1) })), "{again:?}");
    let nowhere = world.sit(Claim::Seat(id, SeatNo(2)), sitter(&bob)).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound(Missing::Seat))), "{nowhere:?}");
    let elsewhere = world.sit(Claim::Seat("0000000000".parse().unwrap(), SeatNo(0)), sitter(&bob)).await;
    assert!(matches!(elsewhere, Err(StoreError::NotFound(Missing::Table))), "{elsewhere:?}");
    assert_eq!(get(&world, id).await.revision, Revision(2), "refusals change nothing");
}

#[tokio::test]
async fn a_reserved_seat_opens_to_its_invitation_alone() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let id = world.create_table(new_table(&ada, vec![bot("Bo"), SeatPlan::Reserved])).await.unwrap();
    let invite = get(&world, id).await.seats[1].invite.clone().unwrap();

    let uninvited = world.sit(Claim::Seat(id, SeatNo(1)), sitter(&bob)).await;
    assert!(matches!(uninvited, Err(StoreError::SeatReserved { seat: SeatNo(1) })), "{uninvited:?}");
    let forged = world.sit(Claim::Invite("0123456789abcdef".parse().unwrap()), sitter(&bob)).await;
    assert!(matches!(forged, Err(StoreError::NotFound(Missing::Invite))), "{forged:?}");

    let seated = world.sit(Claim::Invite(invite.clone()), sitter(&bob)).await.unwrap();
    assert_eq!((seated.table, seated.seat), (id, SeatNo(1)));
    assert_eq!(get(&world, id).await.seats[1].invite, None);
    let used = world.sit(Claim::Invite(invite), sitter(&ada)).await;
    assert!(matches!(used, Err(StoreError::NotFound(Missing::Invite))), "{used:?}");
}

#[tokio::test]
async fn whoever_sits_may_stand_up_until_the_game_starts() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let id =
        world.create_table(new_table(&ada, vec![SeatPlan::User(sitter(&ada)), bot("Bo")])).await.unwrap();
    let thrown = world.stand(id, SeatNo(0), bob.id).await;
    assert!(matches!(thrown, Err(StoreError::NotYourSeat { seat: SeatNo(0) })), "{thrown:?}");
    assert_eq!(world.stand(id, SeatNo(0), ada.id).await.unwrap(), Revision(2));
    let seat = get(&world, id).await.seats.swap_remove(0);
    assert_eq!((seat.occupant, seat.contribution, seat.joined_at), (Occupant::Open, None, None));

    world.sit(Claim::Seat(id, SeatNo(0)), sitter(&ada)).await.unwrap();
    world.start(start(&get(&world, id).await)).await.unwrap();
    let late = world.stand(id, SeatNo(0), ada.id).await;
    assert!(matches!(late, Err(StoreError::WrongStatus { status: Status::Playing })), "{late:?}");
}

#[tokio::test]
async fn the_host_arranges_seats_as_they_were_seen() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let id = world
        .create_table(new_table(&ada, vec![SeatPlan::User(sitter(&bob)), SeatPlan::Open]))
        .await
        .unwrap();
    let carl = SeatPlan::HotSeat(Sitter { name: "Carl".to_owned(), ..sitter(&ada) });
    let revision = world.arrange(id, SeatNo(1), carl, Revision(1)).await.unwrap();
    let stale = world.arrange(id, SeatNo(0), bot("Bo"), Revision(1)).await;
    assert!(matches!(stale, Err(StoreError::Conflict { revision: Revision(2), .. })), "{stale:?}");
    let revision = world.arrange(id, SeatNo(0), bot("Bo"), revision).await.unwrap();
    let revision = world.arrange(id, SeatNo(1), SeatPlan::User(sitter(&ada)), revision).await.unwrap();
    let same = world.arrange(id, SeatNo(1), SeatPlan::User(sitter(&ada)), revision).await;
    assert!(same.is_ok(), "a user may be put where they sit: {same:?}");

    let table = get(&world, id).await;
    assert_eq!(table.seats[0].occupant.name(), Some("Bo"));
    assert_eq!(table.seats_of(ada.id).map(|seat| seat.no).collect::<Vec<_>>(), [SeatNo(1)]);
    assert_eq!(table.seats_of(bob.id).count(), 0);
}

#[tokio::test]
async fn a_start_puts_seats_in_playing_order_and_removes_open_ones() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let plans = vec![SeatPlan::User(sitter(&ada)), SeatPlan::Open, bot("Bo"), SeatPlan::User(sitter(&bob))];
    let id = world.create_table(new_table(&ada, plans)).await.unwrap();
    let mut begin = start(&get(&world, id).await);
    begin.seating = vec![SeatNo(3), SeatNo(0), SeatNo(2)];
    begin.contributions = vec![None, Some("late luck".to_owned())];
    begin.jobs = vec![job("first move")];
    let revision = world.start(begin).await.unwrap();

    let table = get(&world, id).await;
    assert_eq!((table.status, table.revision), (Status::Playing, revision));
    assert_eq!(table.waiting_on, "0");
    let names: Vec<_> = table.seats.iter().map(|seat| (seat.no.0, seat.occupant.name().unwrap())).collect();
    assert_eq!(names, [(0, "Bob"), (1, "Ada"), (2, "Bo")]);
    let luck: Vec<_> = table.seats.iter().map(|seat| seat.contribution.as_deref()).collect();
    assert_eq!(luck, [Some("luck of Bob"), Some("late luck"), None]);
    assert_eq!(world.secrets(id).await.unwrap().unwrap().seed, Some(Secret::new([9; 32])));
    let job = world.claim("bot", Duration::from_mins(1)).await.unwrap().unwrap();
    assert_eq!(job.key, "first move");
}

#[tokio::test]
async fn a_seating_that_cannot_be_played_does_not_start() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let plans = vec![SeatPlan::User(sitter(&ada)), SeatPlan::Open, bot("Bo")];
    let id = world.create_table(new_table(&ada, plans)).await.unwrap();
    for seating in [&[][..], &[0], &[0, 0, 2], &[0, 2, 3]] {
        let mut begin = start(&get(&world, id).await);
        begin.seating = seating.iter().copied().map(SeatNo).collect();
        let answer = world.start(begin).await;
        assert!(matches!(answer, Err(StoreError::BadSeating(_))), "{seating:?}: {answer:?}");
    }
    let table = get(&world, id).await;
    assert_eq!((table.status, table.revision, table.seats.len()), (Status::Gathering, Revision::FIRST, 3));
}

#[tokio::test]
async fn a_game_starts_once_and_from_what_was_seen() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let id = world.create_table(new_table(&ada, vec![bot("Bo"), SeatPlan::Open])).await.unwrap();
    let mut seen = start(&get(&world, id).await);
    seen.seating = vec![SeatNo(0)];
    world.sit(Claim::Seat(id, SeatNo(1)), sitter(&bob)).await.unwrap();
    assert!(is_conflict(&world.start(seen).await), "Bob sat down in between");
    let seen = start(&get(&world, id).await);
    world.start(seen.clone()).await.unwrap();
    let again = world.start(seen).await;
    assert!(matches!(again, Err(StoreError::WrongStatus { status: Status::Playing })), "{again:?}");
}

/// Seat 1 changes hands.
fn replace(table: TableId, plan: SeatPlan, expected: Revision) -> Replace {
    Replace {
        table,
        seat: SeatNo(1),
        plan,
        kept_for: None,
        by: None,
        how: None,
        expected,
        jobs: Vec::new(),
        clocks: Vec::new(),
    }
}

#[tokio::test]
async fn a_seat_is_kept_until_its_player_is_back_or_gone() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let plans = vec![SeatPlan::User(sitter(&ada)), SeatPlan::User(sitter(&bob)), bot("Cy")];
    let id = world.create_table(new_table(&ada, plans)).await.unwrap();
    let mut revision = world.start(start(&get(&world, id).await)).await.unwrap();
    let mut change = async |seat: u8, plan: SeatPlan, kept_for: Option<UserId>| {
        let jobs = vec![NewJob {
            kind: "bot".to_owned(),
            key: revision.to_string(),
            payload: String::new(),
            wait: Duration::ZERO,
        }];
        let change = Replace { seat: SeatNo(seat), kept_for, jobs, ..replace(id, plan, revision) };
        revision = world.replace(change).await.unwrap();
    };
    let mut bell = world.job_bell();
    change(1, bot("Bo"), Some(bob.id)).await;
    bell.rung().await.unwrap();
    assert!(world.claim("bot", Duration::from_secs(9)).await.unwrap().is_some());
    assert!(get(&world, id).await.keeps_seat_for(bob.id));
    let listed = world.tables_of(bob.id, Status::Playing, Page::first(5)).await.unwrap();
    assert_eq!(listed.len(), 1, "Bob finds the way back");
    change(1, SeatPlan::User(sitter(&bob)), None).await;
    assert!(!get(&world, id).await.keeps_seat_for(bob.id));
    change(1, bot("Bo"), Some(bob.id)).await;
    world.delete_user(bob.id).await.unwrap();
    assert_eq!(get(&world, id).await.seats[1].kept_for, None);
}

#[tokio::test]
async fn somebody_else_takes_over_a_seat_that_plays() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let plans = vec![SeatPlan::User(sitter(&ada)), SeatPlan::User(sitter(&bob))];
    let id = world.create_table(new_table(&ada, plans)).await.unwrap();
    let early = world.replace(replace(id, bot("Bo"), Revision::FIRST)).await;
    assert!(matches!(early, Err(StoreError::WrongStatus { status: Status::Gathering })), "{early:?}");
    let revision = world.start(start(&get(&world, id).await)).await.unwrap();

    let replaced = world.replace(replace(id, bot("Bo"), revision)).await.unwrap();
    assert_eq!(replaced, revision.next());
    let seat = get(&world, id).await.seats.swap_remove(1);
    assert_eq!(seat.occupant.name(), Some("Bo"));
    assert_eq!(seat.contribution.as_deref(), Some("luck of Bob"), "the seed was mixed from it");

    assert!(is_conflict(&world.replace(replace(id, bot("Bea"), revision)).await));
    let twice = world.replace(replace(id, SeatPlan::User(sitter(&ada)), replaced)).await;
    assert!(matches!(twice, Err(StoreError::AlreadySeated { seat: SeatNo(0) })), "{twice:?}");
    world.replace(replace(id, SeatPlan::User(sitter(&bob)), replaced)).await.expect("Bob is back");
}

#[tokio::test]
async fn a_seat_that_plays_falls_empty_and_is_taken_by_whoever_is_invited() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let (cy, dee) = (user(&world, "Cy").await, user(&world, "Dee").await);
    let plans = vec![SeatPlan::User(sitter(&ada)), SeatPlan::User(sitter(&bob)), SeatPlan::Open];
    let id = world.create_table(new_table(&ada, plans)).await.unwrap();
    let mut begin = start(&get(&world, id).await);
    begin.seating = vec![SeatNo(0), SeatNo(1), SeatNo(2)];
    let revision = world.start(begin).await.expect("an open seat that is named stays open");
    world.replace(replace(id, SeatPlan::Reserved, revision)).await.unwrap();
    let left = get(&world, id).await.seats.swap_remove(1);
    assert_eq!((&left.occupant, left.contribution.as_deref()), (&Occupant::Open, Some("luck of Bob")));
    let invite = left.invite.expect("an invitation");
    let uninvited = world.sit(Claim::Seat(id, SeatNo(1)), sitter(&cy)).await;
    assert!(matches!(uninvited, Err(StoreError::SeatReserved { .. })), "{uninvited:?}");
    let second = world.sit(Claim::Invite(invite.clone()), sitter(&ada)).await;
    assert!(matches!(second, Err(StoreError::AlreadySeated { .. })), "one hand for each: {second:?}");
    world.sit(Claim::Invite(invite), sitter(&cy)).await.unwrap();
    world.sit(Claim::Seat(id, SeatNo(2)), sitter(&dee)).await.unwrap();
    let seats = get(&world, id).await.seats;
    let names: Vec<_> = seats.iter().map(|seat| seat.occupant.name().unwrap()).collect();
    assert_eq!(names, ["Ada", "Cy", "Dee"]);
    assert_eq!(seats[1].contribution.as_deref(), Some("luck of Bob"), "the seed was mixed from it");
    assert_eq!(seats[2].contribution, None, "the seed was mixed without it");
}

#[tokio::test]
async fn a_table_ends_by_agreement_or_is_given_up() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let id = world.create_table(new_table(&ada, vec![bot("Bo")])).await.unwrap();
    let early = world.finish(id, Revision::FIRST, "{}".to_owned()).await;
    assert!(matches!(early, Err(StoreError::WrongStatus { status: Status::Gathering })), "{early:?}");
    let revision = world.start(start(&get(&world, id).await)).await.unwrap();
    assert!(is_conflict(&world.finish(id, Revision::FIRST, "{}".to_owned()).await));
    let revision = world.finish(id, revision, r#"{"won":0}"#.to_owned()).await.unwrap();
    let table = get(&world, id).await;
    assert_eq!((table.status, table.revision), (Status::Finished, revision));
    assert_eq!((table.outcome.as_deref(), table.waiting_on.as_str()), (Some(r#"{"won":0}"#), ""));
    assert!(table.finished_at >= Some(table.updated_at));
    let over = world.abandon(id, revision).await;
    assert!(matches!(over, Err(StoreError::WrongStatus { status: Status::Finished })), "{over:?}");

    let other = world.create_table(new_table(&ada, vec![SeatPlan::Open])).await.unwrap();
    assert!(is_conflict(&world.abandon(other, Revision(7)).await));
    world.abandon(other, Revision::FIRST).await.unwrap();
    assert_eq!(get(&world, other).await.status, Status::Abandoned);
    let closed = world.sit(Claim::Seat(other, SeatNo(0)), sitter(&ada)).await;
    assert!(matches!(closed, Err(StoreError::WrongStatus { status: Status::Abandoned })), "{closed:?}");
}

#[tokio::test]
async fn tables_that_gather_in_vain_are_given_up() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let idle = world.create_table(new_table(&ada, vec![SeatPlan::Open])).await.unwrap();
    let (playing, _) = playing(&world).await;
    let made = get(&world, idle).await.updated_at;
    assert_eq!(world.abandon_idle(made).await.unwrap(), 0, "it changed at that very moment");
    assert_eq!(world.abandon_idle(Millis(made.0 + 1)).await.unwrap(), 1);
    let given_up = get(&world, idle).await;
    assert_eq!((given_up.status, given_up.revision), (Status::Abandoned, Revision(2)));
    assert_eq!(get(&world, playing).await.status, Status::Playing);
}
