use railhead_store::{Append, Claim, Ply, SeatNo, SeatPlan, Store, StoreError, TableId};

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
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(playing(&world).await);
    }
    let good = |(table, revision): &(TableId, _)| append(*table, *revision, 0, "good");
    let too_late = |(table, revision): &(TableId, _)| append(*table, *revision, 7, "a gap");
    // This one is refused only after it has written its decision: that must be undone.
    let half_way = |standing: &(TableId, _)| Append {
        snapshot: Some(railhead_store::Snapshot { ply: Ply(9), version: 1, bytes: vec![] }),
        ..good(standing)
    };
    let requests: Vec<(bool, Append)> = tables
        .iter()
        .enumerate()
        .map(|(index, standing)| match index % 3 {
            0 => (true, good(standing)),
            1 => (false, too_late(standing)),
            _ => (false, half_way(standing)),
        })
        .collect();
    let answers: Vec<_> = requests
        .iter()
        .map(|(_, request)| {
            let (store, request) = (world.clone_store(), request.clone());
            tokio::spawn(async move { store.append(request).await })
        })
        .collect();
    for ((expected, request), answer) in requests.iter().zip(answers) {
        let answer = answer.await.unwrap();
        assert_eq!(answer.is_ok(), *expected, "{answer:?}");
        let stored = notations(&world, request.table).await;
        assert_eq!(stored, if *expected { vec!["good"] } else { vec![] });
        assert_eq!(get(&world, request.table).await.length.0, stored.len() as u32);
    }
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
