//! The outermost layer: reads the context of a request, writes problems out, and sets the headers that keep pages safe.
//! And one further in, by which changes outlive those who ask for them and panics become problems.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use axum::{
    body::Body,
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::{HeaderName, HeaderValue, Response, StatusCode, header},
    middleware::Next,
    response::IntoResponse,
};
use futures_util::{StreamExt as _, stream};
use tracing::Instrument as _;

use crate::{
    App, Problem,
    address::Sender,
    caught::{Panic, caught_while},
    pages::layout,
    request_id::{self, RequestId},
    visitor::{RequestContext, Visitor},
};

const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Answers every request by what lies further in. All that is said of it to the log is said under its id, and with the
/// form of its address: the address itself may be an invitation.
pub async fn answer(State(app): State<App>, request: Request, next: Next) -> Response<Body> {
    let begun = Instant::now();
    let peer = request.extensions().get().map(|ConnectInfo(peer): &ConnectInfo<SocketAddr>| peer.ip());
    let trusted = &app.config().trusted_proxies;
    let sender = peer.map(|peer| Sender::of(peer, request.headers(), trusted));
    let id = RequestId::of(request.headers(), sender.is_some_and(|sender| sender.proxied));
    let span = tracing::error_span!("request", %id, method = %request.method(), route = route(&request));
    let answered = async {
        let mut response = answer_as(&app, sender, request, next).await;
        let (status, micros) = (response.status().as_u16(), begun.elapsed().as_micros() as u64);
        tracing::info!(status, micros, "answered");
        if let Ok(value) = HeaderValue::from_str(id.as_str()) {
            response.headers_mut().insert(request_id::HEADER, value);
        }
        response
    };
    answered.instrument(span).await
}

/// The form of a request's address, without what is in it.
fn route(request: &Request) -> &str {
    request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str)
}

async fn answer_as(app: &App, sender: Option<Sender>, mut request: Request, next: Next) -> Response<Body> {
    let (context, fresh) = RequestContext::read(request.headers(), sender);
    request.extensions_mut().insert(context.clone());
    let machine = request.uri().path().starts_with("/api/")
        || request
            .headers()
            .get(header::ACCEPT)
            .is_some_and(|accept| accept.to_str().is_ok_and(|accept| accept.starts_with("application/json")));
    let mut response = next.run(request).await;
    if let Some(problem) = problem_of(&mut response) {
        response = if machine {
            (problem.status(), axum::Json(problem.json(context.lang))).into_response()
        } else {
            let visitor = Visitor::of(app, context).await;
            (problem.status(), layout::problem(&problem, &visitor)).into_response()
        };
        if let Some(seconds) = problem.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if problem.ends_connection() {
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
    }
    app.meters().answered(response.status().as_u16());
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if !response.headers().contains_key(header::CACHE_CONTROL) {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if let Some(cookie) = fresh.and_then(|cookie| HeaderValue::from_str(&cookie.to_string()).ok()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Refuses whoever asks too often.
pub async fn in_turn(State(app): State<App>, request: Request, next: Next) -> Response<Body> {
    let context = RequestContext::of(request.extensions(), request.headers());
    let counted = match (app.rates(), context.sender) {
        (Some(rates), Some(sender)) => rates.ask(sender.household(), context.token.as_ref(), app.now()),
        _ => Ok(()),
    };
    match counted {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// Lets the body of a request take so long and no longer.
pub async fn in_time(State(app): State<App>, request: Request, next: Next) -> Response<Body> {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let deadline = tokio::time::Instant::now() + app.config().limits.body;
    let late = Arc::new(AtomicBool::new(false));
    let is_late = late.clone();
    let request = request.map(|body| {
        let pieces =
            stream::try_unfold((body.into_data_stream(), late), move |(mut body, late)| async move {
                match tokio::time::timeout_at(deadline, body.next()).await {
                    Ok(Some(piece)) => piece.map(|piece| Some((piece, (body, late)))),
                    Ok(None) => Ok(None),
                    Err(elapsed) => {
                        late.store(true, Ordering::Release);
                        Err(axum::Error::new(elapsed))
                    }
                }
            });
        Body::from_stream(pieces)
    });
    let answer = next.run(request).await;
    if is_late.load(Ordering::Acquire) { Problem::TooSlow.into_response() } else { answer }
}

/// Carries what a request changes through to its end, even if whoever asked for it hangs up: a change that stopped
/// between the store and the memory, or between two of its steps, would leave a table half changed. A request that
/// panics is answered with a problem.
pub async fn carry_through(request: Request, next: Next) -> Response<Body> {
    let answer = if request.method().is_safe() {
        caught_while(next.run(request)).await.map_err(|panic| panic.to_string())
    } else {
        tokio::spawn(next.run(request).in_current_span()).await.map_err(|error| {
            match error.try_into_panic() {
                Ok(panic) => Panic::of(panic).to_string(),
                Err(error) => error.to_string(),
            }
        })
    };
    answer.unwrap_or_else(|error| {
        tracing::error!(error, "a request broke off");
        Problem::Broken.into_response()
    })
}

/// The problem a handler reported; also those that the framework answers with by itself.
fn problem_of(response: &mut Response<Body>) -> Option<Problem> {
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        return Some(problem);
    }
    match response.status() {
        StatusCode::BAD_REQUEST => Some(Problem::BadAddress),
        StatusCode::NOT_FOUND => Some(Problem::NotFound),
        StatusCode::METHOD_NOT_ALLOWED => Some(Problem::BadMethod),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Problem::TooLarge),
        _ => None,
    }
}
