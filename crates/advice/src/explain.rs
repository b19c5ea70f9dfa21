use engine::{Action, Arg, Message, Speak};

use crate::counsel::Plan;
use crate::{Judgement, give_or_take};

impl<G: Speak> Judgement<G> {
    /// Why the adviser would have made its move, in one or two sentences ([`crate::TEXTS`]). Only of a finished game: nobody can
    /// make a judgement of a running one.
    pub fn explain(&self) -> Message {
        let (seen, Judgement { made, best, next, .. }) = (self.seen(), self);
        let mut plan = Plan::of(&seen, &[&[best.mv], &best.then[..]].concat()).steps.into_iter().map(|step| step.words);
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
                let name = Plan::of(&seen, &[next.mv]).steps.pop();
                why.with("next", named(name.map(|step| step.words), next.mv))
                    .with("next_chance", give_or_take(next.chance, next.uncertainty))
            }
            None => why,
        };
        match Arg::list(plan) {
            Arg::List(then) if then.is_empty() => why,
            then => Message::new("why-then").with("why", why).with("then", then),
        }
    }
}

/// A move's name or, if it has none, its notation.
fn named(name: Option<Message>, mv: impl Action) -> Arg {
    name.map_or_else(|| mv.to_string().into(), Arg::from)
}
