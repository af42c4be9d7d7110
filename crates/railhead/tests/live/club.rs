//! People rather than positions: what the server has acknowledged of accounts, sessions, links and talk outlasts power cuts;
//! of many who want one name or one link one gets it; and nobody is told what lets somebody else in.

use railhead_game::{Chance as _, Luck};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::{
    api::GAME,
    client::{Answer, Client},
    server::Server,
    soak::{Tally, check_what_is_left, times},
};

const PASSWORD: &str = "eight bells and more";

/// Somebody, and all that the server has acknowledged to them.
struct Member {
    client: Client,
    name: String,
    /// Made of the guest, with this name.
    account: Option<String>,
    /// Said at the table, in order.
    said: Vec<String>,
    /// Tokens of other devices that were let in and not sent away.
    devices: Vec<String>,
    /// Tokens of devices that were sent away.
    ended: Vec<String>,
    /// Links that have been used.
    used: Vec<String>,
    shows: String,
    /// Whether the server went while their name or page was being changed: then it is either.
    in_doubt: bool,
}

impl Member {
    async fn new(server: &Server, number: usize) -> Member {
        let name = format!("Member {number}");
        Member {
            client: Client::guest(server, &name).await,
            name,
            account: None,
            said: Vec::new(),
            devices: Vec::new(),
            ended: Vec::new(),
            used: Vec::new(),
            shows: "name".to_owned(),
            in_doubt: false,
        }
    }

    /// Asks for something; nothing if the server is gone.
    async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Option<Answer> {
        let request = self.client.request(method, path);
        self.client.try_send(body.into_iter().fold(request, |request, body| request.json(&body))).await
    }

    async fn post(&self, path: &str, body: Value) -> Option<Answer> {
        self.ask(Method::POST, path, Some(body)).await
    }

    /// Does something and keeps what was acknowledged; nothing if the server is gone.
    async fn act(&mut self, talk: &str, luck: &mut Luck) -> Option<()> {
        match luck.below(8) {
            0 if self.account.is_none() => {
                let name = format!("{} {}", self.name, luck.below(1_000_000));
                let wish = json!({ "name": name, "password": PASSWORD, "email": "" });
                self.in_doubt = true;
                self.post("/api/v1/account", wish).await?.good();
                (self.account, self.in_doubt) = (Some(name), false);
            }
            0 | 1 => {
                let shows = ["name", "results", "opponents"][luck.below(3) as usize];
                self.in_doubt = true;
                self.post("/api/v1/account/shows", json!({ "shows": shows })).await?.good();
                (self.shows, self.in_doubt) = (shows.to_owned(), false);
            }
            2 | 3 => {
                let link = self.post("/api/v1/devices/link", json!({})).await?.good();
                let key = link["key"].as_str().expect("a key").to_owned();
                let let_in = self.post("/api/v1/devices/accept", json!({ "key": key })).await?.good();
                self.devices.push(let_in["token"].as_str().expect("a token").to_owned());
                self.used.push(key);
            }
            4 if !self.devices.is_empty() => {
                let token = self.devices[luck.below(self.devices.len() as u32) as usize].clone();
                let there = self.client.with_token(&token);
                let sessions = there.try_send(there.request(Method::GET, "/api/v1/sessions")).await?.good();
                let current = sessions.as_array().expect("a list").iter().find(|it| it["current"] == true);
                let session = current.expect("one of them asks")["session"].clone();
                self.devices.retain(|kept| *kept != token);
                let ended = self.post("/api/v1/sessions/end", json!({ "session": session })).await?;
                assert_eq!(ended.status, 204, "{ended:?}");
                self.ended.push(token);
            }
            _ => {
                let words = format!("{} says {}", self.name, luck.below(1_000_000));
                let said = self.post(talk, json!({ "words": words })).await?;
                assert_eq!(said.status, 204, "{said:?}");
                self.said.push(words);
            }
        }
        Some(())
    }

