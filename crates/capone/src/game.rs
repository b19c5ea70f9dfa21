use engine::{
    Action, EditionFile, Game, Listen, MAX_SEATS, Offer, Options, Random, Reckoning, Rule, Seat, SetupError, Standings, Turn,
    Viewer, Weight, ensure,
};
use serde::{Deserialize, Serialize};

use crate::cards::DECK;
use crate::edition::{Edition, Figures};
use crate::event::Report;
use crate::state::{CELLS, Holdings, Phase};
use crate::{
    Capone, Cards, Consequences, Decided, EndReason, Event, Field, House, Kind, MemberSet, Move, Question, RULES, Refusal, View,
};

/// What a game of Capone begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 3 to 6.
    pub players: u8,
    /// The box's figures.
    pub edition: Edition,
}

impl Setup {
    /// A game of the standard edition.
    pub fn standard(players: u8) -> Setup {
        Setup { players, edition: Edition::standard().clone() }
    }
}

impl Game for Capone {
    const ID: &'static str = "capone";
    const RULES: &'static [Rule] = RULES;
    const RULES_VERSION: u16 = 1;
    const PLAYERS: (usize, usize) = (3, MAX_SEATS);
    /// The list of outcomes is what was not dealt, and nobody knows what that is.
    const PUBLIC_DRAWS: bool = false;

    type Setup = Setup;
    type Move = Move;
    type House = House;
    type Refusal = Refusal;
    type Event = Event;
    type Report = Report;
    type View = View;

    fn setup(players: usize, options: &Options, edition: Option<&str>) -> Result<Setup, SetupError> {
        SetupError::unless_players_fit(players, Capone::PLAYERS, "Capone")?;
        options.only(&[])?;
        let edition = edition.map_or_else(|| Ok(Edition::standard().clone()), Edition::read)?;
        Ok(Setup { players: players as u8, edition })
    }

    fn seats(setup: &Setup) -> usize {
        setup.players as usize
    }

    fn begin(setup: &Setup, rules: u16) -> Result<Capone, SetupError> {
        SetupError::unless_players_fit(setup.players as usize, Capone::PLAYERS, "Capone")?;
        SetupError::unless_rules_known(rules, Capone::RULES_VERSION)?;
        let figures = Figures::of(&setup.edition)?;
        // C1.1. Unused seats have nothing.
        let holding = Holdings {
            cash: figures.edition.start_cash,
            photo: MemberSet::ALL,
            guards: figures.edition.guards.count,
            ..Holdings::default()
        };
        let mut holdings = [Holdings::default(); MAX_SEATS];
        holdings[..setup.players as usize].fill(holding);
        Ok(Capone {
            figures,
            holdings,
            fields: [None; Field::COUNT],
            away: [None; Kind::AWAY],
            prison: [None; CELLS],
            deck: Cards::ALL,
            played: Cards::EMPTY,
            phase: Phase::Deal(0),
            active: Seat::FIRST,
            starter: Seat::FIRST,
            year: 1,
            players: setup.players,
            rules,
        })
    }

