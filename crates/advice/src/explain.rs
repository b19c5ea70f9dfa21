use bots::Estimate;
use engine::{Action, Arg, Message, Seen, Speak, SplitMix};

use crate::{Judgement, SEED, give_or_take};

/// Moves that a seat might make in a row, in the words of the game: each is named where those before it lead, in a world that the
/// seat imagines. What comes after something that the seat cannot foresee is left out.
pub fn name_plan<G: Speak>(seen: &Seen<'_, G>, moves: &[G::Move]) -> Vec<Message> {
    let mut draft = seen.draft(&mut SplitMix::new(SEED));
    let mut names = Vec::new();
    for &mv in moves {
        let name = draft.world().name_move(mv);
        if draft.add(mv).is_err() {
            break;
        }
        names.push(name);
    }
    names
}

impl<G: Speak> Judgement<G> {
    /// Why the adviser would have made its move, in one or two sentences ([`crate::TEXTS`]). Only of a finished game: nobody can
    /// make a judgement of a running one.
    pub fn explain(&self) -> Message {
        explain(&self.seen(), self.best(), self.next(), self.made())
    }
}

fn explain<G: Speak>(
    seen: &Seen<'_, G>,
    best: &Estimate<G::Move>,
    next: Option<&Estimate<G::Move>>,
    made: &Estimate<G::Move>,
) -> Message {
    let mut plan = name_plan(seen, &[&[best.mv], &best.then[..]].concat()).into_iter();
    // The move that was made is known already: it is not named again.
    let key = match next {
        Some(next) if next.mv == made.mv => "why-than-made",
        Some(_) if best.mv == made.mv => "why-best",
        None if best.mv == made.mv => "why-best-alone",
        Some(_) => "why",
        None => "why-alone",
    };
    let why = Message::new(key);
    let why = why.with("move", named(plan.next(), best.mv)).with("chance", give_or_take(best.chance, best.uncertainty));
    let why = match next {
        Some(next) => {
            let name = name_plan(seen, &[next.mv]).pop();
            why.with("next", named(name, next.mv)).with("next_chance", give_or_take(next.chance, next.uncertainty))
        }
        None => why,
    };
    match Arg::list(plan) {
        Arg::List(then) if then.is_empty() => why,
        then => Message::new("why-then").with("why", why).with("then", then),
    }
}

/// A move's name or, if it has none, its notation.
fn named(name: Option<Message>, mv: impl Action) -> Arg {
    name.map_or_else(|| mv.to_string().into(), Arg::from)
}
