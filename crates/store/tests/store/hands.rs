//! Whose hands a table's seats have gone through.

use railhead_store::{
    Append, Claim, HandingKind, Hands, Missing, Ply, Replace, Revision, SeatNo, SeatPlan, StoreError,
    TableId, User, UserId,
};

use crate::world::{World, append, bot, get, new_table, play, sitter, start, take_back, user};

/// A game of Ada, Bob and the bots Cy and Di, and its revision.
async fn table(world: &World) -> (User, User, TableId, Revision) {
    let (ada, bob) = (user(world, "Ada").await, user(world, "Bob").await);
    let plans = vec![SeatPlan::User(sitter(&ada)), SeatPlan::User(sitter(&bob)), bot("Cy"), bot("Di")];
    let id = world.create_table(new_table(&ada, plans)).await.unwrap();
    let revision = world.start(start(&get(world, id).await)).await.unwrap();
    (ada, bob, id, revision)
}

fn replace(table: TableId, seat: u8, plan: SeatPlan, expected: Revision) -> Replace {
    Replace {
        table,
        seat: SeatNo(seat),
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
async fn it_is_known_who_decided_for_a_seat() {
    let world = World::new().await;
    let (ada, _, id, revision) = table(&world).await;
    let revision = play(&world, id, revision, &["haul"]).await;
    let lent = Replace { kept_for: Some(ada.id), ..replace(id, 0, bot("Ada"), revision) };
    let revision = world.replace(lent).await.unwrap();
    let revision = world.append(append(id, revision, 1, "haul")).await.unwrap().revision;
    world.replace(replace(id, 0, SeatPlan::User(sitter(&ada)), revision)).await.unwrap();
    let hands = hands(&world, id).await;
    let stood_in = |seat, ply| hands.stood_in(SeatNo(seat), Ply(ply));
    assert_eq!([0, 1, 2].map(|ply| stood_in(0, ply)), [false, true, false]);
    assert!(!stood_in(1, 1), "only at the seat that was handed over");
}

async fn hands(world: &World, table: TableId) -> Hands {
    world.table_and_hands(table).await.unwrap().unwrap().1
}

fn seen(hands: &Hands, user: UserId) -> Vec<u8> {
    hands.seen_by(user).map(|seat| seat.0).collect()
}

#[tokio::test]
async fn whoever_has_seen_a_seat_gets_no_other_even_after_reopening() {
    let world = World::new().await;
    let (ada, bob, id, revision) = table(&world).await;
    let revision = world.replace(replace(id, 1, bot("Bo"), revision)).await.unwrap();
    let world = world.reopened().await;
    assert_eq!(
        (seen(&hands(&world, id).await, ada.id), seen(&hands(&world, id).await, bob.id)),
        (vec![0], vec![1])
    );
    for plan in [SeatPlan::User(sitter(&bob)), SeatPlan::HotSeat(sitter(&bob))] {
        let other = world.replace(replace(id, 2, plan, revision)).await;
        assert!(matches!(other, Err(StoreError::SeenAnother { seat: SeatNo(1) })), "{other:?}");
    }
    let asked = world.ask(id, SeatNo(2), bob.id, revision).await;
    assert!(matches!(asked, Err(StoreError::SeenAnother { .. })), "{asked:?}");
    assert_eq!(get(&world, id).await.revision, revision, "refusals change nothing");
    world
        .replace(replace(id, 1, SeatPlan::User(sitter(&bob)), revision))
        .await
        .expect("the seat that Bob knows");
}

#[tokio::test]
async fn seats_at_one_screen_are_all_seen_from_the_start() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let plans = vec![SeatPlan::User(sitter(&ada)), SeatPlan::HotSeat(sitter(&ada)), bot("Cy")];
    let id = world.create_table(new_table(&ada, plans)).await.unwrap();
    assert_eq!(hands(&world, id).await, Hands::default(), "nothing has been dealt yet");
    let revision = world.start(start(&get(&world, id).await)).await.unwrap();
    let revision = world.replace(replace(id, 1, bot("Bo"), revision)).await.unwrap();
    world.replace(replace(id, 1, SeatPlan::HotSeat(sitter(&ada)), revision)).await.unwrap();
    assert_eq!(seen(&hands(&world, id).await, ada.id), [0, 1]);
}

#[tokio::test]
async fn a_hot_seat_of_a_game_under_way_gets_another_name() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let plans = vec![SeatPlan::User(sitter(&ada)), SeatPlan::HotSeat(sitter(&ada)), bot("Cy")];
    let id = world.create_table(new_table(&ada, plans)).await.unwrap();
    let revision = world.start(start(&get(&world, id).await)).await.unwrap();
    let renamed = world.rename_seat(id, SeatNo(1), "Caio".to_owned(), revision).await.unwrap();
    assert!(renamed > revision);
    let stale = world.rename_seat(id, SeatNo(1), "Eva".to_owned(), revision).await;
    assert!(matches!(stale, Err(StoreError::Conflict { .. })), "{stale:?}");
    for seat in [0, 2] {
        let other = world.rename_seat(id, SeatNo(seat), "Eva".to_owned(), renamed).await;
        assert!(matches!(other, Err(StoreError::NotYourSeat { .. })), "{other:?}");
    }
    let world = world.reopened().await;
    let table = get(&world, id).await;
    assert_eq!((table.seats[1].occupant.name(), table.revision), (Some("Caio"), renamed));
}

