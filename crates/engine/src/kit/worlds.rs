//! Two worlds: the true one and, for every viewer, a twin that differs in what the viewer may not know and in nothing else.
//!
//! What a viewer knows is told by [`Game::imagine`]: two positions in which it gives the same worlds from the same random
//! numbers are the same to the viewer. From that follows what a leak is:
//!
//! - Two positions are the same to the viewer, and something that comes through a door differs.
//! - A player's move that says it reveals nothing has no counterpart in the twin that looks the same. Either a door shows
//!   too much of it, or it does reveal something.
//!
//! A move of the house, or one that reveals something, may part the worlds for good: the viewer has learnt that it does not
//! live in the twin. Then a new twin is imagined. But if the viewer's knowledge afterwards is that of a world in which it
//! would have been shown something else, then what it was shown is more than it may know.
//!
//! So a game that shows something hidden must keep it, for as long as it matters: in the position, where `imagine` finds it. What
//! is shown and shuffled away again in one and the same move looks like a leak; make it two moves.

use serde::Serialize;
use serde_json::Value;

use super::{
    Coverage,
    failure::{Broken, Kept, Property, require},
};
use crate::{
    Action, Door, Draw, Game, Play, Random, Redacted, Seat, Seen, SplitMix, Step, Turn, Viewer, all_offers, check, legal_moves,
};

/// How many counterparts of one move are looked at, unless it takes more to find one that matches.
const ENOUGH: usize = 4;

/// How many imagined worlds must be equal for two positions to be the same to a viewer.
const SAMPLES: u64 = 32;

/// One in so many times a twin is imagined anew though it still holds, so that many different twins are met.
const ANEW: u32 = 8;

/// The world beside the true one, for one viewer.
pub(super) struct Twin<G: Game> {
    viewer: Viewer,
    world: G,
    random: SplitMix,
}

/// A move that was made in the twin.
struct Made<G: Game> {
    play: Play<G>,
    events: Vec<G::Event>,
    after: G,
}

/// What can be done in the twin: what looks the same to the viewer, and the rest.
type Counterparts<G> = (Vec<Play<G>>, Vec<Play<G>>);

impl<G: Game> Twin<G> {
    /// A twin for every seat and one for a spectator.
    pub(super) fn for_all_viewers(game: &G, random: &mut SplitMix) -> Vec<Twin<G>> {
        let viewers = Seat::all(game.players()).map(Viewer::Seat).chain([Viewer::Spectator]);
        viewers.map(|viewer| Twin { viewer, world: game.clone(), random: SplitMix::new(random.next()) }).collect()
    }

    /// Imagines a new twin if the present one is no different, and now and then although it is.
    pub(super) fn renew(&mut self, truth: &G) -> Kept {
        if self.world == *truth || self.random.below(ANEW) == 0 { self.imagine_anew(truth) } else { Ok(()) }
    }

    /// Imagines a new twin, from which the viewer cannot tell the truth.
    fn imagine_anew(&mut self, truth: &G) -> Kept {
        self.world = truth.imagine(self.viewer, &mut self.random);
        if self.world == *truth {
            return Ok(());
        }
        self.audit()?;
        same(view_difference(truth, &self.world, self.viewer))?;
        same(rights_difference(truth, &self.world, self.viewer))?;
        self.same_imagination(truth)
    }

    fn audit(&self) -> Kept {
        self.world.audit().map_err(|why| Broken::new(Property::Imagine, format!("a world that {} imagines: {why}", self.viewer)))
    }

    fn same_imagination(&mut self, truth: &G) -> Kept {
        let seed = self.random.next();
        let imagined = |world: &G| world.imagine(self.viewer, &mut SplitMix::new(seed));
        let (ours, theirs) = (imagined(truth), imagined(&self.world));
        require(ours == theirs, Property::Imagine, || {
            let viewer = self.viewer;
            format!("from what is the same to {viewer}, and from the same random numbers, it imagines {ours:?} and {theirs:?}")
        })
    }

    /// Makes in the twin a move that looks the same to the viewer as the one made in truth.
    pub(super) fn follow(&mut self, step: &Step<'_, G>, coverage: &mut Coverage) -> Kept {
        self.mover_sees_it_all(step)?;
        let swapped = self.world != *step.before;
        coverage.compared(self.viewer, swapped);
        if !swapped && self.sees_it_all(step) {
            self.world = step.after.clone();
            return Ok(());
        }
        let (alike, others) = self.counterparts(step)?;
        match self.matching(step, &alike)? {
            Some(world) => {
                self.world = world;
                self.audit()?;
                self.same_imagination(step.after)
            }
            None if reveals_nothing(step) => Err(self.unmatched(step, alike, others)),
            None => {
                self.mover_was_taught(step)?;
                self.nothing_shown_in_vain(step, others)?;
                self.imagine_anew(step.after)
            }
        }
    }

