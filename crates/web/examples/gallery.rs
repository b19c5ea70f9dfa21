//! Plays games with bots and writes a page for every kind of moment, with the files that pages need beside them:
//! `cargo run -p web --example gallery -- DIR [LANGUAGE] [SEED] [PLAYERS]`. Serve the folder over HTTP to look at it.

use std::collections::BTreeSet;
use std::mem::take;
use std::path::{Path, PathBuf};
use std::{env, fs};

use advice::{Analysis, Counsel, Judgement};
use bots::{Budget, Level};
use games::{AnyGame, Language};
use maud::{DOCTYPE, Markup, html};
use table::{Digest, Door, FairSetup, Game, Header, Listen, Match, Options, Quick, Seat, Seed, Turn, Viewer, legal_moves};
use web::{
    Account, Adviser, AnalysisPage, Deed, Desk, Drawn, Eyes, FairPage, FinishedTable, ForDrawn, Heard, Home, LearnPage, Lesson,
    NewTable, News, Note, OpenTable, OwnTable, PersonPage, Proof, Ranked, RatingsPage, ReplayPage, RoomRights, Said, Scene,
    Session, Site, Sitter, Strength, TablePage, Taste, Together, Venue, WaitingRoom, Who, account_page, analysis_page,
    analysis_to_come_page, as_title, fair_page, home_page, learn_page, new_table_page, person_page, phrases, problem_page,
    ratings_page, replay_page, rules_page, settings_page, table_page, together_page, waiting_page,
};

fn main() {
    let mut args = env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "gallery".to_owned()));
    let language = args.next().and_then(|code| code.parse().ok()).unwrap_or(Language::English);
    let seed = args.next().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let players = args.next().and_then(|players| players.parse().ok());
    fs::create_dir_all(&folder).expect("the folder can be made");
    for asset in web::assets::ALL {
        fs::write(folder.join(&asset.path[1..]), asset.text).expect("a file can be written");
    }
    let mut names = Vec::new();
    for game in AnyGame::ALL {
        names.extend(web::with(*game, Moments { folder: &folder, game: *game, language, seed, players }));
    }
    write_site(&folder, language);
    names.extend(write_lessons(&folder, language));
    let index = html! { (DOCTYPE) ul { @for name in &names { li { a href={ (name) ".html" } { (name) } } } } };
    fs::write(folder.join("index.html"), index.into_string()).expect("a file can be written");
}

/// Every step of every lesson.
fn write_lessons(folder: &Path, language: Language) -> Vec<String> {
    let mut names = Vec::new();
    for lesson in AnyGame::ALL.iter().map(|game| Lesson::of(*game)) {
        let words = phrases(lesson.game, language);
        let site = Site { words: &words, visitor: None, form: "form", taste: Taste::default() };
        for number in 1..=lesson.length() {
            let page = LearnPage { site, lesson, number, draft: &[], is_otherwise: false };
            let page = learn_page(&page).expect("the script can be played").expect("a step");
            let name = format!("learn-{}-{number:02}", lesson.game.id());
            fs::write(folder.join(&name).with_extension("html"), page.into_string()).expect("a file can be written");
            names.push(name);
        }
    }
    names
}

