use crate::{Game, Party, Refuse, Seat};

/// A line that a player reads, before it is put into a language: a key of the message files and its arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    /// The key in the message files.
    pub key: String,
    /// The values of the message's variables.
    pub args: Vec<(&'static str, Arg)>,
}

/// The value of a variable in a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number, which may choose a plural.
    Number(i64),
    /// A sum in dollars.
    Money(i64),
    /// A name that is the same in every language.
    Name(String),
    /// A player: the seat, and the name that the game gives it. Whoever shows the message may mark it.
    Player(Seat, String),
    /// Another message, put into the same language.
    Message(Message),
    /// Several values, joined by commas.
    List(Vec<Arg>),
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<String>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// Adds the value of a variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    /// The same thing so many times.
    #[must_use]
    pub fn times(self, count: impl Into<usize>) -> Message {
        match count.into() {
            1 => self,
            count => Message::new("several").with("thing", self).with("count", count),
        }
    }

    /// A payment: `event-paid`, or its like where the bank pays or is paid.
    pub fn paid(from: Party, to: Party, amount: Arg, cause: Message, name: impl Fn(Seat) -> Arg) -> Message {
        let key = match (from, to) {
            (Party::Bank, _) => "event-paid-from-bank",
            (_, Party::Bank) => "event-paid-to-bank",
            _ => "event-paid",
        };
        let mut message = Message::new(key).with("amount", amount).with("cause", cause);
        for (role, party) in [("payer", from), ("payee", to)] {
            if let Party::Seat(seat) = party {
                message = message.with(role, name(seat));
            }
        }
        message
    }
}

impl Arg {
    /// Several values, joined by commas.
    pub fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
        Arg::List(items.into_iter().map(Into::into).collect())
    }

    /// Several values, joined by commas; without any, the game's word for none.
    pub fn list_or_none<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
        match Arg::list(items) {
            Arg::List(items) if items.is_empty() => Message::new("none").into(),
            list => list,
        }
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Arg {
        Arg::Name(name)
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Arg {
        Arg::Name(name.to_owned())
    }
}

macro_rules! number_args {
    ($($kind:ty),*) => { $(impl From<$kind> for Arg {
        fn from(number: $kind) -> Arg {
            Arg::Number(number as i64)
        }
    })* };
}

number_args!(u8, u16, u32, usize, i32, i64);

/// Message files: language and text in Fluent.
pub type Texts = &'static [(&'static str, &'static str)];

/// What a game says to people, in messages that exist in every language.
pub trait Speak: Game {
    /// The game's message files.
    const TEXTS: Texts;

    /// The text of the standard edition's file, for hosts to start another from; nothing if the game has no editions.
    const EDITION: &'static str = "";

    /// The keys of what a newcomer must know before the first decision; the figures of the rules stand in them.
    const PRIMER: &'static [&'static str] = &[];

    /// The game's own title.
    const TITLE: &'static str;

    /// Who made the box: authors, publisher, year.
    const CREDIT: &'static str;

    /// The name of the one who sits there.
    fn seat_name(setup: &Self::Setup, seat: Seat) -> String;

    /// What the seat that decides is asked.
    fn question(&self) -> Message;

    /// A move, as the one who may make it now would call it.
    fn name_move(&self, mv: Self::Move) -> Message;

    /// Why a move is not possible.
    fn explain(&self, refusal: Self::Refusal) -> Message {
        Message::new(format!("refusal-{}", refusal.word()))
    }

    /// What happened, several things told together where that reads better.
    fn tell_all(setup: &Self::Setup, reports: &[&Self::Report]) -> Vec<Message>;

    /// Whether a preview of the move that causes a report leaves it out: because it only repeats the move, or because it shows
    /// something hidden, which a preview can only imagine.
    fn echoes_move(report: &Self::Report) -> bool;

    /// Whether a report begins a new part of the game, so that a log begins a new line with it.
    fn begins_paragraph(_report: &Self::Report) -> bool {
        false
    }

    /// What a newcomer must know before the first decision: how to win, what a turn is.
    fn primer(setup: &Self::Setup) -> Vec<Message> {
        let figures = Self::rule_figures(setup, "");
        Self::PRIMER.iter().map(|key| Message { key: (*key).to_owned(), args: figures.clone() }).collect()
    }

    /// The position as a person at a table takes it in: lines and tables. By default the same as [`Speak::describe`].
    fn board(setup: &Self::Setup, view: &Self::View) -> Vec<Block> {
        Self::describe(setup, view).into_iter().map(Block::Line).collect()
    }

    /// The position in words, line by line, for reading aloud.
    fn describe(setup: &Self::Setup, view: &Self::View) -> Vec<Message>;

    /// The figures that the rule texts of this set-up mention; those of all rules, and of the primer, where no rule is named.
    fn rule_figures(_setup: &Self::Setup, _rule: &str) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }

    /// The rules that the present question is about.
    fn question_rules(&self) -> Vec<&'static str>;

    /// What is worth counting at the end of a game, by seat, beside the places.
    fn tally(&self, _seat: Seat) -> Vec<(&'static str, Tally)> {
        Vec::new()
    }

    /// What a host can choose of the game, beside who plays.
    fn table_options() -> Vec<TableOption> {
        Vec::new()
    }
}

