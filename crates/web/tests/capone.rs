//! What Capone's page adds to the board: the last card of a year asks before it counts, income stands on the fields that paid it,
//! rounds in which nobody plays take one line.

use capone::{Capone, Move, Question, Report, View};
use engine::{
    Digest, Door, FairSetup, Game, Header, Listen, Match, Options, Random, Seat, Seed, SplitMix, Turn, Viewer, legal_moves,
};
use games::{AnyGame, Language};
use web::{Adviser, Context, Drawing, HeardReport, Scene, Venue, phrases};

#[derive(Default)]
struct Ear {
    heard: Vec<(u32, capone::Event)>,
    line: u32,
}

impl Listen<capone::Event> for Ear {
    fn hear(&mut self, event: capone::Event) {
        self.heard.push((self.line, event));
    }

    fn end_line(&mut self) {
        self.line += 1;
    }
}

struct Game4 {
    table: Match<Capone>,
    ear: Ear,
    random: SplitMix,
}

impl Game4 {
    fn begin(seed: u64) -> Game4 {
        let setup = Capone::setup(4, &Options::default(), None).expect("the standard edition can be played");
        let fair = FairSetup::new(&Seed(Digest([0; 32])), vec![Digest([0; 32]); 4]);
        let table = Match::begin(Header::new(setup, fair)).expect("it can be played");
        Game4 { table, ear: Ear::default(), random: SplitMix::new(seed) }
    }

    /// Who decides next; nobody at the end.
    fn seat(&mut self) -> Option<Seat> {
        loop {
            match self.table.game().turn() {
                Turn::House => self.table.house(&mut self.random, &mut self.ear),
                Turn::Seat(seat) => return Some(seat),
                Turn::Over => return None,
            }
        }
    }

    fn view(&self, seat: Seat) -> View {
        self.table.game().view(Viewer::Seat(seat))
    }

    fn draw(&self, seat: Seat, moves: &[Move]) -> Drawing {
        let words = phrases(AnyGame::Capone, Language::English);
        let (venue, position) = (Venue::Table("t"), self.table.position());
        let context = Context { venue, form: "f", position, side: None, words: &words, adviser: Adviser::Ready };
        let viewer = Viewer::Seat(seat);
        let hear = |(line, event): &(u32, capone::Event)| {
            Some(HeardReport { line: *line, by: None, report: Capone::hear_as(event, viewer)? })
        };
        let heard = self.ear.heard.iter().filter_map(hear).collect();
        let setup = &self.table.record().header.setup;
        let turn = self.table.game().turn().seat();
        let scene =
            Scene::<Capone>::watched(setup, viewer, turn, self.table.game().seen_by(viewer), self.table.game().reckoned(), heard);
        let draft = self.table.seen(seat).draft(&mut SplitMix::new(1));
        scene.deciding(draft, moves, &words).draw(&context)
    }

    /// Makes a whole decision of moves that are chosen one by one.
    fn decide(&mut self, seat: Seat, mut choose: impl FnMut(&[Move], &mut SplitMix) -> Move) {
        let mut draft = self.table.seen(seat).draft(&mut SplitMix::new(1));
        while !draft.is_whole() {
            let mut moves = Vec::new();
            legal_moves(draft.world(), &mut moves);
            draft.add(choose(&moves, &mut self.random)).expect("a legal move");
        }
        let moves = draft.moves().to_vec();
        self.table.submit(seat, self.table.position(), &moves, &mut self.ear).expect("a whole decision");
    }
}

/// The buttons of a page: the form that each belongs to and what it writes there.
fn buttons(drawing: &Drawing) -> Vec<(String, String)> {
    let html = [drawing.board.0.as_str(), drawing.dock.0.as_str()].concat();
    let attribute = |tag: &str, name: &str| Some(tag.split_once(&format!(" {name}=\""))?.1.split_once('"')?.0.to_owned());
    html.split("<button").skip(1).filter_map(|tag| Some((attribute(tag, "form")?, attribute(tag, "value")?))).collect()
}

#[test]
fn the_last_card_of_a_year_is_announced_and_asks_before_it_counts() {
    let mut asked = 0;
    for seed in 0..4 {
        let mut game = Game4::begin(seed);
        while let Some(seat) = game.seat() {
            let view = game.view(seat);
            if view.question == Some(Question::Turn) {
                let drawing = game.draw(seat, &[]);
                assert_eq!(drawing.headline.contains("last card of the year"), view.is_last_card());
                assert_eq!(drawing.dock.0.contains("asked once more"), view.is_last_card());
                if view.is_last_card() {
                    let down = Move::LayDown(view.families[seat.index()].hand.as_ref().expect("the own hand")[0]);
                    let value = down.to_string();
                    let forms: Vec<String> =
                        buttons(&drawing).into_iter().filter(|(_, wrote)| *wrote == value).map(|(form, _)| form).collect();
                    assert_eq!(forms, ["step"], "laying it down is a step that can be taken back");
                    let then = buttons(&game.draw(seat, &[down]));
                    assert!(then.contains(&("decide".to_owned(), value)), "the next page asks whether it shall count");
                    asked += 1;
                }
            }
            game.decide(seat, |moves, random| *random.pick(moves));
        }
    }
    assert!(asked > 8, "{asked}");
}

#[test]
fn at_the_years_end_the_fields_show_what_they_paid() {
    let mut game = Game4::begin(1);
    let mut seen = 0;
    while let Some(seat) = game.seat() {
        if matches!(game.view(seat).question, Some(Question::Invest)) {
            let since =
                game.ear.heard.iter().rposition(|(_, event)| matches!(event, capone::Event::Open(Report::YearEnded { .. })));
            let paid: i32 = game.ear.heard[since.expect("a year has ended")..]
                .iter()
                .filter_map(|(_, event)| match event {
                    capone::Event::Open(Report::Paid { amount, cause: capone::Cause::Income, .. }) => Some(*amount),
                    _ => None,
                })
                .sum();
            let board = game.draw(seat, &[]).board.0;
            let shown = board.split("class=\"plq__sum\">").skip(1).filter_map(|part| {
                let sum = part.split_once("</svg>+")?.1.split_once('<')?.0;
                sum.parse::<i32>().ok()
            });
            assert_eq!(shown.sum::<i32>(), paid);
            seen += 1;
        }
        game.decide(seat, |moves, random| *random.pick(moves));
    }
    assert!(seen > 4, "{seen}");
}

#[test]
fn a_round_in_which_nobody_plays_is_one_line() {
    let mut game = Game4::begin(1);
    let mut turns = 0;
    while let Some(seat) = game.seat() {
        if game.view(seat).question == Some(Question::Turn) {
            if turns == 4 {
                let told: Vec<String> = game.draw(seat, &[]).log.into_iter().map(|line| line.text.plain()).collect();
                let down: Vec<&String> = told.iter().filter(|text| text.contains("face down")).collect();
                assert_eq!(down.len(), 1, "{told:?}");
                assert!(down[0].starts_with("Everybody lays a card face down"), "{down:?}");
                return;
            }
            turns += 1;
        }
        game.decide(seat, |moves, _| {
            let done = moves.iter().find(|mv| **mv == Move::Done);
            let down = moves.iter().find(|mv| matches!(mv, Move::LayDown(_)));
            *done.or(down).unwrap_or(&moves[0])
        });
    }
    panic!("the game ended before anybody had a second turn");
}
