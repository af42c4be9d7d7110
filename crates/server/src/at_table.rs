//! The table that a request is about: found, and whoever asks let in, once and in one place.

use std::{marker::PhantomData, sync::Arc};

use axum::{
    extract::{FromRef, FromRequest, FromRequestParts, Path, Request},
    http::request::Parts,
};
use railhead_game::Seat;
use railhead_store::UserId;

use crate::{
    App, Problem,
    frame::Viewer,
    tables::{
        Live, Position,
        access::{self, Access},
    },
    visitor::Visitor,
};

/// A table named in the address, as it stands, for a visitor who is what `R` asks for.
///
/// The position is as it was when the visitor was let in. What changes a table is checked again where it counts: inside
/// [`Live`], under the table's lock.
pub struct AtTable<R> {
    /// The server.
    pub app: App,
    /// The table.
    pub live: Arc<Live>,
    /// Who asks.
    pub visitor: Visitor,
    /// The table as it stands.
    pub position: Arc<Position>,
    right: PhantomData<R>,
}

impl<R: Access> AtTable<R> {
    async fn enter(app: App, id: &str, visitor: Visitor) -> Result<AtTable<R>, Problem> {
        let live = app.tables().named(id).await?;
        let position = live.position().await;
        R::check(&position, visitor.id())?;
        Ok(AtTable { app, live, visitor, position, right: PhantomData })
    }

    /// Who asks, if we know them.
    pub fn user(&self) -> Option<UserId> {
        self.visitor.id()
    }

    /// The eyes of whoever asks, who wants to look from `asked`.
    pub fn viewer(&self, asked: Option<u8>) -> Viewer {
        access::viewer(&self.position, self.user(), asked.map(Seat), self.visitor.lang())
    }

    /// The same in front of the table's page, where hands are put away on a shared screen.
    pub fn eyes(&self, asked: Option<u8>) -> Viewer {
        access::eyes(&self.position, self.user(), asked.map(Seat), self.visitor.lang())
    }
}

async fn named<S: Send + Sync>(parts: &mut Parts, state: &S) -> Result<String, Problem> {
    let Path(id) = Path::from_request_parts(parts, state).await.map_err(|_| Problem::BadAddress)?;
    Ok(id)
}

impl<S, R: Access> FromRequestParts<S> for AtTable<R>
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AtTable<R>, Problem> {
        let id = named(parts, state).await?;
        let visitor = Visitor::from_request_parts(parts, state).await?;
        AtTable::enter(App::from_ref(state), &id, visitor).await
    }
}

/// The same, with what was sent along. The table is looked at when all of it has arrived.
pub struct TableFor<R, B> {
    /// The table.
    pub at: AtTable<R>,
    /// What was sent.
    pub body: B,
}

impl<S, R: Access, B: FromRequest<S, Rejection = Problem> + Send> FromRequest<S> for TableFor<R, B>
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<TableFor<R, B>, Problem> {
        let (mut parts, body) = request.into_parts();
        let id = named(&mut parts, state).await?;
        let visitor = Visitor::from_request_parts(&mut parts, state).await?;
        let body = B::from_request(Request::from_parts(parts, body), state).await?;
        Ok(TableFor { at: AtTable::enter(App::from_ref(state), &id, visitor).await?, body })
    }
}
