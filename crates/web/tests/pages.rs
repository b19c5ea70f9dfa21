//! Pages of whole games: nothing that is possible is missing, nothing is said without words, nothing leaks from the drawing.

use std::collections::HashSet;

use engine::{
    Digest, Door, FairSetup, Game, Header, Listen, Match, Options, Play, Random, Seat, Seed, SplitMix, Turn, Viewer, legal_moves,
};
use games::{AnyGame, Language, with_game};
use maffiosi::{Event, Maffiosi, Report};
use web::{Adviser, Context, Drawing, Drawn, HeardReport, Novelty, Scene, Venue, phrases};

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

fn draw<G: Drawn>(
    game: AnyGame,
    table: &Match<G>,
    ear: &Ear<G>,
    viewer: Viewer,
    moves: &[G::Move],
    language: Language,
) -> Drawing {
    let words = phrases(game, language);
    let context = Context {
        venue: Venue::Table("t"),
        form: "f",
        position: table.position(),
        side: None,
        words: &words,
        adviser: Adviser::Ready,
    };
    let by = |line: u32| table.record().plays.get(line as usize - 1).and_then(Play::seat);
    let heard = ear.heard.iter();
    let heard =
        heard.filter_map(|(line, event)| Some(HeardReport { line: *line, by: by(*line), report: G::hear_as(event, viewer)? }));
    let turn = table.game().turn().seat();
    let setup = &table.record().header.setup;
    let last_own_line = table.position().checked_sub(5);
    let (view, reckoning) = (table.game().seen_by(viewer), table.game().reckoned());
    let scene = Scene::<G>::watched(setup, viewer, turn, view, reckoning, heard.collect()).since(last_own_line);
    let drawing = match (viewer, turn) {
        (Viewer::Seat(seat), Some(turn)) if seat == turn => {
            let draft = table.seen(seat).draft(&mut SplitMix::new(1));
            scene.deciding(draft, moves, &words).draw(&context)
        }
        _ => scene.draw(&context),
    };
    check_log(&drawing, table, viewer, last_own_line);
    drawing
}

/// What is new since one's last decision is marked as new. What one does oneself is never one's own affair, also not the steps of a
/// draft; nor is anything that does not name oneself. Every line has a name.
fn check_log<G: Drawn>(drawing: &Drawing, table: &Match<G>, viewer: Viewer, last_own_line: Option<u32>) {
    for line in &drawing.log {
        let (Viewer::Seat(seat), Some(last)) = (viewer, last_own_line) else {
            assert_eq!(line.novelty, Novelty::Known, "{}", line.text.plain());
            continue;
        };
        let play = table.record().plays.get(line.number as usize - 1);
        let is_draft = play.is_none();
        let is_own_doing = (is_draft || play.and_then(Play::seat) == Some(seat)) && !line.begins;
        match line.novelty {
            Novelty::Known => assert!(line.number <= last, "{}", line.text.plain()),
            Novelty::New => assert!(line.number >= last, "{}", line.text.plain()),
            Novelty::OwnAffair => {
                assert!(line.number >= last && !is_own_doing, "{}", line.text.plain());
                let name = &drawing.players[seat.index()].badge.name;
                // A raid is everybody's affair.
                assert!(line.text.plain().contains(name) || line.symbol == "siren", "{}", line.text.plain());
            }
        }
    }
    let names: HashSet<(u32, usize)> = drawing.log.iter().map(|line| (line.number, line.newer)).collect();
    assert_eq!(names.len(), drawing.log.len(), "two lines have the same name");
}

fn whole(drawing: &Drawing) -> String {
    let counts: String = drawing.players.iter().map(|family| family.household.counts.0.as_str()).collect();
    [&drawing.board.0, &drawing.dock.0, &drawing.reckoning.0, &counts, &drawing.headline, &drawing.status]
        .map(String::as_str)
        .concat()
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

impl PlayAndLook {
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
            let mut random = SplitMix::new(seed);
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
        random: &mut SplitMix,
        language: Language,
    ) {
        let mut trial = table.seen(seat).draft(&mut SplitMix::new(1));
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
        check_tray(&html);
        check_tray(&other);
        assert!(!other.contains("name=\"moves\""), "only the one who decides has buttons");
        trial.add(*random.pick(&moves)).expect("a legal move");
        draft.push(trial.moves()[draft.len()]);
        if trial.is_whole() {
            table.submit(seat, table.position(), draft, ear).expect("a whole decision");
            draft.clear();
        }
    }
}

