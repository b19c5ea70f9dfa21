//! The evaluation: what a position is worth to a seat.

use std::sync::LazyLock;

use engine::{Evaluate, MAX_SEATS, Seat, Successors, Tuning};
use serde::{Deserialize, Serialize};

use crate::state::Phase;
use crate::{Card, Dinner, Item, Maffiosi, Place, PlaceSet, Role};

/// The sums, in dollars, and chances that a sensible player gives things.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What makes the odds to win e times as good: at the end of a game, and at its beginning.
    logit_scale: [f64; 2],
    /// A man alive, by role: what he can still do, takings apart.
    men: [f64; 4],
    /// A card in hand, by kind.
    cards: [f64; Card::COUNT],
    /// The chance that a rival kills with a card for which a victim is in reach.
    rival_kills: f64,
    /// The chance that the player itself does so in its next turn, with the card in hand and without.
    own_kill: [f64; 2],
    /// The chance that a cake hits a man who has no turn before it explodes, and one who has.
    cake_hits: [f64; 2],
    /// The chance that a cake without an owner hits anybody.
    stray_cake: f64,
    /// Men killed in a round, for each player.
    deaths_a_round: f64,
    /// How much the mean of the rivals, and the best of them, hurts.
    rivalry: [f64; 2],
    /// Winning.
    win: f64,
}

static TUNING: LazyLock<Tuning<Weights>> = LazyLock::new(|| Tuning::read(include_str!("../tuning.toml")));

impl Evaluate for Maffiosi {
    type Weights = Weights;

    fn tuning() -> &'static Tuning<Weights> {
        &TUNING
    }

    fn characters() -> Vec<(&'static str, Weights)> {
        let greedy = Weights { rival_kills: 0.0, cake_hits: [0.0; 2], own_kill: [0.0; 2], ..TUNING.one_ply.clone() };
        vec![("greedy", greedy)]
    }

    fn logit_scale(&self, weights: &Weights) -> f64 {
        let [end, beginning] = weights.logit_scale;
        end + (beginning - end) * f64::from(self.pot) / f64::from(self.figures().edition.table(self.players as usize).pot)
    }

    fn logits(&self, weights: &Weights) -> [f64; MAX_SEATS] {
        let scale = self.logit_scale(weights);
        let mut logits = Evaluation::new(self, self.active, weights).fortunes();
        for seat in self.seats() {
            logits[seat.index()] = (logits[seat.index()] + self.hand_worth(seat, weights)) / scale;
        }
        logits
    }

    /// What others do depends on hands that nobody else sees, so nothing is sure beyond the next decision of another. Until then
    /// hidden cards have no say: whatever the seat draws and whoever's hand is shown, the cakes explode and the takings are paid.
    fn successors(&self, seat: Seat) -> Successors<Maffiosi> {
        let is_near = match self.phase {
            Phase::Play => self.may_end_with_this_turn(self.most_killed_by_a_card()),
            Phase::Further | Phase::From(_) | Phase::To(..) | Phase::Draw => self.may_end_with_this_turn(0),
            Phase::Choose(..) | Phase::Sit(..) | Phase::Deal(_) | Phase::DrawYoungest => false,
            _ => true,
        };
        match self.phase {
            _ if self.active != seat || !is_near => Successors::Unknown,
            Phase::Draw => Successors::Alike,
            _ => Successors::Open,
        }
    }

    fn evaluate(&self, seat: Seat, weights: &Weights) -> f64 {
        if self.is_over() {
            let share = self.final_standings().win_share(seat);
            return f64::from(self.money[seat.index()]) + weights.win * share;
        }
        let fortunes = Evaluation::new(self, seat, weights).fortunes();
        let own = fortunes[seat.index()];
        let (mut sum, mut best) = (0.0, f64::NEG_INFINITY);
        for rival in self.seats().filter(|rival| *rival != seat) {
            sum += fortunes[rival.index()];
            best = fortunes[rival.index()].max(best);
        }
        let cards = self.hand_worth(seat, weights);
        let [mean_hurts, best_hurts] = weights.rivalry;
        own + cards - mean_hurts * sum / f64::from(self.players - 1) - best_hurts * best
    }
}

/// The most men that one cake kills (M2.2).
const BLAST: u8 = 3;

