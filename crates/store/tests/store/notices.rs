//! Ways to tell somebody something, and that they are told once.

use std::time::Duration;

use railhead_store::{
    Backoff, Channel, ChannelKind, Job, NewChannel, NewJob, SeatPlan, Store, StoreError, TableId, Telling,
    User,
};

use crate::world::{World, new_table, sitter, user};

const LEASE: Duration = Duration::from_mins(1);

fn way(user: &User, kind: ChannelKind, address: &str) -> NewChannel {
    let text = |text: &str| text.to_owned();
    NewChannel {
        user: user.id,
        kind,
        address: text(address),
        keys: text("k"),
        wants: text("turn"),
        device: text(""),
    }
}

fn job(kind: &str, key: &str) -> NewJob {
    let text = |text: &str| text.to_owned();
    NewJob { kind: text(kind), key: text(key), payload: text(key), wait: Duration::ZERO }
}

fn telling(user: &User, table: TableId, mark: i64) -> Telling {
    let jobs = vec![job("delivery", &format!("push {mark}"))];
    let letter = Some(job("letter", &format!("letter to {}", user.id)));
    Telling { user: user.id, table, kind: "turn".to_owned(), mark, jobs, letter }
}

async fn notice(store: &Store, key: &str) -> Job {
    store.enqueue(job("notice", key)).await.unwrap();
    store.claim("notice", LEASE).await.unwrap().expect("a job")
}

async fn table_of(store: &Store, user: &User) -> TableId {
    store.create_table(new_table(user, vec![SeatPlan::User(sitter(user)), SeatPlan::Open])).await.unwrap()
}

#[tokio::test]
async fn ways_are_kept_changed_and_ended_by_their_owner() {
    let store = World::new().await;
    let (ada, bob) = (user(&store, "Ada").await, user(&store, "Bob").await);
    let push = store.add_channel(way(&ada, ChannelKind::Push, "https://push/1")).await.unwrap();
    let hook = store.add_channel(way(&ada, ChannelKind::Webhook, "https://hook/1")).await.unwrap();
    let addresses = |ways: Vec<Channel>| ways.into_iter().map(|way| way.address).collect::<Vec<_>>();
    assert_eq!(addresses(store.channels_of(ada.id).await.unwrap()), ["https://push/1", "https://hook/1"]);
    let again = NewChannel { keys: "new".to_owned(), ..way(&ada, ChannelKind::Push, "https://push/1") };
    assert_eq!(store.add_channel(again).await.unwrap(), push, "the same once more");
    assert_eq!(store.channel(push).await.unwrap().expect("it").keys, "new");
    assert!(matches!(store.set_wants(bob.id, hook, "all").await, Err(StoreError::NotFound(_))));
    assert!(matches!(store.remove_channel(bob.id, hook).await, Err(StoreError::NotFound(_))));
    store.set_wants(ada.id, hook, "all").await.unwrap();
    assert_eq!(store.channel(hook).await.unwrap().expect("it").wants, "all");
    // A browser is one person's; a webhook may be a room's.
    store.add_channel(way(&bob, ChannelKind::Push, "https://push/1")).await.unwrap();
    store.add_channel(way(&bob, ChannelKind::Webhook, "https://hook/1")).await.unwrap();
    assert_eq!(addresses(store.channels_of(ada.id).await.unwrap()), ["https://hook/1"]);
    assert_eq!(store.reachable().await.unwrap(), [ada.id, bob.id]);
    store.remove_channel(ada.id, hook).await.unwrap();
    assert_eq!(store.reachable().await.unwrap(), [bob.id]);
    for number in 0..12 {
        store.add_channel(way(&ada, ChannelKind::Webhook, &format!("https://hook/{number}"))).await.unwrap();
    }
    let more = store.add_channel(way(&ada, ChannelKind::Mail, "")).await;
    assert!(matches!(more, Err(StoreError::TooManyChannels)), "{more:?}");
    assert_eq!(store.channels_of(ada.id).await.unwrap().len(), 12);
    store.set_quiet(ada.id, "22-7 0").await.unwrap();
    assert_eq!(store.quiet_of(ada.id).await.unwrap(), "22-7 0");
}

