//! Pages of whole games: nothing that is possible is missing, nothing is said without words, nothing leaks from the sheet.

use std::collections::HashSet;

use games::{AnyGame, Language};
use table::{
    Digest, Door, FairSetup, Game, Header, Listen, Match, Options, Quick, Random, Seat, Seed, Turn, Viewer, legal_moves,
};
use web::{Adviser, Desk, Drawn, ForDrawn, Heard, Novelty, Scene, Sheet, Venue, phrases};

/// Cards of what would happen that the style sheet can show.
const TIPS: usize = 96;

struct Ear<G: Game> {
    heard: Vec<(u32, G::Event)>,
    line: u32,
}

impl<G: Game> Listen<G::Event> for Ear<G> {
    fn hear(&mut self, event: G::Event) {
        self.heard.push((self.line, event));
    }

    fn end_line(&mut self) {
        self.line += 1;
    }
}

fn draw<G: Drawn>(game: AnyGame, table: &Match<G>, ear: &Ear<G>, viewer: Viewer, moves: &[G::Move], language: Language) -> Sheet {
    let words = phrases(game, language);
    let desk = Desk {
        venue: Venue::Table("t"),
        form: "f",
        position: table.position(),
        side: None,
        words: &words,
        adviser: Adviser::Ready,
    };
    let heard = ear.heard.iter().filter_map(|(line, event)| Some(Heard { line: *line, report: G::hear_as(event, viewer)? }));
    let turn = table.game().turn().seat();
    let setup = &table.record().header.setup;
    let last_own_line = table.position().checked_sub(5);
    let scene = Scene::<G>::watched(setup, viewer, turn, table.game().seen_by(viewer), heard.collect()).since(last_own_line);
    let sheet = match (viewer, turn) {
        (Viewer::Seat(seat), Some(turn)) if seat == turn => {
            let draft = table.seen(seat).draft(&mut Quick::new(1));
            scene.deciding(draft, moves.iter().copied(), &words).draw(&desk)
        }
        _ => scene.draw(&desk),
    };
    check_log(&sheet, viewer, last_own_line);
    sheet
}

/// What is new since one's last decision is marked as new, and what names oneself as one's own affair. Every line has a name.
fn check_log(sheet: &Sheet, viewer: Viewer, last_own_line: Option<u32>) {
    for line in &sheet.log {
        let is_new = last_own_line.is_some_and(|last| line.number > last);
        let is_own = matches!(viewer, Viewer::Seat(seat) if line.text.contains(&sheet.families[seat.index()].badge.name));
        let novelty = match (is_new, is_own) {
            (false, _) => Novelty::Known,
            (true, false) => Novelty::New,
            (true, true) => Novelty::OwnAffair,
        };
        assert_eq!(line.novelty, novelty, "{}", line.text);
    }
    let names: HashSet<(u32, usize)> = sheet.log.iter().map(|line| (line.number, line.newer)).collect();
    assert_eq!(names.len(), sheet.log.len(), "two lines have the same name");
}

fn whole(sheet: &Sheet) -> String {
    let counts: String = sheet.families.iter().map(|family| family.household.counts.0.as_str()).collect();
    [&sheet.board.0, &sheet.dock.0, &sheet.reckoning.0, &counts, &sheet.headline, &sheet.status].map(String::as_str).concat()
}

fn check_markup(html: &str, language: Language) {
    assert!(!html.contains('⟨'), "a text is missing in {language:?}: {}", &html[html.find('⟨').unwrap_or(0)..][..60]);
    assert!(!html.contains(" style="), "styles belong in the style sheet");
    assert!(!html.contains("NaN"), "a place on the drawing is no number");
    let tips = html.matches("data-tip=").count();
    assert!(tips <= TIPS, "{tips} cards: the style sheet knows {TIPS}");
}

/// Plays random games, and at every decision looks at the page of the one who decides and of the neighbour.
struct PlayAndLook {
    game: AnyGame,
    games: u64,
    options: &'static [&'static str],
}

impl ForDrawn for PlayAndLook {
    type Output = ();

