//! Why something could not be measured.

use std::io;

use railhead_cluster::ClusterError;
use railhead_store::StoreError;
use thiserror::Error;

/// Why something could not be measured.
#[derive(Debug, Error)]
pub(crate) enum Trouble {
    /// The system refused something.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A connection broke.
    #[error("a connection broke: {0}")]
    Http(#[from] hyper::Error),
    /// A body could not be read.
    #[error("a body could not be read: {0}")]
    Body(#[from] axum::Error),
    /// A server said something that is no JSON.
    #[error("no JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// The store refused something.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// SQLite refused something.
    #[error(transparent)]
    Sqlite(#[from] sqlx::Error),
    /// There is no PostgreSQL.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    /// A server answered otherwise than it should.
    #[error("{what}: {status} {body}")]
    Answer {
        /// What was asked.
        what: String,
        /// The status of the answer.
        status: u16,
        /// The answer.
        body: String,
    },
    /// Something is not as it should be.
    #[error("{0}")]
    Unexpected(&'static str),
}