#[tokio::test]
async fn changes_of_hands_are_told_with_the_names_of_their_time() {
    let world = World::new().await;
    let (ada, bob, id, revision) = table(&world).await;
    let revision = play(&world, id, revision, &["a", "b"]).await;
    let eve = user(&world, "Eve").await;
    let lent = Replace { kept_for: Some(bob.id), ..replace(id, 1, bot("Bob's bot"), revision) };
    let revision = world.replace(lent).await.unwrap();
    let revision = world.replace(replace(id, 1, SeatPlan::User(sitter(&bob)), revision)).await.unwrap();
    let revision = world.replace(replace(id, 1, bot("Bob's bot"), revision)).await.unwrap();
    let granted = Replace { by: Some(ada.id), ..replace(id, 1, SeatPlan::User(sitter(&eve)), revision) };
    world.replace(granted).await.unwrap();
    world.rename_user(eve.id, "Evelyn").await.unwrap();
    let told = async || {
        let name = |name: &Option<String>| name.clone().unwrap_or_else(|| "-".to_owned());
        let hands = hands(&world, id).await;
        assert!(hands.handings.iter().all(|handing| (handing.ply.0, handing.seat) == (2, SeatNo(1))));
        let line = |kind: HandingKind, names: [String; 3]| format!("{kind} {}", names.join(" > "));
        let lines = hands.handings.iter().map(|h| line(h.kind, [name(&h.from), name(&h.to), name(&h.by)]));
        lines.collect::<Vec<_>>()
    };
    assert_eq!(
        told().await,
        [
            "lent Bob > Bob's bot > -",
            "back Bob's bot > Bob > -",
            "released Bob > Bob's bot > -",
            "taken Bob's bot > Eve > Ada"
        ]
    );
    world.delete_user(bob.id).await.unwrap();
    assert_eq!(
        told().await,
        ["lent - > - > -", "back - > - > -", "released - > - > -", "taken - > Eve > Ada"],
        "whoever is forgotten leaves no name behind, a bot's included"
    );
}

#[tokio::test]
async fn a_bot_that_stands_in_for_somebody_forgotten_has_no_name() {
    let world = World::new().await;
    let (_, bob, id, revision) = table(&world).await;
    let revision = world.replace(replace(id, 1, bot("Bob's bot"), revision)).await.unwrap();
    assert_eq!(world.tables_seen_by(bob.id).await.unwrap(), [id]);
    world.delete_user(bob.id).await.unwrap();
    let table = get(&world, id).await;
    assert_eq!(table.revision, revision.next());
    let names: Vec<_> = table.seats.iter().map(|seat| seat.occupant.name()).collect();
    assert_eq!(names, [Some("Ada"), None, Some("Cy"), Some("Di")]);
}

#[tokio::test]
async fn a_request_waits_until_it_is_answered() {
    let world = World::new().await;
    let (_, _, id, revision) = table(&world).await;
    let (eve, flo) = (user(&world, "Eve").await, user(&world, "Flo").await);
    let revision = world.ask(id, SeatNo(2), eve.id, revision).await.unwrap();
    let revision = world.ask(id, SeatNo(3), eve.id, revision).await.unwrap();
    let revision = world.ask(id, SeatNo(3), flo.id, revision).await.unwrap();
    let world = world.reopened().await;
    let asks = hands(&world, id).await.asks;
    let told: Vec<_> = asks.iter().map(|ask| (ask.name.as_str(), ask.seat.0, ask.refused)).collect();
    assert_eq!(told, [("Eve", 3, false), ("Flo", 3, false)], "one for each, the latest");

    let revision = world.put_ask_away(id, asks[1].id, true, revision).await.unwrap();
    let again = world.ask(id, SeatNo(2), flo.id, revision).await;
    assert!(matches!(again, Err(StoreError::AskRefused)), "{again:?}");
    let answered = world.put_ask_away(id, asks[1].id, false, revision).await;
    assert!(matches!(answered, Err(StoreError::NotFound(Missing::Ask))), "{answered:?}");
    world.replace(replace(id, 3, SeatPlan::User(sitter(&eve)), revision)).await.unwrap();
    let asks = hands(&world, id).await.asks;
    assert_eq!(
        asks.iter().map(|ask| ask.name.as_str()).collect::<Vec<_>>(),
        ["Flo"],
        "a refusal is remembered"
    );
}

