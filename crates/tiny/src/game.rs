use engine::{Game, Listen, Offer, Options, Origin, Random, Reckoning, Rule, Seat, SetupError, Standings, Turn, Viewer, Weight};
use serde::{Deserialize, Serialize};

use crate::{Deal, Event, Move, Rank, Refusal, Report, View, flaw};

/// How many cards of each rank there are.
pub(crate) const COPIES: u8 = 3;
const MOST_PLAYERS: usize = 3;
pub(crate) const ROUNDS: u8 = 3;
pub(crate) const FIRST_CARDS: u8 = 2;
/// What a raise adds to the card that is shown.
pub(crate) const STAKE: u8 = 2;
/// Only cards of this rank and higher may be turned over.
pub(crate) const LEAST_EXPOSED: Rank = Rank::new(2);
const MOST_LAID: usize = MOST_PLAYERS * ROUNDS as usize;

/// How many cards there are of each rank.
pub type Cards = [u8; Rank::COUNT];

/// Who plays, and with how much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// The coins of each at the beginning.
    pub coins: u8,
}

/// What is decided next.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The house deals the first hands.
    Opening {
        /// How many cards it has dealt.
        dealt: u8,
    },
    /// The house deals a card to the one whose turn begins.
    Draw {
        /// Who gets it.
        seat: Seat,
    },
    /// A turn: raise, fold or show a card.
    Decide {
        /// Whose turn it is.
        seat: Seat,
        /// Whether a coin is staked on the card.
        raised: bool,
    },
    /// The one who folded chooses the card to lay face down.
    Lay {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The neighbour of `by` is asked about the card that was laid last.
    Asked {
        /// Who laid it.
        by: Seat,
    },
    /// The neighbour of `by` has paid to look at that card and must say what becomes of it.
    Peeked {
        /// Who laid it.
        by: Seat,
    },
    /// The game has ended.
    Over,
}

/// A card that lies face down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laid {
    /// Who laid it.
    pub by: Seat,
    /// What it is.
    pub card: Rank,
    /// Whether the neighbour has looked at it.
    pub peeked: bool,
    /// Whether it was turned over, for all to see.
    pub exposed: bool,
}

/// A position of the game with this flaw.
#[derive(Clone, PartialEq, Debug)]
pub struct Tiny<const FLAW: u8> {
    /// How many play.
    pub players: u8,
    /// The round, from 0.
    pub round: u8,
    /// What is decided next.
    pub phase: Phase,
    /// The cards that are not dealt.
    pub pile: Cards,
    /// The cards that each holds.
    pub hands: [Cards; MOST_PLAYERS],
    pub(crate) shown: [Cards; MOST_PLAYERS],
    laid: [Option<Laid>; MOST_LAID],
    pub(crate) coins: [u8; MOST_PLAYERS],
    pub(crate) scores: [u8; MOST_PLAYERS],
}

const RULES: [Rule; 6] = [
    Rule { number: "T1.1", origins: &[Origin::House] },
    Rule { number: "T2.1", origins: &[Origin::House] },
    Rule { number: "T2.2", origins: &[Origin::House] },
    Rule { number: "T3.1", origins: &[Origin::House] },
    Rule { number: "T3.2", origins: &[Origin::House] },
    Rule { number: "T4.1", origins: &[Origin::House] },
];

impl<const FLAW: u8> Tiny<FLAW> {
    /// The cards that were laid face down, the last one at the end.
    pub fn laid(&self) -> impl Iterator<Item = Laid> {
        self.laid.iter().flatten().copied()
    }

    /// Whether a viewer knows what a card is that was laid face down.
    pub fn knows_laid(&self, viewer: Viewer, laid: Laid) -> bool {
        laid.exposed || viewer.knows_what(laid.by) || (laid.peeked && viewer.knows_what(self.left_of(laid.by)))
    }

    fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.players as usize)
    }

    /// Whether the left neighbour of a seat holds a card of the highest rank: nothing that an honest rule may ask.
    fn neighbour_is_strong(&self, seat: Seat) -> bool {
        self.hands[self.left_of(seat).index()][Rank::COUNT - 1] > 0
    }

    /// Who gets the card that the house deals.
    fn drawer(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening { dealt } => Some(Seat::new((dealt % self.players) as usize)),
            Phase::Draw { seat } => Some(seat),
            _ => None,
        }
    }

    fn may_raise(&self, seat: Seat, raised: bool) -> Result<(), Refusal> {
        match () {
            () if raised && FLAW == flaw::RULE => Err(Refusal::Unwritten),
            () if raised && FLAW == flaw::OFFERS && self.neighbour_is_strong(seat) => Err(Refusal::NoCoin),
            () if raised => Err(Refusal::RaisedAlready),
            () if self.coins[seat.index()] == 0 => Err(Refusal::NoCoin),
            () => Ok(()),
        }
    }

    fn may_show(&self, seat: Seat, card: Rank) -> Result<(), Refusal> {
        if self.hands[seat.index()][card.index()] == 0 {
            Err(Refusal::NotInHand)
        } else if self.shown[seat.index()][card.index()] > 0 {
            Err(Refusal::ShownAlready)
        } else {
            Ok(())
        }
    }

    fn offer_turn<O: Offer<Self>>(&self, seat: Seat, raised: bool, offer: &mut O) {
        offer.verdict(Move::Raise, self.may_raise(seat, raised));
        let stuck = FLAW == flaw::STUCK && self.coins[seat.index()] == 0;
        if !(stuck || FLAW == flaw::CHECK && O::REASONS && raised) {
            offer.legal(Move::Fold);
        }
        for card in Rank::all() {
            let card = if FLAW == flaw::UNSORTED { Rank::new(Rank::COUNT - 1 - card.index()) } else { card };
            offer.verdict(Move::Show(card), if stuck { Err(Refusal::NoCoin) } else { self.may_show(seat, card) });
        }
    }

    fn next_turn(&self, seat: Seat) -> (u8, Phase) {
        let next = self.left_of(seat);
        match (next == Seat::FIRST, self.round + 1 == ROUNDS) {
            (true, true) => (self.round, Phase::Over),
            (true, false) => (self.round + 1, Phase::Draw { seat: next }),
            (false, _) => (self.round, Phase::Draw { seat: next }),
        }
    }

    fn end_turn(&mut self, seat: Seat) {
        (self.round, self.phase) = self.next_turn(seat);
    }

    fn lay(&mut self, seat: Seat, card: Rank) {
        self.hands[seat.index()][card.index()] -= 1;
        let free = self.laid.iter_mut().find(|slot| slot.is_none()).expect("there is room for every turn's card");
        *free = Some(Laid { by: seat, card, peeked: false, exposed: false });
        if FLAW == flaw::TURN && card.index() + 1 == Rank::COUNT {
            self.end_turn(seat);
        } else {
            self.phase = Phase::Asked { by: seat };
        }
    }

    fn show(&mut self, seat: Seat, card: Rank, raised: bool) {
        self.hands[seat.index()][card.index()] -= 1;
        self.shown[seat.index()][card.index()] += 1;
        self.scores[seat.index()] += card.printed() + STAKE * u8::from(raised);
        self.end_turn(seat);
    }

    fn last_laid(&mut self) -> &mut Laid {
        self.laid.iter_mut().flatten().last().expect("the neighbour has just laid a card")
    }

    fn peek(&mut self, seat: Seat) -> Rank {
        self.coins[seat.index()] -= 1;
        self.last_laid().peeked = true;
        let card = self.last_laid().card;
        if FLAW == flaw::AUDIT {
            self.pile[card.index()] += 1;
        }
        card
    }

    fn expose(&mut self, seat: Seat) -> Rank {
        self.scores[seat.index()] += 1;
        self.last_laid().exposed = true;
        self.last_laid().card
    }

    fn may_expose(&self) -> Result<(), Refusal> {
        let high = self.laid().last().is_some_and(|laid| laid.card >= LEAST_EXPOSED);
        if high { Ok(()) } else { Err(Refusal::TooLow) }
    }

    /// All cards that a viewer cannot place, in the order of their ranks.
    fn unknown_cards(&self, viewer: Viewer) -> Vec<Rank> {
        let mut unknown = self.pile;
        for seat in Seat::all(self.players as usize).filter(|seat| !viewer.knows_what(*seat)) {
            unknown.iter_mut().zip(self.hands[seat.index()]).for_each(|(all, count)| *all += count);
        }
        for laid in self.laid().filter(|laid| !self.knows_laid(viewer, *laid)) {
            unknown[laid.card.index()] += 1;
        }
        Rank::all().flat_map(|card| (0..unknown[card.index()]).map(move |_| card)).collect()
    }

    /// Puts the cards that a viewer cannot place where they could be, in the order given.
    fn place_unknown(&mut self, viewer: Viewer, cards: &[Rank]) {
        let mut cards = cards.iter().copied();
        let mut next = || cards.next().expect("there is a card for every place");
        for seat in Seat::all(self.players as usize).filter(|seat| !viewer.knows_what(*seat)) {
            let size: u8 = self.hands[seat.index()].iter().sum();
            self.hands[seat.index()] = [0; Rank::COUNT];
            (0..size).for_each(|_| self.hands[seat.index()][next().index()] += 1);
        }
        for slot in 0..MOST_LAID {
            if let Some(laid) = self.laid[slot].filter(|laid| !self.knows_laid(viewer, *laid)) {
                self.laid[slot] = Some(Laid { card: next(), ..laid });
            }
        }
        self.pile = [0; Rank::COUNT];
        cards.for_each(|card| self.pile[card.index()] += 1);
    }
}

