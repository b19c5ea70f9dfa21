//! The position, in words and as tables.

use super::*;

/// The table as one viewer sees it.
struct Viewpoint<'v> {
    view: &'v View,
    dinner: Dinner,
    /// The one whose hand the view shows, if it is one.
    own: Option<Seat>,
}

impl<'v> Viewpoint<'v> {
    fn new(view: &'v View, edition: &Edition) -> Viewpoint<'v> {
        let mut shown = view.seats().filter(|(_, gang)| gang.hand.is_some()).map(|(seat, _)| seat);
        let own = shown.next().filter(|_| shown.next().is_none());
        Viewpoint { view, dinner: view.dinner(edition), own }
    }
}

impl Words<'_> {
    pub(super) fn position(&self, view: &View) -> Vec<Message> {
        let mut lines = vec![self.headline(view)];
        lines.extend(Place::all().map(|place| self.place_and_man(view, place)));
        lines.extend(view.seats().map(|(seat, gang)| self.gang(seat, gang)));
        lines.extend(self.piles(view));
        lines.extend(self.result(view));
        lines
    }

    /// The same for the eye: seats that are opposite stand side by side, seats that are beside each other one below the other.
    pub(super) fn board(&self, view: &View) -> Vec<Block> {
        let viewpoint = Viewpoint::new(view, self.edition);
        let mut blocks = vec![Block::Line(self.headline(view)), Block::Table(self.long_table(&viewpoint))];
        blocks.push(Block::Line(Message::new("board-legend")));
        blocks.push(Block::Table(self.gang_table(view)));
        let dangers = self.dangers(&viewpoint);
        blocks.extend((dangers.len() > 1).then_some(Block::Table(dangers)));
        blocks.extend(self.reach(&viewpoint).into_iter().map(Block::Line));
        blocks.extend(self.piles(view).into_iter().map(Block::Line));
        for (seat, gang) in view.seats() {
            let hand = gang.hand.filter(|hand| !hand.is_empty() && !view.is_over());
            blocks.extend(hand.map(|hand| Block::Table(self.hand_table(seat, hand))));
        }
        blocks.extend(self.result(view).into_iter().map(Block::Line));
        blocks
    }

    pub(super) fn headline(&self, view: &View) -> Message {
        let key = match (view.begun, view.ended) {
            (_, Some(_)) => "describe-over",
            (false, None) => "describe-setup",
            (true, None) if matches!(view.question, Some(Question::Choose { .. } | Question::Sit { .. })) => "describe-raid",
            (true, None) => "describe-turn",
        };
        Message::new(key).with("seat", self.seat(view.active)).with("pot", dollars(view.pot))
    }

    // The table.

