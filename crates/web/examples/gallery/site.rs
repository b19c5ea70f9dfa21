//! The pages around the tables.

use std::path::Path;

use bots::Level;
use engine::{Game, Options, Seat, Viewer};
use games::{AnyGame, Language, Phrasebook};
use maud::Markup;
use web::{
    Account, Chair, Context, Drawn, Face, FairPage, FinishedTable, Home, NewTablePage, News, OpenTable, OwnTable, Pace,
    PersonPage, Proof, Ranked, RatingsPage, RoomRights, Said, Saved, Session, Site, Strength, Terms, Together, WaitingRoom,
    account_page, fair_page, home_page, new_table_page, person_page, phrases, problem_page, ratings_page, reference_page,
    rules_page, settings_page, together_page, waiting_page,
};

use super::{context_at, site_of, sitter_at};

/// A day on which everything happened.
const THEN: i64 = 1_800_000_000_000;
const LIVE: Pace = Pace::Live { minutes: 20, increment: 10 };

/// Writes them all.
pub(super) fn write(folder: &Path, language: Language) {
    let words = phrases(AnyGame::Pate, language);
    let pages = Pages { folder, language, words: &words };
    pages.home();
    pages.waiting_rooms();
    pages.account();
    pages.games();
    pages.other_pages();
    pages.fair();
    pages.people();
}

struct Pages<'a> {
    folder: &'a Path,
    language: Language,
    words: &'a Phrasebook,
}

impl Pages<'_> {
    fn write(&self, name: &str, page: Markup) {
        super::write(self.folder, name, &page.into_string());
    }

    fn known(&self) -> Site<'_> {
        site_of(self.words)
    }

    fn stranger(&self) -> Site<'_> {
        Site { visitor: None, ..self.known() }
    }

    fn context(&self) -> Context<'_> {
        context_at(0, self.words)
    }

    fn home(&self) {
        let own = |table: &str, game, others, news| OwnTable { table: table.to_owned(), game, others, news };
        let home = Home {
            site: self.known(),
            mine: vec![
                own("27", AnyGame::Maffiosi, chairs(5, 5), News::YourTurn(Some(48_000))),
                own("14", AnyGame::Pate, chairs(1, 1), News::YourTurn(None)),
                own("31", AnyGame::Capone, chairs(3, 3), News::TurnOf("Nina".to_owned())),
                own("8", AnyGame::Pate, chairs(1, 3), News::Waits(2)),
            ],
            open: vec![
                open_table(terms(AnyGame::Maffiosi, LIVE, true, &[("seating", "by-hand")]), chairs(4, 6)),
                open_table(terms(AnyGame::Capone, Pace::NoClock, false, &[]), chairs(2, 4)),
                open_table(terms(AnyGame::Pate, Pace::Days(3), false, &[("open_money", "true")]), chairs(4, 4)),
            ],
            finished: vec![
                finished(AnyGame::Maffiosi, Some(1)),
                finished(AnyGame::Pate, Some(2)),
                finished(AnyGame::Capone, None),
            ],
        };
        self.write("home", home_page(&home));
        let first = Home { site: self.stranger(), mine: Vec::new(), open: Vec::new(), finished: Vec::new() };
        self.write("home-stranger", home_page(&first));
    }

    fn waiting_rooms(&self) {
        let room = |name: &str, site, terms: Terms, chairs: Vec<Chair>, may| {
            let room = WaitingRoom {
                site,
                context: self.context(),
                terms,
                own: matches!(may, RoomRights::Host | RoomRights::Leave).then_some(0),
                host: Some(0),
                chairs,
                share: "http://192.168.1.20:8080/tables/14".to_owned(),
                commitment: "9f".repeat(32),
                may,
                levels: levels(),
                said: vec![said("Sal", "Good evening. No raids before round three, agreed?"), said("Rosa", "I promise nothing.")],
                may_speak: true,
            };
            self.write(name, waiting_page(&room));
        };
        let (known, host) = (self.known(), RoomRights::Host);
        let with_rosa = |taken: usize, seats: usize| [vec![person("Rosa")], chairs(taken - 1, seats - 1)].concat();
        let pate = || terms(AnyGame::Pate, LIVE, true, &[("open_money", "true")]);
        let maffiosi = || terms(AnyGame::Maffiosi, Pace::Days(3), false, &[]);
        room("waiting", known, pate(), with_rosa(3, 4), host);
        room("waiting-two", known, pate(), with_rosa(2, 2), host);
        room("waiting-six", known, maffiosi(), with_rosa(5, 6), host);
        let alone = Terms { is_rated: false, is_open: false, is_seed_chosen: true, ..pate() };
        let chairs_of_program = vec![program("Rosa"), Chair::Bot("soldato"), Chair::Bot("capo")];
        room("waiting-program", known, alone, chairs_of_program, host);
        room("waiting-stranger", self.stranger(), pate(), chairs(3, 4), RoomRights::Introduce);
        room("waiting-join", known, maffiosi(), chairs(4, 5), RoomRights::Join);
        room("waiting-removed", known, maffiosi(), chairs(2, 3), RoomRights::Removed);
    }

    fn account(&self) {
        let session = |kind: &str, label: &str| Session {
            token: "t".to_owned(),
            kind: kind.to_owned(),
            label: label.to_owned(),
            seen: THEN,
            is_this: label.contains("Linux"),
        };
        let account = |is_kept, saved| Account {
            site: self.known(),
            name: "Rosa".to_owned(),
            face: Face::of("1", Some("rosa")),
            is_kept,
            link: Some("http://192.168.1.20:8080/link/abcdef".to_owned()),
            wants_notices: true,
            can_mail: true,
            email: None,
            webhook: None,
            sessions: vec![
                session("browser", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
                session(
                    "browser",
                    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1",
                ),
                session("program", "my-bot"),
                session("link", "link"),
            ],
            saved,
        };
        self.write("account", account_page(&account(false, Some(Saved::Name))));
        self.write("account-kept", account_page(&account(true, Some(Saved::Password))));
    }

    /// The rules and the new table of each game.
    fn games(&self) {
        for game in AnyGame::ALL {
            let words = phrases(*game, self.language);
            let site = Site { words: &words, ..self.known() };
            self.write(&format!("rules-{}", game.id()), rules_page(*game, "", &site));
            let new = NewTablePage { site, game: *game, editions: vec!["our-box"], levels: levels() };
            self.write(&format!("new-{}", game.id()), new_table_page(&new));
        }
        self.write("rules-none", rules_page(AnyGame::Pate, "takover", &self.known()));
    }

    fn other_pages(&self) {
        let known = self.known();
        self.write("settings", settings_page(&known, true));
        self.write("together", together_page(&Together { site: known, game: AnyGame::Pate, levels: levels() }));
        let document = serde_json::from_str(include_str!("../../../../docs/openapi.json")).expect("it is JSON");
        self.write("reference", reference_page(&known, &document));
        self.write("problem", problem_page(&known, "The game has moved on.", Some("/tables/14")));
    }

    fn fair(&self) {
        let setup = pate::Pate::setup(3, &Options::default(), None).expect("the standard edition can be played");
        let number = |seat| (pate::Pate::badge(&setup, seat), sitter_at(seat, Viewer::Spectator), "5c".repeat(32));
        let fair = FairPage {
            site: self.known(),
            context: self.context(),
            game: AnyGame::Pate,
            seal: "9f".repeat(32),
            is_seed_chosen: false,
            numbers: Seat::all(3).map(number).collect(),
            proof: Some(Proof { secret: "3b".repeat(32), verdict: Ok(275) }),
        };
        self.write("fair", fair_page(&fair));
        self.write("fair-chosen", fair_page(&FairPage { is_seed_chosen: true, ..fair }));
    }

    fn people(&self) {
        let strength = |mean, games| Strength { mean, deviation: 1.3, games };
        let ranked = |name: &str, is_bot: bool, mean| Ranked {
            name: name.to_owned(),
            person: (!is_bot).then(|| "1".to_owned()),
            face: if is_bot { Face::of_bot(name, 0) } else { Face::of(name, None) },
            is_bot,
            is_viewer: name == "Rosa",
            strength: strength(mean, 14),
        };
        let players = vec![ranked("don", true, 31.2), ranked("Rosa", false, 28.7), ranked("Sal", false, 24.4)];
        self.write("ratings", ratings_page(&RatingsPage { site: self.known(), game: AnyGame::Capone, players }));
        let rosa = PersonPage {
            site: self.known(),
            name: "Rosa".to_owned(),
            face: Face::of("1", Some("rosa")),
            since: 1_750_000_000_000,
            is_viewer: true,
            ratings: vec![(AnyGame::Pate, strength(28.7, 14)), (AnyGame::Maffiosi, strength(25.1, 3))],
            open: vec![open_table(terms(AnyGame::Capone, Pace::NoClock, true, &[]), chairs(2, 4))],
            finished: vec![finished(AnyGame::Maffiosi, Some(1)), finished(AnyGame::Pate, Some(2))],
        };
        self.write("person", person_page(&rosa));
    }
}

