//! Plays games with bots and writes a page for every kind of moment, with the files that pages need beside them:
//! `cargo run -p web --example gallery -- DIR [LANGUAGE] [SEED] [PLAYERS]`. Serve the folder over HTTP to look at it.

mod site;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use advice::{Analysis, Counsel, Judgement};
use bots::Level;
use engine::{
    Digest, Door, FairSetup, Game, Header, Listen, Match, Options, Play, Seat, Seed, SplitMix, Turn, Viewer, legal_moves,
};
use games::{AnyGame, Language, Phrasebook, with_game};
use maud::{DOCTYPE, html};
use web::{
    Absence, Adviser, AnalysisPage, Chair, Context, Curtain, Deed, Drawing, Drawn, Eyes, Face, HeardReport, LearnPage, Lesson,
    Note, Preferences, Rematch, ReplayPage, Said, Scene, Site, Sitter, TablePage, Venue, analysis_page, analysis_to_come_page,
    as_title, learn_page, phrases, replay_page, table_page,
};

fn main() {
    let mut args = env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "gallery".to_owned()));
    let language = args.next().and_then(|code| code.parse().ok()).unwrap_or(Language::English);
    let seed = args.next().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let players = args.next().and_then(|players| players.parse().ok());
    fs::create_dir_all(&folder).expect("the folder can be made");
    for asset in web::assets::all() {
        let file = folder.join(&asset.address()[1..]);
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
        fs::write(file, asset.text()).expect("a file can be written");
    }
    let moments = |game| Moments { folder: &folder, game, language, seed, players, met: BTreeSet::new() };
    let names = AnyGame::ALL.iter().flat_map(|game| with_game!(*game, G => moments(*game).draw::<G>()));
    let mut names: Vec<String> = names.collect();
    site::write(&folder, language);
    names.extend(write_lessons(&folder, language));
    let index = html! { (DOCTYPE) ul { @for name in &names { li { a href={ (name) ".html" } { (name) } } } } };
    write(&folder, "index", &index.into_string());
}

/// Every step of every lesson.
fn write_lessons(folder: &Path, language: Language) -> Vec<String> {
    let mut names = Vec::new();
    for lesson in AnyGame::ALL.iter().filter_map(|game| Lesson::of(*game)) {
        let words = phrases(lesson.game, language);
        let site = Site { visitor: None, ..site_of(&words) };
        for number in 1..=lesson.length() {
            let page = LearnPage { site, lesson, number, draft: &[], is_otherwise: false };
            let page = learn_page(&page).expect("the script can be played").expect("a step");
            let name = format!("learn-{}-{number:02}", lesson.game.id());
            write(folder, &name, &page.into_string());
            names.push(name);
        }
    }
    names
}

fn write(folder: &Path, name: &str, page: &str) {
    fs::write(folder.join(name).with_extension("html"), page).expect("a file can be written");
}

/// The pages are Rosa's.
fn site_of(words: &Phrasebook) -> Site<'_> {
    Site { words, visitor: Some("Rosa"), form: "form", preferences: Preferences::default() }
}

fn context_at(position: u32, words: &Phrasebook) -> Context<'_> {
    Context { venue: Venue::Table("14"), form: "form", position, side: None, words, adviser: Adviser::Ready }
}

/// The position from which on a game has been going on for a while: its moments are shown once more.
const LATE: u32 = 260;

/// Plays games until no new kind of moment turns up.
struct Moments<'a> {
    folder: &'a Path,
    game: AnyGame,
    language: Language,
    seed: u64,
    /// How many play the first game; the later ones differ.
    players: Option<usize>,
    /// The names of the pages that are written.
    met: BTreeSet<String>,
}

fn sitter_at(seat: Seat, viewer: Viewer) -> Sitter {
    let names = ["Rosa", "Joost", "Emil", "Nina", "Sal", "Vito"];
    Sitter {
        who: if seat.index() == 1 {
            Chair::Bot("capo")
        } else {
            Chair::Person {
                id: "1".to_owned(),
                name: names[seat.index()].to_owned(),
                face: Face::of("1", None),
                is_program: seat.index() == 2,
            }
        },
        is_viewer: viewer == Viewer::Seat(seat),
        is_away: seat.index() == 3,
        has_resigned: false,
        is_here: true,
        time_left: Some(102_000),
    }
}

fn spoken((seat, name, words): (usize, &str, &str), time: usize, drawing: &Drawing) -> Said {
    Said {
        name: name.to_owned(),
        badge: drawing.players.get(seat).map(|family| family.badge.clone()),
        is_own: name == "Rosa",
        at: 10 * time as i64 + seat as i64,
        words: words.to_owned(),
    }
}

