//! The evaluation: what a position is worth to a seat.

use std::sync::LazyLock;

use engine::{Evaluate, MAX_SEATS, Seat, Successors, Tuning};
use serde::{Deserialize, Serialize};

use crate::state::{Holdings, Phase};
use crate::{Card, Colour, Die, DieSet, Edition, FieldSet, Pate, Tile, Track};

/// The sums, in dollars, that a sensible player gives things.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What makes the odds to win e times as good: at the end of a game, and at its beginning.
    logit_scale: [f64; 2],
    /// Being on the last step of the knock-out track at the end, when it is decided which one that is.
    staying_in: f64,
    /// Steps that a family makes on one track in a turn if it cares.
    steps_a_turn: f64,
    /// How many steps of shortfall make the end of a track a lost cause.
    doubt: f64,
    /// A tile in hand, in the order of the tiles, while turns are left.
    tiles: [f64; 6],
    /// A friend, by the step of the favours marker.
    friends: [f64; 5],
    /// A step on favours beyond what the friends in hand are worth.
    favour_step: f64,
    /// How often a business pays in a round, for each player at the table.
    paydays: f64,
    /// A member in supply, the first and each further one.
    supply: [f64; 2],
    /// A member in the Tombs.
    prisoner: f64,
    /// A debt marker of one's own, to give.
    marker: f64,
    /// A debt marker with another player, to its family (less) and its keeper (more).
    debt: f64,
    /// How much a rival's gain hurts.
    rivalry: f64,
    /// A turn to come, apart from all that: it tells seats apart that have not had their turns alike. Only for chances.
    turn: f64,
    /// Dice not yet rolled.
    guesses: Guesses,
}

/// Plain guesses of what dice that are not yet rolled will bring where they can go (P5).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Guesses {
    /// Row 1, any colour.
    business: f64,
    visit: f64,
    /// Row 2, white.
    cash: f64,
    /// For each marker that comes back.
    assembly: f64,
    raid: f64,
    /// A raid, for each own business that is not protected, times the five numbers it may have.
    own_raided: f64,
    takeover: f64,
    /// What the friend costs.
    friend_price: f64,
    consigliere: f64,
    /// For each prisoner, as a part of a member in supply.
    prosecutor: f64,
    informer: f64,
    /// For each turn that is left.
    banker: f64,
}

static TUNING: LazyLock<Tuning<Weights>> = LazyLock::new(|| Tuning::read(include_str!("../tuning.toml")));

impl Evaluate for Pate {
    type Weights = Weights;

    fn tuning() -> &'static Tuning<Weights> {
        &TUNING
    }

    fn characters() -> Vec<(&'static str, Weights)> {
        vec![("careless", Weights { staying_in: 0.0, ..TUNING.one_ply.clone() })]
    }

    fn logit_scale(&self, weights: &Weights) -> f64 {
        let turns: f64 = self.seats().map(|seat| self.turns_left(seat)).sum();
        let all_turns = f64::from(self.figures.edition.rounds) * f64::from(self.players);
        let [end, beginning] = weights.logit_scale;
        end + (beginning - end) * (turns / all_turns).sqrt()
    }

    /// Who is not on the last step of the knock-out track cannot win (P8.1); among the others money decides (P8.4).
    fn logits(&self, weights: &Weights) -> [f64; MAX_SEATS] {
        let evaluation = Evaluation { game: self, weights, grey: self.chance_of_grey() };
        let scale = self.logit_scale(weights);
        let mut logits = [0.0; MAX_SEATS];
        for seat in self.seats() {
            let (own, turns) = (self.own(seat), self.turns_left(seat));
            let staying_in = evaluation.staying_in(own, turns).max(LEAST_HOPE);
            logits[seat.index()] =
                (evaluation.belongings(seat) + evaluation.dice(seat) + weights.turn * turns) / scale + staying_in.ln();
        }
        logits
    }

    /// Nothing is hidden (P1.7). Before the third row of the last turn there are too many dice to come.
    fn successors(&self, _: Seat) -> Successors<Pate> {
        let is_last_turn = self.round == self.figures.edition.rounds && self.active.index() + 1 == self.players as usize;
        let is_turn = !self.phase.is_before_turns() && self.phase != Phase::Knives;
        if is_last_turn && is_turn && self.row >= 3 { Successors::Open } else { Successors::Unknown }
    }

    fn evaluate(&self, seat: Seat, weights: &Weights) -> f64 {
        if let Phase::Over = self.phase {
            return self.appraise_result(seat, weights);
        }
        let evaluation = Evaluation { game: self, weights, grey: self.chance_of_grey() };
        let rivals: f64 = self.seats().filter(|rival| *rival != seat).map(|rival| evaluation.fortune(rival)).sum();
        evaluation.fortune(seat) + evaluation.dice(seat) - weights.rivalry * rivals / f64::from(self.players - 1)
    }
}

