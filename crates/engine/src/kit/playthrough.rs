//! Golden playthroughs: everything that a game says about itself, at every step of one random game.

use std::fmt::{Display, Write as _};

use crate::{Action, Digest, Door, Game, Random, Refuse, Seat, SplitMix, Turn, Viewer, all_offers};

/// A view is printed whole at every so many steps, and as a digest at the others.
const WHOLE_VIEW_EVERY: u32 = 25;

/// From this size on a step is printed as a digest, so that a long game does not make a huge file.
const SHORT_FROM: usize = 160_000;

/// One random game as text, the same for the same seed for ever: at every step who decides, the legal moves, the refused ones
/// with their rules, the house's outcomes with their weights, what was chosen, what happened, and what the viewers saw.
///
/// # Panics
/// If the set-up cannot be played.
pub fn playthrough<G: Game>(setup: &G::Setup, seed: u64) -> String {
    let game = G::begin(setup, G::RULES_VERSION).unwrap_or_else(|error| panic!("the set-up cannot be played: {error}"));
    let setup = serde_json::to_string(setup).expect("a set-up is plain data");
    let head = format!("{} by rules {}, seed {seed}\nsetup {setup}\n", G::ID, G::RULES_VERSION);
    Telling { game, random: SplitMix::new(seed), step: 0, text: head }.tell()
}

struct Telling<G: Game> {
    game: G,
    random: SplitMix,
    step: u32,
    text: String,
}

impl<G: Game> Telling<G> {
    fn tell(mut self) -> String {
        loop {
            let told = match self.game.turn() {
                Turn::Seat(seat) => self.decision(seat),
                Turn::House => self.house(),
                Turn::Over => break,
            };
            self.add(&told);
            self.step += 1;
        }
        let told = format!("over, {:?}\n{}{}", self.game.standings(), self.audit(), self.whole_views());
        writeln!(self.text, "\n{} {told}", self.step).expect("text can be written");
        self.text
    }

    fn add(&mut self, told: &str) {
        let told = if self.text.len() < SHORT_FROM {
            told.to_owned()
        } else {
            let last = told.lines().find(|line| line.starts_with("  -> ")).unwrap_or_default();
            format!("{}{last}\n", short(told))
        };
        write!(self.text, "\n{} {told}", self.step).expect("text can be written");
    }

    fn decision(&mut self, seat: Seat) -> String {
        let offers = all_offers(&self.game);
        let legal: Vec<G::Move> = offers.iter().filter(|(_, verdict)| verdict.is_ok()).map(|(mv, _)| *mv).collect();
        let mv = *self.random.pick(&legal);
        let rest = if self.game.at_rest() { ", at rest" } else { "" };
        let listed = joined(legal.iter().map(|mv| format!("{mv}={}", mv.number())));
        let mut told = format!("{seat}{rest}: {listed}\n{}{}{}", refused(&offers), self.audit(), self.views());
        let reveals = if self.game.reveals(mv) { ", reveals" } else { "" };
        let teaches = if self.game.teaches(mv) { ", teaches" } else { "" };
        let mut events = Vec::new();
        self.game.play(mv, &mut events);
        writeln!(told, "  -> {mv}{reveals}{teaches} {events:?}").expect("text can be written");
        told
    }

    fn house(&mut self) -> String {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut |house, weight| outcomes.push(format!("{house}={}*{weight}", house.number())));
        let drawn = self.random.below(self.game.total_weight());
        let house = self.game.outcome_at(drawn).expect("the house always has an outcome");
        let mut told = format!("house: {}\n{}{}", outcomes.join(" "), self.audit(), self.views());
        let mut events = Vec::new();
        self.game.settle(house, &mut events);
        writeln!(told, "  -> {house} by {drawn} {events:?}").expect("text can be written");
        told
    }

    fn audit(&self) -> String {
        self.game.audit().err().map_or_else(String::new, |why| format!("  audit: {why}\n"))
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> {
        Seat::all(self.game.players()).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.game.seen_by(viewer)).expect("a view is plain data")
    }

    fn views(&self) -> String {
        if self.step.is_multiple_of(WHOLE_VIEW_EVERY) { self.whole_views() } else { self.digests() }
    }

    fn whole_views(&self) -> String {
        self.viewers().fold(String::new(), |told, viewer| format!("{told}  {viewer} sees {}\n", self.view(viewer)))
    }

    fn digests(&self) -> String {
        format!("  views {}\n", joined(self.viewers().map(|viewer| short(&self.view(viewer)))))
    }
}

fn joined(items: impl Iterator<Item = impl Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn short(text: &str) -> String {
    let mut digest = Digest::of(&[text.as_bytes()]).to_string();
    digest.truncate(8);
    digest
}

/// The refused moves by rule, in the order in which the rules first come up.
fn refused<M: Action, R: Refuse>(offers: &[(M, Result<(), R>)]) -> String {
    let mut by_rule: Vec<(&str, Vec<u16>)> = Vec::new();
    for (mv, verdict) in offers {
        let Err(why) = verdict else { continue };
        match by_rule.iter_mut().find(|(rule, _)| *rule == why.rule()) {
            Some((_, numbers)) => numbers.push(mv.number()),
            None => by_rule.push((why.rule(), vec![mv.number()])),
        }
    }
    by_rule.iter().fold(String::new(), |told, (rule, numbers)| format!("{told}  {rule} refuses {}\n", ranges(numbers)))
}

/// Ascending numbers, runs of them written as one: 3-5 8.
fn ranges(numbers: &[u16]) -> String {
    joined(numbers.chunk_by(|last, next| last + 1 == *next).map(|run| match run {
        [only] => only.to_string(),
        _ => format!("{}-{}", run[0], run[run.len() - 1]),
    }))
}
