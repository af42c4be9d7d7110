//! What requests carry: forms with their token, and JSON bodies.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::header,
};
use serde::de::{DeserializeOwned, Error as _, Unexpected};

use crate::{Problem, problem::FieldFault, visitor::RequestContext};

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
        let context = RequestContext::of(request.extensions(), request.headers());
        let body =
            Bytes::from_request(request, state).await.map_err(|why| Problem::unreadable(why.status()))?;
        let fields = Fields(form_urlencoded::parse(&body).into_owned().collect());
        if context.is_ours(fields.get("token")) { Ok(fields) } else { Err(Problem::FormToken) }
    }
}

/// A JSON body, from a program with a bearer token or from one of our own pages.
#[derive(Clone, Debug)]
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let context = RequestContext::of(request.extensions(), request.headers());
        let headers = request.headers().clone();
        let body =
            Bytes::from_request(request, state).await.map_err(|why| Problem::unreadable(why.status()))?;
        let anonymous = context.token.is_none();
        if !anonymous && !context.is_ours("") {
            return Err(Problem::FormToken);
        }
        let is_json = headers
            .get(header::CONTENT_TYPE)
            .is_some_and(|value| value.to_str().is_ok_and(|value| value.starts_with("application/json")));
        if !is_json {
            return Err(Problem::NotJson);
        }
        object(&body)
            .map(Body)
            .map_err(|error| Problem::field("body", FieldFault::BadJson { error: error.to_string() }))
    }
}

/// Reads an object. A list is none, though its items would be taken for the fields in their order.
fn object<T: DeserializeOwned>(body: &[u8]) -> Result<T, serde_json::Error> {
    if body.trim_ascii_start().starts_with(b"[") {
        return Err(serde_json::Error::invalid_type(Unexpected::Seq, &"an object"));
    }
    serde_json::from_slice(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize, PartialEq, Debug)]
    struct Nothing {}

    #[test]
    fn a_list_is_no_object() {
        assert_eq!(object::<Nothing>(b" {}").ok(), Some(Nothing {}));
        assert_eq!(object::<Nothing>(b" []").ok(), None);
        assert_eq!(object::<Nothing>(b"null").ok(), None);
    }
}
