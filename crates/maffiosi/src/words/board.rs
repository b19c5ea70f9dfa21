//! The position, in words and as tables.

use super::*;

/// The players. A view may come from a file, and a forged one may show any number of them.
fn seated(view: &View) -> impl Iterator<Item = (Seat, &GangView)> {
    Seat::all(view.gangs.len().min(MAX_SEATS)).zip(&view.gangs)
}

/// Whoever looks at the table: what they may see and where they sit.
struct Look<'v> {
    view: &'v View,
    /// The one whose hand the view shows, if it is one.
    own: Option<Seat>,
}

impl Look<'_> {
    fn man(&self, place: Place) -> Option<ManView> {
        self.view.places.get(place.index()).copied().flatten()
    }

    /// Somebody awake there whom this player must fear.
    fn enemy_of(&self, seat: Seat, place: Place) -> Option<ManView> {
        self.man(place).filter(|man| man.seat != seat && !man.asleep)
    }

    /// Whose cakes stand there.
    fn cakes_at(&self, place: Place) -> impl Iterator<Item = Seat> {
        seated(self.view).filter(move |(_, gang)| gang.cake == Some(place)).map(|(seat, _)| seat)
    }
}

impl Words<'_> {
    fn look(view: &View) -> Look<'_> {
        let mut shown = seated(view).filter(|(_, gang)| gang.hand.is_some()).map(|(seat, _)| seat);
        let own = shown.next().filter(|_| shown.next().is_none());
        Look { view, own }
    }

    pub(super) fn position(&self, view: &View) -> Vec<Message> {
        let mut lines = vec![self.headline(view)];
        lines.extend(Place::all().map(|place| self.place_and_man(view, place)));
        lines.extend(seated(view).map(|(seat, gang)| self.gang(seat, gang)));
        lines.extend(self.piles(view));
        lines.extend(self.result(view));
        lines
    }

    /// The same for the eye: seats that are opposite stand side by side, seats that are beside each other one below the other.
    pub(super) fn board(&self, view: &View) -> Vec<Block> {
        let look = Self::look(view);
        let mut blocks = vec![Block::Line(self.headline(view)), Block::Table(self.long_table(&look))];
        blocks.push(Block::Line(Message::new("board-legend")));
        blocks.push(Block::Table(self.gang_table(view)));
        let dangers = self.dangers(&look);
        blocks.extend((dangers.len() > 1).then_some(Block::Table(dangers)));
        blocks.extend(self.reach(&look).into_iter().map(Block::Line));
        blocks.extend(self.piles(view).into_iter().map(Block::Line));
        for (seat, gang) in seated(view) {
            let hand = gang.hand.filter(|hand| !hand.is_empty() && view.ended.is_none());
            blocks.extend(hand.map(|hand| Block::Table(self.hand_table(seat, hand))));
        }
        blocks.extend(self.result(view).into_iter().map(Block::Line));
        blocks
    }

    fn headline(&self, view: &View) -> Message {
        let key = match (view.begun, view.ended) {
            (_, Some(_)) => "describe-over",
            (false, None) => "describe-setup",
            (true, None) if matches!(view.question, Some(Question::Choose { .. } | Question::Sit { .. })) => "describe-raid",
            (true, None) => "describe-turn",
        };
        Message::new(key).with("seat", self.seat(view.active)).with("pot", dollars(view.pot))
    }

    // The table.

    fn long_table(&self, look: &Look<'_>) -> Vec<Vec<Arg>> {
        const SIDE: [&str; 4] = ["seat", "item", "gangster", "cake"];
        let side = || SIDE.iter().map(|column| Message::new(format!("board-{column}")).into());
        let head = side().chain(["".into()]).chain(side()).collect();
        // Clockwise: down the right side, along the end below, up the left side, along the end above.
        let (side_seats, last) = (Place::SIDE, Place::COUNT - Place::END);
        let ends = |left: usize, right: usize| (Place::new(left), Place::new(right));
        let rows = [ends(last, last + 1)]
            .into_iter()
            .chain((0..side_seats).map(|right| ends(last - 1 - right, right)))
            .chain([ends(side_seats + 1, side_seats)]);
        let row = |(left, right): (Place, Place)| {
            let fire = self.line_of_fire(look, left, right).into();
            self.chair(look, left).into_iter().chain([fire]).chain(self.chair(look, right)).collect()
        };
        [head].into_iter().chain(rows.map(row)).collect()
    }

    fn chair(&self, look: &Look<'_>, place: Place) -> [Arg; 4] {
        let man = match look.man(place) {
            None => "–".into(),
            Some(man) => {
                let key = match (look.own == Some(man.seat), man.asleep) {
                    (false, false) => "board-man",
                    (false, true) => "board-man-asleep",
                    (true, false) => "board-own",
                    (true, true) => "board-own-asleep",
                };
                Message::new(key).with("seat", self.seat(man.seat)).with("role", short_role(man.role)).into()
            }
        };
        [place.index().into(), self.item_word(place).into(), man, Arg::list(look.cakes_at(place).map(|seat| self.seat(seat)))]
    }

    /// M3.3: who can shoot whom across the table.
    fn line_of_fire(&self, look: &Look<'_>, left: Place, right: Place) -> &'static str {
        if left.is_crossed() {
            return "×";
        }
        let fires = |from: Place, at: Place| look.man(at).is_some_and(|target| self.shoots(look, target.seat, from).is_some());
        match (fires(left, right), fires(right, left)) {
            (true, true) => "↔",
            (true, false) => "→",
            (false, true) => "←",
            (false, false) => "",
        }
    }

    fn item(&self, place: Place) -> Item {
        self.edition.items[place.index()]
    }

    /// Who there can shoot a man of this player (M3.3).
    fn shoots(&self, look: &Look<'_>, victim: Seat, from: Place) -> Option<Seat> {
        let man = look.enemy_of(victim, from)?;
        (man.role == Role::Robbie || self.item(from) == Item::Revolver).then_some(man.seat)
    }

    /// Who there can stab a man of this player (M3.2).
    fn stabs(&self, look: &Look<'_>, victim: Seat, from: Place) -> Option<Seat> {
        let man = look.enemy_of(victim, from)?;
        (man.role == Role::Jack || self.item(from) == Item::Knife).then_some(man.seat)
    }

    /// What threatens the gangsters of the one who looks: knives, bullets and cakes.
    fn dangers(&self, look: &Look<'_>) -> Vec<Vec<Arg>> {
        let head = vec![Message::new("board-danger").into(), Message::new("board-threats").into()];
        let row = |place: Place| {
            let man = look.man(place).filter(|man| look.own == Some(man.seat))?;
            let here = PlaceSet::only(place);
            let threat =
                |key: &str, seat: Seat, at: Place| Message::new(key).with("seat", self.seat(seat)).with("number", at.index());
            // Who has no weapon before him brings his own.
            let armed = |item: Item, at: Place, weapon, man| if self.item(at) == item { weapon } else { man };
            let knives = here.beside().into_iter().filter_map(|at| {
                Some(threat(armed(Item::Knife, at, "danger-knife", "danger-jack"), self.stabs(look, man.seat, at)?, at))
            });
            let bullets = here.opposite().into_iter().filter_map(|at| {
                Some(threat(armed(Item::Revolver, at, "danger-bullet", "danger-robbie"), self.shoots(look, man.seat, at)?, at))
            });
            let cakes = here
                .or(here.beside())
                .into_iter()
                .flat_map(|at| look.cakes_at(at).map(|seat| threat("danger-cake", seat, at)).collect::<Vec<_>>());
            let threats: Vec<Message> = knives.chain(bullets).chain(cakes).collect();
            let who = Message::new("danger-man").with("role", short_role(man.role)).with("number", place.index());
            (!threats.is_empty()).then(|| vec![who.into(), Arg::list(threats)])
        };
        [head].into_iter().chain(Place::all().filter_map(row)).collect()
    }

    /// Whom the one who looks could stab and shoot.
    fn reach(&self, look: &Look<'_>) -> Vec<Message> {
        let Some(own) = look.own else { return Vec::new() };
        let armed = |role: Role, item: Item| -> PlaceSet {
            let ready = |place: &Place| {
                let man = look.man(*place).filter(|man| man.seat == own && !man.asleep);
                man.is_some_and(|man| man.role == role || self.item(*place) == item)
            };
            Place::all().filter(ready).collect()
        };
        let targets = |places: PlaceSet| -> Vec<Message> {
            let target = |place: Place| {
                let man = look.man(place).filter(|man| man.seat != own)?;
                Some(self.short_man(man.seat, man.role, place))
            };
            places.into_iter().filter_map(target).collect()
        };
        let stabbed = ("board-reach-knife", targets(armed(Role::Jack, Item::Knife).beside()));
        let shot = ("board-reach-bullet", targets(armed(Role::Robbie, Item::Revolver).opposite()));
        let some = [stabbed, shot].into_iter().filter(|(_, men)| !men.is_empty());
        some.map(|(key, men)| Message::new(key).with("men", Arg::list(men))).collect()
    }

    // The gangs.

    fn gang_table(&self, view: &View) -> Vec<Vec<Arg>> {
        let waiting = view.gangs.iter().any(|gang| gang.waiting.iter().any(|count| *count > 0));
        let columns = ["gang", "money", "takings", if waiting { "waiting" } else { "alive" }, "cake-at", "cards"];
        let head = columns.iter().map(|column| Message::new(format!("board-{column}")).into()).collect();
        let row = |(seat, gang): (Seat, &GangView)| -> Vec<Arg> {
            let men = if waiting { Self::waiting(gang) } else { Self::roles(gang.alive) };
            vec![
                self.seat(seat),
                dollars(gang.money),
                dollars(gang.takings),
                if gang.out { Message::new("board-out").into() } else { men },
                self.cake_of(gang).into(),
                gang.cards.into(),
            ]
        };
        [head].into_iter().chain(seated(view).map(row)).collect()
    }

    fn roles(counts: [u8; 4]) -> Arg {
        let some = Role::ALL.into_iter().filter(|who| counts[who.index()] > 0);
        Arg::list_or_none(some.map(|who| short_role(who).times(counts[who.index()])))
    }

    /// Those who wait for a seat, the sleepers last (M3.8).
    fn waiting(gang: &GangView) -> Arg {
        let named = |counts: [u8; 4], name: fn(Role) -> Message| {
            let some = Role::ALL.into_iter().filter(move |who| counts[who.index()] > 0);
            some.map(move |who| name(who).times(counts[who.index()]))
        };
        let sleeper = |who| Message::new("board-waiting-asleep").with("role", short_role(who));
        let awake = Role::ALL.map(|who| gang.waiting[who.index()].saturating_sub(gang.waiting_asleep[who.index()]));
        Arg::list_or_none(named(awake, short_role).chain(named(gang.waiting_asleep, sleeper)))
    }

    fn cake_of(&self, gang: &GangView) -> Message {
        gang.cake.map_or_else(|| Message::new("place-home"), |place| self.place(place))
    }

    /// What a player holds, and what each card is good for.
    fn hand_table(&self, seat: Seat, hand: Cards) -> Vec<Vec<Arg>> {
        let head = vec![Message::new("board-hand").with("seat", self.seat(seat)).into(), Message::new("board-use").into()];
        let row = |kind: Card| {
            let does = Message { key: format!("use-{}", kind.word()), args: self.figures() };
            vec![card(kind).times(hand.count(kind)).into(), does.into()]
        };
        [head].into_iter().chain(Card::ALL.into_iter().filter(|kind| hand.contains(*kind)).map(row)).collect()
    }

    fn piles(&self, view: &View) -> Vec<Message> {
        let mut lines = vec![Message::new("describe-cards").with("pile", view.pile).with("discards", Self::cards(view.discards))];
        lines.extend((view.discards_unknown > 0).then(|| {
            let cards = Message::new("describe-hidden").with("count", view.discards_unknown);
            Message::new("describe-unknown").with("cards", cards)
        }));
        let markers = view.sleep_markers < self.edition.sleep_markers || !view.removed.is_empty();
        lines.extend(markers.then(|| {
            Message::new("describe-rest").with("markers", view.sleep_markers).with("removed", Self::cards(view.removed))
        }));
        // Worth a word only when a whole round has passed.
        if usize::from(view.quiet_turns) >= view.gangs.len() && view.ended.is_none() {
            let rounds = self.edition.quiet_rounds;
            lines.push(Message::new("describe-quiet").with("turns", view.quiet_turns).with("rounds", rounds));
        }
        lines
    }

    // In words, for reading aloud.

    /// A line for each place: a list reads better than a picture, and shows what changed.
    fn place_and_man(&self, view: &View, place: Place) -> Message {
        let look = Self::look(view);
        let cakes: Vec<Arg> =
            look.cakes_at(place).map(|seat| Message::new("describe-cake").with("owner", self.seat(seat)).into()).collect();
        let cake = if cakes.is_empty() { "".into() } else { Arg::List(cakes) };
        let line = match look.man(place) {
            Some(ManView { seat, role: who, asleep }) => Message::new(if asleep { "describe-sleeper" } else { "describe-man" })
                .with("seat", self.seat(seat))
                .with("role", the_role(who)),
            None => Message::new("describe-free"),
        };
        line.with("place", self.place(place)).with("cake", cake)
    }

    fn gang(&self, seat: Seat, gang: &GangView) -> Message {
        let alive = Role::ALL.into_iter().filter(|who| gang.alive[who.index()] > 0);
        let hand = match gang.hand {
            Some(hand) => Self::cards(hand),
            None => Message::new("describe-hidden").with("count", gang.cards).into(),
        };
        Message::new(if gang.out { "describe-gang-out" } else { "describe-gang" })
            .with("seat", self.seat(seat))
            .with("money", dollars(gang.money))
            .with("alive", Arg::list_or_none(alive.map(|who| role(who).times(gang.alive[who.index()]))))
            .with("takings", dollars(gang.takings))
            .with("cake", self.cake_of(gang))
            .with("hand", hand)
    }

    fn result(&self, view: &View) -> Vec<Message> {
        let why = view.ended.map(|why| Message::new(format!("event-ended-{}", why.word())));
        let place = |(seat, gang): (Seat, &GangView)| {
            Some((gang.place?, Message::new("describe-place").with("seat", self.seat(seat)).with("place", gang.place?)))
        };
        let mut places: Vec<(u8, Message)> = seated(view).filter_map(place).collect();
        places.sort_by_key(|(place, _)| *place);
        why.into_iter().chain(places.into_iter().map(|(_, message)| message)).collect()
    }
}
