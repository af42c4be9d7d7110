//! Keys that the server seals with.

use super::{
    Conn,
    sql::{one, sql},
};
use crate::{Secret, StoreError};

/// The key for this purpose: the one that is kept, or `fresh` from now on.
pub(crate) async fn keep(
    conn: &mut Conn,
    purpose: &'static str,
    fresh: Secret,
) -> Result<Secret, StoreError> {
    let insert = "INSERT INTO keys (purpose, secret) VALUES ($1, $2) \
                  ON CONFLICT (purpose) DO UPDATE SET secret = keys.secret RETURNING secret";
    let statement = sql(insert).bind(purpose).bind(fresh.expose().to_vec());
    one(conn, statement).await?.map_or(Ok(fresh), |row| row.secret("secret"))
}