impl<const FLAW: u8> Game for Tiny<FLAW> {
    const ID: &'static str = "tiny";
    const RULES: &'static [Rule] = &RULES;
    const RULES_VERSION: u16 = 1;
    const PLAYERS: (usize, usize) = (2, MOST_PLAYERS);
    const PUBLIC_DRAWS: bool = FLAW == flaw::DRAWS;

    type Setup = Setup;
    type Move = Move;
    type House = Deal;
    type Refusal = Refusal;
    type Event = Event;
    type Report = Report;
    type View = View;

    fn setup(players: usize, options: &Options, _edition: Option<&str>) -> Result<Setup, SetupError> {
        SetupError::unless_players_fit(players, Self::PLAYERS, Self::ID)?;
        options.only(&["coins"])?;
        Ok(Setup { players: players as u8, coins: options.get("coins", "a number")?.unwrap_or(2) })
    }

    fn seats(setup: &Setup) -> usize {
        setup.players as usize
    }

    fn begin(setup: &Setup, rules: u16) -> Result<Self, SetupError> {
        SetupError::unless_players_fit(setup.players as usize, Self::PLAYERS, Self::ID)?;
        if rules != Self::RULES_VERSION && FLAW != flaw::VERSION {
            return Err(SetupError(format!("there is no version {rules} of the rules of {}", Self::ID)));
        }
        Ok(Tiny {
            players: setup.players,
            round: 0,
            phase: Phase::Opening { dealt: 0 },
            pile: [COPIES; Rank::COUNT],
            hands: Default::default(),
            shown: Default::default(),
            laid: Default::default(),
            coins: [setup.coins; MOST_PLAYERS],
            scores: Default::default(),
        })
    }