/// The pages around the tables.
fn write_site(folder: &Path, language: Language) {
    let words = phrases(AnyGame::Pate, language);
    let write = |name: &str, page: Markup| {
        fs::write(folder.join(name).with_extension("html"), page.into_string()).expect("a file can be written");
    };
    let known = Site { words: &words, visitor: Some("Rosa"), form: "form", taste: Taste::default() };
    let stranger = Site { visitor: None, ..known };
    let own = |table: &str, game, news| OwnTable { table: table.to_owned(), game, news };
    let open = |game, taken, seats| OpenTable { table: "1".to_owned(), game, host: Some("Sal".to_owned()), taken, seats };
    let finished = |game, place| FinishedTable { table: "1".to_owned(), game, place, players: 4, played: 1_800_000_000_000 };
    let home = |site| Home {
        site,
        mine: vec![
            own("27", AnyGame::Maffiosi, News::YourTurn(Some(48_000))),
            own("14", AnyGame::Pate, News::YourTurn(None)),
            own("31", AnyGame::Capone, News::TurnOf("Nina".to_owned())),
            own("8", AnyGame::Pate, News::Waits(1)),
        ],
        open: vec![open(AnyGame::Maffiosi, 3, 5), open(AnyGame::Capone, 2, 4), open(AnyGame::Pate, 4, 4)],
        finished: vec![finished(AnyGame::Maffiosi, Some(1)), finished(AnyGame::Pate, Some(2)), finished(AnyGame::Capone, None)],
    };
    write("home", home_page(&home(known)));
    write("home-stranger", home_page(&Home { mine: Vec::new(), open: Vec::new(), finished: Vec::new(), ..home(stranger) }));
    let sitter = |who, is_viewer| Sitter { who, is_viewer, is_away: false, is_here: true, time_left: None };
    let people = vec![
        sitter(Who::Person { id: "1".to_owned(), name: "Rosa".to_owned() }, true),
        sitter(Who::Bot("capo"), false),
        sitter(Who::Nobody, false),
    ];
    let room = WaitingRoom {
        site: known,
        desk: Desk { venue: Venue::Table("14"), form: "form", position: 0, side: None, words: &words, adviser: Adviser::Ready },
        game: AnyGame::Pate,
        people,
        share: "http://192.168.1.20:8080/tables/14".to_owned(),
        commitment: "9f".repeat(32),
        may: RoomRights::Host { seated: true },
        levels: Level::ALL.map(Level::name).into(),
        said: Vec::new(),
        may_speak: true,
    };
    write("waiting", waiting_page(&room));
    let session = |label: &str| Session { token: "t".to_owned(), kind: "browser".to_owned(), label: label.to_owned() };
    let account = Account {
        site: known,
        name: "Rosa".to_owned(),
        is_kept: false,
        link: Some("http://192.168.1.20:8080/link/abcdef".to_owned()),
        wants_notices: true,
        email: None,
        webhook: None,
        sessions: vec![session("Firefox"), session("Chromium")],
    };
    write("account", account_page(&account));
    write("rules", rules_page(AnyGame::Pate, "", &known));
    write("rules-none", rules_page(AnyGame::Pate, "takover", &known));
    write("settings", settings_page(&known, true));
    write("together", together_page(&Together { site: known, game: AnyGame::Pate, levels: Level::ALL.map(Level::name).into() }));
    let setup = pate::Pate::setup(3, &Options::default(), None).expect("the standard edition can be played");
    let numbers = Seat::all(3).map(|seat| (pate::Pate::badge(&setup, seat), sitter_at(seat, Viewer::Spectator), "5c".repeat(32)));
    let fair = FairPage {
        site: known,
        desk: room.desk,
        game: AnyGame::Pate,
        seal: "9f".repeat(32),
        numbers: numbers.collect(),
        proof: Some(Proof { secret: "3b".repeat(32), verdict: Ok(275) }),
    };
    write("fair", fair_page(&fair));
    for game in AnyGame::ALL {
        let words = phrases(*game, language);
        let site = Site { words: &words, ..known };
        let levels = Level::ALL.map(Level::name).into();
        let page = NewTable { site, game: *game, editions: vec!["our-box"], levels };
        write(&format!("new-{}", game.id()), new_table_page(&page));
    }
    let strength = |mean, games| Strength { mean, deviation: 1.3, games };
    let ranked = |name: &str, is_bot: bool, mean| Ranked {
        name: name.to_owned(),
        person: (!is_bot).then(|| "1".to_owned()),
        is_bot,
        is_viewer: name == "Rosa",
        strength: strength(mean, 14),
    };
    let players = vec![ranked("don", true, 31.2), ranked("Rosa", false, 28.7), ranked("Sal", false, 24.4)];
    write("ratings", ratings_page(&RatingsPage { site: known, game: AnyGame::Capone, players }));
    let person = PersonPage {
        site: known,
        name: "Rosa".to_owned(),
        is_viewer: true,
        ratings: vec![(AnyGame::Pate, strength(28.7, 14)), (AnyGame::Maffiosi, strength(25.1, 3))],
        open: vec![open(AnyGame::Capone, 2, 4)],
        finished: vec![finished(AnyGame::Maffiosi, Some(1)), finished(AnyGame::Pate, Some(2))],
    };
    write("person", person_page(&person));
    write("problem", problem_page(&known, "The game has moved on.", Some("/tables/14")));
}

