//! Properties of a single position.

use std::collections::HashSet;

use super::failure::{Broken, Kept, Property, require};
use crate::{Action, Game, Notation, Refuse, Seat, Turn, Verdict, Weight, all_offers, check, legal_moves};

/// Up to this total weight every single number of a draw is looked up; past it only the first and last of each outcome.
const EVERY_NUMBER: Weight = 10_000;

/// What redacted records write in place of a hidden move.
const HIDDEN: &str = "hidden";

pub(super) fn actions<G: Game>() -> Kept {
    action_space::<G::Move>()?;
    action_space::<G::House>()
}

fn action_space<A: Action>() -> Kept {
    let notation = Notation::<A>::new();
    for number in 0..A::COUNT {
        let Some(action) = A::from_number(number) else { continue };
        require(action.number() == number, Property::Actions, || {
            format!("{action:?} of number {number} says {}", action.number())
        })?;
        let text = action.to_string();
        let read = notation.read(&text);
        require(read == Some(action), Property::Actions, || format!("{text:?} of {action:?} reads back as {read:?}"))?;
        require(!text.is_empty() && text != HIDDEN, Property::Actions, || format!("{action:?} cannot be written as {text:?}"))?;
    }
    let beyond = A::from_number(A::COUNT);
    require(beyond.is_none(), Property::Actions, || format!("number {} is past the last, yet stands for {beyond:?}", A::COUNT))
}

pub(super) fn all<G: Game>(game: &G) -> Kept {
    audit(game)?;
    require(game.standings().is_some() == (game.turn() == Turn::Over), Property::Standings, || {
        format!("the turn is {:?} and the standings are {:?}", game.turn(), game.standings())
    })?;
    match game.turn() {
        Turn::Seat(_) => idle_house(game).and_then(|()| decision(game)),
        Turn::House => house(game),
        Turn::Over => idle_house(game),
    }?;
    reckoning(game)
}

/// The reckoning explains the standings: whoever has the higher score has the better place, and equal scores share one.
pub(super) fn reckoning<G: Game>(game: &G) -> Kept {
    let (Some(standings), Some(reckoning)) = (game.standings(), game.reckoning()) else {
        return require(game.standings().is_none() && game.reckoning().is_none(), Property::Standings, || {
            format!("the standings are {:?} and the reckoning is {:?}", game.standings(), game.reckoning())
        });
    };
    let winners: Vec<Seat> = standings.winners().collect();
    let somebody_wins = reckoning.scores.iter().any(Option::is_some);
    let is_higher = |one: Seat, other: Seat| reckoning.scores[one.index()] > reckoning.scores[other.index()];
    let explains = |one: Seat, other: Seat| is_higher(one, other) == (standings.place(one) < standings.place(other));
    let seats = || Seat::all(game.players());
    let is_explained = seats().all(|one| seats().all(|other| explains(one, other)));
    let fits = reckoning.places == standings.places() && reckoning.winners == winners && somebody_wins != winners.is_empty();
    require(fits && is_explained && (reckoning.decided == "shared") == (winners.len() > 1), Property::Standings, || {
        format!("the standings are {standings:?} and the reckoning is {reckoning:?}")
    })
}

pub(super) fn audit<G: Game>(game: &G) -> Kept {
    game.audit().map_err(|why| Broken::new(Property::Audit, why))
}

fn decision<G: Game>(game: &G) -> Kept {
    let mut legal = Vec::new();
    legal_moves(game, &mut legal);
    require(!legal.is_empty(), Property::LegalMoves, || format!("{:?} has no legal move", game.turn()))?;
    ascending(legal.iter().map(|mv| mv.number())).map_err(|text| Broken::new(Property::LegalMoves, text))?;
    let offers = all_offers(game);
    ascending(offers.iter().map(|(mv, _)| mv.number())).map_err(|text| Broken::new(Property::Check, text))?;
    let allowed: Vec<G::Move> = offers.iter().filter(|(_, verdict)| verdict.is_ok()).map(|(mv, _)| *mv).collect();
    require(allowed == legal, Property::Check, || format!("legal_moves gives {legal:?}, all_offers {allowed:?}"))?;
    every_move_checks(game, &offers)
}

