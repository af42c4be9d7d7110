//! Holidays: days that do not count where a table is played by days.

use railhead_store::{Millis, UserId};

use crate::{App, Problem, problem::FieldFault};

/// How many days of holidays somebody has in a year.
pub const DAYS_A_YEAR: u32 = 28;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Until when somebody's holiday lasts, if they are on one.
pub async fn until(app: &App, user: UserId) -> Result<Option<Millis>, Problem> {
    let now = app.store().now();
    let holidays = app.store().holidays(user).await?;
    Ok(holidays.iter().filter(|holiday| holiday.begins <= now).map(|holiday| holiday.ends).max())
}

/// How many days somebody may still take; what is left of a holiday they are on counts as taken.
pub async fn days_left(app: &App, user: UserId) -> Result<u32, Problem> {
    let since = Millis(app.store().now().0 - 365 * DAY);
    let taken = app.store().holidays_taken(user, since).await?;
    let days = u32::try_from((taken + DAY - 1) / DAY).unwrap_or(DAYS_A_YEAR);
    Ok(DAYS_A_YEAR.saturating_sub(days))
}

/// Lets a holiday of so many days begin, or ends the one that somebody is on if there are none.
pub async fn set(app: &App, user: UserId, days: u32) -> Result<(), Problem> {
    let touched = if days == 0 {
        app.store().end_holiday(user).await?
    } else {
        if days > days_left(app, user).await? {
            return Err(Problem::field("days", FieldFault::TooManyDays { most: DAYS_A_YEAR as usize }));
        }
        app.store().begin_holiday(user, i64::from(days) * DAY).await?
    };
    app.tables().refresh(&touched).await;
    Ok(())
}
