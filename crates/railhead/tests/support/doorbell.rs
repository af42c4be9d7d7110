//! An address on this machine that notices are sent to: it keeps every request, and answers as it is told to.

use std::{
    collections::{HashMap, VecDeque},
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex},
    time::Duration,
};

/// A request as it came.
#[derive(Clone, Debug)]
pub(crate) struct Ring {
    #[allow(dead_code, reason = "not every test asks where it came")]
    pub(crate) path: String,
    pub(crate) headers: HashMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Ring {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// The address.
#[derive(Clone)]
pub(crate) struct Doorbell {
    port: u16,
    rings: Arc<Mutex<Vec<Ring>>>,
    answers: Arc<Mutex<VecDeque<String>>>,
}

impl Doorbell {
    pub(crate) fn open() -> Doorbell {
        Doorbell::over(TcpListener::bind("127.0.0.1:0").expect("a port"))
    }

    pub(crate) fn over(listener: TcpListener) -> Doorbell {
        let port = listener.local_addr().expect("an address").port();
        let bell = Doorbell { port, rings: Arc::default(), answers: Arc::default() };
        let server = bell.clone();
        std::thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let server = server.clone();
                // Whoever hangs up in the middle is none of our business.
                std::thread::spawn(move || server.take(connection).unwrap_or_default());
            }
        });
        bell
    }

    /// An address that leads here.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Answers the next request like this: a status with its word, and further headers in lines of their own.
    #[allow(dead_code, reason = "not every test needs it")]
    pub(crate) fn answer(&self, answer: &str) {
        self.answers.lock().expect("the answers").push_back(answer.to_owned());
    }

    /// All requests until now.
    pub(crate) fn rings(&self) -> Vec<Ring> {
        self.rings.lock().expect("the rings").clone()
    }

    /// Waits until so many requests have come.
    pub(crate) async fn until(&self, rings: usize) -> Vec<Ring> {
        let waiting = async {
            while self.rings().len() < rings {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let came = tokio::time::timeout(Duration::from_mins(1), waiting).await;
        came.unwrap_or_else(|_| panic!("{rings} rings, but {:?}", self.rings()));
        self.rings()
    }

    fn take(&self, mut connection: TcpStream) -> std::io::Result<()> {
        let mut reader = BufReader::new(connection.try_clone()?);
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
        let mut headers = HashMap::new();
        loop {
            let mut line = String::new();
            reader.read_line(&mut line)?;
            let Some((name, value)) = line.split_once(':') else { break };
            headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
        }
        let length = headers.get("content-length").and_then(|length| length.parse().ok()).unwrap_or_default();
        let mut body = vec![0; length];
        reader.read_exact(&mut body)?;
        self.rings.lock().expect("the rings").push(Ring { path, headers, body });
        let answer = self.answers.lock().expect("the answers").pop_front();
        let answer = answer.unwrap_or_else(|| "201 Created".to_owned());
        write!(connection, "HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
    }
}