    fn mover_sees_it_all(&self, step: &Step<'_, G>) -> Kept {
        require(!self.is_mover(step.play) || self.sees_it_all(step), Property::Moves, || {
            format!("{} does not see its own move {:?}", self.viewer, step.play)
        })
    }

    /// The worlds have parted by the viewer's own move.
    fn mover_was_taught(&self, step: &Step<'_, G>) -> Kept {
        match step.play {
            Play::Move { seat, mv } if self.is_mover(step.play) => must_teach(step.before, *seat, *mv),
            _ => Ok(()),
        }
    }

    fn is_mover(&self, play: &Play<G>) -> bool {
        matches!(play, Play::Move { seat, .. } if Viewer::Seat(*seat) == self.viewer)
    }

    fn sees_it_all(&self, step: &Step<'_, G>) -> bool {
        match step.play {
            Play::Move { seat, mv } => step.before.move_seen_by(*seat, *mv, self.viewer) == Some(*mv),
            Play::House { house, .. } => step.before.house_seen_by(*house, self.viewer) == Some(*house),
            Play::Undo { .. } | Play::End(_) => true,
        }
    }

    /// In random order. The viewer's own moves are the same in both worlds.
    fn counterparts(&mut self, step: &Step<'_, G>) -> Result<Counterparts<G>, Broken> {
        if let Play::Move { seat, mv } = *step.play
            && self.is_mover(step.play)
        {
            check(&self.world, mv)
                .map_err(|why| Broken::new(Property::Offers, format!("{mv} of {seat} is only legal in truth: {why:?}")))?;
            return Ok((vec![step.play.clone()], Vec::new()));
        }
        let mut plays = possible_plays(&self.world, step.play);
        self.random.shuffle(&mut plays);
        Ok(plays.into_iter().partition(|play| shown_alike(step.before, step.play, &self.world, play, self.viewer)))
    }

    /// The twin after a move that cannot be told from the true one.
    fn matching(&self, step: &Step<'_, G>, alike: &[Play<G>]) -> Result<Option<G>, Broken> {
        let truth_line = line_text(step, self.viewer);
        let mut found = None;
        for (looked_at, play) in alike.iter().enumerate() {
            if looked_at >= ENOUGH && (found.is_some() || !reveals_nothing(step)) {
                break;
            }
            let made = self.make(play);
            match self.difference(step, &truth_line, &made) {
                None if reveals_nothing(step) && self.world_reveals(play) => {}
                None => found = found.or(Some(made.after)),
                Some(difference) => self.unless_known(step, &made, difference)?,
            }
        }
        Ok(found)
    }

    /// A difference is a leak unless the viewer may now know that it does not live in the twin.
    fn unless_known(&self, step: &Step<'_, G>, made: &Made<G>, difference: Broken) -> Kept {
        if made.after != *step.after && knows_the_same(self.viewer, step.after, &made.after) { Err(difference) } else { Ok(()) }
    }

    /// The worlds have parted. If nevertheless another move in the twin leads to the same knowledge, then what the viewer was
    /// shown of the true one is more than it may know.
    fn nothing_shown_in_vain(&self, step: &Step<'_, G>, others: Vec<Play<G>>) -> Kept {
        let truth_line = line_text(step, self.viewer);
        for play in others.into_iter().take(ENOUGH) {
            let made = self.make(&play);
            if let Some(difference) = self.difference(step, &truth_line, &made) {
                self.unless_known(step, &made, difference)?;
            }
        }
        Ok(())
    }

    /// Why a move that says it reveals nothing has no counterpart: by a door that shows too much of it, or because it does
    /// reveal something.
    fn unmatched(&self, step: &Step<'_, G>, alike: Vec<Play<G>>, others: Vec<Play<G>>) -> Broken {
        let truth_line = line_text(step, self.viewer);
        for play in alike.into_iter().chain(others) {
            let made = self.make(&play);
            if knows_the_same(self.viewer, step.after, &made.after) {
                return self.difference(step, &truth_line, &made).unwrap_or_else(|| {
                    told_apart(
                        Property::Reveals,
                        self.viewer,
                        &format!("{:?} could be taken back in one of them only", step.play),
                    )
                });
            }
        }
        let viewer = self.viewer;
        Broken::new(
            Property::Reveals,
            format!("{:?} says that it reveals nothing, but it tells {viewer} something about what is hidden", step.play),
        )
    }

    fn world_reveals(&self, play: &Play<G>) -> bool {
        matches!(play, Play::Move { mv, .. } if self.world.reveals(*mv))
    }

