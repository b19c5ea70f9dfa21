use std::io::{self, StdoutLock, Write};
use std::process::ExitCode;

use anyhow::Result;

use crate::CliError;

/// Scripts can rely on these: 0 done, 1 something went wrong, 2 the request itself was not right.
const FAILED: u8 = 1;
const BAD_INPUT: u8 = 2;

/// Does what the command line asks for, and ends as scripts expect it.
pub fn run<C>(
    program: &str,
    asked: Result<C, clap::Error>,
    commands: impl FnOnce(C, &mut StdoutLock<'static>) -> Result<()>,
) -> ExitCode {
    let cli = match asked {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            eprintln!("{program}: {}", one_line(program, &error));
            return ExitCode::from(BAD_INPUT);
        }
        Err(help) => {
            // Help that nobody reads any more is no failure.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    let mut out = io::stdout().lock();
    let done = commands(cli, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{program}: {error}");
            ExitCode::from(if error.is::<CliError>() { BAD_INPUT } else { FAILED })
        }
    }
}

/// The reader of our output went away, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// What is wrong with the command line, and what to do, in one line.
pub fn one_line(program: &str, error: &clap::Error) -> String {
    let text = error.to_string();
    let parts: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty())
        .collect();
    let said = parts.join(" ");
    format!("{}; {program} --help lists the commands", said.trim_start_matches("error: "))
}
