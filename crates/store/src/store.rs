//! The handle that the rest of the program holds.

use std::{
    fmt,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::watch;

use crate::{
    Append, Appended, Clock, MachineClock, StoreError,
    clock::JobTime,
    db::{self, Conn, Db, Operation, ReadTransaction, Reader, Ring, Writer},
    folder::Folder,
};

/// An open store. Clones are the same store; it stays open until it is closed or the last one is dropped.
#[derive(Clone)]
pub struct Store(Arc<Shared>);

struct Shared {
    db: Db,
    folder: Mutex<Option<Folder>>,
    time: JobTime,
}

impl Store {
    /// Opens the store in this folder. Makes folder and database if they aren't there, and brings an older
    /// database up to date.
    ///
    /// A folder can be open once: [`StoreError::InUse`] if another process, or this one, has it.
    /// A database that a newer version of the program has written is [`StoreError::TooNew`].
    pub async fn open(folder: impl AsRef<Path>) -> Result<Store, StoreError> {
        Store::open_by(folder, Arc::new(MachineClock::start())).await
    }

    /// The same, by these clocks.
    pub async fn open_by(folder: impl AsRef<Path>, clock: Arc<dyn Clock>) -> Result<Store, StoreError> {
        let folder = Folder::lock(folder.as_ref())?;
        let time = JobTime::from_now_on(clock);
        let db = Db::open(&folder.database(), time.clone()).await?;
        Ok(Store::of(db, folder, time))
    }

    /// Opens the store in this folder for reading alone, and touches nothing in it: it may be on a disk that cannot be
    /// written to. Whatever would change something is [`StoreError::ReadOnly`].
    pub async fn open_to_read(folder: impl AsRef<Path>) -> Result<Store, StoreError> {
        let folder = Folder::lock_to_read(folder.as_ref())?;
        let time = JobTime::from_now_on(Arc::new(MachineClock::start()));
        let db = Db::open_to_read(&folder.database(), time.clone()).await?;
        Ok(Store::of(db, folder, time))
    }

    fn of(db: Db, folder: Folder, time: JobTime) -> Store {
        Store(Arc::new(Shared { db, folder: Mutex::new(Some(folder)), time }))
    }

    pub(crate) fn job_time(&self) -> &JobTime {
        &self.0.time
    }

    /// Carries out what was asked before, then closes the store for all clones. The folder is free afterwards.
    /// Whatever is asked later gets [`StoreError::Closed`]; closing again does nothing.
    pub async fn close(&self) -> Result<(), StoreError> {
        let closed = self.0.db.close().await;
        self.0.folder.lock().unwrap_or_else(PoisonError::into_inner).take();
        closed
    }

    /// What is wrong with the database as such: what cannot be read, and what belongs to nothing. Reads all of it.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        db::faults(&mut *self.read().await?).await
    }

    /// Whether something can be stored just now: writes to the disk, and changes nothing.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.write(|conn| Box::pin(db::touch(conn))).await
    }

    /// Has the writer carry out `operation` and gives back its answer once that is durable.
    pub(crate) async fn write<T, F>(&self, operation: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Conn) -> Operation<'c, T> + Send + 'static,
    {
        self.0.db.writer()?.write(operation, Ring::No).await
    }

    /// The same for an operation after which there may be a job to do.
    pub(crate) async fn write_and_ring<T, F>(&self, operation: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Conn) -> Operation<'c, T> + Send + 'static,
    {
        self.0.db.writer()?.write(operation, Ring::Yes).await
    }

    /// Has the writer store a decision, together with whatever other decisions wait.
    pub(crate) async fn write_decision(&self, append: Append) -> Result<Appended, StoreError> {
        self.0.db.writer()?.append(append).await
    }

    /// Something that changes when there may be a job to do; it never does if nothing can be written.
    pub(crate) fn listen(&self) -> watch::Receiver<()> {
        self.0.db.writer().map_or_else(|_| watch::channel(()).1, Writer::listen)
    }

    /// A connection for one query.
    pub(crate) async fn read(&self) -> Result<Reader, StoreError> {
        self.0.db.read().await
    }

    /// A connection for several queries that see the same moment.
    pub(crate) async fn read_consistently(&self) -> Result<ReadTransaction, StoreError> {
        self.0.db.read_consistently().await
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}