/// The position from which on a game has been going on for a while: its moments are shown once more.
const LATE: u32 = 260;

/// Plays games until no new kind of moment turns up.
struct Moments<'a> {
    folder: &'a PathBuf,
    game: AnyGame,
    language: Language,
    seed: u64,
    /// How many play the first game; the later ones differ.
    players: Option<usize>,
}

impl ForDrawn for Moments<'_> {
    type Output = Vec<String>;

    fn run<G: Drawn>(self) -> Vec<String> {
        let mut met = BTreeSet::new();
        for seed in self.seed..self.seed + if self.game == AnyGame::Capone { 1 } else { 12 } {
            let players = match self.players {
                Some(players) if seed == self.seed => players.clamp(G::PLAYERS.0, G::PLAYERS.1),
                None if seed == self.seed => G::PLAYERS.1.min(4),
                _ => G::PLAYERS.0 + seed as usize % (G::PLAYERS.1 - G::PLAYERS.0 + 1),
            };
            self.play::<G>(players, seed, &mut met);
        }
        met.into_iter().collect()
    }
}

fn sitter_at(seat: Seat, viewer: Viewer) -> Sitter {
    let names = ["Rosa", "Joost", "Emil", "Nina", "Sal", "Vito"];
    Sitter {
        who: if seat.index() == 1 {
            Who::Bot("capo")
        } else {
            Who::Person { id: "1".to_owned(), name: names[seat.index()].to_owned() }
        },
        is_viewer: viewer == Viewer::Seat(seat),
        is_away: seat.index() == 3,
        is_here: true,
        time_left: Some(102_000),
    }
}

/// What somebody sees who only looks on.
fn watched<'a, G: Drawn>(table: &'a Match<G>, ear: &Ear<G>, viewer: Viewer) -> Scene<'a, G> {
    let heard = ear.lines.iter().zip(1..).flat_map(|(events, line)| {
        events.iter().filter_map(move |event| Some(Heard { line, report: G::hear_as(event, viewer)? }))
    });
    let turn = table.game().turn().seat();
    Scene::watched(&table.record().header.setup, viewer, turn, table.game().seen_by(viewer), heard.collect())
}

