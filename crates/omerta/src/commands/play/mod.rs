//! A person against bots in a plain terminal.

mod saved;
mod screen;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use engine::{
    Dice, Digest, Door, Draft, FairSetup, Header, Match, Play, Player, Record, Seat, Seed, Shown, SplitMix, Turn, Viewer,
    identify,
};
use games::{Language, Phrasebook, Playable, with_game};
use program::{CliError, bad_input, bot_names, game_named, interrupt, read_file, setup};

use super::rules::TEXTS;
use super::seat;
use crate::cli;
use saved::{Beside, SaveFile};
use screen::Screen;

/// Plays a game in the terminal, a new one or one that was saved.
pub(crate) fn play(args: cli::Play, out: &mut impl Write) -> Result<()> {
    let file = match args.resume.clone() {
        None => return with_game!(game_named(&args.game)?, G => new_game::<G>(&args, out)),
        Some(Some(file)) => file,
        Some(None) => SaveFile::newest()?,
    };
    let text = read_file(&file)?;
    let (game, redacted) = identify(&text).map_err(|error| CliError::about(&file, &error))?;
    if redacted {
        return bad_input(format!("{} shows only what one viewer knew: it cannot be played on", file.display()));
    }
    with_game!(game_named(&game)?, G => go_on::<G>(args, &text, file, out))
}

fn new_game<G: Playable>(args: &cli::Play, out: &mut impl Write) -> Result<()> {
    let setup = setup::<G>(args.table.players, &args.table.variant)?;
    let own = seat(args.seat.unwrap_or(0), G::seats(&setup))?;
    let bots = bot_names::<G>(&args.bots.clone().unwrap_or_else(|| vec!["soldato".to_owned()]), G::seats(&setup) - 1)?;
    let seed = args.seed.map_or_else(|| Ok(Seed(random_digest()?)), |number| anyhow::Ok(Seed::for_simulation(number, 0)))?;
    let mut fair = FairSetup::of_bots(&seed, G::seats(&setup));
    fair.seed_chosen = args.seed.is_some();
    if !fair.seed_chosen {
        fair.nonces[own.index()] = random_digest()?;
    }
    let table = Match::<G>::begin(Header::new(setup, fair)).map_err(CliError::new)?;
    let save = SaveFile::new(args.save.clone(), G::ID)?;
    let language = args.lang.unwrap_or_default();
    let beside = Beside { seed, seat: own.into(), bots, language: language.code().to_owned() };
    // A file that cannot be written is found before the first question, not after it.
    save.write(table.record(), Some(&beside))?;
    Evening::new(table, beside, language, save, out)?.run()
}

fn go_on<G: Playable>(args: cli::Play, text: &str, file: PathBuf, out: &mut impl Write) -> Result<()> {
    let about = |error| CliError::about(&file, &error);
    let record = Record::<G>::read(text).map_err(about)?;
    if record.ending().is_some() {
        return bad_input(format!("{} is a finished game: omerta replay shows it", file.display()));
    }
    let table = Match::replay(&record).map_err(about)?;
    let save = SaveFile::existing(file);
    let mut beside = save.read_beside()?;
    if record.header.fair.key(&beside.seed).is_none() {
        return bad_input("the secret beside the saved game belongs to another game: its dice cannot be rolled");
    }
    let players = table.game().players();
    beside.seat = seat(args.seat.unwrap_or(beside.seat), players)?.into();
    beside.bots = bot_names::<G>(&args.bots.unwrap_or(beside.bots), players - 1)?;
    let language = args.lang.map_or_else(|| beside.language.parse().map_err(CliError), Ok)?;
    Evening::new(table, beside, language, save, out)?.run()
}

fn random_digest() -> Result<Digest> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("the system gives no random numbers: {error}"))?;
    Ok(Digest(bytes))
}

/// What a person does at the prompt.
enum Answer {
    Choose(usize),
    Explain(Option<String>),
    Board,
    Undo,
    Quit,
    Unknown(String),
}

impl Answer {
    fn read(line: Option<String>) -> Answer {
        // The end of the input is a good moment to save, not to lose.
        let Some(line) = line else { return Answer::Quit };
        let line = line.trim();
        match line.to_lowercase().as_str() {
            "?" | "h" | "help" => Answer::Explain(None),
            "b" => Answer::Board,
            "u" => Answer::Undo,
            "q" | "quit" | "exit" => Answer::Quit,
            other => match (line.strip_prefix('?'), other.parse::<usize>()) {
                (Some(asked), _) => Answer::Explain(Some(asked.trim().to_owned())),
                (None, Ok(number)) => Answer::Choose(number),
                (None, Err(_)) => Answer::Unknown(line.to_owned()),
            },
        }
    }
}