/// Der Pate's dice keep their places while one plays: the tray has one for each, whichever are laid already.
fn check_tray(html: &str) {
    if html.contains("class=\"roll\"") {
        let dice = ["black", "white", "grey", "red"];
        let places = dice.map(|die| html.find(&format!("id=\"rolled-{die}\"")).expect("a place for every die"));
        assert!(places.is_sorted(), "the places do not change");
    }
}

#[test]
fn every_possible_move_of_der_pate_has_its_button() {
    with_game!(AnyGame::Pate, G => PlayAndLook { game: AnyGame::Pate, games: 9, options: &[] }.run::<G>());
}

#[test]
fn every_possible_move_of_capone_has_its_button() {
    with_game!(AnyGame::Capone, G => PlayAndLook { game: AnyGame::Capone, games: 4, options: &[] }.run::<G>());
}

#[test]
fn every_possible_move_of_maffiosi_has_its_button() {
    with_game!(AnyGame::Maffiosi, G => PlayAndLook { game: AnyGame::Maffiosi, games: 4, options: &[] }.run::<G>());
}

#[test]
fn every_possible_move_of_seating_by_hand_has_its_button() {
    with_game!(AnyGame::Maffiosi, G => PlayAndLook { game: AnyGame::Maffiosi, games: 2, options: &["seating=by-hand"] }.run::<G>());
}

#[test]
fn what_is_done_in_maffiosi_is_seen_in_its_place_and_not_before_it_is_done() {
    let setup = Maffiosi::setup(4, &Options::default(), None).expect("the standard edition can be played");
    let fair = FairSetup::new(&Seed(Digest([0; 32])), vec![Digest([0; 32]); 4]);
    let mut table = Match::<Maffiosi>::begin(Header::new(setup, fair)).expect("it can be played");
    let mut ear = Ear::<Maffiosi> { heard: Vec::new(), line: 1 };
    let (mut luck, mut seen) = (SplitMix::new(3), 0);
    let board = |table: &Match<Maffiosi>, ear: &Ear<Maffiosi>, viewer, moves: &[_]| {
        draw(AnyGame::Maffiosi, table, ear, viewer, moves, Language::English).board.into_string()
    };
    while table.game().turn() != Turn::Over && seen < 20 {
        let first = ear.line;
        let seen_since =
            |page: &str| (first..first + 20).map(|line| page.matches(&format!("id=\"deed-{line}-")).count()).sum::<usize>();
        match table.game().turn() {
            Turn::Seat(seat) => {
                let moves = some_decision(&table, seat, &mut luck);
                let planned = board(&table, &ear, Viewer::Seat(seat), &moves);
                assert_eq!(seen_since(&planned), 0, "whoever only thinks of it does not see it happen yet");
                table.submit(seat, table.position(), &moves, &mut ear).expect("a whole decision");
            }
            _ => table.house(&mut luck, &mut ear),
        }
        let done: Vec<u32> =
            ear.heard.iter().filter(|(line, event)| *line >= first && is_seen(event)).map(|(line, _)| *line).collect();
        let page = board(&table, &ear, Viewer::Spectator, &[]);
        assert_eq!(seen_since(&page), done.len(), "from line {first} on");
        if let Some(last) = done.last() {
            assert!(page.contains(&format!("data-deed=\"{last}-")), "the script is told which deed is the newest");
        }
        seen += done.len();
    }
    assert!(seen > 5, "{seen} deeds are too few to prove anything");
}

fn some_decision(table: &Match<Maffiosi>, seat: Seat, luck: &mut SplitMix) -> Vec<<Maffiosi as Game>::Move> {
    let mut draft = table.seen(seat).draft(&mut SplitMix::new(1));
    while !draft.is_whole() {
        let mut moves = Vec::new();
        legal_moves(draft.world(), &mut moves);
        draft.add(*luck.pick(&moves)).expect("a legal move");
    }
    draft.moves().to_vec()
}

fn is_seen(event: &Event) -> bool {
    matches!(event, Event::Told(Report::Killed { .. } | Report::Exploded { .. } | Report::Drugged { .. }))
}
