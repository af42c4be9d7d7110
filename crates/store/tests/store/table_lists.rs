use std::collections::BTreeSet;

use railhead_store::{
    Append, Claim, NewTable, Page, SeatNo, SeatPlan, Status, StoreError, Table, Visibility,
};

use crate::world::{World, append, bot, get, new_table, sitter, start, user};

fn titles(tables: &[Table]) -> Vec<&str> {
    tables.iter().map(|table| table.title.as_str()).collect()
}

#[tokio::test]
async fn the_lobby_shows_public_tables_with_a_seat_for_anybody() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let make = |title: &str, visibility, seats| NewTable {
        title: title.to_owned(),
        visibility,
        ..new_table(&ada, seats)
    };
    let open = || vec![SeatPlan::User(sitter(&ada)), SeatPlan::Open];
    let public = world.create_table(make("public", Visibility::Public, open())).await.unwrap();
    world.create_table(make("by link", Visibility::Link, open())).await.unwrap();
    world.create_table(make("full", Visibility::Public, vec![bot("Bo")])).await.unwrap();
    world.create_table(make("reserved", Visibility::Public, vec![SeatPlan::Reserved])).await.unwrap();

    let lobby = world.open_tables(Page::first(10)).await.unwrap();
    assert_eq!(titles(&lobby), ["public"]);
    assert_eq!(lobby, [get(&world, public).await], "with its seats");
    world.sit(Claim::Seat(public, SeatNo(1)), sitter(&bob)).await.unwrap();
    assert_eq!(world.open_tables(Page::first(10)).await.unwrap(), []);
}

#[tokio::test]
async fn a_long_list_comes_in_pages() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(world.create_table(new_table(&ada, vec![SeatPlan::Open, bot("Bo")])).await.unwrap());
    }
    let mut found = Vec::new();
    for offset in [0, 2, 4, 6] {
        let page = world.open_tables(Page { offset, limit: 2 }).await.unwrap();
        assert!(page.iter().all(|table| table.seats.len() == 2));
        found.extend(page.into_iter().map(|table| table.id));
    }
    made.sort();
    found.sort();
    assert_eq!(found, made);
}

#[tokio::test]
async fn users_find_the_tables_they_sit_at_or_host() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let hosted =
        NewTable { title: "hosted".to_owned(), ..new_table(&ada, vec![SeatPlan::User(sitter(&bob))]) };
    let hosted = world.create_table(hosted).await.unwrap();
    let seated =
        NewTable { title: "seated".to_owned(), ..new_table(&bob, vec![SeatPlan::User(sitter(&ada))]) };
    let seated = world.create_table(seated).await.unwrap();
    world.create_table(new_table(&bob, vec![SeatPlan::Open])).await.unwrap();

    let page = Page::first(10);
    let of_ada = async |status| world.tables_of(ada.id, status, page).await.unwrap();
    let mut gathering = of_ada(Status::Gathering).await;
    gathering.sort_by(|a, b| a.title.cmp(&b.title));
    assert_eq!(titles(&gathering), ["hosted", "seated"]);
    assert_eq!(world.tables_of(bob.id, Status::Gathering, page).await.unwrap().len(), 3);

    let revision = world.start(start(&get(&world, seated).await)).await.unwrap();
    let playing = of_ada(Status::Playing).await;
    assert_eq!((titles(&playing), playing[0].waiting_on.as_str()), (vec!["seated"], "0"));
    let mut last = append(seated, revision, 0, "pass");
    last.outcome = Some("{}".to_owned());
    world.append(last).await.unwrap();
    assert_eq!(titles(&of_ada(Status::Finished).await), ["seated"]);
    assert_eq!(titles(&of_ada(Status::Gathering).await), ["hosted"]);
    let revision = get(&world, hosted).await.revision;
    world.abandon(hosted, revision).await.unwrap();
    assert_eq!(titles(&of_ada(Status::Abandoned).await), ["hosted"]);
}

#[tokio::test]
async fn a_table_that_cannot_be_read_hides_no_other() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let mut made = Vec::new();
    for _ in 0..4 {
        let seats = vec![SeatPlan::User(sitter(&ada)), SeatPlan::Open];
        made.push(world.create_table(new_table(&ada, seats)).await.unwrap());
    }
    let (version, seat, sound) = (made[0], made[1], [made[2], made[3]]);
    world.tamper(&format!("UPDATE tables SET rules_version = 70000 WHERE id = '{version}'")).await;
    let unknown = format!("UPDATE seats SET kind = 'throne' WHERE table_id = '{seat}' AND seat = 1");
    world.tamper_with_kind(&unknown).await;
    let ids = |tables: Vec<Table>| tables.iter().map(|table| table.id).collect::<BTreeSet<_>>();
    let page = Page::first(10);
    assert_eq!(ids(world.open_tables(page).await.unwrap()), BTreeSet::from(sound));
    assert_eq!(ids(world.tables_of(ada.id, Status::Gathering, page).await.unwrap()), BTreeSet::from(sound));
    for bad in [version, seat] {
        let answer = world.table(bad).await;
        let Err(StoreError::Damaged(what)) = answer else { panic!("{answer:?}") };
        assert!(what.contains(&bad.to_string()), "{what}");
    }
    let all: BTreeSet<_> = made.into_iter().collect();
    let named = world.table_ids_of(ada.id, Status::Gathering).await.unwrap();
    assert_eq!(named.into_iter().collect::<BTreeSet<_>>(), all, "their names are known");
    assert_eq!(world.tables().await.unwrap().into_iter().collect::<BTreeSet<_>>(), all);
    world.delete_user(ada.id).await.expect("whoever sits there can be forgotten");
}

#[tokio::test]
async fn tables_with_bots_are_those_in_play_at_which_a_bot_sits() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let people = || vec![SeatPlan::User(sitter(&ada)), SeatPlan::User(sitter(&bob))];
    let mixed = || vec![SeatPlan::User(sitter(&ada)), bot("Bo"), bot("Cy")];
    let new = async |seats| world.create_table(new_table(&ada, seats)).await.unwrap();
    let begin = async |table| world.start(start(&get(&world, table).await)).await.unwrap();
    let gathering = new(mixed()).await;
    let (without, with, over) = (new(people()).await, new(mixed()).await, new(mixed()).await);
    begin(without).await;
    begin(with).await;
    let revision = begin(over).await;
    let last = Append { outcome: Some("{}".to_owned()), ..append(over, revision, 0, "x") };
    world.append(last).await.unwrap();
    assert_eq!(world.tables_with_bots().await.unwrap(), [with], "once, though two bots sit there");
    begin(gathering).await;
    let mut both = [with, gathering];
    both.sort();
    assert_eq!(world.tables_with_bots().await.unwrap(), both);
}
