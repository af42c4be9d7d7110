//! Clocks, holidays, votes and nudges.

use std::time::Duration;

use railhead_store::{
    AtZero, Customs, HandingKind, Hints, Millis, NewTable, Replace, Revision, SeatNo, SeatPlan, Start, Store,
    StoreError, StoredClock, TableId, User, Vote,
};

use crate::world::{
    Clocks, World, append, bot, get, is_conflict, job, new_table, sitter, start, take_back, user,
};

const DAY: Duration = Duration::from_hours(24);
const DAY_MILLIS: i64 = 86_400_000;

fn running(seat: u8, ends_at: Millis) -> StoredClock {
    StoredClock { seat: SeatNo(seat), left: DAY_MILLIS, ends_at: Some(ends_at) }
}

/// Two people at a table that is played by days, whose first seat's clock runs for a day.
async fn by_days(store: &Store) -> (User, User, TableId, Revision) {
    let (ana, bento) = (user(store, "Ana").await, user(store, "Bento").await);
    let seats = vec![SeatPlan::User(sitter(&ana)), SeatPlan::User(sitter(&bento))];
    let customs = Customs {
        pace: "days 1".to_owned(),
        at_zero: AtZero::Vote,
        take_over: true,
        talk: false,
        hints: Hints::Never,
    };
    let new = NewTable { customs: customs.clone(), ..new_table(&ana, seats) };
    let table = store.create_table(new).await.unwrap();
    assert_eq!(get(store, table).await.customs, customs);
    let ends_at = store.service_time().after(DAY);
    let clocks = vec![running(0, ends_at)];
    let revision = store.start(Start { clocks, ..start(&get(store, table).await) }).await.unwrap();
    (ana, bento, table, revision)
}

async fn clocks(store: &Store, table: TableId) -> Vec<StoredClock> {
    store.table_and_hands(table).await.unwrap().unwrap().1.clocks
}

#[tokio::test]
async fn clocks_are_kept_with_the_change_they_come_from() {
    let world = World::new().await;
    let (ana, _, table, revision) = by_days(&world).await;
    let [first, second] = [StoredClock { seat: SeatNo(0), left: 5, ends_at: None }, running(1, Millis(77))];
    let next = append(table, revision, 0, "one");
    let late = railhead_store::Append { expected: Revision(0), clocks: vec![], ..next.clone() };
    assert!(is_conflict(&world.append(late).await));
    let next = railhead_store::Append { clocks: vec![first, second], ..next };
    let revision = world.append(next).await.unwrap().revision;
    let world = world.reopened().await;
    assert_eq!(clocks(&world, table).await, [first, second]);
    let back =
        railhead_store::TakeBack { clocks: vec![running(0, Millis(88))], ..take_back(table, revision, 0) };
    let revision = world.take_back(back).await.unwrap();
    assert_eq!(clocks(&world, table).await, [running(0, Millis(88)), second]);
    let replace = Replace {
        table,
        seat: SeatNo(0),
        plan: bot("Ana’s bot"),
        kept_for: Some(ana.id),
        by: None,
        how: Some(HandingKind::TimedOut),
        expected: revision,
        jobs: vec![],
        clocks: vec![first],
    };
    let revision = world.replace(replace).await.unwrap();
    let (_, hands) = world.table_and_hands(table).await.unwrap().unwrap();
    assert_eq!(hands.clocks, [first, second]);
    assert_eq!(hands.stand_in(SeatNo(0)).map(|handing| handing.kind), Some(HandingKind::TimedOut));
    assert_eq!(hands.stand_in(SeatNo(1)), None);
    world.set_clocks(table, vec![second], revision).await.unwrap();
    assert!(is_conflict(&world.set_clocks(table, vec![first], revision).await));
}