/// Nobody is given up altogether before the end.
const LEAST_HOPE: f64 = 1e-3;

impl Pate {
    fn appraise_result(&self, seat: Seat, weights: &Weights) -> f64 {
        let share = self.final_standings().win_share(seat);
        f64::from(self.own(seat).money) + weights.staying_in * (share + f64::from(u8::from(self.is_in(seat))))
    }

    /// How likely it is that reputation becomes the knock-out track, given the cards not yet seen.
    fn chance_of_grey(&self) -> f64 {
        if let Some(track) = self.knock_out() {
            return f64::from(u8::from(track == Track::Reputation));
        }
        let Edition { cards, events, .. } = &self.figures.edition;
        let is_unseen = |card: &&Card, colour| !self.turned.contains(**card) && cards.of(**card).colour == colour;
        let unseen = |colour: Colour| Card::ALL.iter().filter(|card| is_unseen(card, colour)).count() as u32;
        let needed = |colour: Colour| events.knock_out - self.event_markers[colour as usize];
        chance_first(needed(Colour::Grey), needed(Colour::Red), unseen(Colour::Grey), unseen(Colour::Red))
    }

    /// Whether nobody has a turn yet: during the set-up, or the event of a round.
    fn nobody_has_a_turn(&self) -> bool {
        self.phase.is_before_turns() || self.round == 0
    }

    /// Turns that a seat still has, counting the dice of the present one.
    fn turns_left(&self, seat: Seat) -> f64 {
        let later_rounds = f64::from(self.figures.edition.rounds - self.round.min(self.figures.edition.rounds));
        let this_round = match seat {
            _ if self.nobody_has_a_turn() || seat > self.active => 1.0,
            _ if seat == self.active => f64::from(5 - self.row) / 4.0 * f64::from(u8::from(self.phase != Phase::WrapUp)),
            _ => 0.0,
        };
        later_rounds + this_round
    }
}

/// The chance that `a` cards of the first colour turn up before `b` of the second.
fn chance_first(a: u8, b: u8, firsts: u32, seconds: u32) -> f64 {
    if a == 0 || b == 0 {
        return f64::from(u8::from(a == 0));
    }
    let all = f64::from(firsts + seconds);
    let mut chance = 0.0;
    if firsts > 0 {
        chance += f64::from(firsts) / all * chance_first(a - 1, b, firsts - 1, seconds);
    }
    if seconds > 0 {
        chance += f64::from(seconds) / all * chance_first(a, b - 1, firsts, seconds - 1);
    }
    chance
}

struct Evaluation<'a> {
    game: &'a Pate,
    weights: &'a Weights,
    grey: f64,
}

