//! A person against bots in a plain terminal.

mod saved;
mod screen;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use games::{ForGame, Phrasebook, Playable};
use table::{
    Dice, Digest, Door, Draft, FairSetup, Header, Match, Player, Quick, Record, Seat, Seed, Shown, Turn, Viewer, identify,
};

use super::rules::TEXTS;
use super::{bot_names, game_named, read_file, seat, setup};
use crate::cli;
use crate::complaint::{Complaint, complain};
use saved::SaveFile;
use screen::Screen;

/// Plays a game in the terminal, a new one or one that was saved.
pub(crate) fn play(args: cli::Play, out: &mut impl Write) -> Result<()> {
    let Some(file) = args.resume.clone() else { return game_named(&args.game)?.with(NewGame { args, out }) };
    let text = read_file(&file)?;
    let (game, redacted) = identify(&text).map_err(|error| Complaint::about(&file, &error))?;
    if redacted {
        return complain(format!("{} shows only what one viewer knew: it cannot be played on", file.display()));
    }
    game_named(&game)?.with(SavedGame { args, out, text, file })
}

struct NewGame<'a, W> {
    args: cli::Play,
    out: &'a mut W,
}

impl<W: Write> ForGame for NewGame<'_, W> {
    type Output = Result<()>;

    fn run<G: Playable>(self) -> Result<()> {
        let NewGame { args, out } = self;
        let setup = setup::<G>(&args.table)?;
        let own = seat(args.seat, G::seats(&setup))?;
        let secret = args.seed.map_or_else(random_digest, |number| Ok(Seed::for_simulation(number, 0).0))?;
        let seed = Seed(secret);
        let commitment = seed.commitment();
        let nonce = |seat: Seat| {
            if seat == own && args.seed.is_none() { random_digest() } else { Ok(FairSetup::bot_nonce(&commitment, seat)) }
        };
        let nonces = Seat::all(G::seats(&setup)).map(nonce).collect::<Result<Vec<Digest>>>()?;
        let table = Match::<G>::begin(Header::new(setup, FairSetup::new(&seed, nonces))).map_err(Complaint::from)?;
        let save = SaveFile::new(args.save.clone(), G::ID);
        Evening::new(table, seed, own, &args, save, out)?.run()
    }
}

struct SavedGame<'a, W> {
    args: cli::Play,
    out: &'a mut W,
    text: String,
    file: PathBuf,
}

impl<W: Write> ForGame for SavedGame<'_, W> {
    type Output = Result<()>;

    fn run<G: Playable>(self) -> Result<()> {
        let SavedGame { args, out, text, file } = self;
        let about = |error| Complaint::about(&file, &error);
        let record = Record::<G>::read(&text).map_err(about)?;
        if record.ending().is_some() {
            return complain(format!("{} is a finished game: omerta replay shows it", file.display()));
        }
        let table = Match::replay(&record).map_err(about)?;
        let own = seat(args.seat, table.game().players())?;
        let save = SaveFile::existing(args.save.clone().unwrap_or(file.clone()));
        let seed = SaveFile::existing(file).read_seed()?;
        if record.header.fair.key(&seed).is_none() {
            return complain("the secret beside the saved game belongs to another game: its dice cannot be rolled");
        }
        Evening::new(table, seed, own, &args, save, out)?.run()
    }
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
        match line.trim() {
            "?" => Answer::Explain(None),
            "b" => Answer::Board,
            "u" => Answer::Undo,
            "q" => Answer::Quit,
            other => match (other.strip_prefix('?'), other.parse::<usize>()) {
                (Some(rule), _) => Answer::Explain(Some(rule.trim().to_uppercase())),
                (None, Ok(number)) => Answer::Choose(number),
                (None, Err(_)) => Answer::Unknown(other.to_owned()),
            },
        }
    }
}

/// One person's evening at the table.
struct Evening<'a, G: Playable, W> {
    table: Match<G>,
    seed: Seed,
    dice: Dice,
    own: Seat,
    bots: Vec<Box<dyn Player<G>>>,
    save: SaveFile,
    screen: Screen<'a, G, W>,
    random: Quick,
}

