//! Whose hands a table's seats have gone through: who has seen which seat of its game, every change of hands, who asks
//! for a seat, and who wants to play once more.

use crate::{
    Millis, Ply, Reclaim, Revision, SeatNo, Store, StoreError, StoredClock, Table, TableId, UserId, Vote,
    db::{hands, tables},
    worded,
};

/// The most requests for seats that may wait at one table.
pub(crate) const MAX_ASKS: i64 = 8;

/// What a table remembers of those who had its seats, or want one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hands {
    /// Who has had which seat of the game before their eyes.
    pub seen: Vec<(UserId, SeatNo)>,
    /// How seats changed hands, in order.
    pub handings: Vec<Handing>,
    /// Who asks for which seat, the first first; also those who were refused.
    pub asks: Vec<Ask>,
    /// Where those who finished the game are asked to play once more.
    pub rematch: Option<Rematch>,
    /// What each seat has left to decide, where there is a pace.
    pub clocks: Vec<StoredClock>,
    /// Who is for what.
    pub votes: Vec<Vote>,
    /// When whoever has a seat was last nudged, by [`Store::now`].
    pub nudges: Vec<(SeatNo, Millis)>,
    /// The seats for which there is a new invitation while somebody holds them.
    pub reclaims: Vec<Reclaim>,
    /// Why bots that stood in decided as they did, by the number of the decision, in the server's words.
    pub remarks: Vec<(Ply, String)>,
}

impl Hands {
    /// The change of hands by which a bot stands in at `seat`, if one does: the latest, if it was to a bot.
    pub fn stand_in(&self, seat: SeatNo) -> Option<&Handing> {
        let latest = self.handings.iter().rev().find(|handing| handing.seat == seat)?;
        latest.kind.to_stand_in().then_some(latest)
    }

    /// Whether a bot stood in at `seat` when the decision of this number was taken.
    pub fn stood_in(&self, seat: SeatNo, ply: Ply) -> bool {
        let before = |handing: &&Handing| handing.seat == seat && handing.ply <= ply;
        self.handings.iter().rev().find(before).is_some_and(|handing| handing.kind.to_stand_in())
    }

    /// The same with these clocks in the place of what the seats had.
    pub fn clocked(&self, changed: &[StoredClock]) -> Hands {
        let mut hands = self.clone();
        hands.clocks.retain(|clock| changed.iter().all(|changed| changed.seat != clock.seat));
        hands.clocks.extend(changed);
        hands
    }

    /// The same with a log of so many decisions, of which the last was taken for this reason.
    pub fn remarked(&self, length: Ply, remark: Option<&str>) -> Hands {
        let mut hands = self.clone();
        hands.remarks.retain(|(ply, _)| *ply < length);
        if let (Some(text), Some(last)) = (remark, length.0.checked_sub(1)) {
            hands.remarks.push((Ply(last), text.to_owned()));
        }
        hands
    }

    /// The seats of the game that `user` has seen.
    pub fn seen_by(&self, user: UserId) -> impl Iterator<Item = SeatNo> {
        self.seen.iter().filter(move |(who, _)| *who == user).map(|(_, seat)| *seat)
    }

    /// The requests that wait for an answer.
    pub fn waiting(&self) -> impl Iterator<Item = &Ask> {
        self.asks.iter().filter(|ask| !ask.refused)
    }
}

worded! {
    /// How a seat changed hands.
    HandingKind {
        /// To a bot, and kept for its player.
        Lent = "lent",
        /// To a bot, for good.
        Released = "released",
        /// Back to the player it was kept for.
        Back = "back",
        /// From a bot to somebody else.
        Taken = "taken",
        /// To nobody.
        Left = "left",
        /// From nobody to somebody.
        Sat = "sat",
        /// To a bot, and kept for its player, whose time was out.
        TimedOut = "timed-out",
        /// To a bot, and kept for its player, because the others agreed on it.
        Voted = "voted",
        /// To a bot, for good: its player resigned.
        Resigned = "resigned",
    }
}

impl HandingKind {
    /// Whether it was to a bot that plays in the place of whoever had the seat.
    pub fn to_stand_in(self) -> bool {
        match self {
            HandingKind::Lent
            | HandingKind::Released
            | HandingKind::TimedOut
            | HandingKind::Voted
            | HandingKind::Resigned => true,
            HandingKind::Back | HandingKind::Taken | HandingKind::Left | HandingKind::Sat => false,
        }
    }
}

/// A change of hands, with the names as they were then. Whoever was forgotten since has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handing {
    /// After how many decisions.
    pub ply: Ply,
    /// Which seat.
    pub seat: SeatNo,
    /// How.
    pub kind: HandingKind,
    /// Who had it.
    pub from: Option<String>,
    /// Who has it from then on.
    pub to: Option<String>,
    /// Who agreed, if anybody had to.
    pub by: Option<String>,
    /// When.
    pub at: Millis,
}

/// A request for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Its number; never given to another request.
    pub id: i64,
    /// Who asks.
    pub user: UserId,
    /// Their name.
    pub name: String,
    /// For which seat.
    pub seat: SeatNo,
    /// Whether the answer was no.
    pub refused: bool,
}

/// The wish to play once more, after the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// The table at which seats are kept.
    pub next: TableId,
    /// Who asked, and their name; none if they were forgotten since.
    pub by: Option<(UserId, String)>,
    /// The seats of the finished game whose players would rather not.
    pub refused: Vec<SeatNo>,
}

impl Store {
    /// The table of this id with its seats, and whose hands they have gone through, all of one moment.
    pub async fn table_and_hands(&self, id: TableId) -> Result<Option<(Table, Hands)>, StoreError> {
        let conn = &mut self.read_consistently().await?;
        let Some(table) = tables::by_id(conn, id).await? else { return Ok(None) };
        Ok(Some((table, hands::of_table(conn, id).await?)))
    }

    /// The tables at whose games this user has had a seat.
    pub async fn tables_seen_by(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        hands::tables_seen_by(&mut self.read().await?, user).await
    }

    /// Keeps a request for a seat of a game under way, in the place of an earlier one by the same user. Refuses whoever
    /// was refused before, and everybody while too many wait.
    pub async fn ask(
        &self,
        table: TableId,
        seat: SeatNo,
        user: UserId,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(hands::ask(conn, table, seat, user, expected))).await
    }

    /// Puts a request away: as refused, so that it cannot be made again, or as withdrawn.
    pub async fn put_ask_away(
        &self,
        table: TableId,
        ask: i64,
        refused: bool,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(hands::put_away(conn, table, ask, refused, expected))).await
    }

    /// Remembers that `by` asks everybody at a finished table to play once more, at the table `next`. An earlier such
    /// wish is forgotten, with its refusals.
    pub async fn ask_for_rematch(
        &self,
        table: TableId,
        next: TableId,
        by: UserId,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(hands::ask_for_rematch(conn, table, next, by, expected))).await
    }

    /// Remembers that whoever had these seats of a finished game does not want to play once more.
    pub async fn refuse_rematch(
        &self,
        table: TableId,
        seats: Vec<SeatNo>,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(hands::refuse_rematch(conn, table, seats, expected))).await
    }
}
