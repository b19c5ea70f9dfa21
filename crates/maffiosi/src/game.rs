use engine::{
    Action, EditionFile, Game, Listen, MAX_SEATS, Offer, Options, Random, Reckoning, Rule, Seat, SetupError, Standings, Turn,
    Viewer, Weight, ensure, named,
};
use serde::{Deserialize, Serialize};

use crate::edition::{Edition, Figures};
use crate::state::Phase;
use crate::{Card, Cards, Consequences, Dinner, Event, House, Maffiosi, Move, RULES, Refusal, Report, Role, View};

named! {
    /// How gangsters get their places at the start (M1.6).
    #[derive(Default)]
    pub enum Seating {
        /// By the fixed plan of the edition.
        #[default]
        Plan = "plan",
        /// One by one, by the players.
        ByHand = "by-hand",
    }
}

/// What a game of Maffiosi begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 3 to 6.
    pub players: u8,
    /// How gangsters get their places (M1.6).
    pub seating: Seating,
    /// Who starts with the fixed plan: yellow, who has seat 0, unless hosts agree otherwise (M1.1).
    pub starter: u8,
    /// The box's figures.
    pub edition: Edition,
}

impl Setup {
    /// A game of the standard edition, without options.
    pub fn standard(players: u8) -> Setup {
        Setup { players, seating: Seating::Plan, starter: 0, edition: Edition::standard().clone() }
    }

    /// Who sits where as a game begins: nobody yet if the players seat their gangsters themselves (M1.6).
    pub fn dinner(&self) -> Dinner {
        let mut dinner = Dinner::new(self.edition.figures());
        if self.seating == Seating::Plan {
            let plan = dinner.figures.plan(self.players as usize);
            (dinner.men, dinner.roles) = (plan.men, plan.roles);
        }
        dinner
    }

    fn validate(&self) -> Result<(), SetupError> {
        SetupError::unless_players_fit(self.players as usize, Maffiosi::PLAYERS, "Maffiosi")?;
        if self.starter >= self.players {
            let last = self.players - 1;
            return Err(SetupError(format!("starter is {}: choose a seat from 0 to {last} (M1.1)", self.starter)));
        }
        if self.seating == Seating::ByHand && self.starter != 0 {
            let why = "starter goes with seating=plan: by hand, who sets the last gangster starts (M1.6)";
            return Err(SetupError(why.to_owned()));
        }
        Ok(())
    }
}

impl Game for Maffiosi {
    const ID: &'static str = "maffiosi";
    const RULES: &'static [Rule] = RULES;
    /// Version 2: sleepers keep their markers through a raid (M3.8).
    const RULES_VERSION: u16 = 2;
    const PLAYERS: (usize, usize) = (3, 6);
    const PUBLIC_DRAWS: bool = false;

    type Setup = Setup;
    type Move = Move;
    type House = House;
    type Refusal = Refusal;
    type Event = Event;
    type Report = Report;
    type View = View;

    fn setup(players: usize, options: &Options, edition: Option<&str>) -> Result<Setup, SetupError> {
        SetupError::unless_players_fit(players, Maffiosi::PLAYERS, "Maffiosi")?;
        options.only(&["seating", "starter"])?;
        let edition = edition.map_or_else(|| Ok(Edition::standard().clone()), Edition::read)?;
        let seating = options.get("seating", "plan or by-hand")?.unwrap_or_default();
        let starter = options.get("starter", "the number of a seat")?.unwrap_or(0);
        let setup = Setup { players: players as u8, seating, starter, edition };
        setup.validate()?;
        Ok(setup)
    }

    fn seats(setup: &Setup) -> usize {
        setup.players as usize
    }

