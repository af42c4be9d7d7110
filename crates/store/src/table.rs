//! Tables and seats as they are stored.

use crate::{AtZero, Invite, Millis, Ply, Revision, SeatNo, Secret, TableId, UserId, worded};

worded! {
    /// How far a table is.
    Status {
        /// Seats are being taken.
        Gathering = "gathering",
        /// The game is under way: the log grows.
        Playing = "playing",
        /// The game was played to its end and has an outcome.
        Finished = "finished",
        /// Nobody will play on.
        Abandoned = "abandoned",
    }
}

worded! {
    /// Who can find a table.
    Visibility {
        /// Everybody, in the lobby.
        Public = "public",
        /// Those who have its link.
        Link = "link",
    }
}

worded! {
    /// Where a table began.
    Origin {
        /// From its options alone.
        New = "new",
        /// From a moment of another table of this store.
        Branch = "branch",
        /// From a file that anybody may have written.
        Import = "import",
    }
}

worded! {
    /// Where a table allows hints: a line that says what matters now, and a bot's advice.
    Hints {
        /// While one person plays there, against bots.
        Alone = "alone",
        /// For everybody.
        Always = "on",
        /// For nobody.
        Never = "off",
    }
}

/// One game being played, or about to be, or over. Has nothing secret in it but its seats' invitations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its name in addresses.
    pub id: TableId,
    /// Which game is played.
    pub game: String,
    /// By which version of its rules.
    pub rules_version: u16,
    /// The game's options, as JSON.
    pub options: String,
    /// What its host called it.
    pub title: String,
    /// Who may arrange and start it; nobody once that user is deleted.
    pub host: Option<UserId>,
    /// Who can find it.
    pub visibility: Visibility,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// What its host has settled.
    pub customs: Customs,
    /// Where it began.
    pub origin: Origin,
    /// Whether it goes another way than the table it began from.
    pub another_way: bool,
    /// After how many decisions of another game it began, if it plays that one again.
    pub moment: Option<Ply>,
    /// How far it is.
    pub status: Status,
    /// Counts its changes.
    pub revision: Revision,
    /// The length of its log.
    pub length: Ply,
    /// Who must decide now, in the server's words; empty when nobody must.
    pub waiting_on: String,
    /// The promise that binds the server to its secret, published from the start.
    pub commitment: String,
    /// How the game ended, as JSON; there when it is finished.
    pub outcome: Option<String>,
    /// When it was made.
    pub created_at: Millis,
    /// When it last changed.
    pub updated_at: Millis,
    /// When it was finished or abandoned.
    pub finished_at: Option<Millis>,
    /// Its seats, by number.
    pub seats: Vec<StoredSeat>,
}

/// What the host of a table has settled of how people deal with each other there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Customs {
    /// Whether people may talk.
    pub talk: bool,
    /// How fast the game is played, in the server's words.
    pub pace: String,
    /// What happens when somebody's time is out.
    pub at_zero: AtZero,
    /// Whether those who watch may ask for a bot's seat.
    pub take_over: bool,
    /// Whether hints are allowed.
    pub hints: Hints,
}

impl Default for Customs {
    fn default() -> Customs {
        Customs {
            talk: true,
            pace: "none".to_owned(),
            at_zero: AtZero::Bot,
            take_over: false,
            hints: Hints::Alone,
        }
    }
}

impl Table {
    /// The seat of this number.
    pub fn seat(&self, no: SeatNo) -> Option<&StoredSeat> {
        self.seats.get(usize::from(no.0))
    }

    /// Whether a bot plays a seat here that this user may come back to.
    pub fn keeps_seat_for(&self, user: UserId) -> bool {
        self.seats.iter().any(|seat| seat.kept_for == Some(user))
    }

    /// Whether the host invited this user by name to a seat that nobody has taken.
    pub fn invites(&self, user: UserId) -> bool {
        let waits = self.status == Status::Gathering;
        waits && self.seats.iter().any(|seat| seat.occupant == Occupant::Open && seat.meant_for == Some(user))
    }

    /// Whether hints are allowed here, as its seats are now. A seat that is kept for somebody counts as theirs: nobody is
    /// alone because another is away.
    pub fn allows_hints(&self) -> bool {
        let is_persons = |seat: &&StoredSeat| seat.occupant.user().is_some() || seat.kept_for.is_some();
        match self.customs.hints {
            Hints::Alone => self.seats.iter().filter(is_persons).count() <= 1,
            Hints::Always => true,
            Hints::Never => false,
        }
    }

    /// The seats for which this user decides: their own and those they play at a shared screen.
    pub fn seats_of(&self, user: UserId) -> impl Iterator<Item = &StoredSeat> {
        self.seats.iter().filter(move |seat| seat.occupant.user() == Some(user))
    }
}

/// A place at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// Its number, which is its index among the table's seats.
    pub no: SeatNo,
    /// Who sits there.
    pub occupant: Occupant,
    /// The key to an open seat that is reserved; gone once the seat is taken.
    pub invite: Option<Invite>,
    /// What the seat mixed into the seed.
    pub contribution: Option<String>,
    /// When it was taken.
    pub joined_at: Option<Millis>,
    /// Who handed it to the bot that plays it, and may come back to it.
    pub kept_for: Option<UserId>,
    /// Whether whoever took it has said that the game may begin.
    pub ready: bool,
    /// Whom the host invited to it by name: until they come, or say no, it is open to them without its key.
    pub meant_for: Option<UserId>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A user, from wherever they are.
    User {
        /// Who.
        user: UserId,
        /// The user's name.
        name: String,
    },
    /// Somebody who plays at a user's screen.
    HotSeat {
        /// Whose screen.
        user: UserId,
        /// The name of whoever sits here.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong, in the server's words.
        level: String,
        /// The name it plays under; empty if it stands in for somebody who was forgotten.
        name: String,
    },
    /// A user who was deleted while the game went on, or after it.
    Gone,
}

impl Occupant {
    /// The user who decides for this seat.
    pub fn user(&self) -> Option<UserId> {
        match self {
            Occupant::User { user, .. } | Occupant::HotSeat { user, .. } => Some(*user),
            Occupant::Open | Occupant::Bot { .. } | Occupant::Gone => None,
        }
    }

    /// The name to show for this seat; none if nobody sits there, or somebody who was forgotten.
    pub fn name(&self) -> Option<&str> {
        match self {
            Occupant::User { name, .. } | Occupant::HotSeat { name, .. } => Some(name),
            Occupant::Bot { name, .. } => Some(name.as_str()).filter(|name| !name.is_empty()),
            Occupant::Open | Occupant::Gone => None,
        }
    }
}

/// What only the server may know of a table, until its game is finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secrets {
    /// What the server put into the seed; [`Table::commitment`] binds it.
    pub secret: Secret,
    /// What all chance in the game flows from; there once the game has started.
    pub seed: Option<Secret>,
}
