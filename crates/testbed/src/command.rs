//! A program as a person meets it: words, input, output and exit code; and a folder to try it in.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of its own for a test, gone afterwards.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty one.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn new(path: impl Into<PathBuf>) -> Folder {
        let path = path.into();
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the folder can be made");
        Folder(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The name of a file in it.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }

    /// Writes a file and gives its name.
    ///
    /// # Panics
    /// If it cannot be written.
    pub fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).expect("the file can be written");
        self.file(name)
    }

    /// The text of a file.
    ///
    /// # Panics
    /// If it cannot be read.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("the file can be read")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs a program to its end.
///
/// # Panics
/// If it cannot be started.
pub fn run(program: &str, words: &[&str], input: &str) -> Output {
    let mut child = Command::new(program)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that has already complained does not read its input.
    let _ = child.stdin.take().expect("it has an input").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// What a program printed.
pub fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What a program prints that does what it is asked for.
///
/// # Panics
/// If it does not.
#[track_caller]
pub fn succeeds(program: &str, words: &[&str]) -> String {
    let output = run(program, words, "");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    out(&output)
}

/// Bad input: exit code 2 and one line that mentions what is wrong and what to do.
///
/// # Panics
/// If the program does anything else.
#[track_caller]
pub fn complains(program: &str, words: &[&str], mentions: &[&str]) {
    let output = run(program, words, "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{words:?} said {said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{words:?} said {said}");
    for word in mentions {
        assert!(said.contains(word), "{words:?} said {said}, without {word:?}");
    }
}

/// Lets the verifier in Python, which knows no rules, check the dice of a record.
///
/// # Panics
/// If Python is not installed.
pub fn python_verifier(file: &str) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify_dice.py");
    Command::new("python3").arg(script).arg(file).output().expect("python3 is installed")
}
