use railhead_store::{Claim, NewTable, Page, SeatNo, SeatPlan, Status, Table, Visibility};

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
