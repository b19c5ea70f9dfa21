//! The evaluation: what a position is worth to a seat, in thousands of dollars.

use std::sync::LazyLock;

use engine::{Evaluate, Game, MAX_SEATS, Seat, Silent, Successors, Tuning, Viewer, softmax};
use serde::{Deserialize, Serialize};

use crate::kind::Purpose;
use crate::state::{Gang, Holdings, Phase, Placing};
use crate::{Capone, Cards, Field, Kind, MemberSet, Move};

/// The sums, in thousands of dollars, and parts that a sensible player gives things.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What makes the odds to win e times as good: at the end of a game, and at its beginning.
    logit_scale: [f64; 2],
    /// Having won.
    win: f64,
    /// A step of the chip, and how much more the next one is always worth.
    step: f64,
    step_rise: f64,
    /// How many steps the leader is expected to make in a year, and how many years of watching weigh as much as that.
    steps_a_year: f64,
    expectation: f64,
    /// What a member or guard in the family brings in a year, as a part of its value.
    yearly: f64,
    /// How much of the pieces on the photo can still be set with so many illegal cards in hand.
    settable: [f64; 6],
    /// How much of what is set later will pay.
    later: f64,
    /// How likely somebody who holds the card of a field and can oust the gang there does so.
    greed: f64,
    /// How likely somebody who holds an action card uses it on the gang that it hits hardest.
    menace: f64,
    /// The size of the gangs that each player will still set this year: they draw the action cards away.
    crowd: f64,
    /// What a legal card in hand is worth, as a part of what it pays.
    legal: f64,
    /// What action cards in hand are worth: out of circulation, F.B.I., protection money, takeover, an offer.
    actions: [f64; 5],
    /// How much the others' fortune hurts: on average, and that of the best of them.
    rivalry: [f64; 2],
}

static TUNING: LazyLock<Tuning<Weights>> = LazyLock::new(|| Tuning::read(include_str!("../tuning.toml")));

impl Evaluate for Capone {
    type Weights = Weights;

