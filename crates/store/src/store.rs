//! The handle that the rest of the program holds.

use std::{
    fmt, io,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::{broadcast, watch};

use crate::{
    Append, Appended, Change, Clock, Place, StoreError,
    acquaintances::Acquaintances,
    clock::JobTime,
    db::{self, Conn, Db, Operation, Ring, Writer},
    error::trouble,
    folder::{Folder, Reading},
    job::Lease,
    service::Service,
};

/// An open store. Clones are the same store; it stays open until it is closed or the last one is dropped.
#[derive(Clone)]
pub struct Store(Arc<Shared>);

struct Shared {
    db: Db,
    folder: Mutex<Option<Folder>>,
    time: JobTime,
    service: Service,
    acquaintances: Arc<Acquaintances>,
}

impl Store {
    /// Opens the store in this folder or database. Makes what isn't there, and brings an older form up to date.
    ///
    /// A folder can be open once: [`StoreError::InUse`] if another process, or this one, has it. A database can be open
    /// as often as you like, on as many machines. One that a newer version of the program has written is
    /// [`StoreError::TooNew`].
    pub async fn open(place: impl Into<Place>) -> Result<Store, StoreError> {
        Store::open_with(place.into(), JobTime::from_now_on()).await
    }

    /// The same, by these clocks.
    pub async fn open_by(place: impl Into<Place>, clock: Arc<dyn Clock>) -> Result<Store, StoreError> {
        Store::open_with(place.into(), JobTime::by(clock)).await
    }

    async fn open_with(place: Place, time: JobTime) -> Result<Store, StoreError> {
        match place {
            Place::Folder(path) => {
                let folder = Folder::lock(&path)?;
                let db = Db::open_file(&folder.database(), time.clone()).await?;
                Ok(Store::of(db, Some(folder), time))
            }
            Place::Database(database) => {
                let db = Db::open_database(&database, time.clone()).await?;
                Ok(Store::of(db, None, time))
            }
        }
    }

    /// Opens the store for reading alone, also beside a server that has it. Whatever would change something is
    /// [`StoreError::ReadOnly`]. Nothing is touched in a folder that no server has: it may be on a disk that cannot be
    /// written to. [`StoreError::TooOld`] where an older form would have to be brought up to date first.
    pub async fn open_to_read(place: impl Into<Place>) -> Result<Store, StoreError> {
        let time = JobTime::from_now_on();
        match place.into() {
            Place::Folder(path) => match Folder::lock_to_read(&path)? {
                Reading::Alone(folder) => {
                    let db = Db::read_file(&folder.database(), time.clone()).await?;
                    Ok(Store::of(db, Some(folder), time))
                }
                Reading::Beside(database) => Ok(Store::of(Db::read_beside(&database).await?, None, time)),
            },
            Place::Database(database) => Ok(Store::of(Db::read_database(&database).await?, None, time)),
        }
    }

    fn of(db: Db, folder: Option<Folder>, time: JobTime) -> Store {
        let acquaintances = db.changes().map_or_else(Acquaintances::of_our_own, Acquaintances::of_many);
        Store(Arc::new(Shared {
            db,
            folder: Mutex::new(folder),
            time,
            service: Service::default(),
            acquaintances,
        }))
    }

    pub(crate) fn acquaintances(&self) -> &Acquaintances {
        &self.0.acquaintances
    }

    pub(crate) fn service(&self) -> &Service {
        &self.0.service
    }

    pub(crate) fn job_time(&self) -> &JobTime {
        &self.0.time
    }

    /// Carries out what was asked before, then closes the store for all clones. A folder is free afterwards.
    /// Whatever is asked later gets [`StoreError::Closed`]; closing again does nothing.
    pub async fn close(&self) -> Result<(), StoreError> {
        let closed = self.0.db.close().await;
        self.0.folder.lock().unwrap_or_else(PoisonError::into_inner).take();
        closed
    }

    /// Whether other nodes may have this store open too.
    pub fn is_shared(&self) -> bool {
        self.0.db.is_shared()
    }

    /// What is wrong with the database as such: what cannot be read, and what belongs to nothing. Reads all of it.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        db::faults(&mut self.read().await?).await
    }

    /// Whether something can be stored just now: writes to the disk, and changes nothing.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.write(|conn| Box::pin(db::touch(conn))).await
    }

    /// Writes a copy of the store, as it is at one moment, into a new file: the database of a folder of its own.
    /// [`StoreError::NoFile`] if it is no file's; `pg_dump` does it then.
    pub async fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        let refuse = |kind| Err(trouble(file, io::Error::from(kind)));
        if file.exists() {
            return refuse(io::ErrorKind::AlreadyExists);
        }
        match file.to_str() {
            Some(name) => db::back_up(&mut self.read().await?, name.to_owned()).await,
            None => refuse(io::ErrorKind::InvalidInput),
        }
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

    /// Has the writer store a decision, and forget the job that asked for it, together with whatever other decisions wait.
    pub(crate) async fn write_decision(
        &self,
        append: Append,
        job: Option<Lease>,
    ) -> Result<Appended, StoreError> {
        self.0.db.writer()?.append(append, job).await
    }

    /// Something that changes when there may be a job to do; it never does if nothing can be written.
    pub(crate) fn listen(&self) -> watch::Receiver<()> {
        self.0.db.writer().map_or_else(|_| watch::channel(()).1, Writer::listen)
    }

    pub(crate) fn hear(&self) -> Option<broadcast::Receiver<Change>> {
        self.0.db.changes()
    }

    /// A connection that writes, beside those that all writes go by.
    pub(crate) async fn line_of_its_own(&self) -> Result<Conn, StoreError> {
        self.0.db.writer()?.connect().await
    }

    /// A connection for one query.
    pub(crate) async fn read(&self) -> Result<Conn, StoreError> {
        self.0.db.read().await
    }

    /// A connection for several queries that see the same moment.
    pub(crate) async fn read_consistently(&self) -> Result<Conn, StoreError> {
        self.0.db.read_consistently().await
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}
