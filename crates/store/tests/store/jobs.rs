use std::{collections::BTreeSet, time::Duration};

use railhead_store::{Backoff, Failed, Job, NewJob, StoreError};

use crate::world::{Clocks, World, append, is_conflict, job, playing, take_back};

const HOUR: Duration = Duration::from_hours(1);

#[tokio::test]
async fn a_job_is_done_once_and_forgotten() {
    let world = World::new().await;
    assert!(world.enqueue(job("a")).await.unwrap());
    let claimed = world.claim("bot", HOUR).await.unwrap().unwrap();
    assert_eq!((claimed.kind.as_str(), claimed.key.as_str()), ("bot", "a"));
    assert_eq!((claimed.payload.as_str(), claimed.attempt), ("do a", 1));
    assert_eq!(world.claim("bot", HOUR).await.unwrap(), None, "it is leased");
    world.complete(claimed.clone()).await.unwrap();
    let again = world.complete(claimed).await;
    assert!(matches!(again, Err(StoreError::LeaseLost)), "{again:?}");
    assert!(world.enqueue(job("a")).await.unwrap(), "its key is free");
}

#[tokio::test]
async fn a_job_that_is_given_back_is_done_by_somebody_else() {
    let world = World::new().await;
    world.enqueue(job("a")).await.unwrap();
    let claimed = world.claim("bot", HOUR).await.unwrap().unwrap();
    world.release(claimed.clone()).await.unwrap();
    assert!(matches!(world.complete(claimed.clone()).await, Err(StoreError::LeaseLost)));
    let again = world.claim("bot", HOUR).await.unwrap().unwrap();
    assert_eq!((again.key.as_str(), again.attempt), ("a", 2));
    assert!(matches!(world.release(claimed).await, Err(StoreError::LeaseLost)));
}

#[tokio::test]
async fn there_is_one_job_of_a_kind_and_key() {
    let world = World::new().await;
    assert!(world.enqueue(job("a")).await.unwrap());
    assert!(!world.enqueue(job("a")).await.unwrap());
    assert!(world.enqueue(NewJob { kind: "clock".to_owned(), ..job("a") }).await.unwrap());
    assert_eq!(world.claim("mail", HOUR).await.unwrap(), None, "no job of that kind");
    let leased = world.claim("bot", HOUR).await.unwrap().unwrap();
    assert!(!world.enqueue(job("a")).await.unwrap(), "not while it is being done either");
    world.complete(leased).await.unwrap();
    assert!(world.claim("clock", HOUR).await.unwrap().is_some());
}

#[tokio::test]
async fn jobs_wait_for_their_time_and_the_longest_due_comes_first() {
    let clocks = Clocks::new();
    let world = World::by(&clocks).await;
    let begun = world.now();
    let waits = [("later", HOUR), ("second", Duration::from_millis(2)), ("first", Duration::from_millis(1))];
    for (key, wait) in waits {
        world.enqueue(NewJob { wait, ..job(key) }).await.unwrap();
    }
    assert_eq!(world.next_due("bot").await.unwrap(), Some(begun.after(waits[2].1)));
    assert_eq!(world.claim("bot", HOUR).await.unwrap(), None);
    clocks.pass(Duration::from_millis(2));
    for key in ["first", "second"] {
        let claimed = world.claim("bot", HOUR).await.unwrap().unwrap();
        assert_eq!(claimed.key, key);
        world.complete(claimed).await.unwrap();
    }
    assert_eq!(world.claim("bot", HOUR).await.unwrap(), None);
    assert_eq!(world.next_due("bot").await.unwrap(), Some(begun.after(HOUR)));
    assert_eq!(world.next_due("mail").await.unwrap(), None);
}

const SECOND: Duration = Duration::from_secs(1);
const DAY: i64 = 86_400_000;

#[tokio::test]
async fn a_clock_that_is_set_makes_no_job_wait_and_ends_no_lease() {
    for set in [-DAY, DAY] {
        let clocks = Clocks::new();
        let world = World::by(&clocks).await;
        world.enqueue(NewJob { wait: SECOND, ..job("a") }).await.unwrap();
        clocks.set(set);
        assert_eq!(world.claim("bot", SECOND).await.unwrap(), None, "not before its time");
        clocks.pass(SECOND);
        let claimed = world.claim("bot", 3 * SECOND).await.unwrap().expect("it is due");
        clocks.set(set);
        clocks.pass(2 * SECOND);
        assert_eq!(world.claim("bot", SECOND).await.unwrap(), None, "the lease goes on");
        let backoff = Backoff { first: SECOND, longest: SECOND, attempts: 9 };
        let failed = world.fail(claimed, "oops", backoff).await.unwrap();
        assert_eq!(failed, Failed::RetryAt(world.now().after(SECOND)));
        clocks.set(set);
        clocks.pass(SECOND);
        assert!(world.claim("bot", SECOND).await.unwrap().is_some());
        clocks.set(set);
        clocks.pass(SECOND);
        assert!(world.claim("bot", SECOND).await.unwrap().is_some(), "the lease has run out");
    }
}