    fn tuning() -> &'static Tuning<Weights> {
        &TUNING
    }

    /// Carefree is somebody who thinks little of what others may do, and of doing something to them.
    fn characters() -> Vec<(&'static str, Weights)> {
        let carefree = Weights {
            menace: 0.8,
            crowd: 100.0,
            yearly: 0.4,
            later: 0.8,
            actions: [14.0, 20.0, 18.0, 20.0, 30.0],
            rivalry: [0.2, 0.2],
            ..TUNING.one_ply.clone()
        };
        vec![("carefree", carefree)]
    }

    fn logit_scale(&self, weights: &Weights) -> f64 {
        let [end, beginning] = weights.logit_scale;
        end + (beginning - end) * (1.0 - self.steps_of_leader() / f64::from(self.figures.edition.chip.goal)).max(0.0)
    }

    fn logits(&self, weights: &Weights) -> [f64; MAX_SEATS] {
        Logits::new(self, weights).logits(self.placing())
    }

    /// While pieces are being set nothing but the set changes, so that what everybody has is reckoned once.
    fn chances_after(&self, moves: &[Move], weights: &Weights) -> Vec<[f64; MAX_SEATS]> {
        let mut logits = None;
        let after = |mv: &Move| {
            let mut next = *self;
            next.play(*mv, &mut Silent);
            let placing = next.placing();
            if placing.is_none() {
                return next.chances(weights);
            }
            debug_assert_eq!(Capone { phase: self.phase, ..next }, *self, "only the set changes");
            let logits = logits.get_or_insert_with(|| Logits::new(self, weights));
            softmax(&logits.logits(placing)[..self.players as usize])
        };
        moves.iter().map(after).collect()
    }

    /// From the last cards of a year to its end, if the game may end there. Only which card another plays depends on what is hidden.
    /// What somebody does with money that cannot bring him to the goal is all the same to who wins this year (C4.6).
    fn successors(&self, seat: Seat) -> Successors<Capone> {
        let is_near = match self.phase {
            Phase::Deal(_) | Phase::Exchange(_) | Phase::Redeal(_) | Phase::Over => false,
            // Somebody who invests now may reach the goal (C4.6), or this is the last year (C4.7).
            Phase::HireBack(_) | Phase::BuyOut(_) | Phase::Invest(_) => {
                self.is_last_year() || self.seats().any(|seat| self.reaches_goal(seat))
            }
            Phase::Turn | Phase::Target(_) | Phase::Victim(..) | Phase::Place(_) | Phase::Ransom(_) => {
                let cards: u8 = self.seats().map(|seat| self.own(seat).hand.len()).sum();
                cards <= LAST_CARDS && (self.is_last_year() || self.may_reach_goal(seat))
            }
        };
        match self.phase {
            _ if !is_near => Successors::Unknown,
            Phase::Turn if self.active != seat => Successors::InOneOf(self.with_each_card_of(self.active, Viewer::Seat(seat))),
            Phase::HireBack(other) | Phase::BuyOut(other) | Phase::Invest(other)
                if other != seat && !self.is_last_year() && !self.reaches_goal(other) =>
            {
                Successors::Alike
            }
            _ => Successors::Open,
        }
    }

    /// A card that can have no effect this year will be laid down, so that it costs nothing to exchange (C2.2).
    fn free_move(&self) -> Option<Move> {
        let Phase::Exchange(seat) = self.phase else { return None };
        self.own(seat).hand.kinds().find(|kind| self.is_idle(seat, *kind)).map(Move::Exchange)
    }

    fn evaluate(&self, seat: Seat, weights: &Weights) -> f64 {
        if self.phase == Phase::Over {
            let standings = self.final_standings();
            let behind = f64::from(standings.place(seat) - 1) / f64::from(self.players);
            return weights.win * (2.0 * standings.win_share(seat) - 1.0 - behind);
        }
        Evaluation::new(self, seat, weights).position()
    }
}

/// The cards of all hands together from which on a proof looks to the year's end.
const LAST_CARDS: u8 = 1;

impl Capone {
    /// How far the chip that is ahead of all others could come with its family's cash, in steps and parts of one.
    fn steps_of_leader(&self) -> f64 {
        let steps = |own: &Holdings| f64::from(own.chip) + f64::from(own.cash) / f64::from(self.figures.edition.chip.step);
        self.seats().map(|seat| steps(self.own(seat))).fold(0.0, f64::max)
    }

    fn is_last_year(&self) -> bool {
        self.year >= self.figures.edition.max_years
    }

    /// Whether a seat can reach the goal with the cash that it has (C4.5).
    fn reaches_goal(&self, seat: Seat) -> bool {
        self.price_of_goal(seat) <= self.own(seat).cash
    }

    /// What the steps cost that a seat's chip has still to go (C4.5).
    fn price_of_goal(&self, seat: Seat) -> i32 {
        self.figures.price(Move::Invest(self.figures.edition.chip.goal - self.own(seat).chip))
    }

    /// Whether a seat can reach the goal at the end of this year, if all its pieces and last cards paid as much as they ever could.
    fn may_reach_goal(&self, seat: Seat) -> bool {
        let (own, chip) = (self.own(seat), &self.figures.edition.chip);
        let members =
            self.figures.sum(MemberSet::ALL.minus(own.harbour)) + self.figures.guards(self.figures.edition.guards.count);
        let cards = i32::from(LAST_CARDS) * (self.figures.pay(own.chip) + self.figures.protection(chip.goal - 1));
        self.price_of_goal(seat) <= own.cash + members + cards
    }