/// What can crowd the board, and the mark by which it is known in a page.
const CROWDS: [(&str, &str); 3] = [("cakes", "class=\"fuse "), ("sleepers", "class=\"nightcap\""), ("dead", "class=\"stone")];

/// How people share a screen, or who looks at the table how.
#[derive(Default)]
struct Room {
    counsel: Option<Counsel<String>>,
    invitation: Option<String>,
    curtain: Option<Curtain>,
    absence: Option<Absence>,
    is_spectator: bool,
    is_stopped: bool,
    /// How often the same is said again.
    talk: usize,
}

/// A game as far as it was played, and what was heard of it, line by line.
struct Played<G: Game> {
    table: Match<G>,
    ear: Ear<G>,
}

/// What was heard, each with the number of the lines before it.
struct Ear<G: Game> {
    lines: u32,
    heard: Vec<(u32, G::Event)>,
}

impl<G: Game> Listen<G::Event> for Ear<G> {
    fn hear(&mut self, event: G::Event) {
        self.heard.push((self.lines, event));
    }

    fn end_line(&mut self) {
        self.lines += 1;
    }
}

impl<G: Drawn> Played<G> {
    fn begin(players: usize, options: &Options) -> Played<G> {
        let setup = G::setup(players, options, None).expect("the standard edition can be played");
        let fair = FairSetup::new(&Seed(Digest([0; 32])), vec![Digest([0; 32]); players]);
        let table = Match::begin(Header::new(setup, fair)).expect("it can be played");
        Played { table, ear: Ear { lines: 0, heard: Vec::new() } }
    }

    fn players(&self) -> usize {
        self.table.game().players()
    }

    /// What somebody sees who only looks on.
    fn watched(&self, viewer: Viewer) -> Scene<'_, G> {
        let plays = &self.table.record().plays;
        let heard = self.ear.heard.iter().filter_map(|(before, event)| {
            let by = plays.get(*before as usize).and_then(Play::seat);
            Some(HeardReport { line: before + 1, by, report: G::hear_as(event, viewer)? })
        });
        let game = self.table.game();
        let (view, reckoning) = (game.seen_by(viewer), game.reckoned());
        Scene::watched(&self.table.record().header.setup, viewer, game.turn().seat(), view, reckoning, heard.collect())
    }
}