    fn begin(setup: &Setup, rules: u16) -> Result<Maffiosi, SetupError> {
        setup.validate()?;
        SetupError::unless_rules_known(rules, Maffiosi::RULES_VERSION)?;
        let figures = Figures::of(&setup.edition)?;
        let players = setup.players as usize;
        let table = figures.edition.table(players);
        let by_hand = setup.seating == Seating::ByHand;
        let mut game = Maffiosi {
            dinner: setup.dinner(),
            phase: Phase::Deal(0),
            cakes: [None; MAX_SEATS],
            hands: [Cards::NONE; MAX_SEATS],
            pile: figures.deck,
            discards: Cards::NONE,
            pile_made_of: figures.deck,
            drawn: [Cards::NONE; MAX_SEATS],
            removed: Cards::NONE,
            money: [0; MAX_SEATS],
            pot: table.pot,
            waiting: Default::default(),
            waiting_asleep: Default::default(),
            left_at: [0; MAX_SEATS],
            men_at_leaving: [0; MAX_SEATS],
            deaths: 0,
            quiet_turns: 0,
            quiet: true,
            out: 0,
            active: Seat::new(setup.starter as usize),
            players: setup.players,
            by_hand,
            starter: Seat::new(setup.starter as usize),
            rules,
        };
        if by_hand {
            let gang = Role::ALL.map(|role| table.of(role));
            game.waiting[..players].fill(gang);
        }
        Ok(game)
    }

    fn players(&self) -> usize {
        self.players as usize
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::DrawYoungest | Phase::Draw => Turn::House,
            Phase::Choose(_, seat) | Phase::Sit(_, seat, _) => Turn::Seat(seat),
            Phase::Over(_) => Turn::Over,
            _ => Turn::Seat(self.active),
        }
    }

    #[inline]
    fn offers(&self, offer: &mut impl Offer<Maffiosi>) {
        self.list_offers(offer);
    }

    fn not_now(&self, _: Move) -> Refusal {
        self.why_not_now()
    }

    /// M3.7: those who are put to sleep are a set; they are named in the order of their places.
    fn put_in_order(moves: &mut [Move]) {
        let is_drinker = |mv: &Move| matches!(mv, Move::Drug(_));
        let runs = moves.chunk_by_mut(|one, next| is_drinker(one) && is_drinker(next));
        runs.for_each(|run| run.sort_by_key(|mv| mv.number()));
    }

    #[inline]
    fn play(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        self.carry_out(mv, on);
    }

    #[inline]
    fn outcomes(&self, each: &mut impl FnMut(House, Weight)) {
        match self.phase {
            Phase::DrawYoungest => self.seats().for_each(|seat| each(House::Youngest(seat), 1)),
            Phase::Deal(_) | Phase::Draw => {
                for card in Card::ALL.into_iter().filter(|card| self.pile.contains(*card)) {
                    each(House::Card(card), Weight::from(self.pile.count(card)));
                }
            }
            _ => {}
        }
    }

    #[inline]
    fn total_weight(&self) -> Weight {
        match self.phase {
            _ if self.turn() != Turn::House => 0,
            Phase::DrawYoungest => Weight::from(self.players),
            _ => Weight::from(self.pile.total()),
        }
    }

    #[inline]
    fn outcome_at(&self, drawn: Weight) -> Option<House> {
        match self.phase {
            _ if self.turn() != Turn::House => None,
            Phase::DrawYoungest => self.seats().nth(drawn as usize).map(House::Youngest),
            _ => self.pile.nth(drawn).map(House::Card),
        }
    }

    #[inline]
    fn settle(&mut self, house: House, on: &mut impl Listen<Event>) {
        self.settle_house(house, on);
    }

    fn standings(&self) -> Option<Standings> {
        self.is_over().then(|| self.final_standings())
    }

    fn reckoning(&self) -> Option<Reckoning> {
        let scores = self.scores().map(|score| Some(Vec::from(score)));
        Some(Reckoning::new(&self.final_standings(), self.decided_by()?.word(), scores))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn consequences(view: &View, setup: &Setup) -> impl Serialize {
        Consequences::of(view, setup)
    }

    /// Cards are played and discarded face up (M3.1).
    fn move_seen_by(&self, _: Seat, mv: Move, _: Viewer) -> Option<Move> {
        Some(mv)
    }

    fn house_seen_by(&self, house: House, viewer: Viewer) -> Option<House> {
        let drawer = match self.phase {
            Phase::Deal(dealt) => Some(self.dealt_to(dealt)),
            Phase::Draw => Some(self.active),
            _ => None,
        };
        drawer.is_none_or(|seat| viewer.knows_what(seat)).then_some(house)
    }

    fn event_seen_by(event: &Event, viewer: Viewer) -> Option<Report> {
        Some(event.heard_by(viewer))
    }

    fn foreseen(&self, before: &Maffiosi, seat: Seat) -> View {
        self.view_foreseen(before, seat)
    }

    /// The hand of one who goes out is shown only when it happens (M4.1).
    fn foretold(event: &Event, seat: Seat) -> Option<Report> {
        Some(match event.heard_by(Viewer::Seat(seat)) {
            Report::Out { seat: out, .. } if out != seat => Report::Out { seat: out, hand: None },
            report => report,
        })
    }

    /// A card that leaves a hand is shown, and so is the hand of one who is out (M4.1).
    fn reveals(&self, mv: Move) -> bool {
        match mv {
            Move::Play(_) | Move::Discard(_) => true,
            Move::Stab(_) | Move::Fire(_) | Move::Boom(_) | Move::Drug(_) => {
                let mut after = *self;
                after.carry_out(mv, &mut engine::Silent);
                after.out != self.out
            }
            _ => false,
        }
    }

    /// The hand of one who goes out is shown, to the one who did it too (M4.1).
    fn teaches(&self, mv: Move) -> bool {
        let mut after = *self;
        after.carry_out(mv, &mut engine::Silent);
        after.out != self.out
    }

    /// A card and what it is done to are one decision, and so are a gangster and his place.
    fn at_rest(&self) -> bool {
        match self.phase {
            Phase::Stab
            | Phase::Fire
            | Phase::Cake
            | Phase::Pass
            | Phase::Boom
            | Phase::Drug(..)
            | Phase::From(_)
            | Phase::To(..) => false,
            Phase::Sit(_, seat, _) => !self.was_chosen(seat),
            _ => true,
        }
    }

    fn imagine(&self, viewer: Viewer, random: &mut impl Random) -> Maffiosi {
        self.imagined_by(viewer, random)
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_places()?;
        self.audit_money()?;
        self.audit_cards()?;
        self.audit_markers()
    }
}