    /// C3.1, C3.21, C3.8: whether a card can have no effect this year, whatever happens in it. Chips stand still until its end, and only whose
    /// chip is above 0 has guards on legal fields.
    fn is_idle(&self, seat: Seat, kind: Kind) -> bool {
        match kind.purpose() {
            Purpose::Legal => self.own(seat).chip == 0,
            Purpose::Protection => self.seats().all(|other| other == seat || self.own(other).chip == 0),
            Purpose::Illegal => {
                let own = self.own(seat);
                let guards = self.figures.edition.guards.count - own.gone;
                self.figures.most(MemberSet::ALL.minus(own.harbour), guards) < self.figures.minimum(kind)
            }
            _ => false,
        }
    }
}

/// What everybody has and may hope for, each seen with the eyes of its own seat, but for the pieces that are being set.
struct Logits<'a> {
    logit_scale: f64,
    hopes: [f64; MAX_SEATS],
    /// The one whose turn it is looks at the pieces.
    active: Evaluation<'a>,
}

impl<'a> Logits<'a> {
    fn new(game: &'a Capone, weights: &'a Weights) -> Logits<'a> {
        let mut evaluation = Evaluation::new(game, game.active, weights);
        let mut hopes = [0.0; MAX_SEATS];
        // The one whose turn it is looks last, and goes on looking.
        for seat in game.left_of(game.active).clockwise(game.players as usize) {
            evaluation.look_from(seat);
            hopes[seat.index()] = evaluation.hopes();
        }
        Logits { logit_scale: game.logit_scale(weights), hopes, active: evaluation }
    }

    /// The logarithm of everybody's odds to win, if these pieces are being set.
    fn logits(&self, placing: Option<Placing>) -> [f64; MAX_SEATS] {
        let mut logits = self.hopes;
        if let Some(placing) = placing {
            logits[self.active.seat.index()] += self.active.best_completion(placing);
        }
        logits.map(|hopes| hopes / self.logit_scale)
    }
}

/// One seat's look at a world. Of the cards it uses only what the seat itself knows: its own, and those that lie open.
struct Evaluation<'a> {
    game: &'a Capone,
    seat: Seat,
    weights: &'a Weights,
    /// Years to come, this one not counted.
    years: f64,
    /// For each card that the seat cannot place: how likely it is in one given player's hand.
    in_a_hand: f64,
    /// The cards that the seat can place.
    known: [Cards; 4],
    /// How many offers, takeovers and cards that take a member from a field the seat cannot place.
    unseen_offers: f64,
    unseen_takeovers: f64,
    unseen_arrests: f64,
    /// The most that each seat could put on one field.
    strength: [i32; MAX_SEATS],
    /// How many cards each seat has in hand, and all together.
    cards: [u8; MAX_SEATS],
    all_cards: u8,
    /// The squares of the totals of all gangs, on the board and to come: action cards go for the largest.
    attraction: f64,
}

