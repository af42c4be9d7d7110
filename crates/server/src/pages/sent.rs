//! A form of a page, with whoever sent it; what is wrong with it comes back on the page it stood on.

use axum::{
    extract::{FromRef, FromRequest, FromRequestParts as _, Request},
    response::{IntoResponse as _, Response},
};
use maud::Markup;

use super::by_script;
use crate::{App, Problem, fields::Fields, visitor::Visitor};

/// A form that was sent.
pub struct Sent {
    /// The server.
    pub app: App,
    /// Who sent it.
    pub visitor: Visitor,
    /// What was filled in.
    pub fields: Fields,
    /// Whether a script has sent it, and wants what is wrong with it as it is.
    pub by_script: bool,
}

impl<S: Send + Sync> FromRequest<S> for Sent
where
    App: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Sent, Problem> {
        let (mut parts, body) = request.into_parts();
        let by_script = by_script(&parts.headers);
        let visitor = Visitor::from_request_parts(&mut parts, state).await?;
        let fields = Fields::from_request(Request::from_parts(parts, body), state).await?;
        Ok(Sent { app: App::from_ref(state), visitor, fields, by_script })
    }
}

impl Sent {
    /// What came of it: where it leads, or `page` with what is wrong about it, where `stands` says that it has a place
    /// there.
    pub async fn answered(
        &self,
        done: Result<Response, Problem>,
        stands: impl FnOnce(&Problem) -> bool,
        page: impl AsyncFnOnce(&Sent, Problem) -> Result<Markup, Problem>,
    ) -> Result<Response, Problem> {
        match done {
            Err(fault) if !self.by_script && stands(&fault) => {
                let status = fault.status();
                Ok((status, page(self, fault).await?).into_response())
            }
            done => done,
        }
    }
}
