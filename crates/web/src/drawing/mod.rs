//! The drawing core: what one viewer may know of a game, and what a page shows of it, whatever the game.

mod choice;
mod context;
mod log;
mod scene;
mod side;

use engine::{Game, Message, Seat};
use maud::{Markup, html};

use crate::parts::{Badge, Front, Tips, dock, waiting_dock};
use crate::{DrawBoard, Drawn, Household};
pub use choice::{Choice, Preview, WhyNot};
pub use context::{Adviser, Context, Venue};
use log::tell;
pub use log::{LogLine, Novelty};
pub use scene::{HeardReport, OpenDecision, Scene};
pub use side::Side;

/// What a table's page shows of a game, whatever the game: parts of markup that were drawn from what the viewer may know.
pub struct Drawing {
    /// The class of the page.
    pub class: &'static str,
    /// Where the game stands.
    pub headline: String,
    /// The board with what can be done on it.
    pub board: Markup,
    /// The question, the steps done, the answers, and the cards that tell more about what is pointed at.
    pub dock: Markup,
    /// How it ended for the viewer, who played.
    pub own_result: Option<String>,
    /// The final reckoning; nothing before the end.
    pub reckoning: Markup,
    /// The players of the game.
    pub players: Vec<PlayerCard>,
    /// What happened, the newest first.
    pub log: Vec<LogLine>,
    /// Whether nobody decides any more.
    pub is_over: bool,
    /// Whether the viewer is to decide.
    pub is_asked: bool,
    /// The steps of a decision that were gathered so far, as forms write them.
    pub moves: Vec<String>,
    /// Whether they are a whole decision, which can be handed in.
    pub is_whole: bool,
    /// What is said aloud when it changes: whose turn it is and what is asked.
    pub status: String,
}

/// A player of the game, as everybody sees it.
pub struct PlayerCard {
    /// Name, colour and sign.
    pub badge: Badge,
    /// Money and pieces.
    pub household: Household,
    /// Whether it is this player's turn to decide.
    pub decides: bool,
}

impl Drawing {
    /// The names, colours and signs of the players, by seat.
    pub(crate) fn badges(&self) -> Vec<Badge> {
        self.players.iter().map(|player| player.badge.clone()).collect()
    }

    /// Whether the board makes room for the final reckoning.
    pub(crate) fn is_reckoned(&self) -> bool {
        !self.reckoning.0.is_empty()
    }
}

impl<G: Drawn> Scene<'_, G> {
    /// Draws what the viewer may know.
    #[inline(never)]
    pub fn draw(&self, context: &Context<'_>) -> Drawing {
        let board = G::Board::new(self, context);
        let mut tips = Tips::default();
        let drawn = board.draw(&mut tips);
        let dock = match &self.decision {
            Some(decision) => dock(self, decision, &board, context, &mut tips),
            None => waiting_dock(self, &board, context, &mut tips),
        };
        let player =
            |seat| PlayerCard { badge: self.badge(seat), household: board.household(seat), decides: self.turn == Some(seat) };
        Drawing {
            class: G::ID,
            headline: board.headline(),
            board: drawn,
            dock: html! { (tips.draw()) (dock) },
            own_result: self.own_result(context),
            reckoning: Front::of(self, &board, context).map(|front| front.draw(self, context)).unwrap_or_default(),
            players: Seat::all(<G as Game>::seats(self.setup)).map(player).collect(),
            log: tell(self, context.words),
            is_over: self.turn.is_none(),
            is_asked: self.decision.is_some(),
            moves: self.decision.as_ref().map(|decision| decision.moves.clone()).unwrap_or_default(),
            is_whole: self.decision.as_ref().is_some_and(|decision| decision.is_whole),
            status: self.status(&board, context),
        }
    }

    /// The end as a picture to keep: an SVG file that needs nothing else.
    pub fn picture(&self, context: &Context<'_>) -> Option<String> {
        Front::of(self, &G::Board::new(self, context), context).map(|front| front.picture::<G>(context))
    }

    /// How it ended for the viewer, who played.
    pub(crate) fn own_result(&self, context: &Context<'_>) -> Option<String> {
        let seat = self.seat().filter(|_| self.turn.is_none())?;
        let place = Message::new("page-own-place").with("players", <G as Game>::seats(self.setup));
        Some(match self.reckoning.as_ref()?.place(seat) {
            None => context.word("page-own-out"),
            Some(1) => context.word("page-own-win"),
            Some(number) => context.say(&place.with("place", number)),
        })
    }

    /// Who decides, and what.
    pub(crate) fn what_others_do(&self, seat: Seat, board: &G::Board<'_>, context: &Context<'_>) -> String {
        let name = self.badge(seat).name;
        // Where a name has an article, a sentence begins with it.
        let named = Message::new(format!("page-player-{}", G::ID)).with("name", name.as_str());
        let name = context.words.say_if_known(&named).unwrap_or(name);
        match board.others_question() {
            Some(question) => context.say(&Message::new("page-status-other-what").with("name", name).with("what", question)),
            None => context.say(&Message::new("page-status-other").with("name", name)),
        }
    }

    fn status(&self, board: &G::Board<'_>, context: &Context<'_>) -> String {
        match (&self.decision, self.turn) {
            (Some(decision), _) => {
                let question = decision.question.clone().unwrap_or_default();
                context.say(&Message::new("page-status-yours").with("question", question))
            }
            (None, Some(seat)) => self.what_others_do(seat, board, context),
            (None, None) => context.word("page-status-over"),
        }
    }
}