impl<'a> Evaluation<'a> {
    fn new(game: &'a Capone, seat: Seat, weights: &'a Weights) -> Evaluation<'a> {
        let (chip, leader) = (&game.figures.edition.chip, game.steps_of_leader());
        let gained = leader - f64::from(game.figures.edition.start_cash) / f64::from(chip.step);
        let watched = f64::from(game.year - 1);
        let pace = (weights.steps_a_year * weights.expectation + gained.max(0.0)) / (weights.expectation + watched);
        let steps_left = (f64::from(chip.goal) - leader).max(0.0);
        let years_left = f64::from(game.figures.edition.max_years - game.year);
        let (mut strength, mut cards) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        for seat in game.seats() {
            let holding = game.own(seat);
            cards[seat.index()] = holding.hand.len();
            strength[seat.index()] = game.figures.most(holding.photo, holding.guards);
        }
        let squares = game.fields.into_iter().flatten().map(|gang| f64::from(game.total(gang)).powi(2)).sum::<f64>();
        let rounds = game.figures.edition.rounds_for(game.players as usize);
        let all_cards = cards.iter().sum();
        let to_come = f64::from(all_cards) / f64::from(rounds);
        let mut evaluation = Evaluation {
            game,
            seat,
            weights,
            years: (steps_left / pace - 0.5).clamp(0.0, years_left),
            in_a_hand: 0.0,
            known: [Cards::EMPTY; 4],
            unseen_offers: 0.0,
            unseen_takeovers: 0.0,
            unseen_arrests: 0.0,
            strength,
            cards,
            all_cards,
            attraction: squares + to_come * weights.crowd.powi(2),
        };
        evaluation.look_from(seat);
        evaluation
    }

    /// Takes the eyes of a seat.
    fn look_from(&mut self, seat: Seat) {
        let own = self.game.own(seat);
        self.seat = seat;
        self.known = [self.game.played, own.hand, own.exchanged, own.face_down];
        let placed: u8 = self.known.into_iter().map(Cards::len).sum();
        self.in_a_hand = 1.0 / f64::from(Cards::ALL.len().saturating_sub(placed).max(1));
        self.unseen_offers = self.unseen(Kind::Offer);
        self.unseen_takeovers = self.unseen(Kind::Takeover);
        self.unseen_arrests = [Kind::Party, Kind::Barber, Kind::Dinner, Kind::Fbi].map(|kind| self.unseen(kind)).iter().sum();
    }

    /// How many cards of a kind the seat cannot place.
    fn unseen(&self, kind: Kind) -> f64 {
        f64::from(kind.copies() - Cards::count_in(self.known, kind))
    }

    fn position(&self) -> f64 {
        let rivals = self.game.seats().filter(|rival| *rival != self.seat).map(|rival| self.fortune(rival));
        let (mut sum, mut most) = (0.0, f64::NEG_INFINITY);
        rivals.for_each(|fortune| (sum, most) = (sum + fortune, f64::max(most, fortune)));
        let [average, best] = self.weights.rivalry;
        let rivalry = average * sum / f64::from(self.game.players - 1) + best * most;
        let placing = self.game.placing().filter(|_| self.game.active == self.seat);
        self.hopes() + placing.map_or(0.0, |placing| self.best_completion(placing)) - rivalry
    }

    /// What the seat has and may hope for, but for the pieces that it is setting.
    fn hopes(&self) -> f64 {
        self.fortune(self.seat) + self.hand()
    }

    /// What a family has and may hope for, without its cards.
    fn fortune(&self, seat: Seat) -> f64 {
        let own = self.game.own(seat);
        let chip = f64::from(own.chip);
        let gangs = self.game.fields.into_iter().zip(Field::all());
        let on_fields: f64 =
            gangs.filter_map(|(gang, field)| gang.filter(|gang| gang.seat == seat).map(|gang| self.gang(gang, field))).sum();
        let absent = self.game.away.iter().flatten().filter(|absentee| absentee.seat == seat);
        let away: f64 = absent.map(|absentee| self.worth(MemberSet::only(absentee.member), 0)).sum();
        f64::from(own.cash)
            + chip * self.weights.step
            + chip * chip * self.weights.step_rise
            + self.worth(own.photo, own.guards + own.legal.count_ones() as u8)
            + self.park(own)
            + on_fields
            + away
            + self.prison(seat)
    }

    /// What pieces in the family will bring in the years to come.
    fn worth(&self, members: MemberSet, guards: u8) -> f64 {
        let value = self.game.figures.sum(members) + self.game.figures.guards(guards);
        f64::from(value) * self.weights.yearly * self.years
    }

    fn price(&self, mv: Move) -> f64 {
        f64::from(self.game.figures.price(mv))
    }

    fn park(&self, own: &Holdings) -> f64 {
        (self.worth(MemberSet::EMPTY, own.park) - self.price(Move::HireBack(own.park))).max(0.0)
    }

    /// A prisoner comes home after some years, or at once for its value.
    fn prison(&self, seat: Seat) -> f64 {
        let cells = (1_u8..).zip(&self.game.prison);
        let of_seat = cells.filter_map(|(cell, prisoner)| prisoner.filter(|it| it.seat == seat).map(|it| (cell, it.member)));
        let worth = |(cell, member)| {
            let free = self.worth(MemberSet::only(member), 0);
            let waited = free * (self.years - f64::from(cell)).max(0.0) / self.years.max(1.0);
            waited.max(free - self.price(Move::BuyOut(member)))
        };
        of_seat.map(worth).sum()
    }

    /// Pieces on a field: this year's income and the years after, each as likely as it is to come.
    fn gang(&self, gang: Gang, field: Field) -> f64 {
        let total = self.game.total(gang);
        self.gang_with(gang, total, self.staying(gang.seat, field, total, !gang.members.is_empty()))
    }

    /// The same of a gang whose total and chances to stay are known.
    fn gang_with(&self, gang: Gang, total: i32, (stays, pays): Staying) -> f64 {
        let guards = self.worth(MemberSet::EMPTY, gang.guards);
        let rehired = guards - self.price(Move::HireBack(gang.guards));
        pays * f64::from(total) + stays * (self.worth(gang.members, 0) + guards) + (1.0 - stays) * rehired.max(0.0)
    }

    /// How likely a gang is to stay on a field until the year's end, and to be paid for it.
    fn staying(&self, seat: Seat, field: Field, total: i32, members: bool) -> Staying {
        let need = total + self.game.figures.edition.fields.outbid;
        let able = self.game.seats().filter(|rival| *rival != seat && self.strength[rival.index()] >= need);
        let able_cards = able.map(|rival| self.cards[rival.index()]).sum();
        let rival_cards = self.all_cards - self.cards[seat.index()];
        let held = |unseen: f64, cards: u8| unseen * self.in_a_hand * f64::from(cards);
        let square = f64::from(total).powi(2);
        let size = square / self.attraction.max(square);
        let outbid = held(self.unseen(field.kind()), able_cards) * self.weights.greed;
        let offers = held(self.unseen_offers, rival_cards) + 0.5 * held(self.unseen_takeovers, able_cards);
        let offers = offers * self.weights.menace * size;
        let stays = (-outbid - offers).exp();
        if !members {
            return (stays, stays);
        }
        let arrests = held(self.unseen_arrests, rival_cards) * self.weights.menace * size;
        (stays, stays * (-0.6 * arrests).exp())
    }

    /// What the seat's own cards may still do this year. Cards that are being exchanged count as average ones.
    fn hand(&self) -> f64 {
        let own = self.game.own(self.seat);
        let missing = match self.game.phase {
            Phase::Exchange(seat) | Phase::Redeal(seat) if seat == self.seat => {
                self.game.figures.edition.rounds_for(self.game.players as usize) - own.hand.len()
            }
            _ => 0,
        };
        let (mut illegal, mut others) = (0.0, 0.0);
        let mut count = |kind: Kind, number: f64| {
            if kind.purpose() == Purpose::Illegal {
                illegal += number;
            } else {
                others += number * self.card(own, kind);
            }
        };
        own.hand.iter().for_each(|kind| count(kind, 1.0));
        if missing > 0 {
            let each = f64::from(missing) * self.in_a_hand;
            for kind in Kind::ALL {
                count(kind, each * self.unseen(kind));
            }
        }
        let photo = self.game.figures.sum(own.photo) + self.game.figures.guards(own.guards);
        others + self.settable(illegal) * f64::from(photo)
    }

    /// The part of the photo that so many illegal cards will bring to pay.
    fn settable(&self, cards: f64) -> f64 {
        let table = &self.weights.settable;
        let below = cards as usize;
        let part = cards - below as f64;
        let at = |index: usize| table[index.min(table.len() - 1)];
        self.weights.later * (at(below) * (1.0 - part) + at(below + 1) * part)
    }

    /// What a card that is not illegal may still do.
    fn card(&self, own: &Holdings, kind: Kind) -> f64 {
        let [away, fbi, protection, takeover, offer] = self.weights.actions;
        match kind.purpose() {
            Purpose::Legal if own.guards > 0 => self.weights.legal * f64::from(self.game.figures.pay(own.chip)),
            Purpose::Legal | Purpose::Illegal => 0.0,
            Purpose::Away => away,
            Purpose::Fbi => fbi,
            Purpose::Protection => {
                let chip = self.game.seats().filter(|seat| *seat != self.seat).map(|seat| self.game.own(seat).chip).max();
                protection.min(f64::from(self.game.figures.protection(chip.unwrap_or(0))))
            }
            Purpose::Takeover => takeover,
            Purpose::Offer => offer,
        }
    }

    /// In the middle of setting pieces: what the best way to go on adds to the position of the one who sets them.
    fn best_completion(&self, placing: Placing) -> f64 {
        let (game, figures) = (self.game, self.game.figures);
        let own = game.own(self.seat);
        let there = game.gang(placing.field);
        let (mine, rival) = match there {
            Some(gang) if gang.seat == self.seat => (Some(gang), None),
            Some(gang) => (None, Some(gang)),
            None => (None, None),
        };
        let needed = match rival {
            Some(gang) if placing.exact => game.total(gang),
            _ => game.needed(placing.field).max(1),
        };
        let next = if placing.guards > 0 { MemberSet::EMPTY } else { own.photo.and(placing.members.later()) };
        let possible = placing.members.or(next);
        let unset = self.settable(own.hand.iter().filter(|kind| kind.purpose() == Purpose::Illegal).count() as f64);
        let standing = mine.unwrap_or(Gang { seat: self.seat, members: MemberSet::EMPTY, guards: 0 });
        let before = mine.map_or(0.0, |gang| self.gang(gang, placing.field));
        let mut known = Remembered([None; Remembered::SLOTS]);
        let (mut best, mut judged) = (f64::NEG_INFINITY, None);
        for set in figures.legal_sets() {
            let members = standing.members.or(*set);
            let worth = figures.sum(*set);
            let is_possible = placing.members.minus(*set).is_empty() && set.minus(possible).is_empty();
            // Only what the members are worth together counts here, and sets of equal value follow each other.
            if judged == Some(worth) || !is_possible || !members.may_stand_together() {
                continue;
            }
            judged = Some(worth);
            for guards in placing.guards..=own.guards {
                let value = worth + figures.guards(guards);
                if value < needed {
                    continue;
                }
                if placing.exact && value > needed {
                    break;
                }
                let after = Gang { seat: self.seat, members, guards: standing.guards + guards };
                let (total, has_members) = (game.total(after), !members.is_empty());
                let of_total = known.get((total, has_members), || self.staying(self.seat, placing.field, total, has_members));
                let home = self.worth(*set, guards) + unset * f64::from(value);
                best = best.max(self.gang_with(after, total, of_total) - before - home);
            }
        }
        let [average, most] = self.weights.rivalry;
        let damage =
            rival.map_or(0.0, |gang| (average / f64::from(game.players - 1) + most / 2.0) * self.gang(gang, placing.field));
        if best.is_finite() { best + damage } else { 0.0 }
    }
}

/// What a gang counts, and whether there are members in it.
type Size = (i32, bool);

/// How likely a gang is to stay on its field until the year's end, and to be paid for it.
type Staying = (f64, f64);

/// The chances to stay of gangs of one seat on one field: many sets of pieces are of the same size.
struct Remembered([Option<(Size, Staying)>; Remembered::SLOTS]);

impl Remembered {
    const SLOTS: usize = 128;

    fn get(&mut self, size: Size, staying: impl FnOnce() -> Staying) -> Staying {
        let (total, has_members) = size;
        let slot = &mut self.0[(total.unsigned_abs() as usize * 2 + usize::from(has_members)) % Remembered::SLOTS];
        match slot {
            Some((known, staying)) if *known == size => *staying,
            _ => slot.insert((size, staying())).1,
        }
    }
}
