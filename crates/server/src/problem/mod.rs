//! What went wrong, as one plain sentence in the reader's language.
//!
//! A handler gives back a [`Problem`]; the outermost layer of the server ([`crate::middleware`]) writes it as a page or
//! as JSON, in the language of whoever asked.

mod sentence;

use std::{borrow::Cow, fmt};

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use railhead_bots::UnknownLevel;
use railhead_game::{AnyGame, Illegal, Meta, Refusal, ReplayError, SetupError};
use railhead_store::{Missing, StoreError, TableId};

use crate::options::discreet;

/// How much of what somebody sent is quoted back.
const QUOTED: usize = 40;

/// Both kinds of problem with their codes: those of a request as a whole, with a status each, and those of one of its
/// fields. The sentence of each is the message `problem-CODE`.
macro_rules! problems {
    (
        request { $($(#[$doc:meta])* $name:ident $({ $($(#[$about:meta])* $part:ident: $kind:ty),+ })? = $status:ident $code:literal;)+ }
        field { $($(#[$fault_doc:meta])* $fault:ident $({ $($(#[$fault_about:meta])* $fault_part:ident: $fault_kind:ty),+ })? = $fault_code:literal;)+ }
    ) => {
        /// Why a request was not carried out. Nothing has changed.
        #[derive(Clone, Debug)]
        pub enum Problem {
            $($(#[$doc])* $name $({ $($(#[$about])* $part: $kind),+ })?,)+
            /// A field of the request cannot be used.
            Field {
                /// Which one.
                field: Cow<'static, str>,
                /// Why not.
                fault: FieldFault,
            },
        }

        /// Why a field of a request cannot be used.
        #[derive(Clone, Debug)]
        pub enum FieldFault {
            $($(#[$fault_doc])* $fault $({ $($(#[$fault_about])* $fault_part: $fault_kind),+ })?,)+
        }

        impl Problem {
            /// Every code there is.
            #[cfg(test)]
            pub const CODES: &[&str] = &[$($code,)+ $($fault_code),+];

            /// The answer's status.
            pub fn status(&self) -> StatusCode {
                match self {
                    $(Problem::$name { .. } => StatusCode::$status,)+
                    Problem::Field { .. } => StatusCode::UNPROCESSABLE_ENTITY,
                }
            }

            /// The word for programs.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Problem::$name { .. } => $code,)+
                    Problem::Field { fault, .. } => match fault { $(FieldFault::$fault { .. } => $fault_code,)+ },
                }
            }
        }
    };
}

problems! {
    request {
        /// There is nothing at this address.
        NotFound = NOT_FOUND "not-found";
        /// There is no such table.
        NoTable = NOT_FOUND "no-table";
        /// There is no such game.
        NoGame = NOT_FOUND "no-game";
        /// The invitation opens no seat (any more).
        NoInvite = NOT_FOUND "no-invite";
        /// Somebody else has taken the seat that the invitation was for.
        InviteTaken = GONE "invite-taken";
        /// Whoever holds the seat may still object to the new invitation.
        SeatHeld = CONFLICT "seat-held";
        /// Only those who look after the server may.
        NotKeeper = FORBIDDEN "not-keeper";
        /// No such request for a seat waits (any more).
        NoAsk = NOT_FOUND "no-ask";
        /// There is no such line of talk (any more).
        NoLine = NOT_FOUND "no-line";
        /// Nobody has to see to such a report (any more).
        NoReport = NOT_FOUND "no-report";
        /// Those who watch may not ask for seats here.
        NoTakeOver = FORBIDDEN "no-take-over";
        /// The table does not allow hints.
        NoHints = FORBIDDEN "no-hints";
        /// Whoever is meant still has time.
        NotOverdue = CONFLICT "not-overdue";
        /// The table does not wait for whoever is meant.
        NotAwaited = CONFLICT "not-awaited";
        /// It was done less than a day ago.
        TooSoon = TOO_MANY_REQUESTS "too-soon";
        /// Whoever asks has no such way to be told something.
        NoChannel = NOT_FOUND "no-channel";
        /// Whoever asks can be told something by enough ways.
        TooManyChannels = CONFLICT "too-many-channels";
        /// No letters are sent here.
        NoLetters = CONFLICT "no-letters";
        /// Whoever asks has confirmed no address for letters.
        NotConfirmed = CONFLICT "not-confirmed";
        /// The host has turned talk off.
        TalkOff = CONFLICT "talk-off";
        /// The visitor says too much at once.
        TalkedTooMuch {
            /// In how many seconds to try again.
            after: u64
        } = TOO_MANY_REQUESTS "talked-too-much";
        /// The address cannot be read.
        BadAddress = BAD_REQUEST "bad-address";
        /// The body cannot be read.
        BadBody = BAD_REQUEST "bad-body";
        /// The address knows no such method.
        BadMethod = METHOD_NOT_ALLOWED "bad-method";
        /// The request is too large.
        TooLarge = PAYLOAD_TOO_LARGE "too-large";
        /// The body is not JSON.
        NotJson = UNSUPPORTED_MEDIA_TYPE "not-json";
        /// The body of the request did not come in time.
        TooSlow = REQUEST_TIMEOUT "too-slow";
        /// The visitor asks too often.
        TooMany {
            /// In how many seconds to ask again.
            after: u64
        } = TOO_MANY_REQUESTS "too-many";
        /// Too many guests or tables are made from the visitor's address.
        MadeTooMany {
            /// In how many seconds to try again.
            after: u64
        } = TOO_MANY_REQUESTS "made-too-many";
        /// Too many pages are open at once.
        Crowded = SERVICE_UNAVAILABLE "crowded";
        /// Nobody knows who asks.
        UnknownVisitor = FORBIDDEN "unknown-visitor";
        /// A host has suspended whoever asks.
        Suspended = FORBIDDEN "suspended";
        /// A host has taken the word in talk from whoever asks.
        Muted = FORBIDDEN "muted";
        /// The name and the password don't belong together.
        WrongPassword = FORBIDDEN "wrong-password";
        /// Whoever asks has tried too many passwords.
        TooManyLogins {
            /// In how many seconds to try again.
            after: u64
        } = TOO_MANY_REQUESTS "too-many-logins";
        /// The link was used, ran out, or never was.
        NoLink = GONE "no-link";
        /// Whoever asks has an account already, or needs one for this.
        NoSuchAccount = CONFLICT "no-such-account";
        /// There is no such session of the visitor's.
        NoSession = NOT_FOUND "no-session";
        /// The form is not one of ours.
        FormToken = FORBIDDEN "form-token";
        /// The seat is not the visitor's.
        ForeignSeat = FORBIDDEN "foreign-seat";
        /// Only the host may.
        NotHost = FORBIDDEN "not-host";
        /// Only those who sit here may.
        NotSeated = FORBIDDEN "not-seated";
        /// The table is not open to spectators.
        NoSpectators = FORBIDDEN "no-spectators";
        /// It is told when the game is over.
        NotOver = FORBIDDEN "not-over";
        /// Somebody else has the seat.
        SeatTaken = CONFLICT "seat-taken";
        /// The seat is for whoever has its invitation.
        SeatReserved = CONFLICT "seat-reserved";
        /// The seat is kept for whoever handed it to its bot.
        SeatKept = CONFLICT "seat-kept";
        /// The game has no empty seats.
        NoEmptySeats = CONFLICT "no-empty-seats";
        /// Who asks has a seat here.
        AlreadySeated = CONFLICT "already-seated";
        /// Who asks has seen another seat of this game.
        SeenAnother = CONFLICT "seen-another";
        /// Who asks was refused before.
        AskRefused = CONFLICT "ask-refused";
        /// Enough requests for seats wait.
        TooManyAsks = CONFLICT "too-many-asks";
        /// The table's status does not allow it.
        WrongStatus = CONFLICT "wrong-status";
        /// The table has moved on since the request was made.
        Stale {
            /// What it is at now.
            revision: i64
        } = CONFLICT "stale";
        /// It is somebody else's turn.
        NotActing = CONFLICT "not-acting";
        /// The game is over.
        Over = CONFLICT "over";
        /// The last decision was not the visitor's, or revealed something.
        NothingToTakeBack = CONFLICT "nothing-to-take-back";
        /// The rules forbid the decision.
        Illegal {
            /// What they forbid.
            decision: IllegalDecision
        } = UNPROCESSABLE_ENTITY "illegal";
        /// The seats cannot be played with.
        BadSeating = UNPROCESSABLE_ENTITY "bad-seating";
        /// There is no room on the disk to store anything.
        DiskFull = SERVICE_UNAVAILABLE "disk-full";
        /// The store failed.
        Store = SERVICE_UNAVAILABLE "store";
        /// The table was begun with a version of the rules that is not played here.
        OtherVersion {
            /// That version.
            version: u16,
            /// The newest one played here.
            current: u16
        } = CONFLICT "other-version";
        /// The table was begun before its version of the rules was settled: its log does not fit them.
        OtherEdition {
            /// The version.
            version: u16,
            /// The first decision that does not fit, from 1.
            ply: usize
        } = CONFLICT "other-edition";
        /// The table's log does not replay.
        Damaged = INTERNAL_SERVER_ERROR "damaged";
        /// Something broke.
        Broken = INTERNAL_SERVER_ERROR "broken";
    }

    field {
        /// It is no number.
        NotANumber = "not-a-number";
        /// It is no pace.
        BadPace = "bad-pace";
        /// It does not say whether hints are allowed.
        BadHints = "bad-hints";
        /// They are more days than somebody has.
        TooManyDays {
            /// How many somebody has in a year.
            most: usize
        } = "too-many-days";
        /// There is nothing in it.
        NoWords = "no-words";
        /// It is too long.
        TooLong {
            /// How many characters it may have.
            most: usize
        } = "too-long";
        /// It is no ready phrase.
        NoPhrase = "no-phrase";
        /// It is no name.
        NoName = "no-name";
        /// Nobody has an account of that name.
        NobodyNamed = "nobody-named";
        /// It is no language of ours.
        BadLanguage = "bad-language";
        /// It is no kind of seat.
        BadSeat = "bad-seat";
        /// It is no level of bots.
        BadLevel {
            /// What was asked for.
            level: UnknownLevel
        } = "bad-level";
        /// It gives one person two seats.
        TwoOfMe = "two-of-me";
        /// It is no invitation.
        BadInvite = "no-invite";
        /// The game cannot be set up like that.
        Setup {
            /// Why not.
            error: Box<SetupError>
        } = "setup";
        /// It is no decision of the game.
        Notation {
            /// Its beginning.
            text: String,
            /// What would be one.
            expected: &'static str
        } = "notation";
        /// It is not the JSON that was expected.
        BadJson {
            /// What is wrong with it.
            error: String
        } = "bad-json";
        /// It is a text that is taken from a branch or a file only.
        TextOption = "text-option";
        /// No chapter begins there.
        NoChapter = "no-chapter";
        /// The game leaves nothing to go on from there.
        NoBranch = "no-bequest";
        /// It is not what the file of a branch has there.
        BranchFile = "branch-file";
        /// It is no file.
        NoFile = "no-file";
        /// The box was not ticked.
        NotSure = "not-sure";
        /// It is the name of another account, or looks like it.
        NameTaken = "name-taken";
        /// It is too short for a password.
        ShortPassword = "short-password";
        /// It is too long for a password.
        LongPassword = "long-password";
        /// It is not the password.
        NotThePassword = "not-the-password";
        /// It is no address for letters.
        BadEmail = "bad-email";
        /// It is nothing that can be chosen there.
        NoChoice = "no-choice";
        /// It is no address on the web.
        NotWeb = "not-web";
        /// It leads to the server's own machine or networks.
        PrivateAddress = "private-address";
        /// Nobody knows the name in it.
        UnknownHost = "unknown-host";
        /// They are no keys of a browser.
        BadKeys = "bad-keys";
        /// They are no hours.
        BadHours = "bad-hours";
    }
}

/// What the rules forbid at a table.
#[derive(Clone)]
pub struct IllegalDecision {
    game: &'static dyn AnyGame,
    /// Where the rules are written, for whoever is refused.
    rules: String,
    illegal: Box<Illegal>,
}

impl fmt::Debug for IllegalDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ({})", self.illegal, self.rules)
    }
}

impl Problem {
    /// A field of the request cannot be used.
    pub fn field(field: impl Into<Cow<'static, str>>, fault: FieldFault) -> Problem {
        Problem::Field { field: field.into(), fault }
    }

    /// Whether it is the table itself that cannot be read, whoever asks and whatever for.
    pub fn is_of_table(&self) -> bool {
        matches!(self, Problem::Damaged | Problem::OtherVersion { .. } | Problem::OtherEdition { .. })
    }

    /// A body that could not be read, for which the framework would answer with `status`.
    pub fn unreadable(status: StatusCode) -> Problem {
        match status {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            _ => Problem::BadBody,
        }
    }

    /// A game that cannot be set up like that.
    pub fn setup(meta: &Meta, error: SetupError) -> Problem {
        let field = match &error {
            SetupError::Seats { .. } => "seats",
            SetupError::UnknownOption { .. } | SetupError::BadOption { .. } => "options",
            SetupError::UnknownVersion { .. } => "rules_version",
            SetupError::BadSeed => "seed",
        };
        Problem::field(field, FieldFault::Setup { error: Box::new(discreet(meta, error)) })
    }

    /// A decision that the game refused at this table.
    pub fn refused(game: &'static dyn AnyGame, table: TableId, refusal: Refusal) -> Problem {
        Problem::refused_by(game, format!("/t/{table}/rules"), refusal)
    }

    /// A decision that the game refused, where its rules are written at this address.
    pub fn refused_by(game: &'static dyn AnyGame, rules: String, refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Notation(error) => {
                let text = error.text.chars().take(QUOTED).collect();
                Problem::field("decision", FieldFault::Notation { text, expected: error.expected })
            }
            Refusal::NotActing(_) => Problem::NotActing,
            Refusal::Over => Problem::Over,
            Refusal::Illegal(illegal) => {
                Problem::Illegal { decision: IllegalDecision { game, rules, illegal } }
            }
        }
    }

    /// In how many seconds the same request may do better.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Problem::TooMany { after }
            | Problem::MadeTooMany { after }
            | Problem::TalkedTooMuch { after }
            | Problem::TooManyLogins { after } => Some(*after),
            Problem::Crowded | Problem::Store => Some(5),
            _ => None,
        }
    }

    /// Whether nothing more is to come over the connection that the request came by.
    pub fn ends_connection(&self) -> bool {
        matches!(self, Problem::TooSlow | Problem::Crowded)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<ReplayError> for Problem {
    fn from(error: ReplayError) -> Problem {
        tracing::error!(%error, "a game refuses its own past");
        Problem::Damaged
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Conflict { revision, .. } => Problem::Stale { revision: revision.0 },
            StoreError::NotFound(Missing::Table) => Problem::NoTable,
            StoreError::NotFound(Missing::Invite) => Problem::NoInvite,
            StoreError::NotFound(Missing::Ask) => Problem::NoAsk,
            StoreError::NotFound(Missing::Line) => Problem::NoLine,
            StoreError::NotFound(Missing::Report) => Problem::NoReport,
            StoreError::TalkOff => Problem::TalkOff,
            StoreError::TooSoon => Problem::TooSoon,
            StoreError::TooManyChannels => Problem::TooManyChannels,
            StoreError::NotFound(Missing::Channel) => Problem::NoChannel,
            StoreError::NotFound(Missing::Link) => Problem::NoLink,
            StoreError::NotFound(Missing::Session) => Problem::NoSession,
            StoreError::NameTaken => Problem::field("name", FieldFault::NameTaken),
            StoreError::NoSuchAccount => Problem::NoSuchAccount,
            StoreError::NotFound(Missing::Seat | Missing::User | Missing::Database) => Problem::NotFound,
            StoreError::SeenAnother { .. } => Problem::SeenAnother,
            StoreError::AskRefused => Problem::AskRefused,
            StoreError::TooManyAsks => Problem::TooManyAsks,
            StoreError::SeatTaken { .. } => Problem::SeatTaken,
            StoreError::SeatReserved { .. } => Problem::SeatReserved,
            StoreError::AlreadySeated { .. } => Problem::AlreadySeated,
            StoreError::NotYourSeat { .. } => Problem::ForeignSeat,
            StoreError::WrongStatus { .. } => Problem::WrongStatus,
            StoreError::BadSeating(_) => Problem::BadSeating,
            StoreError::Full => {
                tracing::error!(%error, "a change was not made");
                Problem::DiskFull
            }
            other => {
                tracing::error!(error = %other, "the store failed");
                Problem::Store
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use railhead_game::message_keys;

    use super::*;

    #[test]
    fn every_problem_has_a_sentence_and_every_sentence_a_problem() {
        let keys = message_keys(include_str!("../../locales/en.ftl"));
        let sentences: BTreeSet<&str> =
            keys.iter().filter_map(|(key, _)| key.strip_prefix("problem-")).collect();
        assert_eq!(Problem::CODES.iter().copied().collect::<BTreeSet<_>>(), sentences);
    }
}
