use engine::{Draft, Refuse, Turn, all_offers};
use games::{Marked, Phrasebook, capitalised};

use crate::Drawn;

/// Something that the one who decides could think of now.
pub struct Choice<G: Drawn> {
    /// The small move.
    pub mv: G::Move,
    /// What it is called.
    pub words: String,
    /// What would come of it, or why it is not possible.
    pub verdict: Result<Preview, WhyNot>,
}

/// What would come of a move, as far as the one who makes it can know.
pub struct Preview {
    /// Whether the decision is whole with it and nothing can follow, so that it can be handed in at once.
    pub completes: bool,
    /// Whether it is handed in with it and dice or cards speak next, so that there is no way back.
    pub is_final: bool,
    /// What would happen, line by line.
    pub told: Vec<Marked>,
}

/// Why a move is not possible.
pub struct WhyNot {
    /// The rule that forbids it.
    pub rule: &'static str,
    /// The reason in words.
    pub words: String,
}

impl<G: Drawn> Choice<G> {
    /// Every option of a decision in the making.
    pub(crate) fn all(setup: &G::Setup, draft: &Draft<G>, phrases: &Phrasebook) -> Vec<Choice<G>> {
        let world = draft.world();
        let choice = |mv: G::Move| Choice {
            mv,
            words: capitalised(&phrases.say(&world.name_move(mv))),
            verdict: Preview::of(mv, setup, draft, phrases)
                .map_err(|why| WhyNot { rule: why.rule(), words: phrases.say(&world.explain(why)) }),
        };
        all_offers(world).into_iter().map(|(mv, _)| choice(mv)).collect()
    }

    /// Whether it can be chosen.
    pub fn is_open(&self) -> bool {
        self.verdict.is_ok()
    }

    /// Whether it can be chosen and hands the decision in.
    pub(crate) fn completes(&self) -> bool {
        self.verdict.as_ref().is_ok_and(|preview| preview.completes)
    }
}

impl Preview {
    fn of<G: Drawn>(mv: G::Move, setup: &G::Setup, draft: &Draft<G>, phrases: &Phrasebook) -> Result<Preview, G::Refusal> {
        let mut next = draft.clone();
        let reports = next.add_in_any_order(mv)?;
        let reports: Vec<&G::Report> = reports.iter().map(|report| &**report).filter(|report| !G::echoes_move(report)).collect();
        let completes = next.is_whole() && !next.is_open();
        Ok(Preview {
            completes,
            // What is not handed in yet can be taken back, whatever it will show to others.
            is_final: completes && (next.world().turn() == Turn::House || draft.world().reveals(mv)),
            told: G::tell_all(setup, &reports).iter().map(|message| phrases.say_marked(message)).collect(),
        })
    }
}