impl Maffiosi {
    /// M6.1, and that gangs and roles agree about who sits where.
    fn audit_places(&self) -> Result<(), String> {
        let in_gangs: u8 = self.dinner.men.iter().map(|men| men.len()).sum();
        let in_roles: u8 = self.dinner.roles.iter().map(|men| men.len()).sum();
        let taken = self.dinner.occupied().len();
        ensure(in_gangs == taken && in_roles == taken, || "M6.1: a place has two gangsters".to_owned())?;
        let cakes = self.cakes.iter().flatten().count();
        ensure(cakes == self.caked().len() as usize, || "M6.1: a place has two cakes".to_owned())?;
        for seat in self.seats() {
            let alive = !self.dinner.men_of(seat).is_empty() || self.waits(seat);
            ensure(alive != self.is_out(seat), || format!("M4.1: {seat} is out with gangsters, or in without"))?;
        }
        Ok(())
    }

    /// M6.2.
    fn audit_money(&self) -> Result<(), String> {
        let (sum, expected) = (self.money.iter().sum::<i32>() + self.pot, self.figures().edition.table(self.players()).pot);
        ensure(sum == expected && self.pot >= 0, || format!("M6.2: there are {sum} dollars, not {expected}"))
    }

    /// M6.3, and what everybody knows about the pile.
    fn audit_cards(&self) -> Result<(), String> {
        let hands = self.hands.iter().fold(Cards::NONE, |all, hand| all.plus(*hand));
        let all = hands.plus(self.pile).plus(self.discards).plus(self.removed);
        ensure(all == self.figures().deck, || format!("M6.3: the cards are {all:?}, not {:?}", self.figures().deck))?;
        let with_draws = self.drawn.iter().fold(self.pile, |all, drawn| all.plus(*drawn));
        let within = Card::ALL.into_iter().all(|card| with_draws.count(card) <= self.pile_made_of.count(card));
        ensure(within, || "M3.1: the pile, with what was drawn from it, holds more of a kind than it was made of".to_owned())
    }

    /// M6.4.
    fn audit_markers(&self) -> Result<(), String> {
        let sleepers = self.markers_out();
        let mut waiting = self.waiting.iter().flatten().zip(self.waiting_asleep.iter().flatten());
        ensure(waiting.all(|(all, asleep)| asleep <= all), || "M6.4: more sleep than wait for a place".to_owned())?;
        ensure(self.dinner.asleep.minus(self.dinner.occupied()).is_empty(), || {
            "M6.4: nobody sleeps at a marked place".to_owned()
        })?;
        ensure(sleepers <= self.figures().edition.sleep_markers, || format!("M6.4: {sleepers} sleep markers are on the table"))
    }
}
