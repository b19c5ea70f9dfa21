//! What happened in a game, to be told to those who look.

use std::sync::Arc;

use engine::{Game, Listen, Play, Step};

/// What happened, each with the number of its line. Every decision makes a copy, so all but the last of it is shared by the copies.
pub struct Heard<G: Game> {
    earlier: Arc<Vec<(u32, G::Event)>>,
    last: Vec<(u32, G::Event)>,
    /// The line that is being heard.
    line: u32,
}

/// So much is copied: then it joins what is shared. In tests little is, so that what is taken back was often shared.
const COPIED: usize = if cfg!(test) { 2 } else { 64 };

impl<G: Game> Heard<G> {
    /// Nothing yet.
    pub(crate) fn new() -> Heard<G> {
        Heard { earlier: Arc::default(), last: Vec::new(), line: 1 }
    }

    /// Hears a line of a record that is played again.
    pub(crate) fn hear_again(&mut self, step: &Step<'_, G>) {
        step.events.iter().for_each(|event| self.hear(event.clone()));
        self.close(step.number, step.play);
    }

    /// Notes that a line is written. What it takes back was never heard.
    pub(crate) fn close(&mut self, number: u32, play: &Play<G>) {
        if let Play::Undo { from, .. } = play {
            self.last.retain(|(line, _)| line < from);
            if self.earlier.last().is_some_and(|(line, _)| line >= from) {
                Arc::make_mut(&mut self.earlier).retain(|(line, _)| line < from);
            }
        }
        self.line = number + 1;
        if self.last.len() > COPIED {
            Arc::make_mut(&mut self.earlier).append(&mut self.last);
        }
    }

    /// What happened after a line.
    pub fn after(&self, line: u32) -> impl Iterator<Item = (u32, &G::Event)> {
        let first = self.earlier.partition_point(|(number, _)| *number <= line);
        let all = self.earlier[first..].iter().chain(&self.last);
        all.filter(move |(number, _)| *number > line).map(|(number, event)| (*number, event))
    }

    /// What had happened when the record ended with a line.
    pub(crate) fn until(&self, line: u32) -> Heard<G> {
        let known = self.after(0).take_while(|(number, _)| *number <= line).map(|(number, event)| (number, event.clone()));
        Heard { earlier: Arc::new(known.collect()), last: Vec::new(), line: line + 1 }
    }
}

impl<G: Game> Clone for Heard<G> {
    fn clone(&self) -> Heard<G> {
        Heard { earlier: Arc::clone(&self.earlier), last: self.last.clone(), line: self.line }
    }
}

impl<G: Game> Listen<G::Event> for Heard<G> {
    fn hear(&mut self, event: G::Event) {
        self.last.push((self.line, event));
    }

    fn end_line(&mut self) {
        self.line += 1;
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use engine::{Dice, Digest, FairSetup, Header, Match, Options, Random, Seat, Seed, SplitMix, Turn};
    use games::{AnyGame, Playable, with_game};

    use super::*;

    /// Plays a game with many decisions taken back. A copy is made before each, as on a server.
    fn told<G: Playable>() {
        let seed = Seed(Digest([7; 32]));
        let fair = FairSetup::of_bots(&seed, 3);
        let mut dice = Dice::new(fair.key(&seed).expect("the seed is the committed one"), 0);
        let setup = G::setup(3, &Options::default(), None).expect("a standard set-up");
        let mut table = Match::<G>::begin(Header::new(setup, fair)).expect("a standard set-up");
        let mut player = Level::Picciotto.player(SplitMix::new(1));
        let (mut random, mut taken_back) = (SplitMix::new(2), 0);
        let (mut heard, mut copies) = (Heard::<G>::new(), Vec::new());
        while table.game().turn() != Turn::Over {
            let known = table.position() as usize;
            copies.push((known, heard.clone()));
            let regrets = Seat::all(3).find(|seat| random.below(4) == 0 && table.can_undo(*seat).is_ok());
            match (table.game().turn(), regrets) {
                (_, Some(seat)) => {
                    table.undo(seat).expect("it can be taken back");
                    taken_back += 1;
                }
                (Turn::Seat(_), None) => table.let_decide(&mut *player, &mut heard).expect("bots make legal moves"),
                (_, None) => table.house(&mut dice, &mut heard),
            }
            for (number, play) in table.record().lines().skip(known) {
                heard.close(number, play);
            }
        }
        assert!(taken_back > 0, "{}", G::ID);
        copies.push((table.position() as usize, heard));
        let record = table.record();
        for (lines, copy) in &copies {
            let mut told: Vec<(u32, G::Event)> = Vec::new();
            let mut again = Heard::<G>::new();
            let part = engine::Record { header: Arc::clone(&record.header), plays: record.plays[..*lines].to_vec() };
            let replayed = Match::replay_with(&part, |step| {
                again.hear_again(&step);
                told.extend(step.events.iter().map(|event| (step.number, event.clone())));
                if let Play::Undo { from, .. } = step.play {
                    told.retain(|(number, _)| number < from);
                }
            });
            replayed.expect("what was played can be played again");
            for since in [0, *lines as u32 / 2, *lines as u32] {
                let expected: Vec<_> = told.iter().filter(|(number, _)| *number > since).collect();
                for heard in [copy, &again] {
                    let found: Vec<_> = heard.after(since).collect();
                    assert_eq!(format!("{found:?}"), format!("{expected:?}"), "{}: after {since} of {lines}", G::ID);
                }
                let expected: Vec<_> = told.iter().filter(|(number, _)| *number <= since).collect();
                assert_eq!(format!("{:?}", copy.until(since).after(0).collect::<Vec<_>>()), format!("{expected:?}"));
            }
        }
    }

    #[test]
    fn every_copy_knows_what_happened_and_nothing_that_was_taken_back() {
        for game in AnyGame::ALL {
            with_game!(*game, G => told::<G>());
        }
    }
}
