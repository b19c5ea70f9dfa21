//! Plays games with bots and writes a page for every kind of moment, with the files that pages need beside them:
//! `cargo run -p web --example gallery -- DIR [LANGUAGE] [SEED]`. Serve the folder over HTTP to look at it.

use std::collections::BTreeSet;
use std::mem::take;
use std::path::PathBuf;
use std::{env, fs};

use bots::Level;
use games::{AnyGame, Language};
use table::{Digest, Door, FairSetup, Game, Header, Listen, Match, Options, Quick, Seat, Seed, Turn, Viewer};
use web::{Deed, Desk, Drawn, ForDrawn, Heard, Said, Scene, Site, Sitter, TablePage, Who, phrases, table_page};

fn main() {
    let mut args = env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "gallery".to_owned()));
    let language = args.next().and_then(|code| code.parse().ok()).unwrap_or(Language::English);
    let seed = args.next().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    fs::create_dir_all(&folder).expect("the folder can be made");
    for asset in web::assets::ALL {
        fs::write(folder.join(&asset.path[1..]), asset.text).expect("a file can be written");
    }
    let mut index = String::from("<!doctype html><meta charset=utf-8><ul>");
    for game in AnyGame::ALL {
        for name in web::with(*game, Moments { folder: &folder, game: *game, language, seed }) {
            index.push_str(&format!("<li><a href=\"{name}.html\">{name}</a>"));
        }
    }
    fs::write(folder.join("index.html"), index).expect("a file can be written");
}

/// Plays games until no new kind of moment turns up.
struct Moments<'a> {
    folder: &'a PathBuf,
    game: AnyGame,
    language: Language,
    seed: u64,
}

impl ForDrawn for Moments<'_> {
    type Output = Vec<String>;

    fn run<G: Drawn>(self) -> Vec<String> {
        let mut met = BTreeSet::new();
        for seed in self.seed..self.seed + if self.game == AnyGame::Pate { 12 } else { 1 } {
            let players = if seed == self.seed {
                G::PLAYERS.1.min(4)
            } else {
                G::PLAYERS.0 + seed as usize % (G::PLAYERS.1 - G::PLAYERS.0 + 1)
            };
            self.play::<G>(players, seed, &mut met);
        }
        met.into_iter().collect()
    }
}

struct Ear<G: Game> {
    lines: Vec<Vec<G::Event>>,
    open: Vec<G::Event>,
}

impl<G: Game> Listen<G::Event> for Ear<G> {
    fn hear(&mut self, event: G::Event) {
        self.open.push(event);
    }

    fn end_line(&mut self) {
        self.lines.push(take(&mut self.open));
    }
}

impl Moments<'_> {
    fn play<G: Drawn>(&self, players: usize, seed: u64, met: &mut BTreeSet<String>) {
        let setup = G::setup(players, &Options::default(), None).expect("the standard edition can be played");
        let fair = FairSetup::new(&Seed(Digest([0; 32])), vec![Digest([0; 32]); players]);
        let mut table = Match::<G>::begin(Header::new(setup, fair)).expect("it can be played");
        let mut ear = Ear::<G> { lines: Vec::new(), open: Vec::new() };
        let mut luck = Quick::new(seed);
        let mut bot = Level::Soldato.player::<G>(Quick::new(seed));
        loop {
            match table.game().turn() {
                Turn::House => table.house(&mut luck, &mut ear),
                Turn::Seat(seat) => {
                    let question = table.game().question().key.replace("question-", "");
                    let name = format!("{}-{question}", G::ID);
                    if met.insert(name.clone()) {
                        self.write(&name, &table, &ear, Viewer::Seat(seat), &[]);
                        let other = format!("{name}-other");
                        self.write(&other, &table, &ear, Viewer::Seat(seat.left(players)), &[]);
                        met.insert(other);
                    }
                    self.write_draft(&name, &table, &ear, seat, met);
                    table.let_decide(&mut *bot, &mut ear).expect("bots play by the rules");
                }
                Turn::Over => break,
            }
        }
        let name = format!("{}-over", G::ID);
        if met.insert(name.clone()) {
            self.write(&name, &table, &ear, Viewer::Everyone, &[]);
        }
    }

    /// Decisions with a first step done, one for each question that can follow.
    fn write_draft<G: Drawn>(&self, name: &str, table: &Match<G>, ear: &Ear<G>, seat: Seat, met: &mut BTreeSet<String>) {
        let mut moves = Vec::new();
        table.seen(seat).moves(&mut moves);
        for mv in moves {
            let mut draft = table.seen(seat).draft(&mut Quick::new(1));
            if draft.add(mv).is_ok() && draft.is_open() {
                let then = draft.world().question().key.replace("question-", "");
                let name = format!("{name}-then-{then}");
                if met.insert(name.clone()) {
                    self.write(&name, table, ear, Viewer::Seat(seat), &[mv]);
                }
            }
        }
    }

    fn write<G: Drawn>(&self, name: &str, table: &Match<G>, ear: &Ear<G>, viewer: Viewer, moves: &[G::Move]) {
        let words = phrases(self.game, self.language);
        let desk = Desk { table: "14", form: "form", position: table.position(), words: &words };
        let setup = &table.record().header.setup;
        let heard = ear.lines.iter().zip(1..).flat_map(|(events, line)| {
            events.iter().filter_map(move |event| Some(Heard { line, report: G::hear_as(event, viewer)? }))
        });
        let turn = table.game().turn().seat();
        let mut scene = Scene::<G>::watched(setup, viewer, turn, table.game().seen_by(viewer), heard.collect());
        if let (Viewer::Seat(seat), Some(turn)) = (viewer, turn)
            && seat == turn
        {
            scene = scene.deciding(table.seen(seat).draft(&mut Quick::new(1)), moves.iter().copied(), &words);
        }
        let sheet = scene.draw(&desk);
        let names = ["Rosa", "Joost", "Emil", "Nina", "Sal", "Vito"];
        let sitter = |seat: Seat| Sitter {
            who: if seat.index() == 1 { Who::Bot("capo") } else { Who::Person(names[seat.index()].to_owned()) },
            is_viewer: viewer == Viewer::Seat(seat),
            is_away: seat.index() == 3,
            time_left: Some(102_000),
        };
        let said = [("Emil", "Parked outside Rosa's den again?"), ("Rosa", "It is a nice street.")];
        let page = TablePage {
            site: Site { words: &words, visitor: Some("Rosa"), form: "form" },
            desk,
            game: self.game,
            sheet: &sheet,
            people: Seat::all(table.game().players()).map(sitter).collect(),
            said: said.map(|(name, words)| Said { name: name.to_owned(), words: words.to_owned() }).into(),
            may_speak: turn.is_some(),
            deeds: vec![Deed::Undo, Deed::Leave, Deed::Resign, Deed::AgreeToStop],
            replay: None,
            seed: None,
        };
        fs::write(self.folder.join(format!("{name}.html")), table_page(&page).into_string()).expect("a file can be written");
    }
}