fn every_move_checks<G: Game>(game: &G, offers: &[(G::Move, Verdict<G>)]) -> Kept {
    let rules: HashSet<&str> = G::RULES.iter().map(|rule| rule.number).collect();
    let mut rest = offers.iter().peekable();
    for mv in G::Move::all() {
        let verdict = match rest.next_if(|(option, _)| *option == mv) {
            Some((_, verdict)) => *verdict,
            None => Err(game.not_now(mv)),
        };
        let checked = check(game, mv);
        require(checked == verdict, Property::Check, || format!("check says {checked:?} of {mv}, all_offers {verdict:?}"))?;
        if let Err(why) = verdict {
            require(rules.contains(why.rule()), Property::Rules, || {
                format!("{mv} is refused by {:?}, which is no rule of {}", why.rule(), G::ID)
            })?;
        }
    }
    let missed = rest.next();
    require(missed.is_none(), Property::Check, || format!("{missed:?} is an option, but not in the action space"))
}

/// A game that knows a shorter way than adding up must know, too, when there is nothing to add up.
fn idle_house<G: Game>(game: &G) -> Kept {
    let mut outcomes = Vec::new();
    game.outcomes(&mut |house, weight| outcomes.push((house, weight)));
    let (total, first) = (game.total_weight(), game.outcome_at(0));
    require(outcomes.is_empty() && total == 0 && first.is_none(), Property::House, || {
        let turn = game.turn();
        format!("the turn is {turn:?}, yet the house has {outcomes:?}, the total is {total} and number 0 stands for {first:?}")
    })
}

fn house<G: Game>(game: &G) -> Kept {
    let mut outcomes = Vec::new();
    game.outcomes(&mut |house, weight| outcomes.push((house, weight)));
    let broken = |text: String| Broken::new(Property::House, text);
    require(!outcomes.is_empty(), Property::House, || "the house has nothing to do".to_owned())?;
    ascending(outcomes.iter().map(|(house, _)| house.number())).map_err(broken)?;
    let mut passed = 0;
    for &(house, weight) in &outcomes {
        require(weight > 0, Property::House, || format!("{house} has no weight"))?;
        require(G::House::from_number(house.number()) == Some(house), Property::House, || {
            format!("{house} is an outcome, but not in the action space")
        })?;
        let numbers = passed..passed + weight;
        let wrong = if numbers.end <= EVERY_NUMBER {
            numbers.clone().find(|&drawn| game.outcome_at(drawn) != Some(house))
        } else {
            [numbers.start, numbers.end - 1].into_iter().find(|&drawn| game.outcome_at(drawn) != Some(house))
        };
        require(wrong.is_none(), Property::House, || {
            format!("numbers {numbers:?} should stand for {house}, but {wrong:?} does not")
        })?;
        passed = numbers.end;
    }
    let beyond = game.outcome_at(passed);
    require(beyond.is_none() && game.total_weight() == passed, Property::House, || {
        format!("the weights add up to {passed}, the total is {}, and {beyond:?} lies past it", game.total_weight())
    })
}

fn ascending(numbers: impl Iterator<Item = u16>) -> Result<(), String> {
    let mut last = None;
    for number in numbers {
        if last.is_some_and(|last| last >= number) {
            return Err(format!("number {number} is listed after number {}", last.unwrap_or_default()));
        }
        last = Some(number);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fmt;

    use super::*;

    /// Three actions, written by the texts given.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    struct Written<const TEXTS: usize>(u16);

    const TEXTS: [[&str; 3]; 4] = [["a", "b", "c"], ["a", "b", "a"], ["a", "hidden", "c"], ["a", "", "c"]];

    impl<const N: usize> fmt::Display for Written<N> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(TEXTS[N][usize::from(self.0)])
        }
    }

    impl<const N: usize> Action for Written<N> {
        const COUNT: u16 = 3;

        fn number(self) -> u16 {
            self.0
        }

        fn from_number(number: u16) -> Option<Self> {
            (number < Self::COUNT).then_some(Written(number))
        }
    }

    #[test]
    fn every_action_has_a_text_of_its_own() {
        assert!(action_space::<Written<0>>().is_ok());
        let text = |kept: Kept| kept.expect_err("the notation cannot be used").text;
        assert_eq!(text(action_space::<Written<1>>()), "\"a\" of Written(0) reads back as Some(Written(2))");
        assert_eq!(text(action_space::<Written<2>>()), "Written(1) cannot be written as \"hidden\"");
        assert_eq!(text(action_space::<Written<3>>()), "Written(1) cannot be written as \"\"");
    }
}
