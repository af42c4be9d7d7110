//! Makes the Debian package, and tries it as far as that needs no rights: unpacked, started as its unit would, stopped.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};

use crate::{
    files::{program, root},
    step::{Failed, Step},
};

/// Where packages are put.
const FOLDER: &str = "target/debian";

/// What has to be in the package.
const FILES: [&str; 5] = [
    "usr/bin/railhead",
    "etc/default/railhead",
    "usr/share/doc/railhead/copyright",
    "usr/share/doc/railhead/install.md",
    "usr/share/doc/railhead/examples/nginx.conf",
];

/// Where the unit may be put.
const UNITS: [&str; 2] = ["lib/systemd/system/railhead.service", "usr/lib/systemd/system/railhead.service"];

/// Builds the package with the profile `dist`, and tries it.
pub(crate) fn run() -> Result<(), Failed> {
    if program("cargo-deb").is_none() {
        Step::cargo("cargo-deb", &["install", "--locked", "cargo-deb"]).run()?;
    }
    let folder = root().join(FOLDER);
    // There may be none yet.
    let _ = fs::remove_dir_all(&folder);
    let args = ["deb", "--package", "railhead", "--profile", "dist", "--locked", "--output", FOLDER];
    Step::cargo("package", &args).at_root().run()?;
    let package = fs::read_dir(&folder).map_err(failed)?.flatten().map(|entry| entry.path());
    let package = package.filter(|path| path.extension().is_some_and(|end| end == "deb")).last();
    let package = package.ok_or_else(|| Failed("there is no package".to_owned()))?;
    try_out(&package, &folder.join("tried"))?;
    println!("{} serves and stops as its unit says", package.display());
    Ok(())
}

fn failed(error: impl ToString) -> Failed {
    Failed(error.to_string())
}

/// Unpacks the package there, looks at what is in it, and starts what it installs.
fn try_out(package: &Path, there: &Path) -> Result<(), Failed> {
    let (package, root) = (package.to_string_lossy(), there.to_string_lossy());
    Step::program("what the package says of itself", "dpkg-deb", &["--info", &package]).run()?;
    Step::program("unpack", "dpkg-deb", &["--raw-extract", &package, &root]).run()?;
    let missing = FILES.into_iter().find(|file| !there.join(file).is_file());
    if let Some(missing) = missing {
        return Err(Failed(format!("the package has no {missing}")));
    }
    let unit = UNITS.map(|unit| there.join(unit)).into_iter().find(|unit| unit.is_file());
    let unit = unit.ok_or_else(|| Failed("the package has no unit".to_owned()))?;
    let unit = fs::read_to_string(unit).map_err(failed)?;
    let command = unit.lines().find_map(|line| line.strip_prefix("ExecStart=/")).unwrap_or_default();
    let (program, args) = command.split_once(' ').unwrap_or((command, ""));
    let args = args.replace("$RAILHEAD_SERVE", "--listen 127.0.0.1:0");
    let child = Command::new(there.join(program))
        .args(args.split(' '))
        .env_clear()
        .env("XDG_DATA_HOME", there)
        .stdout(Stdio::piped())
        .spawn();
    serve_and_stop(child.map_err(failed)?, &there.join("railhead/railhead.db"))
}

/// Whether the server answers, keeps its tables there, and stops when it is told to.
fn serve_and_stop(mut child: Child, kept: &Path) -> Result<(), Failed> {
    let out = child.stdout.take().ok_or_else(|| Failed("the server has no output".to_owned()))?;
    // Kept open to the end: a program that finds nobody listening to it would complain.
    let mut out = BufReader::new(out);
    let served = answers(&mut out);
    let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    if !told.is_ok_and(|told| told.success()) {
        // It may have ended by itself.
        let _ = child.kill();
    }
    let ended = child.wait().map_err(failed)?;
    served?;
    match (kept.is_file(), ended.success()) {
        (true, true) => Ok(()),
        (false, _) => Err(Failed(format!("tables are not kept in {}", kept.display()))),
        (true, false) => Err(Failed(format!("the server ended badly ({ended})"))),
    }
}

/// Whether the server, which says first where it listens, is ready.
fn answers(out: &mut BufReader<ChildStdout>) -> Result<(), Failed> {
    let mut line = String::new();
    out.read_line(&mut line).map_err(failed)?;
    let address = line.trim().rsplit("http://").next().unwrap_or_default();
    let mut stream = TcpStream::connect(address).map_err(failed)?;
    let ask = "GET /readyz HTTP/1.1\r\nhost: railhead\r\nconnection: close\r\n\r\n";
    let mut answer = String::new();
    stream.write_all(ask.as_bytes()).and_then(|()| stream.read_to_string(&mut answer)).map_err(failed)?;
    if answer.starts_with("HTTP/1.1 200") { Ok(()) } else { Err(Failed(format!("not ready: {answer}"))) }
}