impl Evaluation<'_> {
    /// What a family has and may hope for, without the dice on the table.
    fn fortune(&self, seat: Seat) -> f64 {
        let staying_in = self.staying_in(self.game.own(seat), self.game.turns_left(seat));
        self.belongings(seat) + self.weights.staying_in * staying_in
    }

    /// What a family has and may earn, apart from whether it will be in at the end.
    fn belongings(&self, seat: Seat) -> f64 {
        let own = self.game.own(seat);
        let turns = self.game.turns_left(seat);
        f64::from(own.money)
            + self.businesses(own, turns)
            + self.earnings(own, turns)
            + self.people(own, turns)
            + self.debts(seat, own, turns)
    }

    fn businesses(&self, own: &Holdings, turns: f64) -> f64 {
        let edition = &self.game.figures.edition;
        let paydays = self.weights.paydays * f64::from(self.game.players) * turns;
        let of_number = |pips: u8| {
            let count = own.held.and(self.game.figures.with_pips(pips)).len();
            let kind = self.game.figures.kind_of_pips(pips);
            f64::from(count) * (paydays * f64::from(self.game.figures.pays(kind)) + f64::from(edition.money.end_per_business))
        };
        (1..=5).map(of_number).sum()
    }

    /// The hope to be in at the end.
    fn staying_in(&self, own: &Holdings, turns: f64) -> f64 {
        let figures = self.game.figures;
        let hope = |track: Track| {
            let needed = f64::from(figures.end_of(track) - own.marker(track));
            let shortfall = needed - self.weights.steps_a_turn * turns;
            if needed == 0.0 {
                1.0
            } else if turns == 0.0 {
                0.0
            } else {
                1.0 / (1.0 + (shortfall / self.weights.doubt).exp())
            }
        };
        self.grey * hope(Track::Reputation) + (1.0 - self.grey) * hope(Track::Influence)
    }

    /// What income and favours will bring.
    fn earnings(&self, own: &Holdings, turns: f64) -> f64 {
        let figures = self.game.figures;
        let income = f64::from(figures.edition.income_at(own.marker(Track::Income)));
        // Income is paid once a round and once at the end.
        let paydays = turns.ceil().max(1.0);
        let favours = f64::from(own.marker(Track::Favours)) * self.weights.favour_step * turns.min(2.0) / 2.0;
        income * paydays + favours
    }

    fn people(&self, own: &Holdings, turns: f64) -> f64 {
        if turns == 0.0 {
            return -f64::from(own.tombs) * f64::from(self.game.figures.edition.money.end_per_prisoner);
        }
        let tiles: f64 = own.tiles.into_iter().map(|tile| self.weights.tiles[tile.index()]).sum();
        // Only two favours a turn, so a heap of friends near the end is worth little.
        let usable = f64::from(own.friends).min(f64::from(self.game.figures.edition.favours_a_turn) * turns.ceil());
        let friends = usable * self.weights.friends[own.marker(Track::Favours) as usize];
        let [first, further] = self.weights.supply;
        let supply = if own.supply == 0 { 0.0 } else { first + further * f64::from(own.supply - 1) };
        tiles + friends + supply.min(3_000.0 * turns) + self.weights.prisoner * f64::from(own.tombs)
    }

    fn debts(&self, seat: Seat, own: &Holdings, turns: f64) -> f64 {
        let given: u8 = own.debts_with.iter().sum();
        let kept: u8 = self.game.holdings.iter().map(|other| other.debts_with[seat.index()]).sum();
        let spare = if turns > 0.0 { self.weights.marker * f64::from(own.debts) } else { 0.0 };
        self.weights.debt * (f64::from(kept) - f64::from(given) - f64::from(own.debts_at_bank)) + spare
    }

    /// What the dice that are left may still bring the active seat: the best way to lay their colours, whatever they show.
    fn dice(&self, seat: Seat) -> f64 {
        let game = self.game;
        if seat != game.active || game.nobody_has_a_turn() {
            return 0.0;
        }
        let is_laid = game.phase.is_of_a_field() || game.phase == Phase::WrapUp;
        let row = if is_laid { game.row + 1 } else { game.row };
        let guesses = Die::ALL
            .map(|die| [1, 2, 3, 4].map(|row| if game.left.contains(die) { self.die_in_row(seat, die, row) } else { 0.0 }));
        best_rows(&guesses, game.left, row)
    }

    /// A guess of what a die of this colour brings in this row, before it is rolled.
    fn die_in_row(&self, seat: Seat, die: Die, row: u8) -> f64 {
        let own = self.game.own(seat);
        let guesses = &self.weights.guesses;
        let turns = self.game.turns_left(seat);
        match (row, die) {
            (1, _) => guesses.business,
            (2, Die::Grey) => self.steps(own, Track::Reputation, turns),
            (2, Die::Red) => self.steps(own, Track::Influence, turns),
            (2, Die::Black) => guesses.visit,
            (2, Die::White) => guesses.cash,
            (3, Die::Grey) => {
                let kept: u8 = self.game.holdings.iter().map(|other| other.debts_with[seat.index()]).sum();
                f64::from(kept) * guesses.assembly
            }
            (3, Die::Red) => guesses.raid - guesses.own_raided * f64::from(own.held.minus(self.game.protected()).len()) / 5.0,
            (3, Die::Black) if own.debts > 0 && own.supply > 0 => guesses.takeover,
            (3, Die::White) => self.weights.friends[own.marker(Track::Favours) as usize] - guesses.friend_price,
            (4, Die::Grey) if own.supply > 0 && self.game.occupied() != FieldSet::ALL => guesses.consigliere,
            (4, Die::Red) => f64::from(own.tombs) * self.weights.supply[0] * guesses.prosecutor,
            (4, Die::Black) => guesses.informer,
            (4, Die::White) => guesses.banker * turns,
            _ => 0.0,
        }
    }

    /// Three steps, the middle of a die, on a track.
    fn steps(&self, own: &Holdings, track: Track, turns: f64) -> f64 {
        let end = self.game.figures.end_of(track);
        let worth = |own: &Holdings| self.weights.staying_in * self.staying_in(own, turns);
        let mut after = *own;
        after.markers[track.index()] = end.min(own.marker(track) + 3);
        let tile = Tile::ALL.into_iter().find(|tile| {
            track.tiles().contains(tile)
                && (own.marker(track) + 1..=after.marker(track)).contains(&self.game.figures.step_of(*tile))
        });
        worth(&after) - worth(own) + tile.map_or(0.0, |tile| self.weights.tiles[tile.index()])
    }
}

/// The most that the dice left can bring in the rows from this one on, by what each die is guessed to bring in each row.
fn best_rows(guesses: &[[f64; 4]; 4], left: DieSet, row: u8) -> f64 {
    if row > 4 || left.is_empty() {
        return 0.0;
    }
    let lay = |die: Die| guesses[die.index()][row as usize - 1] + best_rows(guesses, left.without(die), row + 1);
    left.into_iter().map(lay).fold(f64::NEG_INFINITY, f64::max)
}
