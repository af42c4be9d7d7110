//! The games on the shelf: a card each, and a game against bots in one click.

use axum::{extract::State, response::Response};
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};
use railhead_bots::{GameWithBots, Level};
use railhead_game::{AnyGame, Lang, Meta, OptionKind, Weight};
use railhead_store::{Customs, Origin};

use super::{layout, learn, luck, new_table::MOST_IN_SIGHT, see_with};
use crate::{
    App, Problem,
    fields::Fields,
    preferences::{Hinting, Preferences, Tempo},
    problem::FieldFault,
    tables::request::{SeatRequest, TableRequest},
    visitor::Visitor,
    words::{title_of, words},
};

/// The bots that one plays against if one has never chosen.
const BOTS: u8 = 2;

/// Two people.
const PEOPLE: &str = "M8.5 4.8a3.2 3.2 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400M16.500 6.400a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200\
    M2.500 19.500c0-4 2.700-6.300 6-6.300s6 2.300 6 6.300zM15.500 14c3.400-.6 6 1.600 6 5.500h-4.500";
/// A clock.
const CLOCK: &str = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 6.500V12l4 2.500";

/// What lies in one box.
pub struct Boxed {
    /// The game on the lid.
    pub game: &'static dyn GameWithBots,
    /// The campaign that is played with it.
    pub campaign: Option<&'static dyn GameWithBots>,
}

/// The boxes on the shelf: a campaign lies in the box of the game whose rules it shares.
pub fn boxes(games: &[&'static dyn GameWithBots]) -> Vec<Boxed> {
    let is_campaign = |game: &&&'static dyn GameWithBots| game.meta().games > 1;
    let shares = |one: &Meta, other: &Meta| one.prefix == other.prefix && one.id != other.id;
    let campaign_of = |game: &Meta| {
        games.iter().filter(is_campaign).find(|campaign| shares(campaign.meta(), game)).copied()
    };
    let has_box = |game: &Meta| {
        game.games > 1 && games.iter().any(|other| other.meta().games == 1 && shares(other.meta(), game))
    };
    let lids = games.iter().filter(|game| !has_box(game.meta()));
    lids.map(|game| {
        let campaign = if game.meta().games > 1 { None } else { campaign_of(game.meta()) };
        Boxed { game: *game, campaign }
    })
    .collect()
}

/// The picture on a game's lid. It only adorns.
pub fn cover(game: &dyn AnyGame, visitor: &Visitor) -> Markup {
    let meta = game.meta();
    let [width, height] = meta.lid.cover.size();
    let light = layout::light(visitor.context.likes);
    let address = format!("/assets/cover/{}/{}.svg{light}", visitor.lang().tag(), meta.id);
    html! { img.cover src=(address) alt="" width=(width) height=(height); }
}

/// The sign that a game is known by in lists.
pub fn sign(game: &dyn GameWithBots) -> Markup {
    html! { svg.sign viewBox="0 0 24 24" aria-hidden="true" { path d=(game.meta().lid.sign) {} } }
}

/// For how many it is, how long it takes, how heavy it is.
pub fn facts(meta: &Meta, lang: Lang) -> Markup {
    let t = words(lang);
    let range = [("min", meta.min_seats.into()), ("max", meta.max_seats.into())];
    let weight = meta.lid.weight;
    let icon = |path: &str| html! { svg viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } };
    html! {
        ul.facts {
            li { (icon(PEOPLE)) (meta.min_seats) "–" (meta.max_seats) span.sr { " " (t.say_with("seats-range", &range)) } }
            li { (icon(CLOCK)) span.sr { (t.say("about")) " " } (t.say_with("minutes", &[("n", meta.lid.minutes.into())])) }
            li {
                span.dots aria-hidden="true" {
                    @for dot in Weight::ALL { i.full[dot <= weight] {} }
                }
                " " (t.say(&format!("weight-{}", weight.name())))
            }
        }
    }
}

/// The card of a box.
pub fn card(boxed: &Boxed, visitor: &Visitor, promise: &str) -> Markup {
    let lang = visitor.lang();
    let t = words(lang);
    let game = boxed.game;
    let meta = game.meta();
    let (campaign, once) = match boxed.campaign {
        Some(campaign) => (Some(campaign.meta()), true),
        None => ((meta.games > 1).then_some(meta), meta.games == 1),
    };
    let invite =
        html! { span.wide { (t.say("invite-friends")) } span.short { (t.say("invite-friends-short")) } };
    html! {
        article.game {
            (cover(game, visitor))
            div.about {
                h2 { (title_of(game, lang)) }
                (facts(meta, lang))
                p.blurb { (game.words(lang).say("blurb")) }
            }
            div.doors {
                @if once { (play_form(game, if campaign.is_some() { "one-game" } else { "play-bots" }, visitor, promise)) }
                @if let Some(campaign) = campaign {
                    a.button href={ "/campaign/" (campaign.id) } {
                        span.wide { (t.say_with("campaign-of", &[("n", campaign.games.into())])) } span.short { (t.say("campaign-of-short")) }
                    }
                } @else { a.button href={ "/new?game=" (meta.id) } { (invite) } }
                p.links {
                    (learn::doors(game, lang))
                    a href={ "/rules/" (meta.id) } aria-label={ (t.say("rules")) ": " (title_of(game, lang)) } { (t.say("rules")) }
                    @if campaign.is_some() && once { a href={ "/new?game=" (meta.id) } { (invite) } }
                }
            }
        }
    }
}