#[tokio::test]
async fn a_clock_that_was_set_back_while_the_store_was_closed_makes_no_job_wait() {
    let clocks = Clocks::new();
    let world = World::in_folder_by(&clocks).await;
    for (key, wait) in [("leased", Duration::ZERO), ("soon", SECOND), ("later", HOUR)] {
        world.enqueue(NewJob { wait, ..job(key) }).await.unwrap();
    }
    world.claim("bot", HOUR).await.unwrap().expect("one is due");
    clocks.set(-DAY);
    let world = world.reopened_by(&clocks).await;
    let claimed = world.claim("bot", HOUR).await.unwrap().expect("the lease ended with the process");
    assert_eq!((claimed.key.as_str(), claimed.attempt), ("leased", 2));
    world.complete(claimed).await.unwrap();
    assert_eq!(world.claim("bot", HOUR).await.unwrap(), None);
    clocks.pass(SECOND);
    let soon = world.claim("bot", HOUR).await.unwrap().expect("it is due");
    assert_eq!(soon.key, "soon");
    world.complete(soon).await.unwrap();
    assert_eq!(world.claim("bot", HOUR).await.unwrap(), None);
    clocks.pass(HOUR);
    assert_eq!(world.claim("bot", HOUR).await.unwrap().expect("it is due").key, "later");
}