#[tokio::test]
async fn a_table_hears_so_many_requests_and_no_more() {
    let world = World::new().await;
    let (_, _, id, mut revision) = table(&world).await;
    for n in 0..8 {
        let guest = user(&world, &format!("Guest {n}")).await;
        revision = world.ask(id, SeatNo(2), guest.id, revision).await.unwrap();
    }
    let late = user(&world, "Late").await;
    let answer = world.ask(id, SeatNo(2), late.id, revision).await;
    assert!(matches!(answer, Err(StoreError::TooManyAsks)), "{answer:?}");
}

#[tokio::test]
async fn an_empty_seat_is_no_way_to_a_second_hand() {
    let world = World::new().await;
    let (_, bob, id, revision) = table(&world).await;
    let eve = user(&world, "Eve").await;
    let revision = world.replace(replace(id, 1, SeatPlan::Reserved, revision)).await.unwrap();
    world.replace(replace(id, 2, SeatPlan::Open, revision)).await.unwrap();
    let other = world.sit(Claim::Seat(id, SeatNo(2)), sitter(&bob)).await;
    assert!(matches!(other, Err(StoreError::SeenAnother { seat: SeatNo(1) })), "{other:?}");
    let invite = get(&world, id).await.seats[1].invite.clone().expect("an invitation");
    world.sit(Claim::Seat(id, SeatNo(2)), sitter(&eve)).await.unwrap();
    assert_eq!(seen(&hands(&world, id).await, eve.id), [2]);
    let second = world.sit(Claim::Invite(invite.clone()), sitter(&eve)).await;
    assert!(matches!(second, Err(StoreError::AlreadySeated { .. })), "{second:?}");
    world.sit(Claim::Invite(invite), sitter(&bob)).await.expect("the seat that Bob knows");
    let kinds: Vec<_> = hands(&world, id).await.handings.iter().map(|handing| handing.kind).collect();
    assert_eq!(kinds, [HandingKind::Left, HandingKind::Left, HandingKind::Sat, HandingKind::Sat]);
}

#[tokio::test]
async fn a_wish_to_play_once_more_is_kept_with_its_refusals() {
    let world = World::new().await;
    let (ada, bob, id, revision) = table(&world).await;
    let next = world.create_table(new_table(&bob, vec![SeatPlan::Reserved])).await.unwrap();
    let early = world.ask_for_rematch(id, next, bob.id, revision).await;
    assert!(matches!(early, Err(StoreError::WrongStatus { .. })), "{early:?}");
    let revision = world.finish(id, revision, "{}".to_owned()).await.unwrap();
    let nothing = world.refuse_rematch(id, vec![SeatNo(0)], revision).await;
    assert!(matches!(nothing, Err(StoreError::NotFound(Missing::Ask))), "{nothing:?}");
    let revision = world.ask_for_rematch(id, next, bob.id, revision).await.unwrap();
    let revision = world.refuse_rematch(id, vec![SeatNo(0), SeatNo(0)], revision).await.unwrap();
    let world = world.reopened().await;
    let rematch = hands(&world, id).await.rematch.unwrap();
    assert_eq!((rematch.next, rematch.refused), (next, vec![SeatNo(0)]));
    assert_eq!(rematch.by, Some((bob.id, "Bob".to_owned())));
    // Somebody else asks anew, and whoever is forgotten has asked under no name.
    let other = world.create_table(new_table(&ada, vec![SeatPlan::Reserved])).await.unwrap();
    world.ask_for_rematch(id, other, ada.id, revision).await.unwrap();
    world.delete_user(ada.id).await.unwrap();
    let rematch = hands(&world, id).await.rematch.unwrap();
    assert_eq!((rematch.next, rematch.by, rematch.refused), (other, None, vec![]));
}

#[tokio::test]
async fn a_reason_is_kept_with_its_decision_and_forgotten_with_it() {
    let world = World::new().await;
    let (_, _, id, revision) = table(&world).await;
    let remarked = |revision, ply, text: &str| Append {
        remark: Some(text.to_owned()),
        ..append(id, revision, ply, "haul")
    };
    let revision = world.append(append(id, revision, 0, "haul")).await.unwrap().revision;
    let stale = world.append(remarked(Revision(0), 1, "late")).await;
    assert!(matches!(stale, Err(StoreError::Conflict { .. })), "{stale:?}");
    assert_eq!(hands(&world, id).await.remarks, [], "a decision that was not stored leaves no reason");
    let revision = world.append(remarked(revision, 1, "one")).await.unwrap().revision;
    let revision = world.append(remarked(revision, 2, "two")).await.unwrap().revision;
    let kept = hands(&world, id).await;
    assert_eq!(kept.remarks, [(Ply(1), "one".to_owned()), (Ply(2), "two".to_owned())]);
    assert_eq!(kept.remarked(Ply(2), None).remarks, kept.remarks[..1], "what memory keeps is the same");
    world.take_back(take_back(id, revision, 2)).await.unwrap();
    assert_eq!(hands(&world, id).await.remarks, [(Ply(1), "one".to_owned())]);
}
