//! Sessions, links that work once, and accounts.

use std::time::Duration;

use railhead_store::{
    ActKind, Claim, Millis, Missing, NewAct, OBJECTION, Page, Purpose, Revision, Role, SeatNo, SeatPlan,
    SessionId, Shows, StoreError, Token, UserId,
};

use crate::world::{Clocks, World, bot, get, is_conflict, new_table, sitter, start, user};

const TEN_MINUTES: Duration = Duration::from_mins(10);

#[tokio::test]
async fn a_user_is_known_at_several_places_until_each_is_left() {
    let world = World::new().await;
    let (ada, first) = world.create_user_at("Ada", "en", "Firefox, Linux").await.unwrap();
    let second = world.open_session(ada.id, "Safari, iPhone").await.unwrap();
    let (bob, bobs) = world.create_user("Bob", "en").await.unwrap();
    for token in [&first, &second] {
        assert_eq!(world.user_by_token(token).await.unwrap().as_ref(), Some(&ada));
    }
    let sessions = world.sessions_of(ada.id, Some(&first)).await.unwrap();
    let mut places: Vec<_> = sessions.iter().map(|it| (it.device.as_str(), it.current)).collect();
    places.sort_unstable();
    assert_eq!(places, [("Firefox, Linux", true), ("Safari, iPhone", false)]);
    let other = sessions.iter().find(|session| !session.current).unwrap().id;
    let foreign = world.end_session(bob.id, other).await;
    assert!(matches!(foreign, Err(StoreError::NotFound(Missing::Session))), "{foreign:?}");
    assert!(world.user_by_token(&second).await.unwrap().is_some(), "nothing has changed");
    world.end_session(ada.id, other).await.unwrap();
    assert_eq!(world.user_by_token(&second).await.unwrap(), None);
    assert!(world.user_by_token(&first).await.unwrap().is_some());
    let again = world.end_session(ada.id, other).await;
    assert!(matches!(again, Err(StoreError::NotFound(Missing::Session))), "{again:?}");
    world.end_session_of(ada.id, &first).await.unwrap();
    assert_eq!(world.user_by_token(&first).await.unwrap(), None);
    assert_eq!(world.user(ada.id).await.unwrap(), Some(ada), "the user is there all the same");
    assert_eq!(world.user_by_token(&bobs).await.unwrap(), Some(bob));
}

#[tokio::test]
async fn the_place_that_was_not_seen_for_the_longest_is_left_when_there_are_too_many() {
    let world = World::new().await;
    let (ada, first) = world.create_user("Ada", "en").await.unwrap();
    let mut last: Option<Token> = None;
    for _ in 0..60 {
        last = Some(world.open_session(ada.id, "").await.unwrap());
    }
    assert_eq!(world.sessions_of(ada.id, None).await.unwrap().len(), 40);
    assert_eq!(world.user_by_token(&first).await.unwrap(), None);
    assert!(world.user_by_token(&last.unwrap()).await.unwrap().is_some());
}

#[tokio::test]
async fn a_link_works_once_and_for_a_while() {
    let clocks = Clocks::new();
    let world = World::by(&clocks).await;
    let ada = user(&world, "Ada").await;
    let link = world.make_link(ada.id, Purpose::Device, "", TEN_MINUTES).await.unwrap();
    assert_eq!(world.link(&link, Purpose::Device).await.unwrap().unwrap().user, ada);
    assert_eq!(world.link(&link, Purpose::Password).await.unwrap(), None, "it is for something else");
    let (who, token) = world.use_device_link(&link, "a telephone").await.unwrap();
    assert_eq!((who.id, world.user_by_token(&token).await.unwrap()), (ada.id, Some(ada.clone())));
    let gone = |answer: Result<_, StoreError>| matches!(answer, Err(StoreError::NotFound(Missing::Link)));
    assert!(gone(world.use_device_link(&link, "").await.map(drop)), "once");

    let older = world.make_link(ada.id, Purpose::Device, "", TEN_MINUTES).await.unwrap();
    let newer = world.make_link(ada.id, Purpose::Device, "", TEN_MINUTES).await.unwrap();
    assert!(gone(world.use_device_link(&older, "").await.map(drop)), "a newer one was made");
    clocks.pass(TEN_MINUTES);
    assert_eq!(world.link(&newer, Purpose::Device).await.unwrap(), None);
    assert!(gone(world.use_device_link(&newer, "").await.map(drop)), "it ran out");
    let unknown = world.make_link(UserId(99), Purpose::Device, "", TEN_MINUTES).await;
    assert!(matches!(unknown, Err(StoreError::NotFound(Missing::User))), "{unknown:?}");
}

