//! The folder that a store lives in, and the lock that keeps a second server out of it.

use std::{
    fs::{DirBuilder, File, TryLockError},
    io,
    path::{Path, PathBuf},
};

use crate::{Missing, StoreError, error::trouble};

const DATABASE: &str = "railhead.db";
const LOCK: &str = "railhead.lock";

/// A folder that is ours for as long as this value lives, even if the process is killed without a word.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    /// `None` if no server was ever here.
    lock: Option<File>,
}

/// A folder to be read.
#[derive(Debug)]
pub(crate) enum Reading {
    /// No server has it, or gets it meanwhile.
    Alone(Folder),
    /// A server has it. This is its database.
    Beside(PathBuf),
}

impl Folder {
    /// Makes the folder if it isn't there, readable by its owner alone, and locks it.
    pub(crate) fn lock(path: &Path) -> Result<Folder, StoreError> {
        make_private(path).map_err(|error| trouble(path, error))?;
        let lock_path = path.join(LOCK);
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&lock_path)
            .map_err(|error| trouble(&lock_path, error))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.to_owned(), lock: Some(lock) }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { folder: path.to_owned() }),
            Err(TryLockError::Error(error)) => Err(trouble(&lock_path, error)),
        }
    }

    /// Keeps servers out of a folder that is to be read, unless one has it, and touches nothing in it.
    pub(crate) fn lock_to_read(path: &Path) -> Result<Reading, StoreError> {
        let folder = |lock| Folder { path: path.to_owned(), lock };
        let lock_path = path.join(LOCK);
        let reading = match File::open(&lock_path) {
            Ok(lock) => match lock.try_lock_shared() {
                Ok(()) => Reading::Alone(folder(Some(lock))),
                Err(TryLockError::WouldBlock) => Reading::Beside(folder(None).database()),
                Err(TryLockError::Error(error)) => return Err(trouble(&lock_path, error)),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => Reading::Alone(folder(None)),
            Err(error) => return Err(trouble(&lock_path, error)),
        };
        let is_there = folder(None).database().is_file();
        if is_there { Ok(reading) } else { Err(StoreError::NotFound(Missing::Database)) }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.path.join(DATABASE)
    }
}

impl Drop for Folder {
    /// Lets the folder go at once, also while a process that is just being started still has a copy of the open file.
    fn drop(&mut self) {
        if let Some(lock) = &self.lock {
            // What cannot be let go here is let go with the file.
            let _ = lock.unlock();
        }
    }
}

fn make_private(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