impl<'a, G: Playable, W: Write> Evening<'a, G, W> {
    fn new(
        table: Match<G>,
        seed: Seed,
        own: Seat,
        args: &cli::Play,
        save: SaveFile,
        out: &'a mut W,
    ) -> Result<Evening<'a, G, W>> {
        let header = &table.record().header;
        let players = table.game().players();
        let names = bot_names::<G>(&args.bots, players - 1)?;
        // The bots' own thinking is repeatable too, but from something that a person at the table does not know.
        let thinking = u64::from_le_bytes(seed.0.0[..8].try_into()?);
        let mut by_seat: Vec<Box<dyn Player<G>>> = Vec::new();
        for index in 0..players {
            let place = (index + players - own.index()) % players;
            // Nobody asks the bot on the person's own seat; it is there so that seats and bots have the same numbers.
            let name = if place == 0 { &names[0] } else { &names[place - 1] };
            by_seat.push(bots::player(name, Quick::fork(thinking, index as u64)).expect("the names were checked"));
        }
        let key = header.fair.key(&seed).ok_or_else(|| anyhow!("the dice's secret does not fit the game"))?;
        let dice = Dice::new(key, table.draws());
        let phrases = Phrasebook::new::<G>(args.lang, TEXTS);
        let screen = Screen::new(header.setup.clone(), own, phrases, out);
        Ok(Evening { table, seed, dice, own, bots: by_seat, save, screen, random: Quick::new(thinking) })
    }

    fn run(mut self) -> Result<()> {
        self.screen.welcome(&self.table.record().header.fair.commitment)?;
        let mut events = Vec::new();
        loop {
            match self.table.game().turn() {
                Turn::House => {
                    self.table.house(&mut self.dice, &mut events);
                    // Dice of one roll are told in one breath.
                    if self.table.game().turn() == Turn::House {
                        continue;
                    }
                }
                Turn::Seat(seat) if seat != self.own => {
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
            let reports: Vec<Shown<G::Report>> =
                events.iter().filter_map(|event| G::hear_as(event, Viewer::Seat(self.own))).collect();
            self.screen.tell(&reports)?;
            events.clear();
        }
    }

    /// Lets the person decide; false if they leave.
    fn persons_turn(&mut self, events: &mut Vec<G::Event>) -> Result<bool> {
        let mut draft = self.table.seen(self.own).draft(&mut self.random);
        self.screen.what_changed(&draft.preview())?;
        loop {
            let choices = self.screen.ask(&draft)?;
            let line = io::stdin().lock().lines().next().transpose()?;
            match Answer::read(line) {
                Answer::Choose(number) if (1..=choices.len()).contains(&number) => {
                    if draft.add(choices[number - 1]).is_ok() && draft.is_whole() {
                        self.hand_in(&draft, events)?;
                        return Ok(true);
                    }
                    self.screen.what_changed(&draft.preview())?;
                }
                Answer::Choose(number) => self.screen.unknown(&number.to_string(), choices.len())?,
                Answer::Unknown(answer) => self.screen.unknown(&answer, choices.len())?,
                Answer::Explain(None) => self.screen.explain(&draft)?,
                Answer::Explain(Some(rule)) => self.screen.rule(&rule)?,
                Answer::Board => self.screen.board(&draft.preview())?,
                Answer::Undo => {
                    if self.take_back(&mut draft)? {
                        self.screen.what_changed(&draft.preview())?;
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
        self.save.write(self.table.record(), Some(&self.seed))
    }

    /// Takes back a step of the draft or, where nobody's knowledge has changed, the last move.
    fn take_back(&mut self, draft: &mut Draft<G>) -> Result<bool> {
        if draft.take_back().is_none() {
            if self.table.undo(self.own).is_err() {
                self.screen.say("play-undo-refused")?;
                return Ok(false);
            }
            self.save.write(self.table.record(), Some(&self.seed))?;
            *draft = self.table.seen(self.own).draft(&mut self.random);
        }
        self.screen.say("play-undone")?;
        Ok(true)
    }

    fn leave(&mut self) -> Result<()> {
        self.save.write(self.table.record(), Some(&self.seed))?;
        self.screen.saved("play-saved", self.save.path())
    }

    fn finish(&mut self) -> Result<()> {
        self.table.end(self.seed, None);
        self.screen.board(&self.table.game().seen_by(Viewer::Everyone))?;
        self.screen.result(self.table.game().standings().ok_or_else(|| anyhow!("a game that is over has a result"))?)?;
        self.save.write(self.table.record(), None)?;
        self.screen.saved("play-record", self.save.path())
    }
}
