//! A mail server of our own on this machine: it speaks SMTP with whoever hands letters over, and keeps them.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

/// A letter as it came.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) to: Vec<String>,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Received {
    /// The value of a header, in words.
    pub(crate) fn header(&self, name: &str) -> String {
        let unfolded = self.head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let value = unfolded.lines().find_map(|line| {
            let (header, value) = line.split_once(':')?;
            header.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
        });
        words(&value.unwrap_or_default())
    }

    /// The first address in the text that begins like this.
    pub(crate) fn link(&self, beginning: &str) -> String {
        let from = self.body.find(beginning).unwrap_or_else(|| panic!("{beginning} in {}", self.body));
        self.body[from..].split_whitespace().next().unwrap_or_default().to_owned()
    }
}

/// The mail server.
#[derive(Clone)]
pub(crate) struct Mailbox {
    port: u16,
    letters: Arc<Mutex<Vec<Received>>>,
    refusals: Arc<AtomicUsize>,
}

impl Mailbox {
    pub(crate) fn open() -> Mailbox {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let mailbox = Mailbox { port, letters: Arc::default(), refusals: Arc::default() };
        let server = mailbox.clone();
        std::thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let server = server.clone();
                // Whoever hangs up in the middle is none of our business.
                std::thread::spawn(move || server.speak(connection).unwrap_or_default());
            }
        });
        mailbox
    }

    /// Where it is, as the server is told.
    pub(crate) fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// Refuses the next letters, for now.
    #[allow(dead_code, reason = "not every test needs it")]
    pub(crate) fn refuse(&self, letters: usize) {
        self.refusals.store(letters, Ordering::SeqCst);
    }

    /// All letters until now.
    pub(crate) fn letters(&self) -> Vec<Received> {
        self.letters.lock().expect("the letters").clone()
    }

    /// Waits until so many letters have come.
    pub(crate) async fn until(&self, letters: usize) -> Vec<Received> {
        let waiting = async {
            while self.letters().len() < letters {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let came = tokio::time::timeout(Duration::from_mins(1), waiting).await;
        came.unwrap_or_else(|_| panic!("{letters} letters, but {:?}", self.letters()));
        self.letters()
    }

    fn speak(&self, mut connection: TcpStream) -> std::io::Result<()> {
        let mut lines = BufReader::new(connection.try_clone()?).lines();
        let mut to = Vec::new();
        write!(connection, "220 mailbox\r\n")?;
        while let Some(line) = lines.next().transpose()? {
            let word = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
            match word.as_str() {
                "EHLO" | "HELO" => write!(connection, "250-mailbox\r\n250 8BITMIME\r\n")?,
                "RCPT" => {
                    to.push(line.split(['<', '>']).nth(1).unwrap_or_default().to_owned());
                    write!(connection, "250 ok\r\n")?;
                }
                "DATA" => {
                    write!(connection, "354 go on\r\n")?;
                    let text = lines.by_ref().map_while(Result::ok).take_while(|line| line != ".");
                    let text: Vec<String> =
                        text.map(|line| line.strip_prefix('.').unwrap_or(&line).to_owned()).collect();
                    let refused = self
                        .refusals
                        .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
                    if refused.is_ok() {
                        write!(connection, "451 not now\r\n")?;
                        continue;
                    }
                    self.letters
                        .lock()
                        .expect("the letters")
                        .push(read(std::mem::take(&mut to), &text.join("\r\n")));
                    write!(connection, "250 kept\r\n")?;
                }
                "QUIT" => return write!(connection, "221 bye\r\n"),
                _ => write!(connection, "250 ok\r\n")?,
            }
        }
        Ok(())
    }
}

fn read(to: Vec<String>, text: &str) -> Received {
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
    let letter = Received { to, head: head.to_owned(), body: String::new() };
    let body = match letter.header("Content-Transfer-Encoding").as_str() {
        "quoted-printable" => quoted(&body.replace("=\r\n", "")),
        "base64" => String::from_utf8_lossy(&base64(body)).into_owned(),
        _ => body.to_owned(),
    };
    Received { body, ..letter }
}

/// A text whose unusual bytes are written in numbers.
fn quoted(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let [first, tail @ ..] = rest {
        let number = tail.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match (first, number.and_then(|digits| u8::from_str_radix(digits, 16).ok())) {
            (b'=', Some(byte)) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            (byte, _) => {
                bytes.push(*byte);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn base64(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = text.bytes().filter_map(|byte| DIGITS.iter().position(|digit| *digit == byte));
    let bits: Vec<u8> =
        digits.flat_map(|digit| (0..6).rev().map(move |bit| (digit >> bit & 1) as u8)).collect();
    bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |sum, bit| sum << 1 | bit)).collect()
}

/// A header in words: those parts that are encoded (RFC 2047) read.
fn words(value: &str) -> String {
    let mut parts = value.split("=?");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let pieces: Vec<&str> = part.splitn(4, '?').collect();
        let [_, kind, content, rest] = pieces.as_slice() else { continue };
        text.push_str(&match *kind {
            "b" | "B" => String::from_utf8_lossy(&base64(content)).into_owned(),
            _ => quoted(&content.replace('_', " ")),
        });
        let rest = rest.strip_prefix('=').unwrap_or(rest);
        text.push_str(if rest.trim().is_empty() { "" } else { rest });
    }
    text
}
