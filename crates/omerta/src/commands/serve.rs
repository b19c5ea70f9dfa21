//! Serves tables: one process, an embedded database, ready in a second.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use anyhow::{Context, Result};
use games::AnyGame;
use program::{CliError, allow_files, bad_input, read_file};
use serde::Deserialize;
use server::{RealWorld, Server, Settings, Smtp};
use tokio::net::TcpListener;

use super::data_folder;
use crate::cli::{Place, Serve};

const LISTEN: &str = "0.0.0.0:4040";
const DATABASE: &str = "omerta.db";

/// The file of settings: what no flag and no variable says.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct File {
    listen: Option<String>,
    data: Option<PathBuf>,
    database: Option<String>,
    base_url: Option<String>,
    bot_pause: Option<u64>,
    rate: Option<u32>,
    keep_guests: Option<NonZero<u32>>,
    keep_closed: Option<NonZero<u32>>,
    editions: Option<PathBuf>,
    /// Proxies whose word on the address of a visitor is taken.
    trusted_proxies: Vec<IpAddr>,
    /// Whether webhooks may lead into the host's own network.
    allow_local_webhooks: bool,
    smtp: SmtpSection,
}

/// The mail server.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct SmtpSection {
    url: Option<String>,
    from: Option<String>,
}

pub(crate) fn serve(args: Serve, out: &mut impl Write) -> Result<()> {
    let file = read_settings(&args.place)?;
    let listen = args.listen.or(file.listen).unwrap_or_else(|| LISTEN.to_owned());
    let address: SocketAddr = listen
        .parse()
        .map_err(|_| CliError(format!("{listen:?} is no address to listen on: write it like 0.0.0.0:4040 or 127.0.0.1:8080")))?;
    let smtp = smtp(args.smtp_url.or(file.smtp.url), args.smtp_from.or(file.smtp.from))?;
    let editions = args.editions.or(file.editions).map_or_else(|| Ok(Editions::default()), |folder| read_editions(&folder))?;
    let database = database(args.place, file.database, file.data)?;
    tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info,sqlx=warn".into()))
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .init();
    // A shell's usual limit is 1,024 open files: five hundred tables with two viewers each would not get in.
    allow_files();
    // On one core there is nobody to share the work with, and who does not try to has more time for it.
    let mut runtime = match available_parallelism() {
        Ok(NonZero::<usize>::MIN) => tokio::runtime::Builder::new_current_thread(),
        _ => tokio::runtime::Builder::new_multi_thread(),
    };
    let runtime = runtime.enable_all().build()?;
    runtime.block_on(async {
        let _alone = keep_alone(&database)?;
        let store = server::open_store(&database).await.map_err(CliError::new)?;
        let listener = match TcpListener::bind(address).await {
            Ok(listener) => listener,
            Err(error) => return bad_input(format!("{address} cannot be served ({error}): choose another with --listen")),
        };
        let here = listener.local_addr()?;
        let reach = reachable(here);
        let defaults = Settings::default();
        let settings = Settings {
            base_url: args.base_url.or(file.base_url).unwrap_or_else(|| reach.clone()).trim_end_matches('/').to_owned(),
            bot_pause: args.bot_pause.or(file.bot_pause).map_or(defaults.bot_pause, Duration::from_millis),
            rate: args.rate.or(file.rate).unwrap_or(defaults.rate),
            keep_guests: args.keep_guests.or(file.keep_guests).map_or(defaults.keep_guests, days),
            keep_closed: args.keep_closed.or(file.keep_closed).map_or(defaults.keep_closed, days),
            trusted_proxies: file.trusted_proxies,
            editions,
            smtp,
            allow_local_webhooks: file.allow_local_webhooks,
            ..defaults
        };
        let stop = asked_to_stop()?;
        let server = Server::new(store, settings, Arc::new(RealWorld)).await.map_err(CliError::new)?;
        writeln!(out, "Omertà {}: three mafia board games, served.", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "An unofficial fan work; the games belong to their authors and publishers (see README.md).\n")?;
        writeln!(out, "  Open      http://localhost:{}", here.port())?;
        if !here.ip().is_loopback() {
            writeln!(out, "  On phones {reach}   (on the same network)")?;
        }
        writeln!(
            out,
            "  Kept in   {}\n\nCtrl-C ends it; nothing is lost. `omerta --help` lists all commands.",
            without_password(&database)
        )?;
        out.flush()?;
        server.serve(listener, Box::pin(stop)).await.context("the server stopped")
    })
}

fn days(days: NonZero<u32>) -> Duration {
    Duration::from_hours(24 * u64::from(days.get()))
}

