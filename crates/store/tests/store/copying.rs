//! Everything from one place to another, and a copy in a file.

use std::time::Duration;

use railhead_cluster::Schema;
use railhead_store::{
    ChannelKind, Database, NewChannel, NewJob, Place, Purpose, SeatNo, SeatPlan, Store, StoreError, TableId,
    Telling, Token, User,
};

use crate::world::{
    World, append, bot, get, is_conflict, job, new_table, notations, play, playing, sitter, start, user,
};

/// A store with something of every kind in it, and what is known of it.
struct Known {
    token: Token,
    ada: User,
    table: TableId,
    finished: TableId,
}

async fn fill(store: &Store) -> Known {
    let (ada, token) = store.create_user("Ada", "pt-BR").await.unwrap();
    let gone = user(store, "Gone").await;
    let seats = vec![SeatPlan::User(sitter(&ada)), bot("Bo"), SeatPlan::User(sitter(&gone))];
    let table = store.create_table(new_table(&ada, seats)).await.unwrap();
    let mut revision = store.start(start(&get(store, table).await)).await.unwrap();
    for ply in 0..700 {
        revision = store.append(append(table, revision, ply, &format!("move {ply}"))).await.unwrap().revision;
    }
    store.ask(table, SeatNo(1), user(store, "Bob").await.id, revision).await.unwrap();
    store.delete_user(gone.id).await.unwrap();
    let (finished, revision) = playing(store).await;
    let revision = play(store, finished, revision, &["a", "b"]).await;
    let revision = store.finish(finished, revision, "{}".to_owned()).await.unwrap();
    let next = store.create_table(new_table(&ada, vec![SeatPlan::Reserved])).await.unwrap();
    let revision = store.ask_for_rematch(finished, next, ada.id, revision).await.unwrap();
    store.refuse_rematch(finished, vec![SeatNo(0)], revision).await.unwrap();
    store.make_account(ada.id, "Ada", "ada", "hash").await.unwrap();
    store.make_link(ada.id, Purpose::Device, "", Duration::from_hours(1)).await.unwrap();
    let ada = store.user(ada.id).await.unwrap().unwrap();
    store.branch_key().await.unwrap();
    store.set_quiet(ada.id, "22-7 0").await.unwrap();
    let text = |text: &str| text.to_owned();
    let (address, keys, wants) = (text("https://hook/1"), text("ntfy"), text("turn-none"));
    let kind = ChannelKind::Webhook;
    let way = NewChannel { user: ada.id, kind, address, keys, wants, device: text("") };
    store.add_channel(way).await.unwrap();
    store.enqueue(job("notice")).await.unwrap();
    let notice = store.claim("bot", Duration::from_secs(1)).await.unwrap().unwrap();
    let letter = Some(NewJob { kind: text("letter"), ..job("letter") });
    let telling = Telling { user: ada.id, table, kind: text("turn"), mark: 7, jobs: vec![], letter };
    store.tell(&notice, vec![telling]).await.unwrap();
    store.enqueue(job("later")).await.unwrap();
    let last = user(store, "Last").await;
    store.delete_user(last.id).await.unwrap();
    Known { token, ada, table, finished }
}

/// That `copy` holds what `origin` does, and can be played on.
async fn compare(origin: &Store, copy: &Store, known: &Known) {
    assert_eq!(copy.user_by_token(&known.token).await.unwrap().as_ref(), Some(&known.ada));
    assert_eq!(copy.tables().await.unwrap(), origin.tables().await.unwrap());
    for table in origin.tables().await.unwrap() {
        assert_eq!(copy.stored_table(table).await.unwrap(), origin.stored_table(table).await.unwrap());
    }
    assert_eq!(copy.branch_key().await.unwrap(), origin.branch_key().await.unwrap());
    let ada = known.ada.id;
    assert_eq!(copy.channels_of(ada).await.unwrap(), origin.channels_of(ada).await.unwrap());
    assert_eq!(copy.letters_for(ada).await.unwrap(), origin.letters_for(ada).await.unwrap());
    assert_eq!(
        (copy.channels_of(ada).await.unwrap().len(), copy.quiet_of(ada).await.unwrap().as_str()),
        (1, "22-7 0")
    );
    assert_eq!(copy.told_mark(ada, known.table, "turn").await.unwrap(), Some(7));
    assert_eq!(copy.pending("bot").await.unwrap(), ["do later"]);
    assert!(copy.claim("bot", Duration::from_secs(1)).await.unwrap().is_some());
    assert_eq!(copy.faults().await.unwrap(), [""; 0]);
    // The number of somebody who was forgotten is never given again.
    assert_eq!(user(copy, "New").await.id, user(origin, "New").await.id);
    let found = get(copy, known.table).await;
    assert!(is_conflict(&copy.append(append(known.table, found.revision, 3, "no")).await));
    copy.append(append(known.table, found.revision, 700, "on")).await.unwrap();
    assert_eq!(notations(copy, known.finished).await, ["a", "b"]);
}

#[tokio::test]
async fn everything_is_copied_from_a_folder_to_another_place_and_back() {
    let (origin, other, back) = (World::in_folder().await, World::new().await, World::in_folder().await);
    let known = fill(&origin).await;
    let mut told = Vec::new();
    let rows = origin.copy_to(&other, |done, all| told.push((done, all))).await.unwrap();
    assert!(rows > 700, "{rows}");
    assert_eq!(told.last(), Some(&(rows, rows)));
    assert!(told.is_sorted());
    assert_eq!(other.copy_to(&back, |_, _| ()).await.unwrap(), rows);
    for copy in [&other, &back] {
        let again = origin.copy_to(copy, |_, _| ()).await;
        assert!(matches!(again, Err(StoreError::NotEmpty)), "{again:?}");
    }
    compare(&origin, &back, &known).await;
}

#[tokio::test]
async fn a_shared_store_holds_what_was_copied_to_it() {
    let Some(schema) = Schema::required("copying to PostgreSQL") else { return };
    let origin = World::in_folder().await;
    let known = fill(&origin).await;
    let other = Store::open(schema.to_string().parse::<Database>().unwrap()).await.unwrap();
    origin.copy_to(&other, |_, _| ()).await.unwrap();
    compare(&origin, &other, &known).await;
}

#[tokio::test]
async fn a_copy_in_a_file_is_a_store_of_its_own() {
    let origin = World::in_folder().await;
    let known = fill(&origin).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("railhead.db");
    // As somebody else does it while a server has the folder.
    let beside = Store::open_to_read(origin.folder()).await.unwrap();
    beside.back_up(&file).await.unwrap();
    let again = beside.back_up(&file).await;
    assert!(matches!(again, Err(StoreError::Io { .. })), "{again:?}");
    let copy = Store::open(Place::from(folder.path())).await.unwrap();
    compare(&origin, &copy, &known).await;
}
