//! What is said at tables, and who is there.

use railhead_store::{
    ActKind, Crowd, Missing, Page, Room, Say, SeatNo, SeatPlan, Store, StoreError, TableId, User, Words,
};

use crate::world::{World, get, is_conflict, new_table, sitter, user};

async fn two_at_a_table(store: &Store) -> (User, User, TableId) {
    let (ana, bento) = (user(store, "Ana").await, user(store, "Bento").await);
    let seats = vec![SeatPlan::User(sitter(&ana)), SeatPlan::User(sitter(&bento))];
    let table = store.create_table(new_table(&ana, seats)).await.unwrap();
    (ana, bento, table)
}

async fn say(store: &Store, table: TableId, user: &User, text: &str) -> Result<i64, StoreError> {
    let words = Words::Text(text.to_owned());
    store.say(Say { table, room: Room::Table, user: user.id, seat: Some(SeatNo(0)), words }).await
}

async fn heard(store: &Store, table: TableId) -> Vec<(String, Words)> {
    store.talk(table).await.unwrap().into_iter().map(|line| (line.name, line.words)).collect()
}

#[tokio::test]
async fn lines_are_kept_in_order_under_the_names_of_now() {
    let world = World::new().await;
    let (ana, bento, table) = two_at_a_table(&world).await;
    say(&world, table, &ana, "Hello").await.unwrap();
    let phrase = Words::Phrase("thanks".to_owned());
    let line = Say { table, room: Room::Spectators, user: bento.id, seat: None, words: phrase.clone() };
    world.say(line).await.unwrap();
    world.rename_user(ana.id, "Ana Maria").await.unwrap();
    let world = world.reopened().await;
    let lines = heard(&world, table).await;
    assert_eq!(
        lines,
        [("Ana Maria".to_owned(), Words::Text("Hello".to_owned())), ("Bento".to_owned(), phrase)]
    );
    assert!(get(&world, table).await.customs.talk);
}

#[tokio::test]
async fn talk_is_off_where_the_host_wants_it_off() {
    let world = World::new().await;
    let (ana, _, table) = two_at_a_table(&world).await;
    let seen = get(&world, table).await.revision;
    let revision = world.set_talk(table, false, seen).await.unwrap();
    assert!(is_conflict(&world.set_talk(table, true, seen).await), "it has moved on");
    assert!(matches!(say(&world, table, &ana, "Hello").await, Err(StoreError::TalkOff)));
    world.set_talk(table, true, revision).await.unwrap();
    say(&world, table, &ana, "Hello").await.unwrap();
    assert_eq!(heard(&world, table).await.len(), 1);
}

#[tokio::test]
async fn old_lines_make_room_for_new_ones() {
    let world = World::new().await;
    let (ana, _, table) = two_at_a_table(&world).await;
    for number in 0..305 {
        say(&world, table, &ana, &number.to_string()).await.unwrap();
    }
    let lines = heard(&world, table).await;
    assert_eq!((lines.len(), &lines[0].1), (300, &Words::Text("5".to_owned())));
}

#[tokio::test]
async fn what_others_said_is_unread_until_it_was_read() {
    let world = World::new().await;
    let (ana, bento, table) = two_at_a_table(&world).await;
    say(&world, table, &ana, "One").await.unwrap();
    let first = say(&world, table, &bento, "Two").await.unwrap();
    let second = say(&world, table, &bento, "Three").await.unwrap();
    assert_eq!(world.unread_talk(ana.id).await.unwrap(), [(table, 2)]);
    world.read_talk(ana.id, table, first).await.unwrap();
    assert_eq!(world.unread_talk(ana.id).await.unwrap(), [(table, 1)]);
    world.read_talk(ana.id, table, second + 1000).await.unwrap();
    assert_eq!(world.talk_read_by(ana.id, table).await.unwrap(), second, "no further than there is");
    world.read_talk(ana.id, table, first).await.unwrap();
    assert_eq!(world.talk_read_by(ana.id, table).await.unwrap(), second, "never back");
    say(&world, table, &bento, "Four").await.unwrap();
    world.mute(ana.id, bento.id, true).await.unwrap();
    assert_eq!(world.unread_talk(ana.id).await.unwrap(), []);
    assert_eq!(world.muted_by(ana.id).await.unwrap(), [bento.id]);
    world.mute(ana.id, bento.id, false).await.unwrap();
    assert_eq!(world.unread_talk(ana.id).await.unwrap(), [(table, 1)]);
    assert_eq!(world.unread_talk(bento.id).await.unwrap(), [(table, 1)]);
}