    #[inline]
    fn players(&self) -> usize {
        self.players as usize
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::Redeal(_) => Turn::House,
            Phase::Turn | Phase::Target(_) | Phase::Victim(..) | Phase::Place(_) => Turn::Seat(self.active),
            Phase::Exchange(seat) | Phase::Ransom(seat) | Phase::HireBack(seat) | Phase::BuyOut(seat) | Phase::Invest(seat) => {
                Turn::Seat(seat)
            }
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn offers(&self, offer: &mut impl Offer<Capone>) {
        self.list_offers(offer);
    }

    fn not_now(&self, _: Move) -> Refusal {
        self.why_not_now()
    }

    /// C3.2: pieces are a set; they are set down the photo, guards last.
    fn put_in_order(moves: &mut [Move]) {
        let is_piece = |mv: &Move| matches!(mv, Move::Member(_) | Move::Guard);
        let runs = moves.chunk_by_mut(|one, next| is_piece(one) && is_piece(next));
        runs.for_each(|run| run.sort_by_key(|mv| mv.number()));
    }

    #[inline]
    fn play(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        self.carry_out(mv, on);
    }

    fn outcomes(&self, each: &mut impl FnMut(House, Weight)) {
        let pile = self.pile();
        pile.kinds().for_each(|kind| each(House::Deal(kind), Weight::from(pile.count(kind))));
    }

    #[inline]
    fn total_weight(&self) -> Weight {
        Weight::from(self.pile().len())
    }

    #[inline]
    fn outcome_at(&self, drawn: Weight) -> Option<House> {
        self.pile().nth(drawn).map(House::Deal)
    }

    #[inline]
    fn settle(&mut self, house: House, on: &mut impl Listen<Event>) {
        self.deal(house, on);
    }

    fn standings(&self) -> Option<Standings> {
        (self.phase == Phase::Over).then(|| self.final_standings())
    }

    fn reckoning(&self) -> Option<Reckoning> {
        let word = match self.decided_by()? {
            (EndReason::Goal, Decided::Chip) => "goal",
            (_, decided) => decided.word(),
        };
        Some(Reckoning::new(&self.final_standings(), word, self.scores().map(|score| Some(Vec::from(score)))))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn consequences(view: &View, setup: &Setup) -> impl Serialize {
        let figures = Figures::of(&setup.edition).expect("the edition of a game that is played is valid");
        Consequences::of(view, &figures)
    }

    /// C2.2, C2.3: what is exchanged or laid face down, only its owner knows.
    fn move_seen_by(&self, by: Seat, mv: Move, viewer: Viewer) -> Option<Move> {
        let secret = matches!(mv, Move::Exchange(_) | Move::LayDown(_));
        (!secret || viewer.knows_what(by)).then_some(mv)
    }

    fn house_seen_by(&self, house: House, viewer: Viewer) -> Option<House> {
        self.drawer().filter(|seat| viewer.knows_what(*seat)).map(|_| house)
    }

    fn event_seen_by(event: &Event, viewer: Viewer) -> Option<Report> {
        Some(event.heard_by(viewer))
    }

    /// A card that is played with effect was hidden in a hand before.
    fn reveals(&self, mv: Move) -> bool {
        matches!(mv, Move::Play(_))
    }

    /// A member just arrested stays in prison (C3.7).
    fn standing_answer(view: &View) -> Option<Move> {
        matches!(view.question, Some(Question::Ransom(_))).then_some(Move::Leave)
    }

    /// A card with all that belongs to it is one decision, and so is an exchange.
    fn at_rest(&self) -> bool {
        match self.phase {
            Phase::Target(_) | Phase::Victim(..) | Phase::Place(_) => false,
            Phase::Exchange(seat) => self.own(seat).exchanged.is_empty(),
            _ => true,
        }
    }

    fn imagine(&self, viewer: Viewer, random: &mut impl Random) -> Capone {
        let mut world = *self;
        if viewer == Viewer::Everyone {
            return world;
        }
        let (mut unknown, count) = self.unknown_cards(viewer);
        random.shuffle(&mut unknown[..count]);
        world.place_unknown(viewer, &unknown[..count]);
        world
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_members()?;
        self.audit_guards()?;
        self.audit_fields()?;
        self.audit_cards()?;
        self.audit_money()
    }
}

impl Capone {
    /// The cards that a viewer cannot place, in the order of the kinds, and how many there are.
    fn unknown_cards(&self, viewer: Viewer) -> ([Kind; DECK], usize) {
        let (mut unknown, mut count) = ([Kind::PastaShop; DECK], 0);
        for kind in Kind::ALL {
            let seats = self.seats().filter(|seat| viewer.knows_what(*seat));
            let of_seats = seats.flat_map(|seat| self.own(seat).secret_cards()).map(|cards| cards.count(kind));
            let known = self.played.count(kind) + of_seats.sum::<u8>();
            let copies = (kind.copies() - known) as usize;
            unknown[count..count + copies].fill(kind);
            count += copies;
        }
        (unknown, count)
    }

    /// Worlds that a viewer cannot tell from this one, in each of which a seat has another card in hand: one for each kind that it may
    /// have.
    pub(crate) fn with_each_card_of(&self, seat: Seat, viewer: Viewer) -> Vec<Capone> {
        let (unknown, count) = self.unknown_cards(viewer);
        let before = self.seats().filter(|other| !viewer.knows_what(*other) && *other < seat);
        let place = usize::from(before.flat_map(|other| self.own(other).secret_cards()).map(Cards::len).sum::<u8>());
        let with = |index: usize| {
            let (mut world, mut cards) = (*self, unknown);
            cards.swap(place, index);
            world.place_unknown(viewer, &cards[..count]);
            world
        };
        let is_first_of_kind = |index: &usize| *index == 0 || unknown[*index] != unknown[*index - 1];
        (0..count).filter(is_first_of_kind).map(with).collect()
    }

    /// Puts cards into every place where they could be, in the order given.
    fn place_unknown(&mut self, viewer: Viewer, cards: &[Kind]) {
        let mut rest = cards;
        let mut take = |count: u8| {
            let (taken, left) = rest.split_at(count as usize);
            rest = left;
            let mut cards = Cards::EMPTY;
            for kind in taken {
                cards.add(*kind);
            }
            cards
        };
        for seat in self.seats().filter(|seat| !viewer.knows_what(*seat)) {
            let own = self.own_mut(seat);
            own.hand = take(own.hand.len());
            own.exchanged = take(own.exchanged.len());
            own.face_down = take(own.face_down.len());
        }
        self.deck = take(self.deck.len());
    }

    /// C5.1.
    fn audit_members(&self) -> Result<(), String> {
        for seat in self.seats() {
            let own = self.own(seat);
            let on_fields = self.fields.iter().flatten().filter(|gang| gang.seat == seat).map(|gang| gang.members);
            let absent = self.away.iter().chain(&self.prison).flatten().filter(|absentee| absentee.seat == seat);
            let places = on_fields.chain(absent.map(|absentee| MemberSet::only(absentee.member))).chain([own.photo, own.harbour]);
            let (mut all, mut sum) = (MemberSet::EMPTY, 0);
            places.for_each(|members| (all, sum) = (all.or(members), sum + members.len()));
            ensure(all == MemberSet::ALL && sum == 8, || format!("C5.1: {seat} has {sum} members, {all:?}, not each of 8 once"))?;
        }
        Ok(())
    }

    /// C5.2.
    fn audit_guards(&self) -> Result<(), String> {
        let expected = self.figures.edition.guards.count;
        for seat in self.seats() {
            let own = self.own(seat);
            let on_illegal: u8 = self.fields.iter().flatten().filter(|gang| gang.seat == seat).map(|gang| gang.guards).sum();
            let sum = own.guards + on_illegal + own.legal.count_ones() as u8 + own.park + own.gone;
            ensure(sum == expected, || format!("C5.2: {seat} has {sum} guards, not {expected}"))?;
        }
        Ok(())
    }

    /// C5.3: a field has one owner by its type; C3.3 holds on it, and nobody owns it with nothing.
    fn audit_fields(&self) -> Result<(), String> {
        for (field, gang) in Field::all().zip(&self.fields) {
            if let Some(gang) = gang {
                let place = || format!("{} {}", field.kind().word(), field.twin());
                ensure(gang.members.may_stand_together(), || format!("C5.3: C3.3 is broken on {}", place()))?;
                ensure(!gang.members.is_empty() || gang.guards > 0, || format!("C5.3: {} is held by nobody", place()))?;
            }
        }
        let legal = self.seats().map(|seat| self.own(seat).legal);
        let (mut all, mut sum) = (0, 0);
        legal.for_each(|fields| (all, sum) = (all | fields, sum + fields.count_ones()));
        ensure(all.count_ones() == sum, || "C5.3: a legal field has two owners".to_owned())
    }

    /// C5.4: of every kind.
    fn audit_cards(&self) -> Result<(), String> {
        for kind in Kind::ALL {
            let of_seats = self.seats().flat_map(|seat| self.own(seat).secret_cards()).map(|cards| cards.count(kind));
            let (sum, copies) = (of_seats.sum::<u8>() + self.played.count(kind) + self.deck.count(kind), kind.copies());
            ensure(sum == copies, || format!("C5.4: there are {sum} cards {}, not {copies}", kind.word()))?;
        }
        Ok(())
    }

    /// Nobody spends what is not there. (C5.5 needs the events and has a test of its own.)
    fn audit_money(&self) -> Result<(), String> {
        let solvent = self.seats().all(|seat| self.own(seat).cash >= 0);
        ensure(solvent, || "C5.5: somebody has less than nothing".to_owned())
    }
}
