//! Chromium, driven as a person would: the few commands of WebDriver that the tests need.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::PathBuf,
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tempfile::TempDir;

/// How long a page may take before a test gives up.
const TIMEOUT: Duration = Duration::from_secs(30);
/// How often a condition is looked at.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// How WebDriver names an element in JSON.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Set to `required`, the tests fail without a browser instead of being left out.
const REQUIRED: &str = "RAILHEAD_BROWSER";

/// The driver's process. It dies with this value.
pub(crate) struct Driver {
    child: Child,
    _out: BufReader<ChildStdout>,
    port: u16,
}

impl Driver {
    /// The driver; `None`, loudly, on a machine that has none.
    pub(crate) fn start() -> Option<Driver> {
        let spawned =
            Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = match spawned {
            Ok(child) => child,
            Err(error) if env::var(REQUIRED).is_ok_and(|value| value == "required") => {
                panic!("chromedriver does not start: {error}")
            }
            Err(error) => {
                eprintln!(
                    "NOT TESTED in a browser: chromedriver does not start ({error}); set {REQUIRED}=required to fail"
                );
                return None;
            }
        };
        let mut out = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let port = loop {
            let mut line = String::new();
            assert!(out.read_line(&mut line).expect("the driver speaks") > 0, "the driver ended");
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                break port.trim().trim_end_matches('.').parse().expect("a port");
            }
        };
        Some(Driver { child, _out: out, port })
    }

    /// A browser on a screen of an ordinary size.
    pub(crate) async fn desktop(&self, test: &'static str) -> Browser {
        self.browser(test, json!({ "args": ["--window-size=1360,900"] })).await
    }

    /// A browser on a phone held upright, whose owner reads Portuguese.
    pub(crate) async fn phone(&self, test: &'static str) -> Browser {
        let metrics = json!({ "width": 360, "height": 740, "pixelRatio": 2.0, "touch": true });
        let prefs = json!({ "intl.accept_languages": "pt-BR,pt" });
        self.browser(test, json!({ "mobileEmulation": { "deviceMetrics": metrics }, "prefs": prefs })).await
    }

    /// A browser that runs no scripts.
    pub(crate) async fn without_scripts(&self, test: &'static str) -> Browser {
        let prefs = json!({ "profile.managed_default_content_settings.javascript": 2 });
        self.browser(test, json!({ "args": ["--window-size=1360,900"], "prefs": prefs })).await
    }

    async fn browser(&self, test: &'static str, mut options: Value) -> Browser {
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let mut args = vec![
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--no-proxy-server".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--user-data-dir={}", profile.path().display()),
        ];
        let more = options["args"].as_array().into_iter().flatten().filter_map(Value::as_str);
        args.extend(more.map(str::to_owned));
        options["args"] = json!(args);
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        } } });
        let http = reqwest::Client::builder().no_proxy().timeout(TIMEOUT * 2).build().expect("a client");
        let base = format!("http://127.0.0.1:{}/session", self.port);
        let begun = http.post(&base).json(&wanted).send().await.expect("the driver answers");
        let begun: Value = begun.json().await.expect("JSON");
        let session =
            begun["value"]["sessionId"].as_str().unwrap_or_else(|| panic!("no browser: {begun}")).to_owned();
        let browser = Browser { http, port: self.port, session, test, shots: 0, _profile: profile };
        browser.show_at_once().await;
        browser
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Its own process, by its own handle.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A browser with a profile of its own. It closes with this value.
pub(crate) struct Browser {
    http: reqwest::Client,
    port: u16,
    session: String,
    test: &'static str,
    shots: usize,
    _profile: TempDir,
}

impl Browser {
    async fn command(&self, path: &str, body: Value) -> Result<Value, String> {
        let url = format!("http://127.0.0.1:{}/session/{}/{path}", self.port, self.session);
        let answer = self.http.post(url).json(&body).send().await.expect("the driver answers");
        let good = answer.status().is_success();
        let mut said: Value = answer.json().await.expect("JSON");
        let value = said["value"].take();
        if good { Ok(value) } else { Err(format!("{}: {}", value["error"], value["message"])) }
    }

    /// Lets pages show what others do at once, unless a test chooses another pace.
    async fn show_at_once(&self) {
        let source = "document.addEventListener('readystatechange', () => { \
            const likes = document.documentElement?.dataset; \
            if (likes?.tempo === 'calm') likes.tempo = 'at-once' })";
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    }