#[tokio::test]
async fn reports_wait_until_somebody_sees_to_them() {
    let world = World::new().await;
    let (ana, bento, table) = two_at_a_table(&world).await;
    let line = say(&world, table, &bento, "Rude").await.unwrap();
    world.report_talk(table, line, ana.id).await.unwrap();
    world.report_talk(table, line, ana.id).await.unwrap();
    let none = world.report_talk(table, line + 1, ana.id).await;
    assert!(matches!(none, Err(StoreError::NotFound(Missing::Line))));
    let reports = world.talk_reports().await.unwrap();
    assert_eq!(reports.len(), 1);
    assert_eq!((reports[0].text.as_str(), reports[0].said_by.1.as_str()), ("Rude", "Bento"));
    assert_eq!(reports[0].reported_by.as_ref().map(|(user, _)| *user), Some(ana.id));
    world.settle_talk_report(reports[0].id, ana.id).await.unwrap();
    assert_eq!(world.talk_reports().await.unwrap(), []);
    // It is noted, once: there is nothing more to see to.
    let again = world.settle_talk_report(reports[0].id, ana.id).await;
    assert!(matches!(again, Err(StoreError::NotFound(Missing::Report))), "{again:?}");
    let [act] = &world.acts(Page::first(9)).await.unwrap()[..] else { panic!("one act") };
    assert_eq!(
        (act.kind, act.by.as_deref(), act.user.as_deref()),
        (ActKind::Settled, Some("Ana"), Some("Bento"))
    );
    assert_eq!(act.table, Some(table));
}

#[tokio::test]
async fn nothing_that_was_said_outlives_its_sayer() {
    let world = World::new().await;
    let (ana, bento, table) = two_at_a_table(&world).await;
    let caio = user(&world, "Caio").await;
    let before = get(&world, table).await.revision;
    let line = say(&world, table, &caio, "Hello").await.unwrap();
    world.report_talk(table, line, ana.id).await.unwrap();
    world.mute(bento.id, caio.id, true).await.unwrap();
    world.see(caio.id).await.unwrap();
    assert_eq!(world.tables_talked_at(caio.id).await.unwrap(), [table]);
    world.delete_user(caio.id).await.unwrap();
    assert_eq!(heard(&world, table).await, []);
    assert_eq!(world.talk_reports().await.unwrap(), []);
    assert_eq!(world.muted_by(bento.id).await.unwrap(), []);
    assert!(get(&world, table).await.revision > before, "others are told");
}

#[tokio::test]
async fn nodes_tell_each_other_who_is_there() {
    let world = World::new().await;
    let (ana, bento, table) = two_at_a_table(&world).await;
    let crowd = |users: &[&User], guests| Crowd { users: users.iter().map(|user| user.id).collect(), guests };
    world.show_crowd(table, "east", crowd(&[&ana], 2)).await.unwrap();
    world.show_crowd(table, "west", crowd(&[&ana, &bento], 1)).await.unwrap();
    assert_eq!(world.crowd_elsewhere(table, "west").await.unwrap(), crowd(&[&ana], 2));
    assert_eq!(world.crowd_elsewhere(table, "north").await.unwrap(), crowd(&[&ana, &bento], 3));
    world.show_crowd(table, "east", crowd(&[], 0)).await.unwrap();
    assert_eq!(world.crowd_elsewhere(table, "west").await.unwrap(), Crowd::default());
    world.still_here("west").await.unwrap();
    assert_eq!(world.crowd_elsewhere(table, "east").await.unwrap(), crowd(&[&ana, &bento], 1));
}

#[tokio::test]
async fn somebody_is_last_seen_when_they_were_there() {
    let world = World::new().await;
    let (ana, bento, _) = two_at_a_table(&world).await;
    assert_eq!(world.last_seen(&[ana.id, bento.id]).await.unwrap(), []);
    world.see(ana.id).await.unwrap();
    world.see(ana.id).await.unwrap();
    let seen = world.last_seen(&[ana.id, bento.id]).await.unwrap();
    assert_eq!(seen.iter().map(|(user, _)| *user).collect::<Vec<_>>(), [ana.id]);
}