#[tokio::test]
async fn a_clock_has_run_out_when_its_time_has_passed_with_a_server_there() {
    let times = Clocks::new();
    let world = World::in_folder_by(&times).await;
    world.be_alive().await.unwrap();
    let (_, _, table, _) = by_days(&world).await;
    times.pass(DAY / 2);
    world.be_alive().await.unwrap();
    assert_eq!(world.run_out_clocks().await.unwrap(), []);
    let before = world.service_time();
    // Nobody is there for ten days; and somebody has set the clock on the wall back meanwhile.
    times.pass(10 * DAY);
    let world = world.reopened_by(&times).await;
    world.be_alive().await.unwrap();
    assert_eq!(world.service_time(), before);
    times.set(-20 * DAY_MILLIS);
    let world = world.reopened_by(&times).await;
    world.be_alive().await.unwrap();
    assert_eq!(world.service_time(), before);
    assert_eq!(world.run_out_clocks().await.unwrap(), []);
    // A server that is there is there however seldom it says so.
    times.pass(DAY / 2);
    world.be_alive().await.unwrap();
    assert_eq!(world.run_out_clocks().await.unwrap(), [(table, SeatNo(0))]);
    let same = world.reopened_by(&times).await;
    same.follow_service().await.unwrap();
    assert_eq!(same.service_time(), before.after(DAY / 2), "a worker learns it");
}

#[tokio::test]
async fn holidays_put_clocks_of_days_off() {
    let world = World::new().await;
    let (ana, bento, table, _) = by_days(&world).await;
    let ends_at = clocks(&world, table).await[0].ends_at.unwrap();
    assert_eq!(world.begin_holiday(bento.id, 2 * DAY_MILLIS).await.unwrap(), [table]);
    assert_eq!(clocks(&world, table).await[0].ends_at, Some(ends_at), "not hers");
    assert_eq!(world.begin_holiday(ana.id, 2 * DAY_MILLIS).await.unwrap(), [table]);
    assert_eq!(clocks(&world, table).await[0].ends_at, Some(ends_at.after(2 * DAY)));
    let [holiday] = world.holidays(ana.id).await.unwrap()[..] else { panic!("one holiday") };
    assert_eq!(holiday.ends.0 - holiday.begins.0, 2 * DAY_MILLIS);
    assert_eq!(world.holidays_taken(ana.id, Millis(0)).await.unwrap(), 2 * DAY_MILLIS);
    world.end_holiday(ana.id).await.unwrap();
    let left = clocks(&world, table).await[0].ends_at.unwrap().0 - ends_at.0;
    assert!((0..60_000).contains(&left), "what has passed of it stays: {left}");
    assert_eq!(world.holidays(ana.id).await.unwrap(), []);
}

#[tokio::test]
async fn votes_are_counted_once_and_gone_with_the_voter() {
    let world = World::new().await;
    let (ana, bento, table, revision) = by_days(&world).await;
    let vote = |user: &User| Vote { motion: "abandon".to_owned(), user: user.id };
    let revision = world.vote(table, vote(&ana), true, revision).await.unwrap();
    let revision = world.vote(table, vote(&ana), true, revision).await.unwrap();
    assert!(is_conflict(&world.vote(table, vote(&bento), true, Revision(1)).await));
    let revision = world.vote(table, vote(&bento), true, revision).await.unwrap();
    let votes = async || world.table_and_hands(table).await.unwrap().unwrap().1.votes;
    assert_eq!(votes().await, [vote(&ana), vote(&bento)]);
    world.vote(table, vote(&bento), false, revision).await.unwrap();
    assert_eq!(votes().await, [vote(&ana)]);
    world.delete_user(ana.id).await.unwrap();
    assert_eq!(votes().await, []);
}

#[tokio::test]
async fn a_nudge_a_day_brings_one_job() {
    let times = Clocks::new();
    let world = World::by(&times).await;
    let (_, _, table, _) = by_days(&world).await;
    world.nudge(table, SeatNo(0), job("first")).await.unwrap();
    let soon = world.nudge(table, SeatNo(0), job("second")).await;
    assert!(matches!(soon, Err(StoreError::TooSoon)));
    world.nudge(table, SeatNo(1), job("other")).await.unwrap();
    times.pass(DAY);
    world.nudge(table, SeatNo(0), job("third")).await.unwrap();
    assert_eq!(world.pending("bot").await.unwrap(), ["do first", "do other", "do third"]);
}