#[tokio::test]
async fn a_link_used_by_two_at_once_lets_one_in() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let link = world.make_link(ada.id, Purpose::Device, "", TEN_MINUTES).await.unwrap();
    let (one, other) = tokio::join!(world.use_device_link(&link, "1"), world.use_device_link(&link, "2"));
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_the_first_one_is_the_host() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let table = world.create_table(new_table(&bob, vec![SeatPlan::User(sitter(&bob))])).await.unwrap();
    assert_eq!((ada.account, ada.role), (false, Role::Player));
    world.make_account(ada.id, "Ada L.", "ada l.", "hash of ada").await.unwrap();
    let taken = world.make_account(bob.id, "ADA L.", "ada l.", "hash").await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
    assert!(!world.user(bob.id).await.unwrap().unwrap().account, "nothing has changed");
    world.make_account(bob.id, "Bob", "bob", "hash of bob").await.unwrap();
    let twice = world.make_account(bob.id, "Bobby", "bobby", "hash").await;
    assert!(matches!(twice, Err(StoreError::NoSuchAccount)), "{twice:?}");
    let (ada, hash) = world.account("ada l.").await.unwrap().unwrap();
    assert_eq!((ada.name.as_str(), ada.role, hash.as_str()), ("Ada L.", Role::Host, "hash of ada"));
    let (bob, _) = world.account("bob").await.unwrap().unwrap();
    assert_eq!((bob.role, get(&world, table).await.seats_of(bob.id).count()), (Role::Player, 1));
    assert_eq!(world.account("nobody").await.unwrap(), None);
    let taken = world.rename_account(bob.id, "Ada L.", "ada l.").await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
    world.rename_account(bob.id, "BOB", "bob").await.unwrap();
    assert_eq!(get(&world, table).await.seats[0].occupant.name(), Some("BOB"));
    world.clear_unused(Millis(i64::MAX)).await.unwrap();
    assert!(world.user(ada.id).await.unwrap().is_some(), "an account is not cleared away");
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let world = World::new().await;
    let (ada, here) = world.create_user("Ada", "en").await.unwrap();
    let there = world.open_session(ada.id, "").await.unwrap();
    let guest = world.set_password(ada.id, "hash", Some(&here)).await;
    assert!(matches!(guest, Err(StoreError::NoSuchAccount)), "{guest:?}");
    world.make_account(ada.id, "Ada", "ada", "first").await.unwrap();
    world.set_password(ada.id, "second", Some(&here)).await.unwrap();
    assert!(world.user_by_token(&here).await.unwrap().is_some());
    assert_eq!(world.user_by_token(&there).await.unwrap(), None);
    assert_eq!(world.password_of(ada.id).await.unwrap().as_deref(), Some("second"));
    let link = world.make_link(ada.id, Purpose::Password, "", TEN_MINUTES).await.unwrap();
    world.use_password_link(&link, "third").await.unwrap();
    assert_eq!(world.user_by_token(&here).await.unwrap(), None, "who lost it loses all");
    assert_eq!(world.password_of(ada.id).await.unwrap().as_deref(), Some("third"));
}

#[tokio::test]
async fn an_address_is_confirmed_by_the_link_that_was_sent_to_it() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    assert_eq!(world.email_of(ada.id).await.unwrap(), None);
    world.set_email(ada.id, Some("ada@example.org")).await.unwrap();
    let link = world.make_link(ada.id, Purpose::Email, "ada@example.org", TEN_MINUTES).await.unwrap();
    world.set_email(ada.id, Some("other@example.org")).await.unwrap();
    let old = world.use_email_link(&link).await;
    assert!(matches!(old, Err(StoreError::NotFound(Missing::User))), "another address by now: {old:?}");
    let link = world.make_link(ada.id, Purpose::Email, "other@example.org", TEN_MINUTES).await.unwrap();
    assert_eq!(world.use_email_link(&link).await.unwrap().id, ada.id);
    let email = world.email_of(ada.id).await.unwrap().unwrap();
    assert_eq!((email.address.as_str(), email.confirmed), ("other@example.org", true));
    assert!(!format!("{email:?}").contains("example"), "it does not show itself");
    world.set_email(ada.id, None).await.unwrap();
    assert_eq!(world.email_of(ada.id).await.unwrap(), None);
}

