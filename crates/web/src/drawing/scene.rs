use engine::{Draft, Game, Reckoning, Seat, Shown, Turn, Viewer};
use games::Phrasebook;

use crate::{Badge, Choice, Drawn};

/// What one viewer may know of a game, ready to be drawn.
pub struct Scene<'a, G: Drawn> {
    /// Players, options and edition.
    pub setup: &'a G::Setup,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Who decides; nobody once the game has ended.
    pub turn: Option<Seat>,
    /// The position; while a decision is being made, as it would be after the steps so far.
    pub view: Shown<G::View>,
    /// Why the places are what they are, once the game is over.
    pub reckoning: Option<Shown<Reckoning>>,
    /// What the viewer has heard, the oldest first, what the steps so far would bring included.
    pub heard: Vec<HeardReport<G>>,
    /// The decision that the viewer is making.
    pub decision: Option<OpenDecision<G>>,
    /// The line of the viewer's last decision: what came after it is news.
    pub last_own_line: Option<u32>,
}

/// Something that a viewer heard.
pub struct HeardReport<G: Drawn> {
    /// The line of the record that it came with.
    pub line: u32,
    /// Whose decision that line is; nobody's if it is the house's.
    pub by: Option<Seat>,
    /// What it was.
    pub report: Shown<G::Report>,
}

/// A decision in the making.
pub struct OpenDecision<G: Drawn> {
    /// What is asked; nothing once no step can follow.
    pub question: Option<String>,
    /// The rules that the question is about.
    pub rules: Vec<&'static str>,
    /// The steps so far, as they are written in forms.
    pub moves: Vec<String>,
    /// The steps so far, in words.
    pub steps: Vec<String>,
    /// Whether it can be handed in as it is.
    pub is_whole: bool,
    /// Whether dice or cards speak once it is handed in as it is, so that there is no way back.
    pub is_final: bool,
    /// An answer that can be given always, before any step is made: how forms write it, and its words.
    pub always: Option<(String, String)>,
    /// How it can go on.
    pub choices: Vec<Choice<G>>,
}

impl<'a, G: Drawn> Scene<'a, G> {
    /// What somebody sees who has nothing to decide now.
    pub fn watched(
        setup: &'a G::Setup,
        viewer: Viewer,
        turn: Option<Seat>,
        view: Shown<G::View>,
        reckoning: Option<Shown<Reckoning>>,
        heard: Vec<HeardReport<G>>,
    ) -> Scene<'a, G> {
        Scene { setup, viewer, turn, view, reckoning, heard, decision: None, last_own_line: None }
    }

    /// With the line of the viewer's last decision.
    #[must_use]
    pub fn since(mut self, line: Option<u32>) -> Scene<'a, G> {
        self.last_own_line = line;
        self
    }

    /// What the one who decides sees, with as many of these steps as are possible, put in order.
    #[must_use]
    #[inline(never)]
    pub fn deciding(mut self, mut draft: Draft<G>, moves: &[G::Move], phrases: &Phrasebook) -> Scene<'a, G> {
        let next_line = self.heard.last().map_or(0, |heard| heard.line) + 1;
        let by = self.seat();
        let mut ordered = draft.clone();
        for mv in moves {
            if ordered.add_in_any_order(*mv).is_err() {
                break;
            }
        }
        for mv in ordered.moves() {
            let Ok(reports) = draft.add(*mv) else { break };
            self.heard.extend(reports.into_iter().map(|report| HeardReport { line: next_line, by, report }));
        }
        let steps: Vec<(String, String)> =
            draft.steps().map(|(world, mv)| (mv.to_string(), phrases.say(&world.name_move(mv)))).collect();
        let (moves, steps) = steps.into_iter().unzip();
        let is_open = draft.is_open();
        self.view = draft.preview();
        self.decision = Some(OpenDecision {
            question: is_open.then(|| phrases.say(&draft.world().question())),
            rules: if is_open { draft.world().question_rules() } else { Vec::new() },
            moves,
            steps,
            is_whole: draft.is_whole(),
            is_final: draft.world().turn() == Turn::House || draft.steps().last().is_some_and(|(world, mv)| world.reveals(mv)),
            always: G::standing_answer(&self.view)
                .filter(|_| draft.steps().next().is_none())
                .map(|mv| (mv.to_string(), phrases.say(&draft.world().name_move(mv)))),
            choices: if is_open { Choice::all(self.setup, &draft, phrases) } else { Vec::new() },
        });
        self
    }

    /// The name, colour and sign of the one who sits there.
    pub(crate) fn badge(&self, seat: Seat) -> Badge {
        G::badge(self.setup, seat)
    }

    /// The same of all, by seat.
    pub(crate) fn badges(&self) -> Vec<Badge> {
        Seat::all(<G as Game>::seats(self.setup)).map(|seat| self.badge(seat)).collect()
    }

    /// Whether the viewer sits there.
    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        self.seat() == Some(seat)
    }

    /// The seat whose eyes these are.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everyone => None,
        }
    }

    /// How the decision can go on; nothing if there is none.
    pub(crate) fn choices(&self) -> &[Choice<G>] {
        self.decision.as_ref().map_or(&[], |decision| &decision.choices)
    }

    /// The options that belong at one place on the board.
    pub(crate) fn choices_here(&self, belongs: impl Fn(G::Move) -> bool) -> Vec<&Choice<G>> {
        self.choices().iter().filter(|choice| belongs(choice.mv)).collect()
    }

    /// One option, if it is one now.
    pub(crate) fn choice(&self, mv: G::Move) -> Option<&Choice<G>> {
        self.choices().iter().find(|choice| choice.mv == mv)
    }
}
