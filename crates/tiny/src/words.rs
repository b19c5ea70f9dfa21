//! What the tiny game says to people: messages that exist in every language under `texts/`.

use engine::{Arg, Block, Message, Refuse, Seat, Speak, Texts};

use crate::game::{COPIES, FIRST_CARDS, LEAST_EXPOSED, ROUNDS, STAKE};
use crate::{Move, Phase, Rank, Refusal, Report, SeatView, Setup, Tiny, View};

const NAMES: [&str; 3] = ["Ada", "Ben", "Cleo"];

impl<const FLAW: u8> Speak for Tiny<FLAW> {
    const TITLE: &'static str = "Tiny";
    const PRIMER: &'static [&'static str] = &["primer-goal", "primer-turn"];
    const CREDIT: &'static str = "a game for tests";
    const TEXTS: Texts = engine::texts!("../texts");

    fn seat_name(_: &Setup, seat: Seat) -> String {
        NAMES[seat.index()].to_owned()
    }

    fn question(&self) -> Message {
        match self.phase {
            Phase::Decide { raised: false, .. } => Message::new("question-turn"),
            Phase::Decide { raised: true, .. } => Message::new("question-raised").with("stake", STAKE),
            Phase::Lay { .. } => Message::new("question-lay"),
            Phase::Asked { by } => Message::new("question-asked").with("seat", player(by)),
            Phase::Peeked { by } => {
                let card = self.laid().last().map_or_else(|| Message::new("none").into(), |laid| Arg::from(laid.card.printed()));
                Message::new("question-peeked").with("seat", player(by)).with("card", card)
            }
            Phase::Opening { .. } | Phase::Draw { .. } | Phase::Over => Message::new("none"),
        }
    }

    fn name_move(&self, mv: Move) -> Message {
        match mv {
            Move::Raise => Message::new("move-raise"),
            Move::Fold => Message::new("move-fold"),
            Move::Lay(card) => Message::new("move-lay").with("card", card.printed()),
            Move::Show(card) => Message::new("move-show").with("card", card.printed()),
            Move::Peek => Message::new("move-peek"),
            Move::Let => Message::new("move-let"),
            Move::Expose => Message::new("move-expose"),
        }
    }

    fn explain(&self, refusal: Refusal) -> Message {
        let message = Message::new(format!("refusal-{}", refusal.word()));
        if refusal == Refusal::TooLow { message.with("least", LEAST_EXPOSED.printed()) } else { message }
    }

    fn tell_all(_: &Setup, reports: &[&Report]) -> Vec<Message> {
        reports.iter().map(|report| tell(report)).collect()
    }

    fn echoes_move(report: &Report) -> bool {
        !matches!(report, Report::Dealt { .. })
    }

    fn board(_: &Setup, view: &View) -> Vec<Block> {
        let heading =
            ["player", "points", "coins", "shown", "hand"].map(|column| Message::new(format!("column-{column}")).into());
        let row =
            |(seat, own): (Seat, &SeatView)| vec![player(seat), own.score.into(), own.coins.into(), cards(&own.shown), hand(own)];
        let rows = [heading.into()].into_iter().chain(seats(view).map(row)).collect();
        let lines = [round(view)].into_iter().chain(laid(view)).map(Block::Line);
        lines.chain([Block::Table(rows)]).collect()
    }

    fn describe(_: &Setup, view: &View) -> Vec<Message> {
        let line = |(seat, own): (Seat, &SeatView)| {
            Message::new("state-player")
                .with("seat", player(seat))
                .with("points", own.score)
                .with("coins", own.coins)
                .with("shown", cards(&own.shown))
                .with("hand", hand(own))
        };
        [round(view)].into_iter().chain(seats(view).map(line)).chain(laid(view)).collect()
    }

    fn rule_figures(setup: &Setup, _: &str) -> Vec<(&'static str, Arg)> {
        figures(setup)
    }

    fn question_rules(&self) -> Vec<&'static str> {
        match self.phase {
            Phase::Decide { .. } => vec!["T2.1", "T2.2", "T3.1", "T3.2"],
            Phase::Lay { .. } => vec!["T3.1"],
            Phase::Asked { .. } => vec!["T2.1", "T4.1"],
            Phase::Peeked { .. } => vec!["T4.1"],
            Phase::Opening { .. } | Phase::Draw { .. } | Phase::Over => Vec::new(),
        }
    }
}

fn tell(report: &Report) -> Message {
    let (key, seat, card) = match *report {
        Report::Dealt { seat, card: None } => ("event-dealt-hidden", seat, None),
        Report::Dealt { seat, card } => ("event-dealt", seat, card),
        Report::Raised { seat } => ("event-raised", seat, None),
        Report::Folded { seat } => ("event-folded", seat, None),
        Report::Laid { seat, card: None } => ("event-laid-hidden", seat, None),
        Report::Laid { seat, card } => ("event-laid", seat, card),
        Report::Shown { seat, card } => ("event-shown", seat, Some(card)),
        Report::Peeked { seat, card: None } => ("event-peeked-hidden", seat, None),
        Report::Peeked { seat, card } => ("event-peeked", seat, card),
        Report::Left { seat } => ("event-left", seat, None),
        Report::Exposed { seat, card } => ("event-exposed", seat, Some(card)),
    };
    let message = Message::new(key).with("seat", player(seat));
    match card {
        Some(card) => message.with("card", card.printed()),
        None => message,
    }
}

fn figures(setup: &Setup) -> Vec<(&'static str, Arg)> {
    vec![
        ("ranks", Rank::COUNT.into()),
        ("copies", COPIES.into()),
        ("first", FIRST_CARDS.into()),
        ("coins", setup.coins.into()),
        ("rounds", ROUNDS.into()),
        ("stake", STAKE.into()),
        ("least", LEAST_EXPOSED.printed().into()),
    ]
}

fn player(seat: Seat) -> Arg {
    Arg::Player(seat, NAMES[seat.index()].to_owned())
}

fn seats(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    Seat::all(view.seats.len()).zip(&view.seats)
}

fn round(view: &View) -> Message {
    match view.phase {
        Phase::Over => Message::new("state-over"),
        _ => Message::new("state-round").with("round", view.round + 1).with("rounds", ROUNDS).with("pile", view.pile),
    }
}

/// The cards of each rank, one by one.
fn cards(counts: &[u8]) -> Arg {
    let ranks = Rank::all().zip(counts).flat_map(|(card, count)| (0..*count).map(move |_| card.printed()));
    Arg::list_or_none(ranks)
}

fn hand(own: &SeatView) -> Arg {
    match &own.hand {
        Some(hand) => cards(hand),
        None => Message::new("cards").with("count", own.backs.len()).into(),
    }
}

/// The cards that were laid face down, if there are any.
fn laid(view: &View) -> Option<Message> {
    let cards = view.laid.iter().map(|laid| match laid.card {
        Some(card) => Message::new("laid-known").with("seat", player(laid.by)).with("card", card.printed()),
        None => Message::new("laid-hidden").with("seat", player(laid.by)),
    });
    (!view.laid.is_empty()).then(|| Message::new("state-laid").with("cards", Arg::list(cards)))
}
