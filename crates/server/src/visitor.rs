//! Who asks: a guest known by a cookie, a program known by a bearer token, or somebody new.

use std::sync::Arc;

use axum::{
    extract::{FromRef, FromRequestParts},
    http::{Extensions, HeaderMap, HeaderName, HeaderValue, header, request::Parts},
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use railhead_game::Lang;
use railhead_store::{Role, TableId, Token, User, UserId};
use sha2::{Digest as _, Sha256};

use crate::{
    App, Problem,
    address::Sender,
    device::device,
    listeners::Listening,
    preferences::Preferences,
    progress::Progress,
    tables::{Again, Position, request::TableRequest},
    text::{random_text, tidy_name},
    words::words,
};

/// The cookie with a guest's token.
pub const USER_COOKIE: &str = "rh_user";
/// The cookie with the visitor's language.
pub const LANG_COOKIE: &str = "rh_lang";
/// The cookie that form tokens are made from. It ends with the browser's session.
pub const FORM_COOKIE: &str = "rh_form";

/// The cookie with how far the visitor has come in which lessons.
const LEARNT_COOKIE: &str = "rh_learnt";

/// The cookie with what the visitor likes.
pub const LIKES_COOKIE: &str = "rh_likes";

/// The cookie of a browser that was let in to an account before.
pub const KNOWN_COOKIE: &str = "rh_known";

/// How long a browser knows who its visitor is, counted from the last look at the front page. Browsers keep no cookie
/// longer.
const LIFE: time::Duration = time::Duration::days(400);

/// What somebody who is suspended may still do: go, and be forgotten, by a page or by the API.
const LEAVING: [&str; 4] = ["/leave", "/forget", "/settings", "/me/forget"];

/// The header in which scripts send the form token.
const TOKEN_HEADER: HeaderName = HeaderName::from_static("x-form-token");

/// How a request wants to be answered: what can be told from its headers alone.
#[derive(Clone, Debug)]
pub struct RequestContext {
    /// The language to answer in.
    pub lang: Lang,
    /// What the visitor likes.
    pub likes: Preferences,
    /// How far the visitor has come in which lessons.
    pub learnt: Progress,
    /// The token that forms must carry; it can only be read from our own pages.
    pub form_token: String,
    /// Whether the visitor's end of the connection is encrypted (by a proxy in front of us).
    pub secure: bool,
    /// The token the request identifies itself with.
    pub token: Option<Token>,
    /// The browser and the system that the request says it comes from.
    pub device: String,
    /// What a browser shows that was let in to an account before.
    pub known: Option<String>,
    /// Who sent the request, if it came over a network.
    pub sender: Option<Sender>,
    /// Whether that token came in an `Authorization` header, which no foreign page can make a browser send.
    pub bearer: bool,
    /// The form token that a script sent along.
    sent_token: Option<String>,
}

impl RequestContext {
    /// Reads the headers. The second value is a form cookie to be set, for a visitor who has none.
    pub fn read(headers: &HeaderMap, sender: Option<Sender>) -> (RequestContext, Option<Cookie<'static>>) {
        let jar = CookieJar::from_headers(headers);
        let header = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let proxied = sender.is_some_and(|sender| sender.proxied);
        let secure = proxied && header(HeaderName::from_static("x-forwarded-proto")) == Some("https");
        let text = |name: &str| jar.get(&cookie_name(name, secure)).map(|cookie| cookie.value().to_owned());
        let accepted = || header(header::ACCEPT_LANGUAGE).map(Lang::accepted).unwrap_or_default();
        let lang = text(LANG_COOKIE).and_then(|tag| tag.parse().ok()).unwrap_or_else(accepted);
        let likes = text(LIKES_COOKIE).and_then(|likes| likes.parse().ok()).unwrap_or_default();
        let learnt = text(LEARNT_COOKIE).and_then(|learnt| learnt.parse().ok()).unwrap_or_default();
        let bearer = header(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookie = text(USER_COOKIE);
        let token = bearer.or(cookie.as_deref()).and_then(|text| text.parse().ok());
        let (secret, fresh) = match text(FORM_COOKIE).filter(|secret| secret.len() >= 32) {
            Some(secret) => (secret, None),
            None => {
                let secret = random_text();
                (secret.clone(), Some(passing(FORM_COOKIE, secret, secure)))
            }
        };
        let form_token = hex::encode(&Sha256::digest(format!("form {secret}"))[..16]);
        let device = device(header(header::USER_AGENT).unwrap_or_default());
        let sent_token = header(TOKEN_HEADER).map(str::to_owned);
        (
            RequestContext {
                lang,
                likes,
                learnt,
                form_token,
                secure,
                token,
                device,
                known: text(KNOWN_COOKIE),
                sender,
                bearer: bearer.is_some(),
                sent_token,
            },
            fresh,
        )
    }

    /// The context of a request, which the outermost layer has read already.
    pub fn of(extensions: &Extensions, headers: &HeaderMap) -> RequestContext {
        extensions.get().cloned().unwrap_or_else(|| RequestContext::read(headers, None).0)
    }

    /// Whether the request came from one of our own pages, or from a program. A form may carry its token itself.
    pub fn is_ours(&self, token_in_form: &str) -> bool {
        self.bearer || self.sent_token.as_deref().unwrap_or(token_in_form) == self.form_token
    }
}

/// A cookie's whole name. Over an encrypted connection browsers let nobody but this host set a cookie that is called so:
/// no neighbour under the same domain, and nobody on an open connection.
fn cookie_name(name: &str, secure: bool) -> String {
    if secure { format!("__Host-{name}") } else { name.to_owned() }
}

/// A cookie that stays, is sent to us only, and is out of the reach of scripts.
pub fn lasting(name: &'static str, value: String, secure: bool) -> Cookie<'static> {
    let mut cookie = passing(name, value, secure);
    cookie.set_max_age(LIFE);
    cookie
}

/// The removal of a cookie.
pub fn removed(name: &'static str, secure: bool) -> Cookie<'static> {
    let mut cookie = passing(name, String::new(), secure);
    cookie.make_removal();
    cookie
}

/// The same cookie until the browser is closed.
fn passing(name: &'static str, value: String, secure: bool) -> Cookie<'static> {
    let mut cookie = Cookie::new(cookie_name(name, secure), value);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(secure);
    cookie
}

/// Whoever asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The guest, if this one is known.
    pub user: Option<User>,
    /// How the answer is wanted.
    pub context: RequestContext,
}

impl Visitor {
    /// Whoever sent a request with this context; nobody if that cannot be found out just now.
    pub async fn of(app: &App, context: RequestContext) -> Visitor {
        let user = match &context.token {
            Some(token) => app.store().user_by_token(token).await.unwrap_or_default(),
            None => None,
        };
        Visitor::new(user, context)
    }

    /// This user. What is stored with somebody counts for more than what this browser remembers: they may have chosen it
    /// elsewhere.
    fn new(user: Option<User>, mut context: RequestContext) -> Visitor {
        let stored = user.as_ref().map(|user| user.likes.as_str()).filter(|likes| !likes.is_empty());
        if let Some(Ok(likes)) = stored.map(str::parse) {
            context.likes = likes;
        }
        Visitor { user, context }
    }

    /// The language to answer in.
    pub fn lang(&self) -> Lang {
        self.context.lang
    }

    /// The cookie that remembers what the visitor likes.
    pub fn liking(&self, likes: Preferences) -> Cookie<'static> {
        lasting(LIKES_COOKIE, likes.to_string(), self.context.secure)
    }

    /// The cookie that remembers how far the visitor has come in which lessons.
    pub fn learning(&self, learnt: &Progress) -> Cookie<'static> {
        lasting(LEARNT_COOKIE, learnt.to_string(), self.context.secure)
    }

    /// The cookies for somebody who is known by this token from now on: with what they like, in their language.
    pub fn welcoming(&self, user: &User, token: &Token) -> CookieJar {
        let secure = self.context.secure;
        let mut jar = CookieJar::new().add(lasting(USER_COOKIE, token.expose().to_owned(), secure));
        if let Ok(lang) = user.language.parse::<Lang>() {
            jar = jar.add(lasting(LANG_COOKIE, lang.tag().to_owned(), secure));
        }
        if !user.likes.is_empty() {
            jar = jar.add(lasting(LIKES_COOKIE, user.likes.clone(), secure));
        }
        jar
    }

    /// The cookie of a guest known by one, to be set again so that it lasts from now on.
    pub fn renewed(&self) -> Option<Cookie<'static>> {
        let token = self.context.token.as_ref().filter(|_| self.user.is_some() && !self.context.bearer)?;
        Some(lasting(USER_COOKIE, token.expose().to_owned(), self.context.secure))
    }

    /// The guest, or a refusal for somebody unknown.
    pub fn known(&self) -> Result<&User, Problem> {
        self.user.as_ref().ok_or(Problem::UnknownVisitor)
    }

    /// Whoever looks after the server, or a refusal for everybody else.
    pub fn keeper(&self) -> Result<&User, Problem> {
        self.user.as_ref().filter(|user| user.role == Role::Host).ok_or(Problem::NotKeeper)
    }

    /// The guest's id, if this one is known.
    pub fn id(&self) -> Option<UserId> {
        self.user.as_ref().map(|user| user.id)
    }

    /// The name to suggest in forms.
    pub fn name(&self) -> &str {
        self.user.as_ref().map_or("", |user| user.name.as_str())
    }

    /// Room for one more stream of the visitor's.
    pub fn listen(&self, app: &App) -> Result<Listening, Problem> {
        app.listeners().admit(self.id(), self.context.sender.map(Sender::household))
    }

    /// Makes a guest, if not too many are made where the visitor is.
    pub async fn new_guest(&self, app: &App, name: &str, lang: Lang) -> Result<(User, Token), Problem> {
        if let (Some(rates), Some(sender)) = (app.rates(), self.context.sender) {
            rates.guest(sender.household(), app.now())?;
        }
        app.ensure_free(name).await?;
        Ok(app.store().create_user_at(name, lang.tag(), &self.context.device).await?)
    }

    /// Makes the table that `host`, who is the visitor, wants, if not too many are made where the visitor is.
    pub async fn new_table(&self, app: &App, host: &User, request: TableRequest) -> Result<TableId, Problem> {
        if let (Some(rates), Some(sender)) = (app.rates(), self.context.sender) {
            rates.table(sender.household(), request.public, app.now())?;
        }
        app.tables().create(host, request).await
    }

    /// Makes a table that goes on from a moment of a finished game, and counts it as any other.
    pub async fn play_again(
        &self,
        app: &App,
        host: &User,
        from: Arc<Position>,
        again: Again,
    ) -> Result<TableId, Problem> {
        if let (Some(rates), Some(sender)) = (app.rates(), self.context.sender) {
            rates.table(sender.household(), false, app.now())?;
        }
        app.tables().play_again(host, from, again).await
    }

    /// The guest; somebody new becomes one, under the name given. The cookie is to be set for a new one.
    pub async fn or_guest(&self, app: &App, name: &str) -> Result<(User, Option<Cookie<'static>>), Problem> {
        let name = tidy_name(name);
        match &self.user {
            Some(user) if name.as_ref().is_none_or(|name| *name == user.name) => Ok((user.clone(), None)),
            Some(user) => {
                let name = name.unwrap_or_default();
                app.rename(user, &name).await?;
                Ok((User { name, ..user.clone() }, None))
            }
            None => {
                let name = name.unwrap_or_else(|| words(self.lang()).say("guest"));
                let (user, token) = self.new_guest(app, &name, self.lang()).await?;
                let cookie = lasting(USER_COOKIE, token.expose().to_owned(), self.context.secure);
                Ok((user, Some(cookie)))
            }
        }
    }
}

impl<S> FromRequestParts<S> for Visitor
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, Problem> {
        let context = RequestContext::of(&parts.extensions, &parts.headers);
        let user = match &context.token {
            Some(token) => App::from_ref(state).store().user_by_token(token).await?,
            None => None,
        };
        let may_leave = LEAVING.contains(&parts.uri.path());
        if user.as_ref().is_some_and(|user| user.suspended) && !parts.method.is_safe() && !may_leave {
            return Err(Problem::Suspended);
        }
        Ok(Visitor::new(user, context))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_token_belongs_to_its_cookie() {
        let (context, cookie) = RequestContext::read(&HeaderMap::new(), None);
        let cookie = cookie.expect("a new visitor gets a form cookie");
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, format!("{FORM_COOKIE}={}", cookie.value()).parse().unwrap());
        let (again, none) = RequestContext::read(&headers, None);
        assert_eq!(again.form_token, context.form_token);
        assert!(none.is_none());
        assert!(!context.form_token.contains(cookie.value()));
    }

    #[test]
    fn over_an_encrypted_connection_only_this_host_sets_cookies() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-proto", "https".parse().unwrap());
        let sender = Some(Sender { address: [127, 0, 0, 1].into(), proxied: true });
        let (_, cookie) = RequestContext::read(&headers, sender);
        let cookie = cookie.expect("a new visitor gets a form cookie");
        assert_eq!((cookie.name(), cookie.path(), cookie.domain()), ("__Host-rh_form", Some("/"), None));
        assert_eq!((cookie.secure(), cookie.http_only(), cookie.max_age()), (Some(true), Some(true), None));
        // A cookie that a neighbour could have set is not looked at.
        let planted =
            format!("{FORM_COOKIE}={}; {USER_COOKIE}=0123456789abcdef0123456789abcdef", "0".repeat(32));
        headers.insert(header::COOKIE, planted.parse().unwrap());
        let (context, fresh) = RequestContext::read(&headers, sender);
        assert!(fresh.is_some() && context.token.is_none());
        headers.insert(header::COOKIE, format!("__Host-rh_form={}", cookie.value()).parse().unwrap());
        assert!(RequestContext::read(&headers, sender).1.is_none());
    }

    #[test]
    fn a_cookie_lives_for_a_year_and_a_bit() {
        let cookie = lasting(USER_COOKIE, "token".to_owned(), false);
        assert_eq!((cookie.name(), cookie.max_age()), (USER_COOKIE, Some(time::Duration::days(400))));
        assert_eq!(removed(USER_COOKIE, true).max_age(), Some(time::Duration::ZERO));
    }
}