    fn run<G: Drawn>(self) {
        let mut options = Options::default();
        for option in self.options {
            options.set(option).expect("an option");
        }
        for seed in 0..self.games {
            let players = G::PLAYERS.0 + seed as usize % (G::PLAYERS.1 - G::PLAYERS.0 + 1);
            let language = Language::ALL[seed as usize % 3];
            let setup = G::setup(players, &options, None).expect("the standard edition can be played");
            let fair = FairSetup::new(&Seed(Digest([0; 32])), vec![Digest([0; 32]); players]);
            let mut table = Match::<G>::begin(Header::new(setup, fair)).expect("it can be played");
            let mut ear = Ear::<G> { heard: Vec::new(), line: 1 };
            let mut random = Quick::new(seed);
            let mut draft: Vec<G::Move> = Vec::new();
            loop {
                match table.game().turn() {
                    Turn::House => table.house(&mut random, &mut ear),
                    Turn::Seat(seat) => self.decide(&mut table, &mut ear, seat, &mut draft, &mut random, language),
                    Turn::Over => break,
                }
            }
            let seen_by_all = draw(self.game, &table, &ear, Viewer::Everyone, &[], language);
            check_markup(&whole(&seen_by_all), language);
            assert_eq!(seen_by_all.own_result, None, "nobody in particular has won");
            for seat in Seat::all(players) {
                let own = draw(self.game, &table, &ear, Viewer::Seat(seat), &[], language);
                check_markup(&whole(&own), language);
                assert!(own.own_result.is_some_and(|result| own.reckoning.0.contains(&result)), "everybody reads how it went");
                assert_eq!(own.reckoning.0.matches(" own\"").count(), 1, "one's own line is marked");
            }
        }
    }
}

impl PlayAndLook {
    fn decide<G: Drawn>(
        &self,
        table: &mut Match<G>,
        ear: &mut Ear<G>,
        seat: Seat,
        draft: &mut Vec<G::Move>,
        random: &mut Quick,
        language: Language,
    ) {
        let mut trial = table.seen(seat).draft(&mut Quick::new(1));
        for mv in draft.iter() {
            trial.add(*mv).expect("the steps so far are possible");
        }
        let html = whole(&draw(self.game, table, ear, Viewer::Seat(seat), draft, language));
        check_markup(&html, language);
        let mut moves = Vec::new();
        legal_moves(trial.world(), &mut moves);
        for mv in &moves {
            let value = draft.iter().chain([mv]).map(ToString::to_string).collect::<Vec<_>>().join("\n");
            assert!(html.contains(&format!("value=\"{value}\"")), "{mv} is possible, but there is no button for it");
        }
        let other = draw(self.game, table, ear, Viewer::Seat(seat.left(table.game().players())), &[], language);
        let other = whole(&other);
        check_markup(&other, language);
        assert!(!other.contains("name=\"moves\""), "only the one who decides has buttons");
        trial.add(*random.pick(&moves)).expect("a legal move");
        draft.push(trial.moves()[draft.len()]);
        if trial.is_whole() {
            table.submit(seat, table.position(), draft, ear).expect("a whole decision");
            draft.clear();
        }
    }
}

#[test]
fn every_possible_move_of_der_pate_has_its_button() {
    web::with(AnyGame::Pate, PlayAndLook { game: AnyGame::Pate, games: 9, options: &[] });
}

#[test]
fn every_possible_move_of_capone_has_its_button() {
    web::with(AnyGame::Capone, PlayAndLook { game: AnyGame::Capone, games: 4, options: &[] });
}

#[test]
fn every_possible_move_of_maffiosi_has_its_button() {
    web::with(AnyGame::Maffiosi, PlayAndLook { game: AnyGame::Maffiosi, games: 4, options: &[] });
}

#[test]
fn every_possible_move_of_seating_by_hand_has_its_button() {
    web::with(AnyGame::Maffiosi, PlayAndLook { game: AnyGame::Maffiosi, games: 2, options: &["seating=by-hand"] });
}