    /// Opens an address.
    pub(crate) async fn goto(&self, url: &str) {
        self.command("url", json!({ "url": url })).await.expect("the page opens");
    }

    /// Gives the page that is open a cookie.
    pub(crate) async fn cookie(&self, name: &str, value: &str) {
        let cookie = json!({ "cookie": { "name": name, "value": value, "path": "/" } });
        self.command("cookie", cookie).await.expect("the browser takes a cookie");
    }

    /// What `script` returns. It runs for tests, pages or no pages with scripts of their own.
    pub(crate) async fn js(&self, script: &str) -> Value {
        let ran = self.command("execute/sync", json!({ "script": script, "args": [] })).await;
        ran.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until `expression` is true of the page, or gives back why it never was.
    pub(crate) async fn until(&mut self, expression: &str) -> Value {
        let begun = Instant::now();
        let script = format!("return {expression}");
        loop {
            // While one page makes way for the next there is none to ask.
            let ran = self.command("execute/sync", json!({ "script": script, "args": [] })).await;
            match ran {
                Ok(value) if !matches!(value, Value::Null | Value::Bool(false)) => return value,
                _ if begun.elapsed() < TIMEOUT => tokio::time::sleep(POLL_INTERVAL).await,
                ran => {
                    let console = self.console().await;
                    self.shot("stuck").await;
                    panic!("{}: never saw {expression} ({ran:?}); console: {console:?}", self.test);
                }
            }
        }
    }

    /// What `expression` gives within a moment, or nothing.
    pub(crate) async fn soon(&self, expression: &str) -> Option<Value> {
        for _ in 0..15 {
            let value = self.js(&format!("return {expression}")).await;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return Some(value);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        None
    }

    /// Makes the window that large, and lets the page fit itself into it.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        let command = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": params });
        self.command("goog/cdp/execute", command).await.expect("the window takes a size");
        let fitted = "return new Promise((fitted) => requestAnimationFrame(() => requestAnimationFrame(() => fitted(true))))";
        self.js(fitted).await;
    }

    /// Waits for an element.
    pub(crate) async fn see(&mut self, css: &str) {
        self.until(&format!("!!document.querySelector({css:?})")).await;
    }

    /// Brings an element into sight, as a person scrolls to what they want to touch.
    async fn touch(&self, css: &str) -> Result<Value, String> {
        let element = self.element(css).await?;
        let script =
            "arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })";
        self.command("execute/sync", json!({ "script": script, "args": [{ ELEMENT: element }] })).await?;
        self.command(&format!("element/{element}/click"), json!({})).await
    }

    async fn element(&self, css: &str) -> Result<String, String> {
        let found = self.command("element", json!({ "using": "css selector", "value": css })).await?;
        Ok(found[ELEMENT].as_str().expect("an element").to_owned())
    }

    /// Clicks where a person would; fails if something keeps lying in the way. What is drawn anew in the meantime, or
    /// still gliding to its place, is tried again.
    pub(crate) async fn click(&mut self, css: &str) {
        self.see(css).await;
        let begun = Instant::now();
        while let Err(error) = self.touch(css).await {
            let passing = ["stale", "no such element", "not interactable", "intercepted"];
            let passing = passing.iter().any(|it| error.contains(it));
            if !passing || begun.elapsed() > TIMEOUT {
                self.shot("unclickable").await;
                panic!("{}: {css}: {error}", self.test);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Types into a field.
    pub(crate) async fn fill(&self, css: &str, text: &str) {
        let field = self.element(css).await.expect("the field is there");
        self.command(&format!("element/{field}/clear"), json!({})).await.expect("the field can be emptied");
        self.command(&format!("element/{field}/value"), json!({ "text": text }))
            .await
            .expect("the field takes text");
    }

    /// Chooses from a list.
    pub(crate) async fn choose(&mut self, select: &str, value: &str) {
        self.click(&format!("{select} option[value='{value}']")).await;
    }

    /// Presses a key, wherever the focus is.
    pub(crate) async fn press(&self, key: Key) {
        let key = key.code().to_string();
        let actions = json!([{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }]);
        let keyboard = json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": actions }] });
        self.command("actions", keyboard).await.expect("the key goes down and up");
    }

    /// Opens another tab and goes there; gives back the handles of the old tab and of the new one.
    pub(crate) async fn tab(&self) -> (String, String) {
        let url = format!("http://127.0.0.1:{}/session/{}/window", self.port, self.session);
        let old: Value =
            self.http.get(url).send().await.expect("the driver answers").json().await.expect("JSON");
        let new = self.command("window/new", json!({ "type": "tab" })).await.expect("a tab");
        let text = |value: &Value| value.as_str().expect("a handle").to_owned();
        let (old, new) = (text(&old["value"]), text(&new["handle"]));
        self.switch(&new).await;
        (old, new)
    }

    /// Goes to a tab.
    pub(crate) async fn switch(&self, tab: &str) {
        self.command("window", json!({ "handle": tab })).await.expect("the tab is there");
    }

    /// Has the browser do what no page can.
    pub(crate) async fn cdp(&self, command: &str, params: Value) -> Value {
        let done = self.command("goog/cdp/execute", json!({ "cmd": command, "params": params })).await;
        done.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Lights the lamps: what a page looks like at night.
    pub(crate) async fn night(&self, night: bool) {
        let scheme = json!({ "name": "prefers-color-scheme", "value": if night { "dark" } else { "light" } });
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": [scheme] })).await;
    }

    /// Saves a picture as `screenshots/TEST-NN-STEP.png`: of the whole page, or of what is in sight where something
    /// sticks to the edge of the screen. Pieces are waited for until they have come to rest.
    pub(crate) async fn shot(&mut self, step: &str) {
        self.shots += 1;
        let rest = "return Promise.allSettled(document.getAnimations().map((it) => it.finished))
            .then(() => scrollTo(0, 0)).then(() => !document.querySelector('#table, #replay, .curtain'))";
        let whole =
            self.command("execute/sync", json!({ "script": rest, "args": [] })).await.unwrap_or_default();
        let params = json!({ "format": "png", "captureBeyondViewport": whole });
        let taken = self
            .command("goog/cdp/execute", json!({ "cmd": "Page.captureScreenshot", "params": params }))
            .await;
        let taken = taken.expect("a picture");
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../screenshots");
        fs::create_dir_all(&folder).expect("a folder for pictures");
        let file = folder.join(format!("{}-{:02}-{step}.png", self.test, self.shots));
        fs::write(file, from_base64(taken["data"].as_str().expect("a picture")))
            .expect("the picture is kept");
    }

    /// What the console complained of since it was asked last: errors of scripts, broken policies, failed requests.
    pub(crate) async fn console(&self) -> Vec<String> {
        let log = self.command("se/log", json!({ "type": "browser" })).await.expect("the console");
        let entries = log.as_array().expect("a list").iter();
        let loud = entries.filter(|entry| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")));
        loud.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Fails if the console complained of anything.
    #[track_caller]
    pub(crate) fn assert_quiet(&self, complaints: &[String]) {
        assert!(complaints.is_empty(), "{}: the console complains: {complaints:?}", self.test);
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver closes the browser before it answers; a plain connection will do, also in a test that failed.
        let Ok(mut driver) = TcpStream::connect(("127.0.0.1", self.port)) else { return };
        let _ = driver.set_read_timeout(Some(Duration::from_secs(10)));
        let session = &self.session;
        let _ = write!(
            driver,
            "DELETE /session/{session} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        );
        let _ = driver.read(&mut [0; 512]);
    }
}

/// A key, as WebDriver knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Tab,
    Enter,
    Escape,
    Home,
    End,
    Left,
    Up,
    Right,
    Down,
    /// What is typed by one letter, digit or sign.
    Letter(char),
}

impl Key {
    fn code(self) -> char {
        match self {
            Key::Tab => '\u{e004}',
            Key::Enter => '\u{e007}',
            Key::Escape => '\u{e00c}',
            Key::End => '\u{e010}',
            Key::Home => '\u{e011}',
            Key::Left => '\u{e012}',
            Key::Up => '\u{e013}',
            Key::Right => '\u{e014}',
            Key::Down => '\u{e015}',
            Key::Letter(letter) => letter,
        }
    }
}

fn from_base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let sextets: Vec<u8> = text.bytes().filter_map(value).collect();
    let mut bytes = Vec::with_capacity(sextets.len() * 3 / 4);
    for group in sextets.chunks(4) {
        let bits =
            group.iter().enumerate().fold(0, |bits, (place, six)| bits | u32::from(*six) << (18 - 6 * place));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..group.len()]);
    }
    bytes
}