#[tokio::test]
async fn what_a_user_likes_and_shows_is_kept() {
    let world = World::new().await;
    let (ada, token) = world.create_user("Ada", "en").await.unwrap();
    assert_eq!((ada.likes.as_str(), ada.shows), ("", Shows::Name));
    world.set_likes(ada.id, "theme-paper").await.unwrap();
    world.set_shows(ada.id, Shows::Opponents).await.unwrap();
    let ada = world.user_by_token(&token).await.unwrap().unwrap();
    assert_eq!((ada.likes.as_str(), ada.shows), ("theme-paper", Shows::Opponents));
    let nobody = world.end_session(UserId(99), SessionId(1)).await;
    assert!(matches!(nobody, Err(StoreError::NotFound(Missing::Session))), "{nobody:?}");
}

#[tokio::test]
async fn an_invitation_leads_to_its_table_for_ever() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let seats = vec![SeatPlan::User(sitter(&ada)), SeatPlan::Reserved];
    let table = world.create_table(new_table(&ada, seats)).await.unwrap();
    let invite = get(&world, table).await.seats[1].invite.clone().unwrap();
    assert_eq!(world.invited_to(&invite).await.unwrap(), Some(table));
    world.sit(Claim::Invite(invite.clone()), sitter(&bob)).await.unwrap();
    assert_eq!(world.invited_to(&invite).await.unwrap(), Some(table), "taken");
    let unknown = "0".repeat(16).parse().unwrap();
    assert_eq!(world.invited_to(&unknown).await.unwrap(), None);
}

#[tokio::test]
async fn a_waiting_room_has_ready_marks_and_seats_that_come_and_go() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let seats = vec![SeatPlan::User(sitter(&ada)), bot("Bo"), SeatPlan::User(sitter(&bob))];
    let table = world.create_table(new_table(&ada, seats)).await.unwrap();
    world.say_ready(table, bob.id, true).await.unwrap();
    assert_eq!(
        get(&world, table).await.seats.iter().map(|seat| seat.ready).collect::<Vec<_>>(),
        [false, false, true]
    );
    let stranger = world.say_ready(table, user(&world, "Cleo").await.id, true).await;
    assert!(matches!(stranger, Err(StoreError::NotFound(Missing::Seat))), "{stranger:?}");
    let revision =
        world.add_seat(table, SeatPlan::Reserved, get(&world, table).await.revision).await.unwrap();
    let revision = world.remove_seat(table, SeatNo(1), revision).await.unwrap();
    let found = get(&world, table).await;
    assert_eq!((found.revision, found.seats.len()), (revision, 3));
    assert_eq!(found.seats[1].occupant.user(), Some(bob.id), "those after it move up");
    assert!(found.seats[1].ready && found.seats[2].invite.is_some(), "as they were");
    assert!(found.seats.iter().zip(0..).all(|(seat, no)| seat.no == SeatNo(no)));
    let old = world.remove_seat(table, SeatNo(1), Revision(1)).await;
    assert!(is_conflict(&old), "{old:?}");
    let none = world.remove_seat(table, SeatNo(9), revision).await;
    assert!(matches!(none, Err(StoreError::NotFound(Missing::Seat))), "{none:?}");
    assert_eq!(get(&world, table).await.revision, revision, "nothing has changed");
}