    fn make(&self, play: &Play<G>) -> Made<G> {
        let mut made = Made { play: play.clone(), events: Vec::new(), after: self.world.clone() };
        match play {
            Play::Move { mv, .. } => made.after.play(*mv, &mut made.events),
            Play::House { house, .. } => made.after.settle(*house, &mut made.events),
            Play::Undo { .. } | Play::End(_) => {}
        }
        made
    }

    /// The first thing by which the viewer could tell the move in truth from the one in the twin.
    fn difference(&self, step: &Step<'_, G>, truth_line: &str, made: &Made<G>) -> Option<Broken> {
        let twin_step =
            Step { number: step.number, before: &self.world, play: &made.play, events: &made.events, after: &made.after };
        if line_text(&twin_step, self.viewer) != truth_line {
            return Some(line_difference(step, &twin_step, self.viewer));
        }
        rights_difference(step.after, &made.after, self.viewer)
    }
}

/// Whether two positions are the same to a viewer, by all that it imagines in them.
pub(super) fn knows_the_same<G: Game>(viewer: Viewer, truth: &G, twin: &G) -> bool {
    (0..SAMPLES).all(|seed| {
        let imagined = |world: &G| world.imagine(viewer, &mut SplitMix::new(seed));
        imagined(truth) == imagined(twin)
    })
}

/// A seat learns something from its own move, so the move must say so.
pub(super) fn must_teach<G: Game>(before: &G, seat: Seat, mv: G::Move) -> Kept {
    require(before.teaches(mv), Property::Teaches, || format!("{mv} says that it teaches nothing, but {seat} learns from it"))
}

fn same(difference: Option<Broken>) -> Kept {
    difference.map_or(Ok(()), Err)
}

fn reveals_nothing<G: Game>(step: &Step<'_, G>) -> bool {
    matches!(step.play, Play::Move { mv, .. } if !step.before.reveals(*mv))
}

/// All that can be done in a world, by the same one as in `like`.
fn possible_plays<G: Game>(world: &G, like: &Play<G>) -> Vec<Play<G>> {
    match *like {
        Play::Move { seat, .. } => {
            let mut moves = Vec::new();
            legal_moves(world, &mut moves);
            moves.into_iter().map(|mv| Play::Move { seat, mv }).collect()
        }
        Play::House { draw, .. } => house_plays(world, draw),
        Play::Undo { .. } | Play::End(_) => Vec::new(),
    }
}

/// What the house can do, with the number drawn in truth wherever it stands for the same outcome.
fn house_plays<G: Game>(world: &G, truth: Draw) -> Vec<Play<G>> {
    let (mut plays, mut passed) = (Vec::new(), 0);
    world.outcomes(&mut |house, weight| {
        let numbers = passed..passed + weight;
        let drawn = if numbers.contains(&truth.drawn) { truth.drawn } else { passed };
        if weight > 0 {
            plays.push((house, drawn));
        }
        passed = numbers.end;
    });
    plays.into_iter().map(|(house, drawn)| Play::House { house, draw: Draw { of: passed, drawn } }).collect()
}

fn shown_alike<G: Game>(truth: &G, played: &Play<G>, twin: &G, play: &Play<G>, viewer: Viewer) -> bool {
    shown(truth, played, viewer) == shown(twin, play, viewer)
}

/// What a viewer is shown of a move.
fn shown<G: Game>(before: &G, play: &Play<G>, viewer: Viewer) -> Option<String> {
    match play {
        Play::Move { seat, mv } => before.move_as(*seat, *mv, viewer).into_inner(),
        Play::House { house, .. } => before.house_as(*house, viewer).into_inner(),
        Play::Undo { .. } | Play::End(_) => None,
    }
}

fn line_text<G: Game>(step: &Step<'_, G>, viewer: Viewer) -> String {
    Redacted::<G>::line_text(Redacted::line(step, viewer))
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views and reports are plain data")
}

/// Which part of two different lines differs.
fn line_difference<G: Game>(truth: &Step<'_, G>, twin: &Step<'_, G>, viewer: Viewer) -> Broken {
    let shown_in_truth = shown(truth.before, truth.play, viewer);
    let shown_in_twin = shown(twin.before, twin.play, viewer);
    if shown_in_truth != shown_in_twin {
        let property = if matches!(truth.play, Play::House { .. }) { Property::HouseMoves } else { Property::Moves };
        return told_apart(property, viewer, &format!("the move is {shown_in_truth:?} here and {shown_in_twin:?} there"));
    }
    let heard = |step: &Step<'_, G>| json(&step.events.iter().filter_map(|event| G::hear_as(event, viewer)).collect::<Vec<_>>());
    let (heard_in_truth, heard_in_twin) = (heard(truth), heard(twin));
    if heard_in_truth != heard_in_twin {
        return told_apart(Property::Reports, viewer, &format!("it hears {heard_in_truth} here and {heard_in_twin} there"));
    }
    view_difference(truth.after, twin.after, viewer).unwrap_or_else(|| {
        let what = format!("the redacted line is {} here and {} there", line_text(truth, viewer), line_text(twin, viewer));
        told_apart(Property::RecordLines, viewer, &what)
    })
}