#[tokio::test]
async fn somebody_is_told_once_for_each_mark() {
    let store = World::new().await;
    let ada = user(&store, "Ada").await;
    let table = table_of(&store, &ada).await;
    let told = async |mark| {
        let job = notice(&store, &format!("turn {mark}")).await;
        store.tell(&job, vec![telling(&ada, table, mark)]).await.unwrap()
    };
    assert_eq!([told(3).await, told(3).await, told(2).await, told(4).await], [1, 0, 0, 1]);
    assert_eq!(store.pending("delivery").await.unwrap(), ["push 3", "push 4"]);
    assert_eq!(store.pending("letter").await.unwrap().len(), 1, "one letter for both");
    assert_eq!(store.pending("notice").await.unwrap(), [""; 0]);
    assert_eq!(store.told_mark(ada.id, table, "turn").await.unwrap(), Some(4));
    // Whoever lost the lease tells nobody anything.
    let job = notice(&store, "turn 5").await;
    store.complete(job.clone()).await.unwrap();
    let late = store.tell(&job, vec![telling(&ada, table, 5)]).await;
    assert!(matches!(late, Err(StoreError::LeaseLost)), "{late:?}");
    assert_eq!(store.told_mark(ada.id, table, "turn").await.unwrap(), Some(4));
}

#[tokio::test]
async fn what_comes_while_a_letter_is_written_gets_one_of_its_own() {
    let store = World::new().await;
    let ada = user(&store, "Ada").await;
    let table = table_of(&store, &ada).await;
    let first = notice(&store, "turn 1").await;
    store.tell(&first, vec![telling(&ada, table, 1)]).await.unwrap();
    let letter = store.claim("letter", LEASE).await.unwrap().expect("a letter");
    let written = store.letters_for(ada.id).await.unwrap();
    assert_eq!(written.len(), 1);
    let second = notice(&store, "turn 2").await;
    store.tell(&second, vec![telling(&ada, table, 2)]).await.unwrap();
    store.posted(&letter, ada.id, written, job("letter", "next")).await.unwrap();
    assert_eq!(store.pending("letter").await.unwrap(), ["next"]);
    let letter = store.claim("letter", LEASE).await.unwrap().expect("a letter");
    let written = store.letters_for(ada.id).await.unwrap();
    store.posted(&letter, ada.id, written, job("letter", "never")).await.unwrap();
    assert_eq!(store.pending("letter").await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn a_job_that_is_put_off_waits_and_is_still_one() {
    let store = World::new().await;
    let job = notice(&store, "later").await;
    store.put_off(job.clone(), Duration::from_hours(1)).await.unwrap();
    assert_eq!(store.claim("notice", LEASE).await.unwrap(), None);
    let due = store.next_due("notice").await.unwrap().expect("it waits");
    assert!(due.0 > store.now().0 + 3_000_000);
    let again = store.put_off(job.clone(), Duration::ZERO).await;
    assert!(matches!(again, Err(StoreError::LeaseLost)), "{again:?}");
    let backoff = Backoff { first: Duration::ZERO, longest: Duration::ZERO, attempts: 9 };
    assert!(matches!(store.fail(job, "late", backoff).await, Err(StoreError::LeaseLost)));
}

#[tokio::test]
async fn nothing_is_left_of_somebody_who_was_forgotten() {
    let store = World::new().await;
    let (ada, bob) = (user(&store, "Ada").await, user(&store, "Bob").await);
    let table = table_of(&store, &bob).await;
    store.add_channel(way(&ada, ChannelKind::Webhook, "https://hook/1")).await.unwrap();
    let first = notice(&store, "turn 1").await;
    store.tell(&first, vec![telling(&ada, table, 1)]).await.unwrap();
    let second = notice(&store, "turn 2").await;
    store.delete_user(ada.id).await.unwrap();
    assert_eq!(store.tell(&second, vec![telling(&ada, table, 2)]).await.unwrap(), 0);
    assert_eq!(store.reachable().await.unwrap(), []);
    assert_eq!(store.letters_for(ada.id).await.unwrap(), []);
    assert_eq!(store.faults().await.unwrap(), [""; 0]);
}