/// A line of the input; whatever is no text in it is shown as such, and is no reason to end a game.
fn read_line() -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let length = io::stdin().lock().read_until(b'\n', &mut bytes)?;
    Ok((length > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

/// One person's evening at the table.
struct Evening<'a, G: Playable, W> {
    table: Match<G>,
    beside: Beside,
    dice: Dice,
    own: Seat,
    bots: Vec<Box<dyn Player<G>>>,
    /// Whether somebody else has decided since the person saw the whole board.
    others_decided: bool,
    save: SaveFile,
    screen: Screen<'a, G, W>,
    random: SplitMix,
}

impl<'a, G: Playable, W: Write> Evening<'a, G, W> {
    fn new(table: Match<G>, beside: Beside, language: Language, save: SaveFile, out: &'a mut W) -> Result<Evening<'a, G, W>> {
        let header = &table.record().header;
        let players = table.game().players();
        let own = seat(beside.seat, players)?;
        // The bots' own thinking is repeatable too, but from something that a person at the table does not know.
        let thinking = u64::from_le_bytes(beside.seed.0.0[..8].try_into()?);
        let bot_at = |index: usize| {
            // Nobody asks the bot on the person's own seat; it is there so that seats and bots have the same numbers.
            let place = (index + players - own.index()) % players;
            let name = &beside.bots[place.saturating_sub(1)];
            bots::player(name, SplitMix::fork(thinking, index as u64)).expect("the names were checked")
        };
        let by_seat = (0..players).map(bot_at).collect();
        let key = header.fair.key(&beside.seed).ok_or_else(|| anyhow!("the dice's secret does not fit the game"))?;
        let dice = Dice::new(key, table.draws());
        let phrases = Phrasebook::new::<G>(language, TEXTS);
        let screen = Screen::new(header.setup.clone(), own, phrases, out);
        let random = SplitMix::new(thinking);
        Ok(Evening { table, beside, dice, own, bots: by_seat, others_decided: true, save, screen, random })
    }

    fn run(mut self) -> Result<()> {
        interrupt::say_goodbye(self.screen.farewell(self.save.path()));
        self.screen.welcome(&self.table.record().header.fair.commitment)?;
        let mut events = Vec::new();
        loop {
            match self.table.game().turn() {
                Turn::House => self.table.house(&mut self.dice, &mut events),
                Turn::Seat(seat) if seat != self.own => {
                    self.others_decided = true;
                    let bot = &mut *self.bots[seat.index()];
                    self.table.let_decide(bot, &mut events).map_err(|error| anyhow!("a bot of ours erred: {error}"))?;
                }
                Turn::Seat(_) => {
                    if !self.persons_turn(&mut events)? {
                        return self.leave();
                    }
                }
                Turn::Over => return self.finish(),
            }
            // What the house rolls or deals is told in one breath with the move that asked for it.
            if self.table.game().turn() == Turn::House {
                continue;
            }
            let reports: Vec<Shown<G::Report>> =
                events.iter().filter_map(|event| G::hear_as(event, Viewer::Seat(self.own))).collect();
            self.screen.tell(&reports)?;
            events.clear();
        }
    }

    /// Lets the person decide; false if they leave.
    fn persons_turn(&mut self, events: &mut Vec<G::Event>) -> Result<bool> {
        let mut draft = self.table.seen(self.own).draft(&mut self.random);
        if std::mem::take(&mut self.others_decided) {
            self.screen.board(&draft.preview())?;
        } else {
            self.screen.what_changed(&draft.preview())?;
        }
        let mut choices = self.screen.ask(&draft)?;
        loop {
            self.screen.prompt(choices.len())?;
            match Answer::read(read_line()?) {
                Answer::Choose(number) if (1..=choices.len()).contains(&number) => {
                    if draft.add(choices[number - 1]).is_ok() && draft.is_whole() {
                        self.hand_in(&draft, events)?;
                        return Ok(true);
                    }
                    self.screen.what_changed(&draft.preview())?;
                    choices = self.screen.ask(&draft)?;
                }
                Answer::Choose(number) => self.screen.unknown(&number.to_string(), choices.len())?,
                Answer::Unknown(answer) => self.screen.unknown(&answer, choices.len())?,
                Answer::Explain(None) => self.screen.explain(&draft)?,
                Answer::Explain(Some(asked)) => self.screen.look_up(&asked)?,
                Answer::Board => {
                    self.screen.board(&draft.preview())?;
                    choices = self.screen.ask(&draft)?;
                }
                Answer::Undo => {
                    if self.take_back(&mut draft)? {
                        self.screen.what_changed(&draft.preview())?;
                        choices = self.screen.ask(&draft)?;
                    }
                }
                Answer::Quit => return Ok(false),
            }
        }
    }

    fn hand_in(&mut self, draft: &Draft<G>, events: &mut Vec<G::Event>) -> Result<()> {
        let position = self.table.position();
        let taken = self.table.submit(self.own, position, draft.moves(), events);
        taken.map_err(|error| anyhow!("the table refused its own moves: {error}"))?;
        self.save.write(self.table.record(), Some(&self.beside))
    }

    /// Takes back a step of the draft or, where nobody's knowledge has changed, the last move.
    fn take_back(&mut self, draft: &mut Draft<G>) -> Result<bool> {
        if draft.take_back().is_none() {
            if self.table.undo(self.own).is_err() {
                let own_moves =
                    self.table.record().plays.iter().any(|play| matches!(play, Play::Move { seat, .. } if *seat == self.own));
                self.screen.say(if own_moves { "play-undo-refused" } else { "play-undo-nothing" })?;
                return Ok(false);
            }
            self.save.write(self.table.record(), Some(&self.beside))?;
            *draft = self.table.seen(self.own).draft(&mut self.random);
        }
        self.screen.say("play-undone")?;
        Ok(true)
    }

    fn leave(&mut self) -> Result<()> {
        self.save.write(self.table.record(), Some(&self.beside))?;
        self.screen.saved("play-saved", self.save.path())
    }

    fn finish(&mut self) -> Result<()> {
        self.table.end(self.beside.seed, None);
        self.screen.board(&self.table.game().seen_by(Viewer::Everyone))?;
        self.screen.result(self.table.game().standings().ok_or_else(|| anyhow!("a game that is over has a result"))?)?;
        self.save.write(self.table.record(), None)?;
        self.screen.saved("play-record", self.save.path())
    }
}
