//! Guided first games: a script that the real engine plays, step by step, with dice and cards that are fixed beforehand.
//!
//! Nothing is kept anywhere: the position of a step follows from the script alone, so every step has an address of its own. The
//! script is no secret, but a scene of it takes only what the learner's seat may know, as at any table.

#[cfg(test)]
mod tests;

use engine::{Door, Draft, Notation, Options, Seat, Seen, SplitMix, Turn, Viewer, legal_moves};
use games::{AnyGame, capitalised, with_game};

use crate::boards::folder;
use crate::{Context, Drawing, Drawn, HeardReport, Scene};

/// The seat of the one who learns.
pub(crate) const LEARNER: Seat = Seat::FIRST;

/// A guided first game.
pub struct Lesson {
    /// The game.
    pub game: AnyGame,
    pub(crate) players: usize,
    /// What happens before the first step, written as in [`Step::then`].
    pub(crate) opening: &'static str,
    pub(crate) steps: &'static [Step],
}

/// A step of a lesson: what is said in a position, what the learner is asked to do there, and what happens then.
pub(crate) struct Step {
    /// The key of what the consigliere says.
    pub(crate) says: &'static str,
    /// The rules that it is about.
    pub(crate) rules: &'static [&'static str],
    /// The moves of the decision that is asked for, in the engine's notation, with commas between them; nothing if there is
    /// only something to read.
    pub(crate) asks: &'static str,
    /// What the house and the others do before the next step, written the same way.
    pub(crate) then: &'static str,
}

/// A step as it is shown.
pub(crate) struct ShownStep {
    pub(crate) drawing: Drawing,
    /// The moves that are asked for, in words.
    pub(crate) asked: Vec<String>,
    /// The number of the position.
    pub(crate) position: u32,
}

impl Lesson {
    /// The lesson of a game, if it has one.
    pub fn of(game: AnyGame) -> Option<&'static Lesson> {
        folder(game).lesson
    }

    /// The number of steps.
    pub fn length(&self) -> usize {
        self.steps.len()
    }

    /// A step by its number, from 1.
    pub(crate) fn step(&self, number: usize) -> Option<&'static Step> {
        self.steps.get(number.checked_sub(1)?)
    }

    /// The moves of the decision that a step asks for; none if there is only something to read.
    pub fn asked(&self, number: usize) -> impl Iterator<Item = &'static str> {
        lines(self.step(number).map_or("", |step| step.asks))
    }

    /// Whether a decision is the one that a step asks for and leads where the lesson goes on. The order of its moves does not matter
    /// where it makes no difference.
    ///
    /// # Errors
    /// In words, if there is nothing to decide or it is not possible.
    pub fn is_as_asked(&self, number: usize, moves: &[String]) -> Result<bool, String> {
        with_game!(self.game, G => is_as_asked::<G>(self, number, moves))
    }

    /// A step with a decision in the making.
    pub(crate) fn show(&self, number: usize, draft: &[String], context: &Context<'_>) -> Result<ShownStep, String> {
        let asks = self.step(number).map_or("", |step| step.asks);
        with_game!(self.game, G => show(&Stage::<G>::before(self, number)?, asks, draft, context))
    }
}

