//! What tests of several crates share: programs run as a person runs them, a PostgreSQL of their own, on loopback, which they may
//! kill, and checks of message files.

pub mod command;
pub mod texts;

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Where distributions put the programs of PostgreSQL, one folder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";
/// Starting takes a second, also after a crash.
const PATIENCE: Duration = Duration::from_mins(1);

/// A PostgreSQL with an empty database, as careful about the disk as it is by default.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    owner: Option<Owner>,
    server: Mutex<Option<Child>>,
}

/// Whom the server runs as: it refuses to be root.
#[derive(Clone, Copy)]
struct Owner {
    user: u32,
    group: u32,
}

impl Postgres {
    /// A new one, empty and running.
    ///
    /// # Panics
    /// If PostgreSQL is not installed: a test that cannot run must fail.
    pub fn start(name: &str) -> Postgres {
        let programs = newest_programs().expect("PostgreSQL is needed for this test: `./check` installs it");
        let folder = std::env::temp_dir().join(format!("omerta-{name}-{}", std::process::id()));
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("there is a free port");
        let owner = is_root().then(|| Owner { user: id_of_postgres("-u"), group: id_of_postgres("-g") });
        fs::create_dir_all(&folder).expect("a folder can be made");
        if let Some(owner) = owner {
            chown(&folder, Some(owner.user), Some(owner.group)).expect("the folder can be given away");
        }
        let postgres = Postgres { programs, folder, port: free.port(), owner, server: Mutex::default() };
        let mut initdb = postgres.program("initdb");
        initdb.args(["--auth=trust", "--username=omerta", "--encoding=UTF8", "--no-locale", "-D"]).arg(&postgres.folder);
        let made = initdb.stdout(Stdio::null()).status().expect("initdb runs");
        assert!(made.success(), "initdb failed");
        postgres.restart();
        postgres
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres://omerta@127.0.0.1:{}/postgres", self.port)
    }

    /// Kills it in the middle of whatever it does.
    ///
    /// # Panics
    /// If it cannot be killed.
    pub fn kill(&self) {
        if let Some(mut server) = self.server().take() {
            server.kill().expect("it can be killed");
            server.wait().expect("it is dead");
        }
    }

    /// Starts it again, and waits until it answers.
    ///
    /// # Panics
    /// If it does not.
    pub fn restart(&self) {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let mut server = self.program("postgres");
            let server =
                server.arg("-D").arg(&self.folder).args(["-c", "listen_addresses=127.0.0.1", "-p", &self.port.to_string()]);
            let server = server.arg("-k").arg(&self.folder).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
            let mut server = server.expect("PostgreSQL starts");
            // What a killed server leaves behind takes a moment to notice; until then a new one gives up at once.
            while server.try_wait().expect("it can be asked").is_none() && begun.elapsed() < PATIENCE {
                if self.answers() {
                    *self.server() = Some(server);
                    return;
                }
                sleep(Duration::from_millis(50));
            }
        }
        panic!("PostgreSQL does not answer");
    }

    fn answers(&self) -> bool {
        let asked = self.program("pg_isready").args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]).status();
        asked.expect("pg_isready runs").success()
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        if let Some(owner) = self.owner {
            command.uid(owner.user).gid(owner.group).current_dir(&self.folder);
        }
        command
    }

    fn server(&self) -> MutexGuard<'_, Option<Child>> {
        self.server.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
        // Its processes may still be writing their last; what they leave lies in the folder for such things.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn newest_programs() -> Option<PathBuf> {
    let versions = fs::read_dir(PROGRAMS).ok()?.flatten().map(|entry| entry.path().join("bin"));
    let number = |bin: &Path| bin.parent().and_then(Path::file_name).and_then(|name| name.to_str()?.parse::<u32>().ok());
    versions.filter(|bin| bin.join("initdb").exists()).max_by_key(|bin| number(bin))
}

fn is_root() -> bool {
    asked(Command::new("id").arg("-u")) == 0
}

fn id_of_postgres(kind: &str) -> u32 {
    asked(Command::new("id").args([kind, "postgres"]))
}

fn asked(command: &mut Command) -> u32 {
    let output = command.output().expect("id runs");
    String::from_utf8_lossy(&output.stdout).trim().parse().expect("id prints a number; there is a user `postgres`")
}
