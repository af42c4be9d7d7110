//! Invitations by name, to people with accounts: the host's form in the waiting room, and the answer of whoever is invited.

use std::collections::BTreeMap;

use axum::{
    http::HeaderMap,
    response::{IntoResponse as _, Response},
};
use maud::{Markup, html};
use railhead_store::{Revision, SeatNo, StoredSeat};

use super::{by_script, gathering, layout, see};
use crate::{
    App, Problem,
    at_table::{AtTable, TableFor},
    fields::Fields,
    problem::FieldFault,
    tables::{
        Position,
        access::{Access, Hosting, Known},
        request::SeatRequest,
    },
    text::tidy_name,
    visitor::Visitor,
    words::words,
};

/// Who is invited by name to seats of a table, for its host's eyes.
#[derive(Default)]
pub struct Invited {
    names: BTreeMap<SeatNo, String>,
    /// The seat to which somebody could not be invited, under which name, and why.
    fault: Option<(SeatNo, String, Problem)>,
}

impl Invited {
    /// Whom the host of this table has invited; nobody for other eyes.
    pub async fn by_host<R: Access>(at: &AtTable<R>) -> Result<Invited, Problem> {
        if Hosting::check(&at.position, at.user()).is_err() {
            return Ok(Invited::default());
        }
        Ok(Invited { names: names(&at.app, &at.position).await?, fault: None })
    }

    /// The name of whoever is invited to `seat`.
    pub fn to(&self, seat: SeatNo) -> Option<&str> {
        self.names.get(&seat).map(String::as_str)
    }

    /// The form by which the host invites somebody to `seat`.
    pub fn form(&self, position: &Position, seat: &StoredSeat, visitor: &Visitor) -> Markup {
        let t = words(visitor.lang());
        let fault = self.fault.as_ref().filter(|(no, ..)| *no == seat.no);
        let name = fault.map_or("", |(_, name, _)| name.as_str());
        html! {
            form.by-name method="post" action={ "/t/" (position.table.id) "/invite" } {
                (layout::token(visitor))
                input type="hidden" name="seat" value=(seat.no.0);
                input type="hidden" name="revision" value=(position.table.revision.0);
                label { (t.say("invite-by-name")) input type="text" name="account" value=(name) maxlength="24" autocomplete="off" required; }
                button type="submit" { (t.say("invite")) }
                (layout::fault(fault.map(|(.., problem)| problem), "account", visitor.lang()))
            }
        }
    }
}

async fn names(app: &App, position: &Position) -> Result<BTreeMap<SeatNo, String>, Problem> {
    let mut names = BTreeMap::new();
    for seat in &position.table.seats {
        let Some(user) = seat.meant_for else { continue };
        if let Some(user) = app.store().user(user).await? {
            names.insert(seat.no, user.name);
        }
    }
    Ok(names)
}

/// What whoever is invited to `seat` may answer beside sitting down.
pub fn decline_form(position: &Position, visitor: &Visitor) -> Markup {
    html! {
        form method="post" action={ "/t/" (position.table.id) "/decline" } {
            (layout::token(visitor))
            button type="submit" { (words(visitor.lang()).say("decline")) }
        }
    }
}

/// `POST /t/{id}/invite`: the host invites whoever has an account of this name. A name that nobody has comes back.
pub async fn invite(
    headers: HeaderMap,
    TableFor { at, body: fields }: TableFor<Hosting, Fields>,
) -> Result<Response, Problem> {
    let seat = SeatNo(fields.number("seat")?);
    let seen = Revision(fields.number("revision")?);
    let name = fields.get("account");
    let nobody = || Problem::field("account", FieldFault::NobodyNamed);
    let asked = async {
        let wanted = SeatRequest::Named(tidy_name(name).ok_or_else(nobody)?);
        at.live.arrange(at.visitor.known()?.id, seat, wanted, seen).await
    };
    match asked.await {
        Err(Problem::Field { .. }) if !by_script(&headers) => {
            let fault = Some((seat, name.to_owned(), nobody()));
            let invited = Invited { names: names(&at.app, &at.position).await?, fault };
            Ok((nobody().status(), gathering::look(&at, &headers, &invited).await?).into_response())
        }
        done => done.map(|()| see(&format!("/t/{}", at.position.table.id), None)),
    }
}

/// `POST /t/{id}/decline`: whoever was invited by name does not come.
pub async fn decline(TableFor { at, body: _ }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    at.live.decline(at.visitor.known()?.id).await?;
    Ok(see("/", None))
}