/// Two servers on one SQLite file would not hear of each other's changes: the second one is refused for as long as this is kept.
fn keep_alone(database: &str) -> Result<Option<fs::File>> {
    if database.contains("://") {
        return Ok(None);
    }
    let path = format!("{database}.lock");
    let lock = fs::File::create(&path).map_err(|error| CliError(format!("{path} cannot be made: {error}")))?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(fs::TryLockError::WouldBlock) => bad_input(format!(
            "another Omertà serves {database} already: stop it, choose another folder with --data, or let several share a PostgreSQL \
             with --database"
        )),
        Err(fs::TryLockError::Error(error)) => bad_input(format!("{path} cannot be locked: {error}")),
    }
}

type Editions = BTreeMap<(String, String), String>;

/// The host's own editions: FOLDER/GAME/NAME.toml.
fn read_editions(folder: &Path) -> Result<Editions> {
    let unreadable = |path: &Path, error: io::Error| CliError(format!("{} cannot be read: {error}", path.display()));
    fs::read_dir(folder).map_err(|error| unreadable(folder, error))?;
    let mut editions = Editions::new();
    for game in AnyGame::ALL {
        let folder_of_game = folder.join(game.id());
        let entries = match fs::read_dir(&folder_of_game) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            entries => entries.map_err(|error| unreadable(&folder_of_game, error))?,
        };
        for entry in entries {
            let path = entry.map_err(|error| unreadable(&folder_of_game, error))?.path();
            let Some(name) = path.file_stem().and_then(OsStr::to_str).filter(|_| path.extension() == Some(OsStr::new("toml")))
            else {
                continue;
            };
            let text = read_file(&path)?;
            server::check_edition(*game, &text).map_err(|error| CliError(format!("{}: {error}", path.display())))?;
            editions.insert((game.id().to_owned(), name.to_owned()), text);
        }
    }
    Ok(editions)
}

/// The address of the database that a host's command is about.
pub(super) fn database_of(place: Place) -> Result<String> {
    let file = read_settings(&place)?;
    database(place, file.database, file.data)
}

fn database(place: Place, of_file: Option<String>, folder_of_file: Option<PathBuf>) -> Result<String> {
    match place.database.or(of_file) {
        Some(database) => Ok(database),
        None => in_folder(place.data.or(folder_of_file)),
    }
}

fn read_settings(place: &Place) -> Result<File> {
    let Some(path) = &place.config else { return Ok(File::default()) };
    let file = toml::from_str(&read_file(path)?);
    Ok(file.map_err(|error| CliError(format!("{}: {}", path.display(), error.to_string().trim())))?)
}

fn smtp(url: Option<String>, from: Option<String>) -> Result<Option<Smtp>> {
    match (url, from) {
        (Some(url), Some(from)) => Ok(Some(Smtp::new(&url, &from).map_err(CliError::new)?)),
        (None, None) => Ok(None),
        _ => bad_input(
            "to send mail, both a URL and a sender are needed: `url` and `from` in [smtp], or OMERTA_SMTP_URL and \
             OMERTA_SMTP_FROM",
        ),
    }
}

fn in_folder(folder: Option<PathBuf>) -> Result<String> {
    let folder = folder.or_else(data_folder);
    let folder = folder.ok_or_else(|| CliError("there is no data folder here: name one with --data".to_owned()))?;
    let mut builder = fs::DirBuilder::new();
    // It holds the secrets of running games: nobody else on this machine need look.
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(&folder).map_err(|error| CliError(format!("{} cannot be made: {error}", folder.display())))?;
    let file = folder.join(DATABASE);
    let file = file.to_str().ok_or_else(|| CliError(format!("{} is no folder for a database", folder.display())))?;
    Ok(file.to_owned())
}

/// The address under which others on the same network find this machine.
fn reachable(here: SocketAddr) -> String {
    // No packet is sent: the system only says which of its addresses it would use.
    let outward = || {
        let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
        socket.connect("192.0.2.1:9").ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    match here.ip() {
        ip if !ip.is_unspecified() => format!("http://{here}"),
        _ => outward().map_or_else(
            || format!("http://localhost:{}", here.port()),
            |ip| format!("http://{}", SocketAddr::new(ip, here.port())),
        ),
    }
}

/// A database's address as it may be shown.
fn without_password(database: &str) -> String {
    match database.split_once("://").and_then(|(kind, rest)| Some((kind, rest.rsplit_once('@')?.1))) {
        Some((kind, place)) => format!("{kind}://…@{place}"),
        None => database.to_owned(),
    }
}

/// What ends when somebody asks the program to stop. Nobody who asks is missed from now on, even if nothing is served yet.
#[cfg(unix)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut terminated) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// What ends when somebody asks the program to stop.
#[cfg(not(unix))]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
