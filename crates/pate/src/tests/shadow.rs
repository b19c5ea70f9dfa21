//! Random games, and a table that knows of them only what the events tell.

use engine::kit::{self, RandomStep};
use engine::{EditionFile, Seat, SplitMix};

use crate::edition::{Edition, STANDARD};
use crate::{Card, Event, Family, Field, Party, Pate, Setup, Tile, Track, Whereabouts};

/// How many games each property plays for each number of players.
const GAMES: u64 = 300;

/// One random game from the first position to the end.
pub(super) fn random_game(setup: &Setup, seed: u64, each: impl FnMut(RandomStep<Pate>)) -> Pate {
    kit::random_game(setup, SplitMix::fork(2_024, seed), |_, _| {}, each)
}

/// The standard game for each number of players.
pub(super) fn standard_setups() -> impl Iterator<Item = Setup> {
    (2..=4).map(Setup::standard)
}

/// The text of the standard edition with other lines for what these lines name.
pub(super) fn edition_with(lines: &[&str]) -> String {
    let name = |line: &str| line.split_once('=').map(|(name, _)| name.trim().to_owned());
    let replaced = |old: &'static str| lines.iter().find(|new| name(new) == name(old)).map_or(old, |new| *new).to_owned();
    let (old, new): (Vec<_>, Vec<_>) = STANDARD.lines().map(|old| (old, replaced(old))).unzip();
    assert_ne!(old, new, "the standard edition has no such lines");
    new.join("\n")
}

/// The same with short tracks, so that tiles, the ends of the tracks and questions out of turn are frequent.
pub(super) fn short_setups() -> impl Iterator<Item = Setup> {
    let text = edition_with(&[
        "reputation = { steps = 5, wedding = 1, grandson = 2, birthday = 4 }",
        "influence = { steps = 5, cop = 1, judge = 2, senator = 4 }",
    ]);
    let edition = Edition::read(&text).expect("short tracks are legal");
    (2..=4).map(move |players| Setup { edition: edition.clone(), ..Setup::standard(players) })
}

/// What the events of a game add up to.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Shadow {
    players: usize,
    pub(super) money: [i32; 4],
    pub(super) street: [Option<usize>; Field::COUNT],
    pub(super) supply: [u8; 4],
    pub(super) tombs: [u8; 4],
    /// In the Hudson or, of a neutral family, out of the game.
    pub(super) sunk: [u8; 4],
    pub(super) debts: [u8; 4],
    pub(super) debts_with: [[u8; 4]; 4],
    pub(super) debts_at_bank: [u8; 4],
    pub(super) friends: [u8; 4],
    pub(super) brooklyn: u8,
    pub(super) markers: [[u8; 4]; 4],
    pub(super) tiles: [Vec<Tile>; 4],
    pub(super) event_markers: [u8; 2],
    pub(super) knock_out: Option<Track>,
    pub(super) turned: Vec<Card>,
    pub(super) car: Option<Field>,
    pub(super) round: u8,
}

impl Shadow {
    /// A table as P1.2 and P1.6 lay it out.
    fn new(setup: &Setup) -> Shadow {
        let players = setup.players as usize;
        let of_players = |count: u8| [0, 1, 2, 3].map(|family| if family < players { count } else { 0 });
        Shadow {
            players,
            money: [0, 1, 2, 3].map(|family| if family < players { setup.start_money } else { 0 }),
            street: [None; Field::COUNT],
            supply: [0, 1, 2, 3].map(|family| if family < players { 7 } else { 3 }),
            tombs: [0; 4],
            sunk: [0; 4],
            debts: of_players(5),
            debts_with: [[0; 4]; 4],
            debts_at_bank: [0; 4],
            friends: [0; 4],
            brooklyn: 13,
            markers: [[0; 4]; 4],
            tiles: [const { Vec::new() }; 4],
            event_markers: [0; 2],
            knock_out: None,
            turned: Vec::new(),
            car: None,
            round: 0,
        }
    }

    pub(super) fn is_neutral(&self, family: usize) -> bool {
        family >= self.players
    }