fn levels() -> Vec<&'static str> {
    Level::ALL.map(Level::name).into()
}

fn person(name: &str) -> Chair {
    Chair::Person { id: name.to_owned(), name: name.to_owned(), face: Face::of(name, None), is_program: false }
}

/// Somebody for whom a program plays.
fn program(name: &str) -> Chair {
    Chair::Person { id: name.to_owned(), name: name.to_owned(), face: Face::of(name, None), is_program: true }
}

/// So many chairs, some of them taken.
fn chairs(taken: usize, seats: usize) -> Vec<Chair> {
    let company =
        [person("Sal"), Chair::Bot("soldato"), person("Maria-Magdalena"), Chair::Bot("don"), person("Nina"), person("Teo")];
    company.into_iter().take(taken).chain((taken..seats).map(|_| Chair::Free)).collect()
}

fn terms(game: AnyGame, pace: Pace, is_rated: bool, options: &[(&str, &str)]) -> Terms {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Terms { game, pace, is_rated, is_open: true, options, edition: None, is_seed_chosen: false }
}

fn open_table(terms: Terms, chairs: Vec<Chair>) -> OpenTable {
    OpenTable { table: "1".to_owned(), terms, host: Some("Sal".to_owned()), chairs }
}

fn finished(game: AnyGame, place: Option<u8>) -> FinishedTable {
    FinishedTable { table: "1".to_owned(), game, place, players: 4, others: chairs(3, 3), played: THEN }
}

fn said(name: &str, words: &str) -> Said {
    Said { name: name.to_owned(), badge: None, is_own: name == "Rosa", at: THEN, words: words.to_owned() }
}
