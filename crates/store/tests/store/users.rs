use railhead_store::{Millis, Missing, Occupant, SeatNo, SeatPlan, Status, StoreError, UserId};

use crate::world::{World, bot, get, new_table, sitter, start, user};

#[tokio::test]
async fn a_user_is_found_by_token_and_by_number() {
    let world = World::new().await;
    let (ada, token) = world.create_user("Ada", "pt-BR").await.unwrap();
    let (bob, other) = world.create_user("Bob", "en").await.unwrap();
    assert_eq!((ada.name.as_str(), ada.language.as_str()), ("Ada", "pt-BR"));
    assert_eq!(world.user_by_token(&token).await.unwrap(), Some(ada.clone()));
    assert_eq!(world.user_by_token(&other).await.unwrap(), Some(bob));
    assert_eq!(world.user(ada.id).await.unwrap(), Some(ada));
    let unknown = "0".repeat(32).parse().unwrap();
    assert_eq!(world.user_by_token(&unknown).await.unwrap(), None);
}

#[tokio::test]
async fn whoever_is_known_by_a_token_is_who_they_are_now() {
    let world = World::new().await;
    let (ada, token) = world.create_user("Ada", "en").await.unwrap();
    let found = async || world.user_by_token(&token).await.unwrap();
    assert_eq!(found().await, Some(ada.clone()));
    world.rename_user(ada.id, "Ada L.").await.unwrap();
    assert_eq!(found().await.unwrap().name, "Ada L.");
    world.set_language(ada.id, "pt-BR").await.unwrap();
    assert_eq!(found().await.unwrap().language, "pt-BR");
    world.delete_user(ada.id).await.unwrap();
    assert_eq!(found().await, None);
    let (_, token) = world.create_user("Bob", "en").await.unwrap();
    assert!(world.user_by_token(&token).await.unwrap().is_some());
    world.clear_unused(Millis(i64::MAX)).await.unwrap();
    assert_eq!(world.user_by_token(&token).await.unwrap(), None, "never used, and cleared away");
}

#[tokio::test]
async fn the_token_itself_is_not_in_the_folder() {
    let world = World::in_folder().await;
    let (_, token) = world.create_user("Ada Lovelace", "en").await.unwrap();
    let world = world.reopened().await;
    let stored = std::fs::read(world.folder().join("railhead.db")).unwrap();
    let holds = |text: &str| stored.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("Ada Lovelace"));
    assert!(!holds(token.expose()));
}

#[tokio::test]
async fn a_new_name_is_shown_at_the_users_tables() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let seats = vec![
        SeatPlan::User(sitter(&ada)),
        SeatPlan::HotSeat(railhead_store::Sitter { name: "Carl".to_owned(), ..sitter(&ada) }),
    ];
    let table = world.create_table(new_table(&ada, seats)).await.unwrap();
    let before = get(&world, table).await.revision;
    world.rename_user(ada.id, "Ada L.").await.unwrap();
    world.set_language(ada.id, "pt-BR").await.unwrap();
    let found = get(&world, table).await;
    assert_eq!(found.seats[0].occupant.name(), Some("Ada L."));
    assert_eq!(found.seats[1].occupant.name(), Some("Carl"), "somebody else at Ada's screen");
    assert_eq!(found.revision, before.next());
    let ada = world.user(ada.id).await.unwrap().unwrap();
    assert_eq!((ada.name.as_str(), ada.language.as_str()), ("Ada L.", "pt-BR"));
}

#[tokio::test]
async fn a_deleted_user_leaves_no_name_behind() {
    let world = World::new().await;
    let (ada, token) = world.create_user("Ada", "en").await.unwrap();
    let bob = user(&world, "Bob").await;
    let hosted = world.create_table(new_table(&ada, vec![SeatPlan::User(sitter(&ada))])).await.unwrap();
    let gathering = world
        .create_table(new_table(&bob, vec![SeatPlan::User(sitter(&ada)), SeatPlan::Open]))
        .await
        .unwrap();
    let played =
        world.create_table(new_table(&bob, vec![bot("left"), SeatPlan::User(sitter(&ada))])).await.unwrap();
    let playing = world.start(start(&get(&world, played).await)).await.unwrap();

    world.delete_user(ada.id).await.unwrap();

    assert_eq!(world.user_by_token(&token).await.unwrap(), None);
    let hosted = get(&world, hosted).await;
    assert_eq!((hosted.status, hosted.host), (Status::Abandoned, None));
    assert_eq!(hosted.seats[0].occupant, Occupant::Gone);
    let gathering = get(&world, gathering).await;
    assert_eq!(gathering.seats[0].occupant, Occupant::Open);
    assert_eq!(gathering.seats[0].contribution, None);
    let played = get(&world, played).await;
    assert_eq!((played.status, played.revision), (Status::Playing, playing.next()));
    assert_eq!(played.seat(SeatNo(1)).unwrap().occupant, Occupant::Gone);
    assert_eq!(played.seats[1].contribution.as_deref(), Some("luck of Ada"), "the seed was mixed from it");

    let next = user(&world, "Cleo").await;
    assert_ne!(next.id, ada.id);
}

#[tokio::test]
async fn a_user_who_is_not_there_is_not_found() {
    let world = World::new().await;
    let nobody = UserId(42);
    assert_eq!(world.user(nobody).await.unwrap(), None);
    for answer in [
        world.rename_user(nobody, "X").await,
        world.set_language(nobody, "en").await,
        world.delete_user(nobody).await,
    ] {
        assert!(matches!(answer, Err(StoreError::NotFound(Missing::User))), "{answer:?}");
    }
}