impl Moments<'_> {
    fn draw<G: Drawn>(mut self) -> BTreeSet<String> {
        for seed in self.seed..self.seed + if self.game == AnyGame::Capone { 1 } else { 12 } {
            let players = match self.players {
                Some(players) if seed == self.seed => players.clamp(G::PLAYERS.0, G::PLAYERS.1),
                None if seed == self.seed => G::PLAYERS.1.min(4),
                _ => G::PLAYERS.0 + seed as usize % (G::PLAYERS.1 - G::PLAYERS.0 + 1),
            };
            self.play::<G>(players, seed);
        }
        self.met
    }

    fn play<G: Drawn>(&mut self, players: usize, seed: u64) {
        let mut options = Options::default();
        if self.game == AnyGame::Maffiosi && seed % 2 == 1 {
            options.set("seating=by-hand").expect("an option");
        }
        let mut played = Played::<G>::begin(players, &options);
        let mut luck = SplitMix::new(seed);
        let mut bot = Level::Soldato.player::<G>(SplitMix::new(seed));
        let mut crowds = [0; CROWDS.len()];
        loop {
            match played.table.game().turn() {
                Turn::House => played.table.house(&mut luck, &mut played.ear),
                Turn::Seat(seat) => {
                    self.write_moment(&played, seat, &mut crowds);
                    played.table.let_decide(&mut *bot, &mut played.ear).expect("bots play by the rules");
                }
                Turn::Over => break,
            }
        }
        self.write_end(&mut played);
    }

    fn write_moment<G: Drawn>(&mut self, played: &Played<G>, seat: Seat, crowds: &mut [usize; CROWDS.len()]) {
        let (position, viewer) = (played.table.position(), Viewer::Seat(seat));
        let question = played.table.game().question().key.replace("question-", "");
        let late = if position > LATE { "-late" } else { "" };
        let name = format!("{}-{question}{late}", G::ID);
        if !self.met.contains(&name) {
            self.write(name.clone(), &self.page(played, viewer, &[], Room::default()));
            let other = Viewer::Seat(seat.left(played.players()));
            self.write(format!("{name}-other"), &self.page(played, other, &[], Room::default()));
            self.write_counsel(format!("{name}-counsel"), played, seat);
            self.write_room(&name, played, seat);
        }
        if position > 60 && !self.met.contains(&format!("{}-left", G::ID)) {
            self.write_lookers(played, seat);
        }
        if position > 100 && !self.met.contains(&format!("{}-replay", G::ID)) {
            self.write_replay(played);
        }
        if self.game == AnyGame::Maffiosi {
            self.write_crowded(played, seat, crowds);
        }
        self.write_draft(&name, played, seat, &[]);
    }

    fn write_end<G: Drawn>(&mut self, played: &mut Played<G>) {
        let name = format!("{}-over", G::ID);
        if self.met.contains(&name) {
            return;
        }
        let ranked = played.table.game().reckoned().expect("the game is over").ranked();
        let (best, last) = (Viewer::Seat(ranked[0]), Viewer::Seat(ranked[ranked.len() - 1]));
        self.write(name, &self.page(played, best, &[], Room::default()));
        let stopped = Room { absence: Some(Absence::Resigned), is_stopped: true, ..Room::default() };
        let rooms = [
            ("over-lost", last, Room::default()),
            ("over-watched", Viewer::Spectator, Room { is_spectator: true, ..Room::default() }),
            ("over-stopped", last, stopped),
        ];
        self.write_rooms(G::ID, played, rooms);
        self.write_analysis(&mut played.table);
    }

    fn write(&mut self, name: String, page: &str) {
        write(self.folder, &name, page);
        self.met.insert(name);
    }

    /// A moment of the game that is looked at again.
    fn write_replay<G: Drawn>(&mut self, played: &Played<G>) {
        let words = phrases(self.game, self.language);
        let position = played.table.position();
        let context = context_at(position, &words);
        let drawing = played.watched(Viewer::Everyone).draw(&context);
        let eyes = |name: String, title: Option<String>| Eyes { is_chosen: title.is_none(), name, title };
        let families = drawing.players.iter().enumerate();
        let families = families.map(|(seat, family)| eyes(seat.to_string(), Some(family.badge.name.clone())));
        let people = Seat::all(played.players()).map(|seat| Sitter {
            is_away: false,
            time_left: None,
            ..sitter_at(seat, Viewer::Seat(Seat::new(0)))
        });
        let page = ReplayPage {
            site: site_of(&words),
            context,
            game: self.game,
            drawing: &drawing,
            people: people.collect(),
            last: position + 300,
            turns: vec![position - 20, position + 20],
            eyes: [eyes("all".to_owned(), None)].into_iter().chain(families).collect(),
        };
        self.write(format!("{}-replay", G::ID), &replay_page(&page).into_string());
    }

    /// What the adviser says to the one who decides.
    fn write_counsel<G: Drawn>(&mut self, name: String, played: &Played<G>, seat: Seat) {
        let seen = played.table.seen(seat);
        let Some(hint) = advice::hint(&seen, played.table.position() + 1, 200) else {
            return;
        };
        let counsel = Counsel::new(&played.table.record().header.setup, &seen, &hint, 3);
        let counsel = Some(counsel.said(as_title(&phrases(self.game, self.language))));
        self.write(name, &self.page(played, Viewer::Seat(seat), &[], Room { counsel, ..Room::default() }));
    }

    /// What the adviser finds about the finished game, and the page while he thinks.
    fn write_analysis<G: Drawn>(&mut self, table: &mut Match<G>) {
        table.end(Seed(Digest([0; 32])), None);
        let decisions = advice::decisions(table.record()).expect("the game is over");
        let judgements: Vec<Judgement<G>> = decisions.iter().flat_map(|decision| decision.judge(50)).collect();
        let words = phrases(self.game, self.language);
        let (site, context) = (site_of(&words), context_at(table.position(), &words));
        let setup = &table.record().header.setup;
        let players = Seat::all(table.game().players()).map(|seat| (G::badge(setup, seat), sitter_at(seat, Viewer::Spectator)));
        let analysis = Analysis::new(table.record(), &judgements, true).said(as_title(&words));
        let page = AnalysisPage { site, context, game: self.game, analysis: &analysis, players: players.collect() };
        let thinking = analysis_to_come_page(&site, &context, self.game, 37, Some(decisions.len()));
        self.write(format!("{}-analysis", G::ID), &analysis_page(&page).into_string());
        self.write(format!("{}-analysis-to-come", G::ID), &thinking.into_string());
    }

    /// The moment of each game with the most of something that crowds the board.
    fn write_crowded<G: Drawn>(&mut self, played: &Played<G>, seat: Seat, most: &mut [usize; CROWDS.len()]) {
        let page = self.page(played, Viewer::Seat(seat), &[], Room::default());
        for ((what, mark), most) in CROWDS.into_iter().zip(most) {
            let count = page.matches(mark).count();
            if count > *most {
                *most = count;
                self.write(format!("{}-{}-players-{what}", G::ID, played.players()), &page);
            }
        }
    }

    /// Decisions with some steps done, one for each question that can follow, and for a question that comes twice.
    fn write_draft<G: Drawn>(&mut self, name: &str, played: &Played<G>, seat: Seat, steps: &[G::Move]) {
        let begin = || {
            let mut draft = played.table.seen(seat).draft(&mut SplitMix::new(1));
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
                if !self.met.contains(&name) {
                    let steps: Vec<G::Move> = steps.iter().copied().chain([mv]).collect();
                    self.write(name.clone(), &self.page(played, Viewer::Seat(seat), &steps, Room::default()));
                    if steps.len() < 4 {
                        self.write_draft(&name, played, seat, &steps);
                    }
                }
            }
        }
    }

    /// The screen that all look at, and the curtain while a screen goes from hand to hand.
    fn write_room<G: Drawn>(&mut self, name: &str, played: &Played<G>, seat: Seat) {
        let invitation = Some("http://192.168.1.20:8080/tables/14".to_owned());
        let curtain = Some(Curtain { seat, name: "Rosa".to_owned() });
        let rooms = [
            ("screen", Viewer::Spectator, Room { invitation, ..Room::default() }),
            ("curtain", Viewer::Spectator, Room { curtain, ..Room::default() }),
        ];
        self.write_rooms(name, played, rooms);
    }

    /// What those see who do not play, and those who talk a lot.
    fn write_lookers<G: Drawn>(&mut self, played: &Played<G>, seat: Seat) {
        let other = Viewer::Seat(seat.left(played.players()));
        let rooms = [
            ("left", other, Room { absence: Some(Absence::Left), ..Room::default() }),
            ("resigned", other, Room { absence: Some(Absence::Resigned), ..Room::default() }),
            ("spectator", Viewer::Spectator, Room { is_spectator: true, ..Room::default() }),
            ("notes", other, Room { talk: 12, ..Room::default() }),
        ];
        self.write_rooms(G::ID, played, rooms);
    }

    fn write_rooms<G: Drawn, const N: usize>(
        &mut self,
        name: &str,
        played: &Played<G>,
        rooms: [(&'static str, Viewer, Room); N],
    ) {
        for (kind, viewer, room) in rooms {
            let mut page = self.page(played, viewer, &[], room);
            if kind == "notes" {
                // The people's tab with the notes open, as after two taps.
                page = page.replace("class=\"my-notes\"", "class=\"my-notes\" open").replace(" checked>", ">");
                page = page.replace("id=\"tab-people\"", "id=\"tab-people\" checked");
            }
            self.write(format!("{name}-{kind}"), &page);
        }
    }

    fn page<G: Drawn>(&self, played: &Played<G>, viewer: Viewer, moves: &[G::Move], room: Room) -> String {
        let table = &played.table;
        let words = phrases(self.game, self.language);
        let adviser = if room.counsel.is_some() { Adviser::Asked } else { Adviser::Ready };
        let context = Context { adviser, ..context_at(table.position(), &words) };
        let turn = table.game().turn().seat();
        let mut scene = played.watched(viewer);
        if let Some(seat) = turn.filter(|seat| viewer == Viewer::Seat(*seat)) {
            scene = scene.deciding(table.seen(seat).draft(&mut SplitMix::new(1)), moves, &words);
        }
        let drawing = scene.draw(&context);
        let said = [(2, "Emil", "Parked outside Rosa's den again?"), (0, "Rosa", "It is a nice street.")];
        let page = TablePage {
            lines: usize::MAX,
            site: site_of(&words),
            context,
            game: self.game,
            drawing: &drawing,
            counsel: room.counsel,
            followed: Vec::new(),
            absence: room.absence,
            is_spectator: room.is_spectator,
            is_stopped: room.is_stopped,
            people: Seat::all(table.game().players())
                .map(|seat| Sitter {
                    has_resigned: room.absence.is_some() && viewer == Viewer::Seat(seat),
                    ..sitter_at(seat, viewer)
                })
                .collect(),
            said: (0..room.talk.max(1)).flat_map(|time| said.map(|line| spoken(line, time, &drawing))).collect(),
            may_speak: turn.is_some(),
            note: Some(Note::Words(String::new())),
            curtain: room.curtain,
            invitation: room.invitation,
            deeds: match (turn, room.absence) {
                (None, _) => vec![Deed::Rematch],
                (Some(_), Some(Absence::Left)) => vec![Deed::ComeBack],
                (Some(_), Some(Absence::Resigned)) => Vec::new(),
                (Some(_), None) => vec![Deed::Undo, Deed::Leave, Deed::Resign, Deed::AgreeToStop],
            },
            another_waits: true,
            seed: None,
            rematch: turn.is_none().then(|| Rematch {
                table: "2".to_owned(),
                host: Some("Emil".to_owned()),
                names: vec!["Emil".to_owned(), "Nina".to_owned()],
                is_open: true,
                is_in: false,
            }),
            is_seed_chosen: table.position() >= LATE,
        };
        table_page(&page).into_string()
    }
}
