use engine::{
    EditionFile, Game, Listen, Offer, Options, Random, Reckoning, Rule, Seat, SetupError, Standings, Turn, Viewer, Weight, ensure,
};
use serde::{Deserialize, Serialize};

use crate::edition::{Edition, Figures};
use crate::state::{Holdings, Phase};
use crate::track::FreshTiles;
use crate::{Card, CardSet, Consequences, DieSet, Event, Face, Family, Field, House, Move, Pate, Question, RULES, Refusal, View};

/// What a game of Der Pate begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// What each player starts with (P1.2).
    pub start_money: i32,
    /// Whether everybody's money is shown (P1.7).
    pub open_money: bool,
    /// The box's figures.
    pub edition: Edition,
}

impl Setup {
    /// A game of the standard edition, without options.
    pub fn standard(players: u8) -> Setup {
        let edition = Edition::standard().clone();
        Setup { players, start_money: edition.start_money, open_money: false, edition }
    }

    fn validate(&self) -> Result<(), SetupError> {
        SetupError::unless_players_fit(self.players as usize, Pate::PLAYERS, "Der Pate")?;
        let choices = &self.edition.start_money_choices;
        if choices.contains(&self.start_money) {
            return Ok(());
        }
        let choices: Vec<String> = choices.iter().map(i32::to_string).collect();
        Err(SetupError(format!("start_money is {}: choose {} (P1.2)", self.start_money, choices.join(" or "))))
    }
}

impl Game for Pate {
    const ID: &'static str = "pate";
    const RULES: &'static [Rule] = RULES;
    const RULES_VERSION: u16 = 1;
    const PLAYERS: (usize, usize) = (2, 4);
    const PUBLIC_DRAWS: bool = true;

    type Setup = Setup;
    type Move = Move;
    type House = House;
    type Refusal = Refusal;
    type Event = Event;
    type Report = Event;
    type View = View;

    fn setup(players: usize, options: &Options, edition: Option<&str>) -> Result<Setup, SetupError> {
        SetupError::unless_players_fit(players, Pate::PLAYERS, "Der Pate")?;
        options.only(&["start_money", "open_money"])?;
        let edition = edition.map_or_else(|| Ok(Edition::standard().clone()), Edition::read)?;
        let start_money = options.get("start_money", "an amount in dollars")?.unwrap_or(edition.start_money);
        let open_money = options.get("open_money", "true or false")?.unwrap_or(false);
        let setup = Setup { players: players as u8, start_money, open_money, edition };
        setup.validate()?;
        Ok(setup)
    }

    fn seats(setup: &Setup) -> usize {
        setup.players as usize
    }

    fn begin(setup: &Setup, rules: u16) -> Result<Pate, SetupError> {
        setup.validate()?;
        SetupError::unless_rules_known(rules, Pate::RULES_VERSION)?;
        let figures = Figures::of(&setup.edition)?;
        let edition = &figures.edition;
        let holding = |family: usize| {
            if family >= setup.players as usize {
                // P9.1: a neutral family is its three members on the board.
                return Holdings { supply: 3, ..Holdings::default() };
            }
            Holdings { money: setup.start_money, supply: edition.members, debts: edition.debt_markers, ..Holdings::default() }
        };
        Ok(Pate {
            figures,
            holdings: std::array::from_fn(holding),
            phase: Phase::PlaceCar,
            fresh: FreshTiles::default(),
            grandson: None,
            dice: [Face::HAND; 4],
            left: DieSet::EMPTY,
            row: 1,
            favours_used: 0,
            active: Seat::FIRST,
            round: 0,
            car: Field::new(0),
            card: None,
            turned: CardSet::EMPTY,
            event_markers: [0; 2],
            brooklyn: edition.friends,
            players: setup.players,
            open_money: setup.open_money,
            rules,
        })
    }

    fn players(&self) -> usize {
        self.players as usize
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.grandson.is_some() {
            return Turn::House;
        }
        if let Some(seat) = self.asked_about_tiles() {
            return Turn::Seat(seat);
        }
        match self.phase {
            Phase::TurnCard | Phase::RollTip | Phase::Roll(_) => Turn::House,
            Phase::PlaceCar | Phase::PickDistrict(_) | Phase::AnswerEvent(_) | Phase::Over => self.turn_outside_turns(),
            Phase::Place
            | Phase::Knives
            | Phase::Visit
            | Phase::TakeOver(_)
            | Phase::Consigliere
            | Phase::Informer
            | Phase::Banker
            | Phase::WrapUp => Turn::Seat(self.active),
        }
    }

    #[inline]
    fn offers(&self, offer: &mut impl Offer<Pate>) {
        self.list_offers(offer);
    }

    fn not_now(&self, mv: Move) -> Refusal {
        self.why_not_now(mv)
    }

    #[inline]
    fn play(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        self.carry_out(mv, on);
    }

    #[inline]
    fn outcomes(&self, each: &mut impl FnMut(House, Weight)) {
        match self.drawn() {
            Drawn::Card => self.cards_left().for_each(|card| each(House::Card(card), 1)),
            Drawn::Die => Face::ALL.into_iter().for_each(|face| each(House::Die(face), 1)),
            Drawn::Nothing => {}
        }
    }