/// The button for a game against bots, with what can be chosen beside it. The page remembers the last choice.
pub fn play_form(game: &dyn GameWithBots, label: &str, visitor: &Visitor, promise: &str) -> Markup {
    let (meta, names) = (game.meta(), game.words(visitor.lang()));
    let t = words(visitor.lang());
    let likes = visitor.context.likes;
    let chosen = bots(meta, likes.bots);
    let level = likes.level.unwrap_or_default();
    html! {
        form.against method="post" action="/play" {
            (layout::token(visitor))
            input type="hidden" name="game" value=(meta.id);
            (luck::unseen(promise))
            @if meta.games > 1 { input type="hidden" name="sure" value="1"; }
            button.main type="submit" { span.wide { (t.say(label)) } span.short { (t.say(&format!("{label}-short"))) } }
            details.how {
                summary aria-label={ (t.say("choose-bots")) ": " (meta.title) } {}
                div.sheet {
                    label {
                        (t.say("bots-number"))
                        select name="bots" {
                            @for n in meta.min_seats - 1..meta.max_seats {
                                option value=(n) selected[n == chosen] { (t.say_with("bots-count", &[("n", n.into())])) }
                            }
                        }
                    }
                    label {
                        (t.say("bots-level"))
                        select name="level" {
                            @for each in Level::LADDER {
                                option value=(each) selected[each == level] { (t.say(&format!("seat-bot-{each}"))) }
                            }
                        }
                    }
                    label {
                        (t.say("like-tempo"))
                        select name="tempo" {
                            @for tempo in Tempo::ALL { option value=(tempo.word()) selected[*tempo == likes.tempo] { (t.say(&format!("like-tempo-{}", tempo.word()))) } }
                        }
                    }
                    @for (key, values) in variants(meta) {
                        label {
                            (names.say(&key))
                            select name=(key) { @for value in values { option value=(value) { (names.say(&format!("{key}-{value}"))) } } }
                        }
                    }
                    p.quiet { (t.say("bots-remembered")) }
                    button.primary type="submit" { (t.say(label)) }
                }
            }
        }
    }
}

/// What the rules of a single game leave to the table, where there are few choices, by the name of its field.
fn variants(meta: &Meta) -> impl Iterator<Item = (String, &'static [&'static str])> {
    let choices = meta.options.iter().filter_map(|spec| match spec.kind {
        OptionKind::Choice(values) => Some((format!("option-{}", spec.key), values)),
        OptionKind::Text => None,
    });
    let single = meta.games == 1;
    choices.filter(move |(_, values)| single && values.len() <= MOST_IN_SIGHT)
}

/// How many bots play beside one person, of the number wanted.
fn bots(meta: &Meta, wanted: Option<u8>) -> u8 {
    wanted.unwrap_or(BOTS).clamp(meta.min_seats.saturating_sub(1), meta.max_seats.saturating_sub(1))
}

/// `POST /play`: a table with bots, at once, for somebody who may be new here. A campaign begins from its own page only.
pub async fn play(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let game = app.game(fields.get("game"))?;
    let meta = game.meta();
    if meta.games > 1 && !fields.has("sure") {
        return Ok(see_with(&format!("/campaign/{}", meta.id), CookieJar::new()));
    }
    let likes = visitor.context.likes;
    let wanted = if fields.has("bots") { Some(fields.number("bots")?) } else { likes.bots };
    let level = match fields.get("level") {
        "" => likes.level,
        level => {
            Some(level.parse().map_err(|level| Problem::field("level", FieldFault::BadLevel { level }))?)
        }
    };
    let chosen = fields.iter().filter_map(|(name, value)| Some((name.strip_prefix("option-")?, value)));
    let tempo = Tempo::of_word(fields.get("tempo")).unwrap_or(likes.tempo);
    let count = bots(meta, wanted);
    let (user, cookie) = visitor.or_guest(&app, fields.get("name")).await?;
    let bot = SeatRequest::Bot(level.unwrap_or_default(), None);
    let seats = std::iter::once(SeatRequest::Me).chain(std::iter::repeat_n(bot, count.into())).collect();
    let request = TableRequest {
        game,
        options: chosen.collect(),
        title: String::new(),
        seats,
        public: false,
        spectators: true,
        customs: Customs::default(),
        contribution: app.promised(fields.get("promise"), fields.get("contribution")),
        origin: Origin::New,
        another_way: false,
    };
    let id = visitor.new_table(&app, &user, request).await?;
    app.tables().open(id).await?.start(user.id, None).await?;
    let hints = if fields.get("hints") == "on" { Hinting::On } else { likes.hints };
    let remembered = Preferences { bots: wanted, level, hints, tempo, ..likes };
    if remembered.to_string() != user.likes {
        app.store().set_likes(user.id, &remembered.to_string()).await?;
    }
    let jar = cookie.into_iter().fold(CookieJar::new(), CookieJar::add).add(visitor.liking(remembered));
    Ok(see_with(&format!("/t/{id}"), jar))
}