    /// The table as a position has it.
    fn of(game: &Pate) -> Shadow {
        let each = |of: fn(&crate::state::Holdings) -> u8| [0, 1, 2, 3].map(|family: usize| of(&game.holdings[family]));
        let mut street = [None; Field::COUNT];
        for field in Field::all() {
            street[field.index()] = game.holder(field).map(Family::index);
        }
        Shadow {
            players: game.players as usize,
            money: game.holdings.map(|holding| holding.money),
            street,
            supply: each(|holding| holding.supply),
            tombs: each(|holding| holding.tombs),
            sunk: each(|holding| holding.sunk),
            debts: each(|holding| holding.debts),
            debts_with: game.holdings.map(|holding| holding.debts_with),
            debts_at_bank: each(|holding| holding.debts_at_bank),
            friends: each(|holding| holding.friends),
            brooklyn: game.brooklyn,
            markers: game.holdings.map(|holding| holding.markers),
            tiles: game.holdings.map(|holding| holding.tiles.into_iter().collect()),
            event_markers: game.event_markers,
            knock_out: game.knock_out(),
            turned: game.turned.into_iter().collect(),
            car: Some(game.car),
            round: game.round,
        }
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::CarPlaced { field, .. } | Event::CarDrove { to: field } => self.car = Some(field),
            Event::RoundBegan { round } => self.round = round,
            Event::CardTurned { card } => {
                self.turned.push(card);
                self.turned.sort_unstable();
            }
            Event::MarkerMoved { colour, to } => self.event_markers[colour as usize] = to,
            Event::KnockOutDecided { track } => self.knock_out = Some(track),
            Event::Paid { from, to, amount, .. } => self.pay(from, to, amount),
            Event::Stepped { seat, track, to } => {
                let marker = &mut self.markers[seat.index()][track.index()];
                assert!(*marker < to, "a step goes forward");
                *marker = to;
            }
            Event::TileWon { seat, tile } => {
                let tiles = &mut self.tiles[seat.index()];
                assert!(!tiles.contains(&tile), "a tile is won twice");
                tiles.push(tile);
                tiles.sort_unstable();
            }
            Event::TileUsed { seat, tile } => {
                let tiles = &mut self.tiles[seat.index()];
                let place = tiles.iter().position(|own| *own == tile).expect("the tile used was won before");
                tiles.remove(place);
            }
            Event::DistrictTaken { family, district } => {
                for field in district.fields() {
                    self.move_member(family, Whereabouts::Supply, Whereabouts::Field(field));
                }
            }
            Event::MemberMoved { family, from, to } => self.move_member(family, from, to),
            Event::DebtGiven { seat, to } => {
                self.debts[seat.index()] -= 1;
                *self.debts_kept(seat, to) += 1;
            }
            Event::DebtReturned { seat, from } => {
                *self.debts_kept(seat, from) -= 1;
                self.debts[seat.index()] += 1;
            }
            Event::FriendWon { seat } => {
                self.brooklyn -= 1;
                self.friends[seat.index()] += 1;
            }
            Event::FriendSpent { seat } => {
                self.friends[seat.index()] -= 1;
                self.brooklyn += 1;
            }
            _ => {}
        }
    }

    fn pay(&mut self, from: Party, to: Party, amount: i32) {
        assert!(amount > 0, "a payment of {amount}");
        assert_ne!(from, to, "somebody pays themselves");
        if let Party::Seat(payer) = from {
            self.money[payer.index()] -= amount;
        }
        if let Party::Seat(payee) = to {
            self.money[payee.index()] += amount;
        }
    }

    fn move_member(&mut self, family: Family, from: Whereabouts, to: Whereabouts) {
        let (index, neutral) = (family.index(), family.index() >= self.players);
        assert!(neutral || ![from, to].contains(&Whereabouts::Gone), "only neutral members leave the game");
        assert!(!neutral || matches!(to, Whereabouts::Field(_) | Whereabouts::Gone), "a neutral member goes to {to:?}");
        match from {
            Whereabouts::Field(field) => assert_eq!(self.street[field.index()].take(), Some(index), "nobody to leave"),
            other => *self.place(index, other) -= 1,
        }
        match to {
            Whereabouts::Field(field) => assert_eq!(self.street[field.index()].replace(index), None, "two on a business"),
            other => *self.place(index, other) += 1,
        }
    }

    fn place(&mut self, family: usize, place: Whereabouts) -> &mut u8 {
        match place {
            Whereabouts::Supply => &mut self.supply[family],
            Whereabouts::Tombs => &mut self.tombs[family],
            _ => &mut self.sunk[family],
        }
    }

    fn debts_kept(&mut self, owner: Seat, keeper: Party) -> &mut u8 {
        match keeper {
            Party::Seat(holder) => &mut self.debts_with[owner.index()][holder.index()],
            Party::Bank => &mut self.debts_at_bank[owner.index()],
        }
    }
}

/// Plays many games and hands over, after every step, what the events tell and what the position says.
pub(super) fn follow(mut each: impl FnMut(&Shadow, &Shadow)) {
    for setup in standard_setups().chain(short_setups()) {
        for seed in 0..GAMES {
            let mut told = Shadow::new(&setup);
            random_game(&setup, seed, |step| {
                step.events.iter().for_each(|event| told.hear(event));
                each(&told, &Shadow::of(step.after));
            });
        }
    }
}