    fn players(&self) -> usize {
        self.players as usize
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Opening { .. } | Phase::Draw { .. } => Turn::House,
            Phase::Decide { seat, .. } | Phase::Lay { seat } => Turn::Seat(seat),
            Phase::Asked { by } | Phase::Peeked { by } => Turn::Seat(self.left_of(by)),
            Phase::Over => Turn::Over,
        }
    }

    fn offers(&self, offer: &mut impl Offer<Self>) {
        match self.phase {
            Phase::Decide { seat, raised } => self.offer_turn(seat, raised, offer),
            Phase::Lay { seat } => {
                for card in Rank::all() {
                    let held = self.hands[seat.index()][card.index()] > 0;
                    offer.verdict(Move::Lay(card), if held { Ok(()) } else { Err(Refusal::NotInHand) });
                }
            }
            Phase::Asked { by } => {
                let coins = self.coins[self.left_of(by).index()];
                offer.verdict(Move::Peek, if coins > 0 { Ok(()) } else { Err(Refusal::NoCoin) });
                offer.legal(Move::Let);
            }
            Phase::Peeked { .. } => {
                offer.legal(Move::Let);
                offer.verdict(Move::Expose, self.may_expose());
            }
            Phase::Opening { .. } | Phase::Draw { .. } | Phase::Over => {}
        }
    }

    fn not_now(&self, _: Move) -> Refusal {
        Refusal::NotNow
    }

    fn play(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        match (self.phase, mv) {
            (Phase::Decide { seat, .. }, Move::Raise) => {
                self.coins[seat.index()] -= 1;
                self.phase = Phase::Decide { seat, raised: true };
                on.hear(Event::Raised { seat });
            }
            (Phase::Decide { seat, .. }, Move::Fold) => {
                self.phase = Phase::Lay { seat };
                on.hear(Event::Folded { seat });
            }
            (Phase::Decide { seat, raised }, Move::Show(card)) => {
                self.show(seat, card, raised);
                on.hear(Event::Shown { seat, card: card.into() });
            }
            (Phase::Lay { seat }, Move::Lay(card)) => {
                self.lay(seat, card);
                on.hear(Event::Laid { seat, card: card.into() });
            }
            (Phase::Asked { by }, Move::Peek) => {
                let seat = self.left_of(by);
                let card = self.peek(seat);
                self.phase = Phase::Peeked { by };
                on.hear(Event::Peeked { seat, card: card.into() });
            }
            (Phase::Peeked { by }, Move::Expose) => {
                let seat = self.left_of(by);
                let card = self.expose(seat);
                self.end_turn(by);
                on.hear(Event::Exposed { seat, card: card.into() });
            }
            (Phase::Peeked { by }, Move::Let) => {
                self.end_turn(by);
                on.hear(Event::Left { seat: self.left_of(by) });
            }
            (Phase::Asked { by }, Move::Let) => {
                if FLAW != flaw::ENDLESS {
                    self.end_turn(by);
                }
                on.hear(Event::Left { seat: self.left_of(by) });
            }
            (phase, mv) => unreachable!("{mv} is not legal in {phase:?}"),
        }
    }

    fn outcomes(&self, each: &mut impl FnMut(Deal, Weight)) {
        for card in Rank::all() {
            let count = self.pile[card.index()];
            let dealing = self.drawer().is_some() || FLAW == flaw::IDLE_HOUSE;
            if dealing && (count > 0 || FLAW == flaw::WEIGHT) {
                each(Deal(card), Weight::from(count));
            }
        }
    }

    fn total_weight(&self) -> Weight {
        let dealing = self.drawer().is_some() || matches!(FLAW, flaw::IDLE_HOUSE | flaw::IDLE_WEIGHT);
        if dealing { self.pile.iter().map(|count| Weight::from(*count)).sum() } else { 0 }
    }

    fn settle(&mut self, Deal(card): Deal, on: &mut impl Listen<Event>) {
        let seat = self.drawer().expect("the house deals only to somebody");
        self.pile[card.index()] -= 1;
        self.hands[seat.index()][card.index()] += 1;
        self.phase = match self.phase {
            Phase::Opening { dealt } if dealt + 1 == FIRST_CARDS * self.players => Phase::Draw { seat: Seat::FIRST },
            Phase::Opening { dealt } => Phase::Opening { dealt: dealt + 1 },
            _ => Phase::Decide { seat, raised: false },
        };
        on.hear(Event::Dealt { seat, card: card.into() });
    }

    fn standings(&self) -> Option<Standings> {
        let over = self.phase == Phase::Over || FLAW == flaw::STANDINGS;
        over.then(|| Standings::by_score(&self.scores[..self.players as usize], true))
    }

    fn reckoning(&self) -> Option<Reckoning> {
        let sign = if FLAW == flaw::RECKONING { -1 } else { 1 };
        let scores = self.scores.iter().map(|score| Some(vec![sign * i64::from(*score)]));
        let standings = self.standings().filter(|_| self.phase == Phase::Over)?;
        let is_shared = standings.winners().count() > 1;
        Some(Reckoning::new(&standings, if is_shared { "shared" } else { "points" }, scores))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen(viewer)
    }

    /// What a peek would teach is left open.
    fn foreseen(&self, before: &Self, seat: Seat) -> View {
        let viewer = Viewer::Seat(seat);
        let mut view = self.seen(viewer);
        for (shown, laid) in view.laid.iter_mut().zip(before.laid()) {
            shown.card = shown.card.filter(|_| before.knows_laid(viewer, laid));
        }
        view
    }

    fn foretold(event: &Event, seat: Seat) -> Option<Report> {
        match Self::event_seen_by(event, Viewer::Seat(seat))? {
            Report::Peeked { seat, .. } => Some(Report::Peeked { seat, card: None }),
            report => Some(report),
        }
    }

    fn move_seen_by(&self, by: Seat, mv: Move, viewer: Viewer) -> Option<Move> {
        let secret = matches!(mv, Move::Lay(_)) && FLAW != flaw::MOVE;
        (!secret || viewer.knows_what(by)).then_some(mv)
    }

    fn house_seen_by(&self, house: Deal, viewer: Viewer) -> Option<Deal> {
        let seat = self.drawer()?;
        (FLAW == flaw::HOUSE || viewer.knows_what(seat)).then_some(house)
    }

    fn event_seen_by(event: &Event, viewer: Viewer) -> Option<Report> {
        Some(event.heard_by(viewer, FLAW == flaw::EVENT))
    }

    fn reveals(&self, mv: Move) -> bool {
        match mv {
            Move::Show(_) => FLAW != flaw::QUIET_SHOW,
            Move::Expose => true,
            Move::Peek => FLAW != flaw::QUIET_PEEK,
            Move::Raise => FLAW == flaw::UNDO && matches!(self.turn(), Turn::Seat(seat) if self.neighbour_is_strong(seat)),
            Move::Fold | Move::Lay(_) | Move::Let => false,
        }
    }

    fn teaches(&self, mv: Move) -> bool {
        match mv {
            Move::Peek => FLAW != flaw::UNTAUGHT,
            Move::Raise => FLAW == flaw::TEACHES && matches!(self.turn(), Turn::Seat(seat) if self.neighbour_is_strong(seat)),
            _ => false,
        }
    }

    fn at_rest(&self) -> bool {
        !matches!(self.phase, Phase::Lay { .. } | Phase::Peeked { .. })
    }

    fn imagine(&self, viewer: Viewer, random: &mut impl Random) -> Self {
        let mut world = self.clone();
        if viewer == Viewer::Everyone || FLAW == flaw::IMAGINE && viewer == Viewer::Spectator {
            return world;
        }
        if FLAW == flaw::SEEDED && self.neighbour_is_strong(Seat::FIRST) {
            random.next();
        }
        let mut cards = self.unknown_cards(viewer);
        random.shuffle(&mut cards);
        world.place_unknown(viewer, &cards);
        if FLAW == flaw::FALSE_WORLD {
            world.pile[0] += 1;
        }
        world
    }

    fn audit(&self) -> Result<(), String> {
        for card in Rank::all() {
            let on_table = self.laid().filter(|laid| laid.card == card).count() as u8 + self.pile[card.index()];
            let of_seats = self.hands.iter().chain(&self.shown).map(|cards| cards[card.index()]).sum::<u8>();
            if on_table + of_seats != COPIES {
                return Err(format!("there are {} cards of rank {}, not {COPIES}", on_table + of_seats, card.printed()));
            }
        }
        Ok(())
    }
}