/// The lines of a part of a script.
fn lines(script: &'static str) -> impl Iterator<Item = &'static str> {
    script.split(',').map(str::trim).filter(|line| !line.is_empty())
}

/// The position of a step.
struct Stage<G: Drawn> {
    setup: G::Setup,
    game: G,
    heard: Vec<(u32, G::Event)>,
    line: u32,
}

impl<G: Drawn> Stage<G> {
    /// Plays the script up to a step.
    fn before(lesson: &Lesson, number: usize) -> Result<Stage<G>, String> {
        let setup = G::setup(lesson.players, &Options::default(), None).map_err(|error| error.to_string())?;
        let game = G::begin(&setup, G::RULES_VERSION).map_err(|error| error.to_string())?;
        let mut stage = Stage { setup, game, heard: Vec::new(), line: 0 };
        let steps = lesson.steps.iter().take(number.saturating_sub(1));
        for line in lines(lesson.opening).chain(steps.flat_map(|step| lines(step.asks).chain(lines(step.then)))) {
            stage.carry_out(line)?;
        }
        Ok(stage)
    }

    /// Carries out one line of the script: a move of whoever decides, or what the house does.
    fn carry_out(&mut self, line: &str) -> Result<(), String> {
        self.line += 1;
        let mut events = Vec::new();
        match self.game.turn() {
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                legal_moves(&self.game, &mut moves);
                let mv = moves.into_iter().find(|mv| mv.to_string() == line);
                self.game.play(mv.ok_or_else(|| format!("{line:?} is not possible"))?, &mut events);
            }
            Turn::House => {
                let mut found = None;
                self.game.outcomes(&mut |house, _| found = found.or((house.to_string() == line).then_some(house)));
                self.game.settle(found.ok_or_else(|| format!("the house cannot do {line:?}"))?, &mut events);
            }
            Turn::Over => return Err(format!("the game is over before {line:?}")),
        }
        let number = self.line;
        self.heard.extend(events.into_iter().map(|event| (number, event)));
        Ok(())
    }

    /// An empty draft of the learner. The same position gives the same one.
    fn draft(&self) -> Draft<G> {
        Seen::new(&self.game, LEARNER).draft(&mut SplitMix::new(u64::from(self.line)))
    }

    /// A draft of the learner with these moves.
    fn draft_with<'a>(&self, moves: impl Iterator<Item = &'a str>) -> Result<Draft<G>, String> {
        let notation = Notation::<G::Move>::new();
        let mut draft = self.draft();
        for text in moves {
            let mv = notation.read(text).ok_or_else(|| format!("{text:?} is no move"))?;
            draft.add(mv).map_err(|_| format!("{text:?} is not possible"))?;
        }
        Ok(draft)
    }

    /// Where a whole decision of the learner leads, as far as the learner can know.
    fn decided<'a>(&self, moves: impl Iterator<Item = &'a str>) -> Result<G, String> {
        let draft = self.draft_with(moves)?;
        if draft.is_whole() { Ok(draft.world().clone()) } else { Err("the decision is not whole".to_owned()) }
    }

    /// What the learner may know.
    fn scene(&self) -> Scene<'_, G> {
        let is_over = self.game.turn() == Turn::Over;
        let viewer = if is_over { Viewer::Everyone } else { Viewer::Seat(LEARNER) };
        let heard = self.heard.iter();
        let heard =
            heard.filter_map(|(line, event)| Some(HeardReport { line: *line, by: None, report: G::hear_as(event, viewer)? }));
        let (view, reckoning) = (self.game.seen_by(viewer), self.game.reckoned());
        Scene::watched(&self.setup, viewer, self.game.turn().seat(), view, reckoning, heard.collect())
    }
}

fn show<G: Drawn>(stage: &Stage<G>, asks: &'static str, moves: &[String], context: &Context<'_>) -> Result<ShownStep, String> {
    let context = Context { position: stage.line, ..*context };
    let mut scene = stage.scene();
    let asked = stage.draft_with(lines(asks))?;
    if !asks.is_empty() {
        let notation = Notation::<G::Move>::new();
        let moves: Vec<G::Move> = moves.iter().map_while(|text| notation.read(text)).collect();
        scene = scene.deciding(stage.draft(), &moves, context.words);
    }
    Ok(ShownStep {
        drawing: scene.draw(&context),
        asked: asked.steps().map(|(world, mv)| capitalised(&context.say(&world.name_move(mv)))).collect(),
        position: stage.line,
    })
}

fn is_as_asked<G: Drawn>(lesson: &Lesson, number: usize, moves: &[String]) -> Result<bool, String> {
    let stage = Stage::<G>::before(lesson, number)?;
    let asks = lesson.step(number).map(|step| step.asks).filter(|asks| !asks.is_empty());
    let asks = asks.ok_or("there is nothing to decide here")?;
    Ok(stage.decided(moves.iter().map(String::as_str))? == stage.decided(lines(asks))?)
}