fn view_difference<G: Game>(truth: &G, twin: &G, viewer: Viewer) -> Option<Broken> {
    let (ours, theirs) = (json(&truth.seen_by(viewer)), json(&twin.seen_by(viewer)));
    if ours == theirs {
        return None;
    }
    let property = if ours.len() == theirs.len() { Property::View } else { Property::Sizes };
    let what = match (serde_json::from_str(&ours), serde_json::from_str(&theirs)) {
        (Ok(ours), Ok(theirs)) => json_difference(&ours, &theirs, "view").unwrap_or_default(),
        _ => format!("the view is {ours} here and {theirs} there"),
    };
    Some(told_apart(property, viewer, &what))
}

/// The place and the values of the first difference.
fn json_difference(ours: &Value, theirs: &Value, place: &str) -> Option<String> {
    match (ours, theirs) {
        (Value::Object(ours), Value::Object(theirs)) if ours.keys().eq(theirs.keys()) => {
            ours.iter().zip(theirs).find_map(|((key, our), (_, their))| json_difference(our, their, &format!("{place}.{key}")))
        }
        (Value::Array(ours), Value::Array(theirs)) if ours.len() == theirs.len() => {
            let pairs = ours.iter().zip(theirs).enumerate();
            pairs.into_iter().find_map(|(index, (our, their))| json_difference(our, their, &format!("{place}[{index}]")))
        }
        _ => (ours != theirs).then(|| format!("{place} is {ours} here and {theirs} there")),
    }
}

/// Differences in who decides and in what the viewer may do.
fn rights_difference<G: Game>(truth: &G, twin: &G, viewer: Viewer) -> Option<Broken> {
    if truth.turn() != twin.turn() {
        return Some(told_apart(
            Property::Turn,
            viewer,
            &format!("the turn is {:?} here and {:?} there", truth.turn(), twin.turn()),
        ));
    }
    if (truth.standings(), truth.reckoning()) != (twin.standings(), twin.reckoning()) {
        let what = format!("the reckoning is {:?} here and {:?} there", truth.reckoning(), twin.reckoning());
        return Some(told_apart(Property::Standings, viewer, &what));
    }
    match viewer {
        Viewer::Seat(seat) if truth.turn() == Turn::Seat(seat) => offers_difference(truth, twin, seat),
        Viewer::Seat(seat) => waiting_difference(truth, twin, seat),
        Viewer::Spectator | Viewer::Everyone => None,
    }
}

fn offers_difference<G: Game>(truth: &G, twin: &G, seat: Seat) -> Option<Broken> {
    let viewer = Viewer::Seat(seat);
    let (ours, theirs) = (all_offers(truth), all_offers(twin));
    if ours != theirs {
        let first = ours.iter().find(|option| !theirs.contains(option)).or(theirs.iter().find(|option| !ours.contains(option)));
        return Some(told_apart(Property::Offers, viewer, &format!("its offers differ by {first:?}")));
    }
    if truth.at_rest() != twin.at_rest() {
        return Some(told_apart(Property::Offers, viewer, "its decision may end here in one of them only"));
    }
    let legal: Vec<G::Move> = ours.iter().filter(|(_, verdict)| verdict.is_ok()).map(|(mv, _)| *mv).collect();
    if let Some(mv) = legal.iter().find(|mv| truth.reveals(**mv) != twin.reveals(**mv)) {
        return Some(told_apart(Property::Reveals, viewer, &format!("{mv} could be taken back in one of them only")));
    }
    let mv = legal.iter().find(|mv| truth.teaches(**mv) != twin.teaches(**mv))?;
    Some(told_apart(Property::Teaches, viewer, &format!("{mv} ends the decision in one of them only")))
}

fn waiting_difference<G: Game>(truth: &G, twin: &G, seat: Seat) -> Option<Broken> {
    let (ours, theirs) = (Seen::new(truth, seat), Seen::new(twin, seat));
    let mv = G::Move::all().find(|mv| ours.check(*mv) != theirs.check(*mv))?;
    Some(told_apart(Property::Offers, Viewer::Seat(seat), &format!("{mv}, out of turn, is refused in different ways")))
}

fn told_apart(property: Property, viewer: Viewer, what: &str) -> Broken {
    let cause = "either this shows too much, or `imagine` keeps too little of what the viewer knows";
    Broken::new(property, format!("{viewer} can tell two worlds apart that differ in hidden things only: {what}; {cause}"))
}