#[tokio::test]
async fn a_held_seat_is_reclaimed_after_a_day_or_with_consent() {
    let clocks = Clocks::new();
    let world = World::by(&clocks).await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let seats = vec![SeatPlan::User(sitter(&ada)), SeatPlan::User(sitter(&bob)), bot("Bo")];
    let table = world.create_table(new_table(&ada, seats)).await.unwrap();
    let revision = world.start(start(&get(&world, table).await)).await.unwrap();
    let of = async || world.table_and_hands(table).await.unwrap().unwrap().1.reclaims;
    let seat = get(&world, table).await.seats_of(bob.id).next().unwrap().no;
    let bots = get(&world, table).await.seats.iter().find(|seat| seat.occupant.user().is_none()).unwrap().no;
    let refused = world.reclaim(table, bots, revision).await;
    assert!(matches!(refused, Err(StoreError::NotFound(Missing::Seat))), "nobody holds it: {refused:?}");
    let revision = world.reclaim(table, seat, revision).await.unwrap();
    let first = of().await.pop().unwrap();
    assert_eq!((first.holder, first.open_at), (bob.id, world.now().after(OBJECTION)));
    assert_eq!(world.invited_to(&first.invite).await.unwrap(), Some(table));
    let foreign = world.answer_reclaim(table, seat, ada.id, false, revision).await;
    assert!(matches!(foreign, Err(StoreError::NotFound(Missing::Ask))), "{foreign:?}");
    let revision = world.answer_reclaim(table, seat, bob.id, false, revision).await.unwrap();
    assert_eq!(of().await, [], "objected");
    let revision = world.reclaim(table, seat, revision).await.unwrap();
    world.answer_reclaim(table, seat, bob.id, true, revision).await.unwrap();
    let second = of().await.pop().unwrap();
    assert!(second.invite != first.invite && second.open_at <= world.now(), "at once, with consent");
    world.delete_user(bob.id).await.unwrap();
    assert_eq!(of().await, [], "gone with its holder");
}

#[tokio::test]
async fn what_hosts_do_is_noted_and_forgets_the_forgotten() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    world.make_account(ada.id, "Ada", "ada", "hash").await.unwrap();
    world.set_muted(bob.id, true).await.unwrap();
    world.set_suspended(bob.id, true).await.unwrap();
    let bad = world.user(bob.id).await.unwrap().unwrap();
    assert!(bad.muted && bad.suspended);
    let no_account = world.set_role(bob.id, Role::Host).await;
    assert!(matches!(no_account, Err(StoreError::NoSuchAccount)), "{no_account:?}");
    let table = world.create_table(new_table(&bob, vec![SeatPlan::User(sitter(&bob))])).await.unwrap();
    for (kind, user, table) in
        [(ActKind::Suspended, Some(bob.id), None), (ActKind::Closed, None, Some(table))]
    {
        world.note_act(NewAct { kind, by: ada.id, user, table }).await.unwrap();
    }
    let acts = world.acts(Page::first(10)).await.unwrap();
    assert_eq!(acts.iter().map(|act| act.kind).collect::<Vec<_>>(), [ActKind::Closed, ActKind::Suspended]);
    assert_eq!((acts[1].by.as_deref(), acts[1].user.as_deref()), (Some("Ada"), Some("Bob")));
    assert_eq!(acts[0].table, Some(table));
    let found = world.people("BO", Page::first(10)).await.unwrap();
    assert_eq!(found.iter().map(|it| (it.user.id, it.tables)).collect::<Vec<_>>(), [(bob.id, 1)]);
    assert_eq!(world.people("%", Page::first(10)).await.unwrap(), [], "no name has such a letter");
    let census = world.census().await.unwrap();
    assert_eq!((census.accounts, census.guests, census.gathering), (1, 1, 1));
    assert!(census.bytes > 0);
    assert_eq!(world.tables_going_on(Page::first(10)).await.unwrap().len(), 1);
    world.delete_user(bob.id).await.unwrap();
    assert_eq!(world.acts(Page::first(10)).await.unwrap()[1].user, None);
}

#[tokio::test]
async fn a_table_is_hidden_from_its_players_own_list_alone() {
    let world = World::new().await;
    let (ada, bob) = (user(&world, "Ada").await, user(&world, "Bob").await);
    let table = world.create_table(new_table(&ada, vec![SeatPlan::User(sitter(&ada))])).await.unwrap();
    for _ in 0..2 {
        world.hide_table(ada.id, table, true).await.unwrap();
    }
    assert_eq!(world.tables_hidden_from(ada.id).await.unwrap(), [table]);
    assert_eq!(world.tables_hidden_from(bob.id).await.unwrap(), []);
    world.hide_table(ada.id, table, false).await.unwrap();
    assert_eq!(world.tables_hidden_from(ada.id).await.unwrap(), []);
    world.hide_table(bob.id, "0000000000".parse().unwrap(), true).await.unwrap();
    assert_eq!(world.tables_hidden_from(bob.id).await.unwrap(), [], "no such table");
}