    #[inline]
    fn total_weight(&self) -> Weight {
        match self.drawn() {
            Drawn::Card => Weight::from(Card::ALL.len() as u8 - self.turned.len()),
            Drawn::Die => Face::ALL.len() as Weight,
            Drawn::Nothing => 0,
        }
    }

    #[inline]
    fn outcome_at(&self, drawn: Weight) -> Option<House> {
        match self.drawn() {
            Drawn::Card => self.cards_left().nth(drawn as usize).map(House::Card),
            Drawn::Die => Face::ALL.get(drawn as usize).map(|face| House::Die(*face)),
            Drawn::Nothing => None,
        }
    }

    #[inline]
    fn settle(&mut self, house: House, on: &mut impl Listen<Event>) {
        self.settle_house(house, on);
    }

    fn standings(&self) -> Option<Standings> {
        (self.phase == Phase::Over).then(|| self.final_standings())
    }

    fn reckoning(&self) -> Option<Reckoning> {
        let scores = self.scores().map(|score| score.map(Vec::from));
        Some(Reckoning::new(&self.final_standings(), self.decided_by()?.word(), scores))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn consequences(view: &View, setup: &Setup) -> impl Serialize {
        let figures = Figures::of(&setup.edition).expect("the edition of a game that is played is valid");
        Consequences::of(view, &figures)
    }

    /// Before the car stood anywhere, earlier programs showed it at the first business.
    fn once_shown(&self, viewer: Viewer) -> Option<View> {
        (self.phase == Phase::PlaceCar).then(|| View { car: Some(self.car), ..self.view_for(viewer) })
    }

    fn move_seen_by(&self, _: Seat, mv: Move, _: Viewer) -> Option<Move> {
        Some(mv)
    }

    fn house_seen_by(&self, house: House, _: Viewer) -> Option<House> {
        Some(house)
    }

    fn event_seen_by(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(&self, _: Move) -> bool {
        false
    }

    /// Tiles won in another player's turn are kept for one's own (P6.1).
    fn standing_answer(view: &View) -> Option<Move> {
        let is_out_of_turn = view.decides != Some(view.active);
        (is_out_of_turn && view.question == Some(Question::Tiles)).then_some(Move::Keep)
    }

    /// A die and the choice that its field asks for are one decision.
    fn at_rest(&self) -> bool {
        !self.phase.is_of_a_field()
    }

    /// All payments are public, so a careful player knows everything (P1.7), and the order of the cards is not part of a
    /// position: there is only one world.
    fn imagine(&self, _: Viewer, _: &mut impl Random) -> Pate {
        *self
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_members()?;
        self.audit_debts()?;
        self.audit_friends()?;
        self.audit_money()
    }
}

/// What the house does now.
enum Drawn {
    Card,
    Die,
    Nothing,
}

impl Pate {
    /// Whose turn it is while the table is set up, an event is answered, or all is over.
    #[cold]
    fn turn_outside_turns(&self) -> Turn {
        match self.phase {
            Phase::PickDistrict(seat) | Phase::AnswerEvent(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
            _ => Turn::Seat(Seat::new(self.players as usize - 1)),
        }
    }

    #[inline]
    fn drawn(&self) -> Drawn {
        if self.grandson.is_some() {
            return Drawn::Die;
        }
        match self.phase {
            _ if !self.fresh.is_empty() => Drawn::Nothing,
            Phase::Roll(_) | Phase::RollTip => Drawn::Die,
            Phase::TurnCard => Drawn::Card,
            _ => Drawn::Nothing,
        }
    }

    fn cards_left(&self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(|card| !self.turned.contains(*card))
    }

    /// P9.1, and that no business has two members.
    fn audit_members(&self) -> Result<(), String> {
        let mut taken = 0;
        for (family, holding) in Family::all().zip(&self.holdings) {
            let expected = if self.is_neutral(family) { 3 } else { self.figures.edition.members };
            let Holdings { held, supply, tombs, sunk, .. } = holding;
            let sum = held.len() + supply + tombs + sunk;
            ensure(sum == expected, || format!("P9.1: family {} has {sum} members, not {expected}", family.index()))?;
            taken += held.len();
        }
        ensure(taken == self.occupied().len(), || "P9.1: a business has two members".to_owned())
    }

    /// P9.2.
    fn audit_debts(&self) -> Result<(), String> {
        let expected = self.figures.edition.debt_markers;
        for seat in self.seats() {
            let own = self.own(seat);
            let sum = own.debts + own.debts_with.iter().sum::<u8>() + own.debts_at_bank;
            ensure(sum == expected, || format!("P9.2: {seat} has {sum} debt markers, not {expected}"))?;
            ensure(own.debts_with[seat.index()] == 0, || format!("P9.2: {seat} owes itself"))?;
        }
        Ok(())
    }

    /// P9.3.
    fn audit_friends(&self) -> Result<(), String> {
        let sum = self.holdings.iter().map(|holding| holding.friends).sum::<u8>() + self.brooklyn;
        let expected = self.figures.edition.friends;
        ensure(sum == expected, || format!("P9.3: there are {sum} friends, not {expected}"))
    }

    /// P1.10: money is below zero after the settlement only. (P9.4 needs the events and has a test of its own.)
    fn audit_money(&self) -> Result<(), String> {
        let solvent = self.phase == Phase::Over || self.seats().all(|seat| self.own(seat).money >= 0);
        ensure(solvent, || "P1.10: somebody has less than nothing".to_owned())
    }
}
