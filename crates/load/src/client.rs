//! A client with one connection, which costs as little as it can: what is measured is the server.

use std::net::SocketAddr;

use axum::body::{self, Body};
use hyper::{
    Method, Request,
    body::Incoming,
    client::conn::http1::{SendRequest, handshake},
    header,
};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::trouble::Trouble;

/// The longest answer that is read.
const LONGEST: usize = 64 * 1024 * 1024;

/// A connection to a server.
pub(crate) struct Client {
    connection: SendRequest<String>,
    address: SocketAddr,
}

/// An answer.
pub(crate) struct Answer {
    status: u16,
    /// Its body, as it came.
    pub(crate) body: body::Bytes,
}

impl Client {
    /// A connection to the server that listens there.
    pub(crate) async fn connect(address: SocketAddr) -> Result<Client, Trouble> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (connection, work) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(work);
        Ok(Client { connection, address })
    }

    /// Sends a request; its answer as it comes.
    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&str>,
        json: String,
    ) -> Result<hyper::Response<Incoming>, Trouble> {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::HOST, self.address.to_string());
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        // Pages and streams are packed, as browsers take them; answers to programs are not.
        request = if json.is_empty() {
            request.header(header::ACCEPT_ENCODING, "gzip")
        } else {
            request.header(header::CONTENT_TYPE, "application/json")
        };
        let request = request.body(json).map_err(|_| Trouble::Unexpected("a request cannot be made"))?;
        self.connection.ready().await?;
        Ok(self.connection.send_request(request).await?)
    }

    /// Sends a request, and reads the whole answer, which has to be a good one.
    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&str>,
        json: String,
    ) -> Result<Answer, Trouble> {
        let (what, answer) = (format!("{method} {path}"), self.send(method, path, token, json).await?);
        let status = answer.status().as_u16();
        let body = body::to_bytes(Body::new(answer.into_body()), LONGEST).await?;
        if (200..300).contains(&status) {
            return Ok(Answer { status, body });
        }
        Err(Trouble::Answer { what, status, body: String::from_utf8_lossy(&body).into_owned() })
    }

    /// Gets a page.
    pub(crate) async fn get(&mut self, path: &str, token: Option<&str>) -> Result<Answer, Trouble> {
        self.ask(Method::GET, path, token, String::new()).await
    }

    /// Sends JSON to the API.
    pub(crate) async fn post(
        &mut self,
        path: &str,
        token: Option<&str>,
        json: Value,
    ) -> Result<Value, Trouble> {
        let answer = self.ask(Method::POST, path, token, json.to_string()).await?;
        answer.json()
    }
}

impl Answer {
    fn json(&self) -> Result<Value, Trouble> {
        serde_json::from_slice(&self.body).map_err(|_| Trouble::Answer {
            what: "an answer".to_owned(),
            status: self.status,
            body: String::from_utf8_lossy(&self.body).into_owned(),
        })
    }
}