/// Something that a host can choose of a game, beside who plays.
pub struct TableOption {
    /// What the game calls it.
    pub name: &'static str,
    /// The key of what people call it; what it means stands under the same key with `-why`.
    pub key: &'static str,
    /// What it can be: what the game calls it, and people. The first is usual and may be left unsaid.
    pub values: Vec<(String, Arg)>,
}

impl TableOption {
    /// A value that is put into words by a message.
    pub fn value(value: impl Into<String>, key: &str) -> (String, Arg) {
        (value.into(), Message::new(key).into())
    }
}

/// What belongs to each seat, the seats in the order in which they first come: how several things are told together.
fn by_seat<T>(items: impl IntoIterator<Item = (Seat, T)>) -> Vec<(Seat, Vec<T>)> {
    let mut sorted: Vec<(Seat, Vec<T>)> = Vec::new();
    for (seat, item) in items {
        match sorted.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, items)) => items.push(item),
            None => sorted.push((seat, vec![item])),
        }
    }
    sorted
}

/// Tells what several drew: a sentence for each whose cards the reader knows, then one for all others if they drew as many.
pub fn tell_draws<C: Copy + PartialEq>(
    draws: &[(Seat, Option<C>)],
    of_one: impl Fn(Seat, &[Option<C>]) -> Message,
    of_each: impl Fn(&[Seat], usize) -> Message,
) -> Vec<Message> {
    let (hidden, known): (Vec<_>, Vec<_>) =
        by_seat(draws.iter().copied()).into_iter().partition(|(_, cards)| cards.contains(&None));
    let one = |(seat, cards): &(Seat, Vec<Option<C>>)| of_one(*seat, cards);
    let mut told: Vec<Message> = known.iter().map(one).collect();
    match &hidden[..] {
        [(_, first), _, ..] if hidden.iter().all(|(_, cards)| cards.len() == first.len()) => {
            let seats: Vec<Seat> = hidden.iter().map(|(seat, _)| *seat).collect();
            told.push(of_each(&seats, first.len()));
        }
        some => told.extend(some.iter().map(one)),
    }
    told
}

/// A part of a board.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A line of text.
    Line(Message),
    /// Rows of cells; the first row says what the columns are.
    Table(Vec<Vec<Arg>>),
}

/// Something that is counted at the end of a game.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
#[serde(untagged)]
pub enum Tally {
    /// An amount, such as money.
    Amount(i64),
    /// Whether something came true.
    Fact(bool),
}

/// The texts of a folder beside this file, in every language: `texts!("texts")` reads `texts/en.ftl` and its twins, and
/// `texts!("texts", "rules", "words")` reads `texts/en/rules.ftl`, `texts/en/words.ftl` and theirs.
#[macro_export]
macro_rules! texts {
    ($folder:literal) => {
        &[
            ("en", include_str!(concat!($folder, "/en.ftl"))),
            ("nl", include_str!(concat!($folder, "/nl.ftl"))),
            ("de", include_str!(concat!($folder, "/de.ftl"))),
        ]
    };
    ($folder:literal, $($file:literal),+) => {
        &[
            $(("en", include_str!(concat!($folder, "/en/", $file, ".ftl"))),)+
            $(("nl", include_str!(concat!($folder, "/nl/", $file, ".ftl"))),)+
            $(("de", include_str!(concat!($folder, "/de/", $file, ".ftl"))),)+
        ]
    };
}