#[tokio::test]
async fn pending_are_those_that_wait_or_are_being_done() {
    let world = World::new().await;
    for key in ["a", "b", "c", "d"] {
        world
            .enqueue(NewJob { wait: if key == "a" { HOUR } else { Duration::ZERO }, ..job(key) })
            .await
            .unwrap();
    }
    world.enqueue(NewJob { kind: "mail".to_owned(), ..job("e") }).await.unwrap();
    assert_eq!(world.pending("bot").await.unwrap(), ["do a", "do b", "do c", "do d"]);
    let done = world.claim("bot", HOUR).await.unwrap().unwrap();
    assert_eq!(done.key, "b");
    world.complete(done).await.unwrap();
    let leased = world.claim("bot", HOUR).await.unwrap().unwrap();
    assert_eq!(leased.key, "c");
    let hopeless = world.claim("bot", HOUR).await.unwrap().unwrap();
    let impatient = Backoff { first: HOUR, longest: HOUR, attempts: 1 };
    world.fail(hopeless, "never", impatient).await.unwrap();
    assert_eq!(
        world.pending("bot").await.unwrap(),
        ["do a", "do c"],
        "neither what is done nor what was given up"
    );
    assert_eq!(world.pending("mail").await.unwrap(), ["do e"]);
    assert_eq!(world.pending("post").await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn a_lease_that_ran_out_lets_somebody_else_try() {
    let world = World::new().await;
    world.enqueue(job("a")).await.unwrap();
    let slow = world.claim("bot", Duration::ZERO).await.unwrap().unwrap();
    let quick = world.claim("bot", HOUR).await.unwrap().unwrap();
    assert_eq!((slow.key.as_str(), slow.attempt, quick.attempt), ("a", 1, 2));
    assert_eq!(world.next_due("bot").await.unwrap(), Some(quick.lease_until));
    let backoff = Backoff { first: HOUR, longest: HOUR, attempts: 9 };
    assert!(matches!(world.renew(&slow, HOUR).await, Err(StoreError::LeaseLost)));
    assert!(matches!(world.fail(slow.clone(), "late", backoff).await, Err(StoreError::LeaseLost)));
    assert!(matches!(world.complete(slow).await, Err(StoreError::LeaseLost)));
    world.complete(quick).await.unwrap();
}

#[tokio::test]
async fn several_jobs_are_claimed_at_once() {
    let world = World::new().await;
    for key in ["a", "b", "c"] {
        world.enqueue(job(key)).await.unwrap();
    }
    let keys = |jobs: &[Job]| jobs.iter().map(|job| job.key.clone()).collect::<Vec<_>>();
    let first = world.claim_some("bot", HOUR, 2).await.unwrap();
    assert_eq!(keys(&first), ["a", "b"]);
    assert_eq!(keys(&world.claim_some("bot", HOUR, 2).await.unwrap()), ["c"]);
    assert!(world.claim_some("bot", HOUR, 2).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_decision_ends_the_job_that_asked_for_it() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    for key in ["a", "b"] {
        world.enqueue(job(key)).await.unwrap();
    }
    let jobs = world.claim_some("bot", HOUR, 2).await.unwrap();
    let late = append(table, revision.next(), 0, "x");
    assert!(is_conflict(&world.append_for(late, &jobs[0]).await));
    assert_eq!(world.pending("bot").await.unwrap().len(), 2, "a refused decision ends nothing");
    let decision = append(table, revision, 0, "x");
    world.append_for(decision.clone(), &jobs[0]).await.unwrap();
    assert_eq!(world.pending("bot").await.unwrap(), ["do b"]);
    assert!(matches!(world.complete(jobs[0].clone()).await, Err(StoreError::LeaseLost)));
    assert!(is_conflict(&world.append_for(decision, &jobs[1]).await));
    assert_eq!(world.pending("bot").await.unwrap(), ["do b"]);
}

#[tokio::test]
async fn a_decision_stands_though_its_job_is_somebody_elses() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    world.enqueue(job("a")).await.unwrap();
    let slow = world.claim("bot", Duration::ZERO).await.unwrap().unwrap();
    let quick = world.claim("bot", HOUR).await.unwrap().unwrap();
    world.append_for(append(table, revision, 0, "x"), &slow).await.unwrap();
    world.complete(quick).await.expect("it is still there");
}

#[tokio::test]
async fn a_renewed_lease_keeps_others_away() {
    let world = World::new().await;
    world.enqueue(job("a")).await.unwrap();
    let claimed = world.claim("bot", Duration::ZERO).await.unwrap().unwrap();
    let until = world.renew(&claimed, HOUR).await.unwrap();
    assert!(until > claimed.lease_until);
    assert_eq!(world.claim("bot", HOUR).await.unwrap(), None);
    world.complete(claimed).await.unwrap();
}

#[tokio::test]
async fn a_failed_job_waits_and_is_given_up_in_the_end() {
    let world = World::new().await;
    world.enqueue(job("a")).await.unwrap();
    let at_once = Backoff { first: Duration::ZERO, longest: Duration::ZERO, attempts: 3 };
    let first = world.claim("bot", HOUR).await.unwrap().unwrap();
    assert!(matches!(world.fail(first, "oops", at_once).await.unwrap(), Failed::RetryAt(_)));
    let second = world.claim("bot", HOUR).await.unwrap().unwrap();
    assert_eq!(second.attempt, 2);
    let patient = Backoff { first: HOUR, longest: HOUR, attempts: 3 };
    let Failed::RetryAt(at) = world.fail(second, "oops", patient).await.unwrap() else {
        panic!("two of three")
    };
    assert!(at > world.now());
    assert_eq!(world.claim("bot", HOUR).await.unwrap(), None, "it waits");
    assert_eq!(world.next_due("bot").await.unwrap(), Some(at));

    world.enqueue(job("b")).await.unwrap();
    let hopeless = world.claim("bot", HOUR).await.unwrap().unwrap();
    let impatient = Backoff { attempts: 1, ..patient };
    assert_eq!(world.fail(hopeless.clone(), "never", impatient).await.unwrap(), Failed::GivenUp);
    assert!(matches!(world.complete(hopeless).await, Err(StoreError::LeaseLost)));
    assert!(world.enqueue(job("b")).await.unwrap(), "the key of a job given up is free");
}

#[tokio::test]
async fn the_bell_rings_for_every_way_to_a_job() {
    let world = World::new().await;
    let mut bell = world.job_bell();
    let (table, revision) = playing(&world).await;
    bell.rung().await.expect("a start may enqueue");
    world.enqueue(job("a")).await.unwrap();
    bell.rung().await.unwrap();
    let mut decision = append(table, revision, 0, "x");
    decision.jobs = vec![job("b")];
    let revision = world.append(decision).await.unwrap().revision;
    bell.rung().await.unwrap();
    world.take_back(take_back(table, revision, 0)).await.unwrap();
    bell.rung().await.unwrap();
    let claimed = world.claim("bot", HOUR).await.unwrap().unwrap();
    world.fail(claimed, "oops", Backoff { first: HOUR, longest: HOUR, attempts: 9 }).await.unwrap();
    bell.rung().await.unwrap();

    let claimed = world.claim("bot", HOUR).await.unwrap().unwrap();
    world.renew(&claimed, HOUR).await.unwrap();
    world.complete(claimed).await.unwrap();
    let waiting = tokio::spawn(async move { bell.rung().await });
    tokio::task::yield_now().await;
    assert!(!waiting.is_finished(), "claiming, renewing and completing don't ring");
    world.enqueue(job("c")).await.unwrap();
    waiting.await.unwrap().unwrap();

    let mut bell = world.job_bell();
    world.close().await.unwrap();
    assert!(matches!(bell.rung().await, Err(StoreError::Closed)));
}

#[tokio::test(flavor = "multi_thread")]
async fn racing_workers_claim_each_job_exactly_once() {
    let world = World::new().await;
    for key in 0..300 {
        world.enqueue(job(&key.to_string())).await.unwrap();
    }
    let workers: Vec<_> = (0..8)
        .map(|_| {
            let store = world.clone_store();
            tokio::spawn(async move {
                let mut done = Vec::new();
                while let Some(job) = store.claim("bot", HOUR).await.unwrap() {
                    done.push(job.key.clone());
                    store.complete(job).await.unwrap();
                }
                done
            })
        })
        .collect();
    let mut done = Vec::new();
    for worker in workers {
        done.extend(worker.await.unwrap());
    }
    assert_eq!(done.len(), 300);
    assert_eq!(done.into_iter().collect::<BTreeSet<_>>().len(), 300);
}
