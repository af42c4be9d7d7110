//! Finds out whom something concerns that happened, and how they want to be told.

use railhead_game::SeatSet;
use railhead_store::{ChannelKind, Job, NewJob, Room, Status, Telling, UserId};

use super::{
    delivery::Delivery,
    letters::LetterJob,
    message::{Subject, called, own_decisions},
    wants::{Kind, Tempo, Wants},
    work::Ending,
};
use crate::{
    App, Problem,
    tables::{Happening, Live, NoticeJob, Position},
};

/// Has everybody told whom it concerns, who is away, and who wants to know.
pub async fn announce(app: &App, job: &Job) -> Ending {
    let Ok(notice) = job.payload.parse::<NoticeJob>() else { return Ending::Done };
    match tellings(app, notice, job.attempt).await {
        Ok(Some(tellings)) => match app.store().tell(job, tellings).await {
            Ok(_) => Ending::Ended,
            Err(error) => Ending::Failed(error.to_string()),
        },
        Ok(None) => Ending::Later(app.config().notices.patience),
        // Of a table that cannot be read nothing can be told.
        Err(problem) if problem.is_of_table() || matches!(problem, Problem::NoTable) => Ending::Done,
        Err(problem) => Ending::Failed(problem.code().to_owned()),
    }
}

/// Who is to be told what; nothing yet, if whoever is called has the table open and was not left in peace before.
async fn tellings(app: &App, notice: NoticeJob, attempt: u32) -> Result<Option<Vec<Telling>>, Problem> {
    let live = app.tables().open(notice.table).await?;
    live.catch_up().await?;
    let position = live.position().await;
    let mut tellings = Vec::new();
    for (user, subject, mark) in concerned(app, &live, &position, notice).await? {
        let here = live.company().await?.is_here(user);
        match subject.kind() {
            _ if !here => {}
            Kind::Turn if attempt == 1 => return Ok(None),
            // They may be somewhere else, with the page left open.
            Kind::Turn => {}
            Kind::Invited | Kind::Over | Kind::Talk => continue,
        }
        let mut telling = Telling {
            user,
            table: subject.table(notice.table),
            kind: subject.word().to_owned(),
            mark,
            jobs: Vec::new(),
            letter: None,
        };
        for channel in app.store().channels_of(user).await? {
            let wants: Wants = channel.wants.parse().unwrap_or_default();
            if !wants.has(subject.kind(), Tempo::of(&position.table)) {
                continue;
            }
            match channel.kind {
                ChannelKind::Mail => telling.letter = Some(letter(app, user)),
                ChannelKind::Push | ChannelKind::Webhook => {
                    let delivery =
                        Delivery { channel: channel.id, table: telling.table, subject, mark: telling.mark };
                    telling.jobs.push(delivery.stored());
                }
            }
        }
        if !telling.jobs.is_empty() || telling.letter.is_some() {
            tellings.push(telling);
        }
    }
    Ok(Some(tellings))
}

/// The job of a letter with all that waits for one.
fn letter(app: &App, user: UserId) -> NewJob {
    LetterJob::Digest(user).stored(app.config().notices.letter_pause)
}

/// Whom something concerns, what it is to them, and its mark, which grows with each new thing of that kind.
async fn concerned(
    app: &App,
    live: &Live,
    position: &Position,
    notice: NoticeJob,
) -> Result<Vec<(UserId, Subject, i64)>, Problem> {
    let table = &position.table;
    let mut people: Vec<UserId> =
        table.seats.iter().filter_map(|seat| seat.occupant.user().or(seat.kept_for)).collect();
    people.sort_unstable_by_key(|user| user.0);
    people.dedup();
    let own = |user: UserId| position.seats_of(Some(user));
    Ok(match notice.what {
        // Whoever has decided since was not waiting to be told.
        Happening::Turn(ply, seat) if position.ply() >= ply && called(position, seat).is_some() => {
            let user = called(position, seat).into_iter();
            user.map(|user| (user, Subject::Turn, own_decisions(position, own(user)))).collect()
        }
        Happening::Nudge(_, seat) => {
            let nudged = table.seat(crate::tables::seat_no(seat)).map(|seat| seat.no);
            let at = position.hands.nudges.iter().find(|(no, _)| Some(*no) == nudged);
            let mark = at.map_or(0, |(_, at)| at.0);
            called(position, seat).into_iter().map(|user| (user, Subject::Nudge, mark)).collect()
        }
        Happening::Over if table.status == Status::Finished => {
            people.into_iter().map(|user| (user, Subject::Over, 1)).collect()
        }
        Happening::Turn(..) | Happening::Over => Vec::new(),
        Happening::Talk(_) => talked(app, live, position, &people).await?,
        Happening::Invited(here) if here == table.id => {
            let mut invited = Vec::new();
            for user in
                table.seats.iter().filter_map(|seat| seat.meant_for).filter(|user| table.invites(*user))
            {
                // Nobody is called by whom they do not want to hear.
                let muted = app.store().muted_by(user).await?;
                if !table.host.is_some_and(|host| muted.contains(&host)) {
                    invited.push((user, Subject::Invited(here), 1));
                }
            }
            invited
        }
        Happening::Invited(next) => {
            let asked = position.hands.rematch.as_ref().filter(|rematch| rematch.next == next);
            let next_table = app.tables().open(next).await?;
            next_table.catch_up().await?;
            let next_table = next_table.position().await;
            let sits = |user: UserId| next_table.seats_of(Some(user)) != SeatSet::EMPTY;
            let open = asked.is_some() && next_table.table.status == Status::Gathering;
            let invited = people.into_iter().filter(|user| open && !sits(*user));
            invited.map(|user| (user, Subject::Invited(next), 1)).collect()
        }
    })
}

/// Those who have not read what was said. Who was told once that something was is left alone until they have read it.
async fn talked(
    app: &App,
    live: &Live,
    position: &Position,
    people: &[UserId],
) -> Result<Vec<(UserId, Subject, i64)>, Problem> {
    let said = live.talk().await?;
    let mut concerned = Vec::new();
    for user in people.iter().copied() {
        let table = position.table.id;
        let read = app.store().talk_read_by(user, table).await?;
        let muted = app.store().muted_by(user).await?;
        let mut heard = said.iter().filter(|line| {
            line.room == Room::Table && line.user != user && !muted.contains(&line.user) && line.id > read
        });
        let told = app.store().told_mark(user, table, Subject::Talk.word()).await?;
        if let Some(last) = heard.next_back().filter(|_| told.is_none_or(|told| told <= read)) {
            concerned.push((user, Subject::Talk, last.id));
        }
    }
    Ok(concerned)
}