impl Maffiosi {
    /// The most opponents whom the active player can kill with one card (M3.2, M3.3, M3.6, M3.7).
    fn most_killed_by_a_card(&self) -> u8 {
        let hand = self.hands[self.active.index()];
        let booms = hand.contains(Card::Boom) && self.cakes.iter().any(Option::is_some);
        let drinkers = self.dinner.opponents_of(self.active).and(self.dinner.asleep).len();
        let with = |card: Card, most: u8| if hand.contains(card) { most } else { 0 };
        let of_one = with(Card::Stab, 1).max(with(Card::Fire, 1));
        of_one.max(if booms { BLAST } else { 0 }).max(with(Card::Nightcap, drinkers.min(3)))
    }

    /// Whether the game may end before anybody else decides: with the last gang (M5.1) if so many more can be killed before the next
    /// cake explodes, with the pot, or with silence (M5.2).
    fn may_end_with_this_turn(&self, killed: u8) -> bool {
        let others = || self.seats().filter(|seat| *seat != self.active && !self.is_out(*seat));
        let cakes = others().filter(|seat| self.cakes[seat.index()].is_some()).count() as u8;
        let takings = others().map(|seat| self.dinner.takings_of(self.dinner.men_of(seat))).max().unwrap_or(0);
        let quiet_turns = u16::from(self.figures().edition.quiet_rounds) * u16::from(self.players_left());
        self.dinner.opponents_of(self.active).len() <= killed + BLAST * cakes
            || self.pot <= takings
            || self.quiet_turns + 1 >= quiet_turns
    }

    fn hand_worth(&self, seat: Seat, weights: &Weights) -> f64 {
        let hand = self.hands[seat.index()];
        Card::ALL.into_iter().map(|card| f64::from(hand.count(card)) * weights.cards[card.index()]).sum()
    }
}

struct Evaluation<'a> {
    game: &'a Maffiosi,
    seat: Seat,
    weights: &'a Weights,
    /// Those who cannot act or collect in their next turn. Own sleepers of the active player wake before it.
    asleep: PlaceSet,
    /// Those who die of the decision that is being made.
    doomed: PlaceSet,
    /// Rounds that the game may last.
    rounds: f64,
}