/// What can crowd the board, and the mark by which it is known in a page.
const CROWDS: [(&str, &str); 3] = [("cakes", "class=\"fuse "), ("sleepers", "class=\"nightcap\""), ("dead", "class=\"stone")];

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
        let mut options = Options::default();
        if self.game == AnyGame::Maffiosi && seed % 2 == 1 {
            options.set("seating=by-hand").expect("an option");
        }
        let setup = G::setup(players, &options, None).expect("the standard edition can be played");
        let fair = FairSetup::new(&Seed(Digest([0; 32])), vec![Digest([0; 32]); players]);
        let mut table = Match::<G>::begin(Header::new(setup, fair)).expect("it can be played");
        let mut ear = Ear::<G> { lines: Vec::new(), open: Vec::new() };
        let mut luck = Quick::new(seed);
        let mut bot = Level::Soldato.player::<G>(Quick::new(seed));
        let mut crowds = [0; CROWDS.len()];
        loop {
            match table.game().turn() {
                Turn::House => table.house(&mut luck, &mut ear),
                Turn::Seat(seat) => {
                    let question = table.game().question().key.replace("question-", "");
                    let late = if table.position() > LATE { "-late" } else { "" };
                    let name = format!("{}-{question}{late}", G::ID);
                    if met.insert(name.clone()) {
                        self.write(&name, &table, &ear, Viewer::Seat(seat), &[]);
                        let other = format!("{name}-other");
                        self.write(&other, &table, &ear, Viewer::Seat(seat.left(players)), &[]);
                        met.insert(other);
                        self.write_counsel(&format!("{name}-counsel"), &table, &ear, seat, met);
                    }
                    if table.position() > 100 && met.insert(format!("{}-replay", G::ID)) {
                        self.write_replay(&table, &ear);
                    }
                    if self.game == AnyGame::Maffiosi {
                        self.write_crowded(&table, &ear, seat, &mut crowds, met);
                    }
                    self.write_draft(&name, &table, &ear, seat, &[], met);
                    table.let_decide(&mut *bot, &mut ear).expect("bots play by the rules");
                }
                Turn::Over => break,
            }
        }
        let name = format!("{}-over", G::ID);
        if met.insert(name.clone()) {
            self.write(&name, &table, &ear, Viewer::Seat(Seat::new(0)), &[]);
            self.write_analysis(&format!("{}-analysis", G::ID), &mut table, met);
        }
    }

    /// A moment of the game that is looked at again.
    fn write_replay<G: Drawn>(&self, table: &Match<G>, ear: &Ear<G>) {
        let words = phrases(self.game, self.language);
        let (position, venue) = (table.position(), Venue::Table("14"));
        let desk = Desk { venue, form: "form", position, side: None, words: &words, adviser: Adviser::Ready };
        let sheet = watched(table, ear, Viewer::Everyone).draw(&desk);
        let eyes = |name: String, title: Option<String>| Eyes { is_chosen: title.is_none(), name, title };
        let families = sheet.families.iter().enumerate();
        let families = families.map(|(seat, family)| eyes(seat.to_string(), Some(family.badge.name.clone())));
        let people = Seat::all(table.game().players()).map(|seat| Sitter {
            is_away: false,
            time_left: None,
            ..sitter_at(seat, Viewer::Seat(Seat::new(0)))
        });
        let page = ReplayPage {
            site: Site { words: &words, visitor: Some("Rosa"), form: "form", taste: Taste::default() },
            desk,
            game: self.game,
            sheet: &sheet,
            people: people.collect(),
            last: position + 300,
            turns: vec![position - 20, position + 20],
            eyes: [eyes("all".to_owned(), None)].into_iter().chain(families).collect(),
        };
        let name = format!("{}-replay.html", G::ID);
        fs::write(self.folder.join(name), replay_page(&page).into_string()).expect("a file can be written");
    }

    /// What the adviser says to the one who decides.
    fn write_counsel<G: Drawn>(&self, name: &str, table: &Match<G>, ear: &Ear<G>, seat: Seat, met: &mut BTreeSet<String>) {
        let seen = table.seen(seat);
        let Some(hint) = advice::hint(&seen, table.position() + 1, Budget::of(200)) else {
            return;
        };
        let said = Counsel::new(&seen, &hint, 3).said(as_title(&phrases(self.game, self.language)));
        let page = self.page(table, ear, Viewer::Seat(seat), &[], Some(said));
        fs::write(self.folder.join(format!("{name}.html")), page).expect("a file can be written");
        met.insert(name.to_owned());
    }

    /// What the adviser finds about the finished game, and the page while he thinks.
    fn write_analysis<G: Drawn>(&self, name: &str, table: &mut Match<G>, met: &mut BTreeSet<String>) {
        table.end(Seed(Digest([0; 32])), None);
        let decisions = advice::decisions(table.record()).expect("the game is over");
        let judgements: Vec<Judgement<G>> = decisions.iter().flat_map(|decision| decision.judge(50)).collect();
        let words = phrases(self.game, self.language);
        let desk = Desk {
            venue: Venue::Table("14"),
            form: "form",
            position: table.position(),
            side: None,
            words: &words,
            adviser: Adviser::Ready,
        };
        let site = Site { words: &words, visitor: Some("Rosa"), form: "form", taste: Taste::default() };
        let setup = &table.record().header.setup;
        let players = Seat::all(table.game().players()).map(|seat| (G::badge(setup, seat), sitter_at(seat, Viewer::Spectator)));
        let analysis = Analysis::new(table.record(), &judgements, true).said(as_title(&words));
        let page = AnalysisPage { site, desk, game: self.game, analysis: &analysis, players: players.collect() };
        let thinking = analysis_to_come_page(&site, &desk, self.game, 37, Some(decisions.len()));
        for (name, page) in [(name.to_owned(), analysis_page(&page)), (format!("{name}-to-come"), thinking)] {
            fs::write(self.folder.join(format!("{name}.html")), page.into_string()).expect("a file can be written");
            met.insert(name);
        }
    }

    /// The moment of each game with the most of something that crowds the board.
    fn write_crowded<G: Drawn>(
        &self,
        table: &Match<G>,
        ear: &Ear<G>,
        seat: Seat,
        most: &mut [usize; CROWDS.len()],
        met: &mut BTreeSet<String>,
    ) {
        let page = self.page(table, ear, Viewer::Seat(seat), &[], None);
        for ((what, mark), most) in CROWDS.into_iter().zip(most) {
            let count = page.matches(mark).count();
            if count > *most {
                *most = count;
                let name = format!("{}-{}-players-{what}", G::ID, table.game().players());
                fs::write(self.folder.join(format!("{name}.html")), &page).expect("a file can be written");
                met.insert(name);
            }
        }
    }

    /// Decisions with some steps done, one for each question that can follow, and for a question that comes twice.
    fn write_draft<G: Drawn>(
        &self,
        name: &str,
        table: &Match<G>,
        ear: &Ear<G>,
        seat: Seat,
        steps: &[G::Move],
        met: &mut BTreeSet<String>,
    ) {
        let begin = || {
            let mut draft = table.seen(seat).draft(&mut Quick::new(1));
            for mv in steps {
                draft.add(*mv).expect("the steps so far are possible");
            }
            draft
        };
        let mut moves = Vec::new();
        legal_moves(begin().world(), &mut moves);
        for mv in moves {
            let mut draft = begin();
            if draft.add(mv).is_ok() && draft.is_open() {
                let then = draft.world().question().key.replace("question-", "");
                let name = format!("{name}-then-{then}");
                if met.insert(name.clone()) {
                    let steps: Vec<G::Move> = steps.iter().copied().chain([mv]).collect();
                    self.write(&name, table, ear, Viewer::Seat(seat), &steps);
                    if steps.len() < 4 {
                        self.write_draft(&name, table, ear, seat, &steps, met);
                    }
                }
            }
        }
    }

    fn write<G: Drawn>(&self, name: &str, table: &Match<G>, ear: &Ear<G>, viewer: Viewer, moves: &[G::Move]) {
        let page = self.page(table, ear, viewer, moves, None);
        fs::write(self.folder.join(format!("{name}.html")), page).expect("a file can be written");
    }

    fn page<G: Drawn>(
        &self,
        table: &Match<G>,
        ear: &Ear<G>,
        viewer: Viewer,
        moves: &[G::Move],
        counsel: Option<Counsel<String>>,
    ) -> String {
        let words = phrases(self.game, self.language);
        let desk = Desk {
            venue: Venue::Table("14"),
            form: "form",
            position: table.position(),
            side: None,
            words: &words,
            adviser: Adviser::Ready,
        };
        let turn = table.game().turn().seat();
        let mut scene = watched(table, ear, viewer);
        if let (Viewer::Seat(seat), Some(turn)) = (viewer, turn)
            && seat == turn
        {
            scene = scene.deciding(table.seen(seat).draft(&mut Quick::new(1)), moves.iter().copied(), &words);
        }
        let sheet = scene.draw(&desk);
        let said = [("Emil", "Parked outside Rosa's den again?"), ("Rosa", "It is a nice street.")];
        let page = TablePage {
            lines: usize::MAX,
            site: Site { words: &words, visitor: Some("Rosa"), form: "form", taste: Taste::default() },
            desk,
            game: self.game,
            sheet: &sheet,
            counsel,
            people: Seat::all(table.game().players()).map(|seat| sitter_at(seat, viewer)).collect(),
            said: said.map(|(name, words)| Said { name: name.to_owned(), words: words.to_owned() }).into(),
            may_speak: turn.is_some(),
            note: Some(Note::Words(String::new())),
            curtain: None,
            invitation: None,
            deeds: vec![Deed::Undo, Deed::Leave, Deed::Resign, Deed::AgreeToStop],
            another_waits: true,
            seed: None,
        };
        table_page(&page).into_string()
    }
}
