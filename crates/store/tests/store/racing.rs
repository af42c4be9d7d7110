use railhead_store::{Claim, Page, Ply, SeatNo, SeatPlan, Status, Store, StoreError, TableId};

use crate::world::{
    World, append, get, is_conflict, new_table, notations, play, playing, sitter, start, take_back, user,
};

/// Appends `count` decisions, each time looking again after a conflict.
async fn insist(store: Store, table: TableId, name: usize, count: usize) {
    for number in 0..count {
        loop {
            let found = get(&store, table).await;
            let next = append(table, found.revision, found.length.0, &format!("{name}:{number}"));
            match store.append(next).await {
                Ok(_) => break,
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => panic!("{error}"),
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_writers_of_one_log_leave_no_gap() {
    let world = World::new().await;
    let (table, before) = playing(&world).await;
    let writers: Vec<_> =
        (0..8).map(|name| tokio::spawn(insist(world.clone_store(), table, name, 25))).collect();
    for writer in writers {
        writer.await.unwrap();
    }
    let log = world.log(table, Ply::FIRST).await.unwrap();
    assert!((0..200).eq(log.iter().map(|decision| decision.ply.0)));
    for name in 0..8 {
        let own = log.iter().filter_map(|decision| decision.notation.strip_prefix(&format!("{name}:")));
        assert!(own.map(str::to_owned).eq((0..25).map(|number| number.to_string())), "each once, in order");
    }
    let found = get(&world, table).await;
    assert_eq!((found.length, found.revision.0), (Ply(200), before.0 + 200));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_take_a_seat_one_gets_it() {
    let world = World::new().await;
    let host = user(&world, "host").await;
    let table = world.create_table(new_table(&host, vec![SeatPlan::Open])).await.unwrap();
    let mut takers = Vec::new();
    for name in 0..8 {
        let taker = user(&world, &name.to_string()).await;
        let store = world.clone_store();
        takers.push(tokio::spawn(
            async move { store.sit(Claim::Seat(table, SeatNo(0)), sitter(&taker)).await },
        ));
    }
    let mut seated = 0;
    for taker in takers {
        match taker.await.unwrap() {
            Ok(_) => seated += 1,
            Err(error) => assert!(matches!(error, StoreError::SeatTaken { seat: SeatNo(0) }), "{error}"),
        }
    }
    assert_eq!(seated, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_start_a_game_one_does() {
    let world = World::new().await;
    let host = user(&world, "host").await;
    let table = world.create_table(new_table(&host, vec![SeatPlan::User(sitter(&host))])).await.unwrap();
    let begin = start(&get(&world, table).await);
    let starters: Vec<_> = (0..8)
        .map(|_| {
            let (store, begin) = (world.clone_store(), begin.clone());
            tokio::spawn(async move { store.start(begin).await })
        })
        .collect();
    let mut started = 0;
    for starter in starters {
        started += usize::from(starter.await.unwrap().is_ok());
    }
    assert_eq!(started, 1);
}

/// Requests made without waiting in between are carried out as one group, because the writer runs on this thread
/// and cannot take the first before the last is in its queue.
#[tokio::test(flavor = "current_thread")]
async fn one_refused_request_leaves_its_neighbours_alone() {
    let world = World::new().await;
    let host = user(&world, "host").await;
    let mut made = Vec::new();
    for round in 0..10 {
        let store = world.clone_store();
        // Refused only after the table and a seat were written: that must be undone.
        let half_way = vec![SeatPlan::User(sitter(&host)), SeatPlan::User(sitter(&host))];
        let whole = vec![SeatPlan::User(sitter(&host))];
        let new = new_table(&host, if round % 2 == 0 { whole } else { half_way });
        made.push(tokio::spawn(async move { store.create_table(new).await }));
    }
    for (round, answer) in made.into_iter().enumerate() {
        let answer = answer.await.unwrap();
        assert_eq!(answer.is_ok(), round % 2 == 0, "{answer:?}");
    }
    let tables = world.tables_of(host.id, Status::Gathering, Page::first(20)).await.unwrap();
    assert_eq!(tables.len(), 5);
}

#[tokio::test(flavor = "current_thread")]
async fn one_refused_or_failed_decision_leaves_its_neighbours_alone() {
    let world = World::new().await;
    let mut tables = Vec::new();
    for _ in 0..90 {
        tables.push(playing(&world).await);
    }
    // A decision that isn't in its table's count: the next one of this ply cannot be written.
    for stray in [1, 40] {
        let table = tables[stray].0;
        world.tamper(&format!("INSERT INTO decisions VALUES ('{table}', 0, 0, 'stray', 0)")).await;
    }
    let mut asked = Vec::new();
    for (index, &(table, revision)) in tables.iter().enumerate() {
        let ply = if index % 3 == 0 { 7 } else { 0 };
        let store = world.clone_store();
        asked.push(tokio::spawn(async move { store.append(append(table, revision, ply, "good")).await }));
    }
    let mut failed = Vec::new();
    for (index, (answer, (table, _))) in asked.into_iter().zip(tables).enumerate() {
        let (answer, stored) = (answer.await.unwrap(), notations(&world, table).await);
        let length = get(&world, table).await.length.0;
        match answer {
            Ok(_) => assert!(index % 3 != 0 && stored == ["good"] && length == 1),
            Err(StoreError::Conflict { .. }) => assert!(index % 3 == 0 && length == 0),
            Err(StoreError::Db(_)) => {
                failed.push(index);
                assert!(stored == ["stray"] && length == 0);
            }
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(failed, [1, 40]);
}

#[tokio::test(flavor = "current_thread")]
async fn decisions_for_one_table_in_one_group_have_one_winner() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let asked: Vec<_> = (0..9)
        .map(|name| {
            let store = world.clone_store();
            tokio::spawn(async move { store.append(append(table, revision, 0, &name.to_string())).await })
        })
        .collect();
    let mut won = Vec::new();
    for (name, answer) in asked.into_iter().enumerate() {
        match answer.await.unwrap() {
            Ok(_) => won.push(name.to_string()),
            Err(error) => assert!(
                matches!(error, StoreError::Conflict { length: Ply(1), revision: now } if now == revision.next()),
                "{error:?}"
            ),
        }
    }
    assert_eq!(won.len(), 1);
    assert_eq!(notations(&world, table).await, won);
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_and_deciding_at_once_has_one_winner() {
    let world = World::new().await;
    for _ in 0..50 {
        let (table, revision) = playing(&world).await;
        let revision = play(&world, table, revision, &["a", "b"]).await;
        let (one, other) = (world.clone_store(), world.clone_store());
        let back = tokio::spawn(async move { one.take_back(take_back(table, revision, 1)).await });
        let on = tokio::spawn(async move { other.append(append(table, revision, 2, "c")).await });
        let (back, on) = (back.await.unwrap(), on.await.unwrap());
        match (back.is_ok(), on.is_ok()) {
            (true, false) => {
                assert!(is_conflict(&on), "{on:?}");
                assert_eq!(notations(&world, table).await, ["a"]);
            }
            (false, true) => {
                assert!(is_conflict(&back), "{back:?}");
                assert_eq!(notations(&world, table).await, ["a", "b", "c"]);
            }
            both => panic!("taken back and decided: {both:?}"),
        }
        assert_eq!(get(&world, table).await.revision, revision.next());
    }
}
