use std::{collections::BTreeMap, str::FromStr};

use thiserror::Error;

/// A set-up that cannot be played, in words that say what to do.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct SetupError(pub String);

impl SetupError {
    /// The usual check of the number of players.
    ///
    /// # Errors
    /// If the game is not for so many.
    pub fn unless_players_fit(players: usize, (fewest, most): (usize, usize), game: &str) -> Result<(), SetupError> {
        if (fewest..=most).contains(&players) {
            return Ok(());
        }
        Err(SetupError(format!("{game} is for {fewest} to {most} players, not {players}: choose {fewest} to {most}")))
    }

    /// The usual check of the version of the rules.
    ///
    /// # Errors
    /// If a newer program wrote it.
    pub fn unless_rules_known(rules: u16, known: u16) -> Result<(), SetupError> {
        if (1..=known).contains(&rules) {
            return Ok(());
        }
        Err(SetupError(format!("rules version {rules} is not known here (1 to {known} are): use a newer Omertà")))
    }
}

/// The options that a host or a command sets by name, such as `open_money=true`.
#[derive(Clone, Default, Debug)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// Sets an option.
    ///
    /// # Errors
    /// If the text is not of the form NAME=VALUE.
    pub fn set(&mut self, text: &str) -> Result<(), SetupError> {
        let (name, value) =
            text.split_once('=').ok_or_else(|| SetupError(format!("option {text:?} has no value: write it as NAME=VALUE")))?;
        self.0.insert(name.trim().to_owned(), value.trim().to_owned());
        Ok(())
    }

    /// The value of an option, if it was set.
    ///
    /// # Errors
    /// If the value is not of the right kind.
    pub fn get<T: FromStr>(&self, name: &str, kind: &str) -> Result<Option<T>, SetupError> {
        let Some(value) = self.0.get(name) else { return Ok(None) };
        let read = value.parse().map_err(|_| SetupError(format!("option {name} is {value:?}: it takes {kind}")))?;
        Ok(Some(read))
    }

    /// Refuses options that the game does not have.
    ///
    /// # Errors
    /// Names the unknown option and the known ones.
    pub fn only(&self, known: &[&str]) -> Result<(), SetupError> {
        match self.0.keys().find(|name| !known.contains(&name.as_str())) {
            Some(name) if known.is_empty() => Err(SetupError(format!("unknown option {name:?}: this game has no options"))),
            Some(name) => Err(SetupError(format!("unknown option {name:?}: the options are {}", known.join(", ")))),
            None => Ok(()),
        }
    }
}