    /// Counts what was acknowledged and is not so.
    async fn missing(&self, lines: &[String]) -> usize {
        let me = self.client.get("/api/v1/me").await.good();
        let name = self.account.as_ref().unwrap_or(&self.name);
        let as_told = self.in_doubt || (me["name"] == **name && me["shows"] == *self.shows);
        let mut missing = usize::from(!as_told);
        if let Some(name) = &self.account {
            let login = json!({ "name": name, "password": PASSWORD });
            missing += usize::from(self.client.post("/api/v1/login", login).await.status != 201);
        }
        for token in &self.devices {
            missing += usize::from(self.client.with_token(token).get("/api/v1/me").await.status != 200);
        }
        for token in &self.ended {
            missing += usize::from(self.client.with_token(token).get("/api/v1/me").await.status != 403);
        }
        for key in &self.used {
            let again = self.client.post("/api/v1/devices/accept", json!({ "key": key })).await;
            missing += usize::from(again.status != 410);
        }
        let once = |words: &&String| lines.iter().filter(|line| line == words).count() == 1;
        missing + self.said.iter().filter(|words| !once(words)).count()
    }

    fn acknowledged(&self) -> usize {
        self.devices.len() + self.ended.len() + self.used.len() + self.said.len() + 1
    }
}

/// All that was said at a table where everybody sits, as the first of them reads it.
async fn lines(member: &Member, talk: &str) -> Vec<String> {
    let said = member.client.get(talk).await.good();
    let said = said.as_array().expect("a list").iter();
    said.map(|line| line["words"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_people_were_told_about_themselves_outlasts_power_cuts() {
    let mut server = Server::start();
    let mut tally = Tally::default();
    for cut in 0..times(3, 40) {
        // Others at another table each time: what is read of a talk is bounded.
        let mut members = Vec::new();
        for number in 0..4 {
            members.push(Member::new(&server, cut * 4 + number).await);
        }
        let seats = json!({ "game": GAME, "seats": ["me", "open", "open", "open"] });
        let table = members[0].client.post("/api/v1/tables", seats).await.good();
        let table = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
        for member in &members[1..] {
            member.client.post(&format!("{table}/sit"), json!({})).await.good();
        }
        let talk = format!("{table}/talk");
        let mut load = JoinSet::new();
        for (number, mut member) in members.into_iter().enumerate() {
            let talk = talk.clone();
            load.spawn(async move {
                let mut luck = Luck::new((cut * 10 + number) as u64);
                for _ in 0..10 {
                    if member.act(&talk, &mut luck).await.is_none() {
                        break;
                    }
                }
                member
            });
        }
        // The first who is through is who the others are cut off by.
        let mut told = vec![load.join_next().await.expect("somebody acts").expect("nobody breaks down")];
        server.cut();
        told.extend(load.join_all().await);
        server = server.again();
        for member in &mut told {
            member.client = member.client.reconnected();
        }
        let said = lines(&told[0], &talk).await;
        for member in &told {
            tally.lost += member.missing(&said).await;
            tally.inputs += member.acknowledged();
        }
        tally.faults += 1;
    }
    check_what_is_left(server);
    tally.tell("people and kills");
}

/// Everybody sends the same wish at the same time; how many were granted it, and how the others were answered.
async fn all_wish(people: &[Client], path: &str, wish: Value) -> (usize, Vec<u16>) {
    let mut sent = JoinSet::new();
    for person in people {
        let (person, path, wish) = (person.clone(), path.to_owned(), wish.clone());
        sent.spawn(async move { person.post(&path, wish).await.status });
    }
    let (granted, others): (Vec<u16>, Vec<u16>) =
        sent.join_all().await.into_iter().partition(|status| *status == 201);
    (granted.len(), others)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_all_who_want_one_name_or_one_link_one_gets_it() {
    let server = Server::start();
    let host = Client::guest(&server, "Host").await;
    let mut tally = Tally::default();
    for round in 0..times(2, 30) {
        let mut people = Vec::new();
        for number in 0..6 {
            people.push(Client::guest(&server, &format!("Rival {number}")).await);
        }
        let wish = json!({ "name": format!("The one {round}"), "password": PASSWORD });
        let (granted, others) = all_wish(&people, "/api/v1/account", wish).await;
        assert_eq!(granted, 1, "one name, one account: {others:?}");
        assert!(others.iter().all(|status| *status == 422), "{others:?}");
        let link = host.post("/api/v1/devices/link", json!({})).await.good();
        let (granted, others) =
            all_wish(&people, "/api/v1/devices/accept", json!({ "key": link["key"] })).await;
        assert_eq!(granted, 1, "one link, one device: {others:?}");
        assert!(others.iter().all(|status| *status == 410), "{others:?}");
        tally.faults += 2;
        tally.inputs += 2 * people.len();
    }
    check_what_is_left(server);
    tally.tell("people and races");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_what_lets_somebody_else_in() {
    let server = Server::start();
    // The first account looks after the server; it may see more, though never what is searched for here.
    let keeper = Client::guest(&server, "Keeper").await;
    keeper.post("/api/v1/account", json!({ "name": "Keeper", "password": PASSWORD })).await.good();
    let owner = Client::guest(&server, "Owner").await;
    let address = "owner.of.it.all@example.org";
    let account = json!({ "name": "Owner", "password": PASSWORD, "email": address });
    owner.post("/api/v1/account", account).await.good();
    let seats = json!({ "game": GAME, "seats": ["me", "open"], "watching": true });
    let table = owner.post("/api/v1/tables", seats).await.good()["id"].as_str().expect("an id").to_owned();
    let guest = Client::guest(&server, "Guest").await;
    guest.post(&format!("/api/v1/tables/{table}/sit"), json!({})).await.good();
    let link = owner.post("/api/v1/devices/link", json!({})).await.good();
    let key = link["key"].as_str().expect("a key").to_owned();
    let number = owner.get("/api/v1/me").await.good()["id"].clone();
    let device = owner.post("/api/v1/devices/accept", json!({ "key": key })).await.good();
    let secrets =
        [owner.token(), device["token"].as_str().expect("a token"), &key, address, PASSWORD, "$argon2"];
    let paths = [
        "/".to_owned(),
        "/tables".to_owned(),
        "/account".to_owned(),
        "/devices".to_owned(),
        "/host".to_owned(),
        "/privacy".to_owned(),
        "/export".to_owned(),
        "/metrics".to_owned(),
        "/healthz".to_owned(),
        format!("/p/{number}"),
        format!("/t/{table}"),
        format!("/t/{table}/layers"),
        format!("/t/{table}/fair"),
        format!("/api/v1/tables/{table}"),
        format!("/api/v1/tables/{table}/talk"),
        "/api/v1/tables".to_owned(),
        "/api/v1/running".to_owned(),
        "/api/v1/me".to_owned(),
        "/api/v1/me/export".to_owned(),
        "/api/v1/sessions".to_owned(),
    ];
    let mut tally = Tally::default();
    for eyes in [&keeper, &guest, &Client::stranger(&server)] {
        for path in &paths {
            let answer = eyes.get(path).await;
            assert!(answer.status < 500, "{path}: {answer:?}");
            tally.inputs += 1;
            for secret in secrets {
                if answer.text.contains(secret) {
                    println!("{path} tells of {secret}");
                    tally.leaked += 1;
                }
            }
        }
    }
    // What one has oneself is no secret, but no token is told again, and no password.
    for path in &paths {
        let answer = owner.get(path).await;
        tally.inputs += 1;
        tally.leaked += [secrets[0], secrets[1], PASSWORD, "$argon2"]
            .iter()
            .filter(|it| answer.text.contains(**it))
            .count();
    }
    let said = server.said();
    tally.leaked += secrets.iter().filter(|secret| said.contains(**secret)).count();
    check_what_is_left(server);
    tally.tell("people and leaks");
}
