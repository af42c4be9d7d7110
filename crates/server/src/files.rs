//! How many files the system lets this process have open: every connection is one.

/// How many files this process may have open, after asking for as many as it can have. `None` if there is no limit, or
/// none that is known.
#[cfg(unix)]
pub fn most() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum {
        // Where that is refused, what there is has to do.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
    getrlimit(Resource::Nofile).current
}

/// How many files this process may have open: this system has no such limit.
#[cfg(not(unix))]
pub fn most() -> Option<u64> {
    None
}