impl<'a> Evaluation<'a> {
    fn new(game: &'a Maffiosi, seat: Seat, weights: &'a Weights) -> Evaluation<'a> {
        // A Nightcap in the making acts as if it were complete.
        let chosen = match game.phase {
            Phase::Drug(chosen, _) => chosen,
            _ => PlaceSet::EMPTY,
        };
        let doomed = chosen.and(game.dinner.asleep);
        let asleep = game.dinner.asleep.or(chosen).minus(game.dinner.men_of(game.active));
        let takings: i32 = game.seats().map(|seat| game.dinner.takings_of(game.dinner.men_of(seat))).sum();
        let by_pot = f64::from(game.pot) / f64::from(takings.max(1_000));
        let by_deaths =
            1.0 + f64::from(game.dinner.occupied().len()) / (weights.deaths_a_round * f64::from(game.players_left()) + 1.0);
        Evaluation { game, seat, weights, asleep, doomed, rounds: by_pot.min(by_deaths).max(1.0) }
    }

    /// What every player has and may hope for.
    fn fortunes(&self) -> [f64; MAX_SEATS] {
        let game = self.game;
        let (mut fortunes, mut strengths) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        let mut worth = [0.0; Place::COUNT];
        for seat in game.seats() {
            self.value_men(seat, &mut worth);
        }
        let alive = self.survival(&worth);
        let mut collected = 0.0;
        for seat in game.seats() {
            let men = game.dinner.men_of(seat).minus(self.doomed);
            for role in Role::ALL {
                let base = self.weights.men[role.index()];
                for man in men.and(game.dinner.in_role(role)) {
                    strengths[seat.index()] += base * alive[man.index()];
                    fortunes[seat.index()] += worth[man.index()] * alive[man.index()];
                }
                let waiting = f64::from(game.waiting[seat.index()][role.index()]);
                strengths[seat.index()] += base * waiting;
                fortunes[seat.index()] += (base + 200.0 * self.rounds) * waiting;
            }
            collected += f64::from(game.dinner.takings_of(men)) * self.rounds;
            fortunes[seat.index()] += f64::from(game.money[seat.index()]);
        }
        // What nobody will collect goes to the last gang.
        let rest = (f64::from(game.pot) - collected).max(0.0);
        let all: f64 = strengths.iter().map(|strength| strength * strength).sum();
        if all > 0.0 {
            for (fortune, strength) in fortunes.iter_mut().zip(strengths) {
                *fortune += rest * strength * strength / all;
            }
        }
        fortunes
    }

    /// What each man of a gang is worth: what he can do and what he brings until the end.
    fn value_men(&self, seat: Seat, worth: &mut [f64; Place::COUNT]) {
        let game = self.game;
        let men = game.dinner.men_of(seat).minus(self.doomed);
        let figures = &game.figures();
        let money = &figures.edition.money;
        let register = men.and(figures.with(Item::Register));
        let times = if register.is_empty() { 1.0 } else { f64::from(money.register) };
        let rounds = |man: Place| if self.asleep.contains(man) { self.rounds - 1.0 } else { self.rounds };
        for role in Role::ALL {
            for man in men.and(game.dinner.in_role(role)) {
                worth[man.index()] = self.weights.men[role.index()];
                if role == Role::Boss {
                    worth[man.index()] += rounds(man) * times * f64::from(money.boss);
                }
            }
        }
        for kind in Item::BUSINESSES {
            let held = men.and(figures.with(kind));
            let each = if held.len() > 1 { f64::from(money.monopoly) / f64::from(held.len()) } else { f64::from(money.business) };
            for man in held {
                worth[man.index()] += rounds(man) * times * each;
            }
        }
        if let Some(man) = register.first() {
            let doubled = f64::from(game.dinner.takings_of(men)) * (1.0 - 1.0 / times);
            worth[man.index()] += rounds(man) * doubled + 100.0 * self.rounds;
        }
    }

    /// The chance of each man to live for another round.
    fn survival(&self, worth: &[f64; Place::COUNT]) -> [f64; Place::COUNT] {
        let game = self.game;
        let mut alive = [1.0; Place::COUNT];
        for killer in game.seats().filter(|killer| !game.is_out(*killer)) {
            let men = game.dinner.men_of(killer).minus(self.asleep).minus(self.doomed);
            let victims = game.dinner.opponents_of(killer).minus(self.doomed);
            let in_reach = game.dinner.in_knife_reach(men).and(victims);
            threaten(in_reach, self.kill_chance(killer, Card::Stab), worth, &mut alive);
            let in_sight = game.dinner.in_line_of_fire(men).and(victims);
            threaten(in_sight, self.kill_chance(killer, Card::Fire), worth, &mut alive);
        }
        for owner in game.seats() {
            if let Some(place) = game.cakes[owner.index()] {
                self.bake(owner, place, &mut alive);
            }
        }
        alive
    }

    fn kill_chance(&self, killer: Seat, card: Card) -> f64 {
        if killer != self.seat {
            return self.weights.rival_kills;
        }
        let [with, without] = self.weights.own_kill;
        if self.game.hands[killer.index()].contains(card) { with } else { without }
    }

    /// A cake explodes when its owner's turn begins; who has a turn before can get out of its way.
    fn bake(&self, owner: Seat, place: Place, alive: &mut [f64; Place::COUNT]) {
        let game = self.game;
        let blast = Dinner::blast(place);
        let players = game.players as usize;
        let turns_until = |seat: Seat| (seat.index() + players - game.active.index() + players - 1) % players;
        let [unwarned, warned] = self.weights.cake_hits;
        for seat in game.seats() {
            let hit = match () {
                () if game.is_out(owner) => self.weights.stray_cake,
                () if turns_until(seat) < turns_until(owner) => warned,
                () => unwarned,
            };
            for man in blast.and(game.dinner.men_of(seat)) {
                alive[man.index()] *= 1.0 - hit;
            }
        }
    }
}

/// A killer takes one of those in reach, rather one who is worth more.
fn threaten(targets: PlaceSet, chance: f64, worth: &[f64; Place::COUNT], alive: &mut [f64; Place::COUNT]) {
    if targets.is_empty() {
        return;
    }
    let all: f64 = targets.into_iter().map(|man| worth[man.index()]).sum();
    let for_a_dollar = chance / all.max(1.0);
    for man in targets {
        alive[man.index()] *= 1.0 - for_a_dollar * worth[man.index()];
    }
}
