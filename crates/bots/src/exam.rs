//! An exam in taking sure wins: positions in which something is sure are found in games of Soldati, and bots are asked there.

use engine::{Draw, Evaluate, Listen, MAX_SEATS, Options, Player, Random, Seat, Seen, SetupError, SplitMix, Witness, run};

use crate::sure::MOST_POSITIONS;
use crate::{Certainty, Level, Sure};

/// Whoever looks for positions looks farther than the bots, so that they are also asked what they can hardly see.
const FARTHER: u32 = 2;
/// The levels that are asked.
const ASKED: [Level; 3] = [Level::Soldato, Level::Capo, Level::Don];

/// What was found in games, and how bots did there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Exam {
    /// Positions in which a seat could win surely, and also throw that away.
    pub wins: u64,
    /// Positions in which no win was sure, but one decision was a sure loss and another was not.
    pub losses: u64,
    /// Answers of bots, by level, that were wrong in such a position.
    pub declined: [u64; ASKED.len()],
    /// Seats to whom a win was sure and who took it, but did not win after all: there are none unless a proof is wrong.
    pub broken: u64,
}

impl Exam {
    /// The names of the levels that are asked, in the order of [`Exam::declined`].
    pub fn levels() -> [&'static str; ASKED.len()] {
        ASKED.map(Level::name)
    }

    /// The positions in which bots were asked.
    pub fn positions(&self) -> u64 {
        self.wins + self.losses
    }

    /// Adds what others found.
    #[must_use]
    pub fn and(mut self, other: &Exam) -> Exam {
        self.wins += other.wins;
        self.losses += other.losses;
        self.declined.iter_mut().zip(other.declined).for_each(|(all, more)| *all += more);
        self.broken += other.broken;
        self
    }

    /// The exam in the game with this number: Soldati play it, and each bot is asked wherever something is sure, without time to
    /// think more than it always does. Every number of players comes up in turn.
    ///
    /// # Errors
    /// If the game has no standard set-up.
    pub fn in_game<G: Evaluate>(seed: u64, number: u64) -> Result<Exam, SetupError> {
        let (fewest, most) = G::PLAYERS;
        let players = fewest + (number as usize) % (most + 1 - fewest);
        let mut game = G::begin(&G::setup(players, &Options::default(), None)?, G::RULES_VERSION)?;
        let mut random = SplitMix::fork(seed, number);
        let mut soldati: Vec<Box<dyn Player<G>>> =
            (0..players).map(|_| Level::Soldato.player(SplitMix::new(random.next()))).collect();
        let mut examiner = Examiner { exam: Exam::default(), random: SplitMix::new(random.next()), promised: [false; MAX_SEATS] };
        let standings = run(&mut game, &mut soldati, &mut random, &mut examiner);
        let broken = Seat::all(players).filter(|seat| examiner.promised[seat.index()] && standings.win_share(*seat) < 1.0);
        Ok(Exam { broken: broken.count() as u64, ..examiner.exam })
    }
}

/// Watches a game and asks bots where something is sure.
struct Examiner {
    exam: Exam,
    random: SplitMix,
    /// By seat: whether it has made a decision after which its win is sure.
    promised: [bool; MAX_SEATS],
}

impl<E> Listen<E> for Examiner {
    const HEARS: bool = false;

    fn hear(&mut self, _: E) {}
}

impl<G: Evaluate> Witness<G> for Examiner {
    fn decision(&mut self, game: &G, seat: Seat, mv: G::Move) {
        let seen = Seen::new(game, seat);
        let certainty = Certainty::within(&seen, FARTHER * MOST_POSITIONS);
        self.promised[seat.index()] |= certainty.about(mv) == Some(Sure::Win);
        let mut moves = Vec::new();
        seen.moves(&mut moves);
        if !moves.iter().any(|mv| certainty.forbids(*mv, &moves)) {
            return;
        }
        let found = if certainty.wins() { &mut self.exam.wins } else { &mut self.exam.losses };
        *found += 1;
        for (level, declined) in ASKED.into_iter().zip(&mut self.exam.declined) {
            let answer = level.hurried(SplitMix::new(self.random.next())).decide(&seen);
            *declined += u64::from(certainty.forbids(answer, &moves));
        }
    }

    fn house(&mut self, _: &G, _: G::House, _: Draw) {}
}
