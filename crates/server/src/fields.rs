//! What requests carry: forms with their token, and JSON bodies.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{HeaderMap, StatusCode, header},
};
use serde::de::DeserializeOwned;

use crate::{Problem, problem::FieldFault, visitor::RequestContext};

/// The header in which scripts send the form token.
pub const TOKEN_HEADER: &str = "x-form-token";

/// The fields of a form that came from one of our own pages.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The first value of `name`; empty if there is none.
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str())
    }

    /// Whether `name` was sent (a box that is ticked).
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(key, _)| key == name)
    }

    /// All fields in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// The number in `name`.
    pub fn number<T: std::str::FromStr>(&self, name: &'static str) -> Result<T, Problem> {
        self.get(name).parse().map_err(|_| Problem::field(name, FieldFault::NotANumber))
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Fields, Problem> {
        let context = context(&request);
        let headers = request.headers().clone();
        let body =
            Bytes::from_request(request, state).await.map_err(|rejection| too_large(rejection.status()))?;
        let fields = Fields(form_urlencoded::parse(&body).into_owned().collect());
        let token = header_token(&headers).unwrap_or_else(|| fields.get("token"));
        if context.bearer || token == context.form_token { Ok(fields) } else { Err(Problem::FormToken) }
    }
}

/// A JSON body, from a program with a bearer token or from one of our own pages.
#[derive(Clone, Debug)]
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let context = context(&request);
        let headers = request.headers().clone();
        let anonymous = context.token.is_none();
        let body =
            Bytes::from_request(request, state).await.map_err(|rejection| too_large(rejection.status()))?;
        if !context.bearer && !anonymous && header_token(&headers) != Some(context.form_token.as_str()) {
            return Err(Problem::FormToken);
        }
        let is_json = headers
            .get(header::CONTENT_TYPE)
            .is_some_and(|value| value.to_str().is_ok_and(|value| value.starts_with("application/json")));
        if !is_json {
            return Err(Problem::NotJson);
        }
        let parsed = serde_json::from_slice(&body);
        parsed
            .map(Body)
            .map_err(|error| Problem::field("body", FieldFault::BadJson { error: error.to_string() }))
    }
}

/// How the request wants to be answered.
pub fn context(request: &Request) -> RequestContext {
    match request.extensions().get::<RequestContext>() {
        Some(context) => context.clone(),
        None => RequestContext::read(request.headers()).0,
    }
}

/// The form token that a script sent along.
pub fn header_token(headers: &HeaderMap) -> Option<&str> {
    headers.get(TOKEN_HEADER).and_then(|value| value.to_str().ok())
}

/// Why a body could not be read.
pub fn too_large(status: StatusCode) -> Problem {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::BadBody,
    }
}