    fn long_table(&self, seen: &Viewpoint<'_>) -> Vec<Vec<Arg>> {
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
            let fire = Self::line_of_fire(&seen.dinner, left, right).into();
            self.chair(seen, left).into_iter().chain([fire]).chain(self.chair(seen, right)).collect()
        };
        [head].into_iter().chain(rows.map(row)).collect()
    }

    fn chair(&self, seen: &Viewpoint<'_>, place: Place) -> [Arg; 4] {
        let man = match seen.dinner.man_at(place) {
            None => "–".into(),
            Some(man) => {
                let key = match (seen.own == Some(man.seat), man.asleep) {
                    (false, false) => "board-man",
                    (false, true) => "board-man-asleep",
                    (true, false) => "board-own",
                    (true, true) => "board-own-asleep",
                };
                Message::new(key).with("seat", self.seat(man.seat)).with("role", short_role(man.role)).into()
            }
        };
        [
            place.index().into(),
            self.item_word(place).into(),
            man,
            Arg::list(seen.view.cakes_at(place).map(|seat| self.seat(seat))),
        ]
    }

    /// M3.3: who can shoot whom across the table.
    fn line_of_fire(dinner: &Dinner, left: Place, right: Place) -> &'static str {
        if left.is_crossed() {
            return "×";
        }
        let fires = |from: Place| dinner.reach(from).iter().any(|threat| threat.weapon == Weapon::Bullet);
        match (fires(left), fires(right)) {
            (true, true) => "↔",
            (true, false) => "→",
            (false, true) => "←",
            (false, false) => "",
        }
    }

    /// What threatens the viewer's gangsters: knives, bullets and cakes.
    fn dangers(&self, seen: &Viewpoint<'_>) -> Vec<Vec<Arg>> {
        let head = vec![Message::new("board-danger").into(), Message::new("board-threats").into()];
        let row = |place: Place| {
            let man = seen.dinner.man_at(place).filter(|man| seen.own == Some(man.seat))?;
            let danger = |of: &str, seat: Seat, at: Place| {
                Message::new(format!("danger-{of}")).with("seat", self.seat(seat)).with("number", at.index())
            };
            let mut weapons = seen.dinner.threats_to(place);
            weapons.sort_by_key(|threat| threat.weapon == Weapon::Bullet);
            let weapon =
                |threat: Threat| Some(danger(seen.dinner.means(threat), seen.dinner.man_at(threat.from)?.seat, threat.from));
            let cakes =
                Dinner::blast(place).into_iter().flat_map(|at| seen.view.cakes_at(at).map(move |seat| danger("cake", seat, at)));
            let dangers: Vec<Message> = weapons.into_iter().filter_map(weapon).chain(cakes).collect();
            let who = Message::new("danger-man").with("role", short_role(man.role)).with("number", place.index());
            (!dangers.is_empty()).then(|| vec![who.into(), Arg::list(dangers)])
        };
        [head].into_iter().chain(Place::all().filter_map(row)).collect()
    }

    /// Whom the viewer could stab and shoot.
    fn reach(&self, seen: &Viewpoint<'_>) -> Vec<Message> {
        let Some(own) = seen.own else { return Vec::new() };
        let target = |place: Place| seen.dinner.man_at(place).map(|man| self.short_man(man.seat, man.role, place));
        let (stabbed, shot) = (seen.dinner.stab_targets(own), seen.dinner.fire_targets(own));
        let some = [("board-reach-knife", stabbed), ("board-reach-bullet", shot)].into_iter().filter(|(_, men)| !men.is_empty());
        some.map(|(key, men)| Message::new(key).with("men", Arg::list(men.into_iter().filter_map(target)))).collect()
    }

    // The gangs.

    fn gang_table(&self, view: &View) -> Vec<Vec<Arg>> {
        let waiting = view.gangs.iter().any(|gang| gang.waiting.iter().any(|count| *count > 0));
        let columns = ["gang", "money", "takings", if waiting { "waiting" } else { "alive" }, "cake-at", "cards"];
        let head = columns.iter().map(|column| Message::new(format!("board-{column}")).into()).collect();
        let row = |(seat, gang): (Seat, &GangView)| -> Vec<Arg> {
            let men = if waiting { Self::waiting(gang) } else { Arg::list_or_none(Self::roles(gang.alive, short_role)) };
            vec![
                self.seat(seat),
                dollars(gang.money),
                dollars(gang.takings),
                if gang.out { Message::new("board-out").into() } else { men },
                self.cake_of(gang).into(),
                gang.cards.into(),
            ]
        };
        [head].into_iter().chain(view.seats().map(row)).collect()
    }

    /// Gangsters, so many of each role.
    fn roles(counts: [u8; 4], name: fn(Role) -> Message) -> impl Iterator<Item = Message> {
        let some = Role::ALL.into_iter().filter(move |who| counts[who.index()] > 0);
        some.map(move |who| name(who).times(counts[who.index()]))
    }

    /// Those who wait for a seat, the sleepers last (M3.8).
    fn waiting(gang: &GangView) -> Arg {
        let sleeper = |who| Message::new("board-waiting-asleep").with("role", short_role(who));
        let awake = Role::ALL.map(|who| gang.waiting[who.index()].saturating_sub(gang.waiting_asleep[who.index()]));
        Arg::list_or_none(Self::roles(awake, short_role).chain(Self::roles(gang.waiting_asleep, sleeper)))
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
        if usize::from(view.quiet_turns) >= view.gangs.len() && !view.is_over() {
            let rounds = self.edition.quiet_rounds;
            lines.push(Message::new("describe-quiet").with("turns", view.quiet_turns).with("rounds", rounds));
        }
        lines
    }

    // In words, for reading aloud.

    /// A line for each place: a list reads better than a picture, and shows what changed.
    fn place_and_man(&self, view: &View, place: Place) -> Message {
        let cakes: Vec<Arg> =
            view.cakes_at(place).map(|seat| Message::new("describe-cake").with("owner", self.seat(seat)).into()).collect();
        let cake = if cakes.is_empty() { "".into() } else { Arg::List(cakes) };
        let line = match view.places.get(place.index()).copied().flatten() {
            Some(ManView { seat, role: who, asleep }) => Message::new(if asleep { "describe-sleeper" } else { "describe-man" })
                .with("seat", self.seat(seat))
                .with("role", the_role(who)),
            None => Message::new("describe-free"),
        };
        line.with("place", self.place(place)).with("cake", cake)
    }

    fn gang(&self, seat: Seat, gang: &GangView) -> Message {
        let hand = match gang.hand {
            Some(hand) => Self::cards(hand),
            None => Message::new("describe-hidden").with("count", gang.cards).into(),
        };
        Message::new(if gang.out { "describe-gang-out" } else { "describe-gang" })
            .with("seat", self.seat(seat))
            .with("money", dollars(gang.money))
            .with("alive", Arg::list_or_none(Self::roles(gang.alive, role)))
            .with("takings", dollars(gang.takings))
            .with("cake", self.cake_of(gang))
            .with("hand", hand)
    }

    fn result(&self, view: &View) -> Vec<Message> {
        let why = view.ended.map(|why| Message::new(format!("event-ended-{}", why.word())));
        let place = |(seat, gang): (Seat, &GangView)| {
            Some((gang.place?, Message::new("describe-place").with("seat", self.seat(seat)).with("place", gang.place?)))
        };
        let mut places: Vec<(u8, Message)> = view.seats().filter_map(place).collect();
        places.sort_by_key(|(place, _)| *place);
        why.into_iter().chain(places.into_iter().map(|(_, message)| message)).collect()
    }
}
