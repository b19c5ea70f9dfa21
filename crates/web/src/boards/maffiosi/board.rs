use engine::{Arg, Message, Reckoning, Seat};
use maffiosi::{Dinner, Edition, GangView, Item, Maffiosi, ManView, Move, Place, Question, Report, Role, Threat, View, Weapon};
use maud::{Markup, html};

use super::dinner::Deed;
use super::seating::waiters;
use super::signs::{item_symbol, role_symbol};
use super::word_of;
use crate::parts::{Closing, Tab, Tips, symbol_small, tabs};
use crate::{Context, DrawBoard, Household, Scene};

/// What the parts of the table share.
pub struct Board<'s> {
    pub(super) scene: &'s Scene<'s, Maffiosi>,
    pub(super) context: &'s Context<'s>,
    pub(super) edition: &'s Edition,
    pub(super) view: &'s View,
    pub(super) dinner: Dinner,
    /// What was done in this turn and the one before.
    pub(super) deeds: Vec<Deed<'s>>,
}

impl<'s> DrawBoard<'s, Maffiosi> for Board<'s> {
    fn new(scene: &'s Scene<'s, Maffiosi>, context: &'s Context<'s>) -> Board<'s> {
        let edition = &scene.setup.edition;
        Board { scene, context, edition, view: &scene.view, dinner: scene.view.dinner(edition), deeds: Deed::all(scene) }
    }

    fn headline(&self) -> String {
        self.say(&Maffiosi::headline(self.scene.setup, self.view))
    }

    fn others_question(&self) -> Option<String> {
        let word = match self.view.question.as_ref()? {
            Question::Choose { after_raid: false } | Question::Sit { after_raid: false, .. } => "sit",
            Question::Choose { .. } | Question::Sit { .. } => "sit-again",
            Question::Play => "play",
            Question::Stab => "stab",
            Question::Fire => "fire",
            Question::Cake => "cake",
            Question::Pass => "pass",
            Question::Boom => "boom",
            Question::Drug { .. } => "drug",
            Question::From | Question::To { .. } => "move",
            Question::Further => "further",
        };
        Some(self.word(&format!("maffiosi-others-{word}")))
    }

    fn household(&self, seat: Seat) -> Household {
        self.household_of(seat)
    }

    fn draw(&self, tips: &mut Tips) -> Markup {
        html! { (self.tabs()) (self.turn_steps()) (self.dinner(tips)) (self.legend()) }
    }

    fn tools(&self, tips: &mut Tips) -> Markup {
        html! { div.holds { (self.waiting_men(tips)) (self.hand(tips)) } }
    }

    fn has_place(&self, mv: Move) -> bool {
        match mv {
            Move::EndTurn => false,
            Move::Pass(owner, _) | Move::Boom(owner) => self.view.gangs[owner.index()].cake.is_some(),
            Move::Choose(role) => self.own().is_some_and(|(_, gang)| waiters(gang).any(|(it, asleep, _)| it == role && !asleep)),
            // That a card is not held is seen in the hand, and that one was played in the steps.
            _ => true,
        }
    }

    fn closing(&self, reckoning: &Reckoning) -> Option<Closing> {
        Some(self.closing_of(reckoning))
    }
}

impl<'s> Board<'s> {
    pub(super) fn word(&self, key: &str) -> String {
        self.context.word(key)
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.context.say(message)
    }

    /// The gang of the one who looks.
    pub(super) fn own(&self) -> Option<(Seat, &'s GangView)> {
        let seat = self.scene.seat()?;
        Some((seat, self.view.gangs.get(seat.index())?))
    }

    /// Such as "Rossi Boss (21)".
    pub(super) fn short_man(&self, man: ManView, place: Place) -> Message {
        Message::new("short-man")
            .with("seat", self.scene.badge(man.seat).name)
            .with("role", word_of("short", man.role.word()))
            .with("number", place.index())
    }

    /// What lies at a place and who sits there, such as "seat 21 (gambling den): Boss of Rossi".
    pub(super) fn seat_label(&self, place: Place) -> String {
        let cake_of = |seat| Message::new("describe-cake").with("owner", self.scene.badge(seat).name);
        let cakes: Vec<Message> = self.view.cakes_at(place).map(cake_of).collect();
        let line = match self.dinner.man_at(place) {
            Some(man) => Message::new(if man.asleep { "describe-sleeper" } else { "describe-man" })
                .with("seat", self.scene.badge(man.seat).name)
                .with("role", word_of("the", man.role.word())),
            None => Message::new("describe-free"),
        };
        let cake = if cakes.is_empty() { "".into() } else { Arg::list(cakes) };
        let item = word_of("item", self.dinner.item(place).word());
        let place = Message::new("place").with("number", place.index()).with("item", item);
        self.say(&line.with("place", place).with("cake", cake))
    }

    /// What the man at a place can do, and what threatens him, line by line.
    pub(super) fn seat_lines(&self, dinner: &Dinner, place: Place) -> Vec<String> {
        let men = |weapon: Weapon| -> Vec<Message> {
            let targets = dinner.reach(place).into_iter().filter(|threat| threat.weapon == weapon);
            targets.filter_map(|threat| Some(self.short_man(dinner.man_at(threat.to)?, threat.to))).collect()
        };
        let threats = if dinner.man_at(place).is_some() { self.threats(dinner, place) } else { Vec::new() };
        let lines = [
            ("maffiosi-can-shoot", "men", men(Weapon::Bullet)),
            ("maffiosi-can-stab", "men", men(Weapon::Knife)),
            ("maffiosi-threatened", "by", threats),
        ];
        let lines = lines.into_iter().filter(|(.., named)| !named.is_empty());
        lines.map(|(key, argument, named)| self.say(&Message::new(key).with(argument, Arg::list(named)))).collect()
    }

    fn threats(&self, dinner: &Dinner, place: Place) -> Vec<Message> {
        let named = |of: &str, seat: Seat, at: Place| {
            Message::new(format!("danger-{of}")).with("seat", self.scene.badge(seat).name).with("number", at.index())
        };
        let weapon = |threat: Threat| Some(named(dinner.means(threat), dinner.man_at(threat.from)?.seat, threat.from));
        let cakes =
            Dinner::blast(place).into_iter().flat_map(|at| self.view.cakes_at(at).map(move |seat| named("cake", seat, at)));
        dinner.threats_to(place).into_iter().filter_map(weapon).chain(cakes).collect()
    }

    /// The table as it would be if the man whom a move is about sat at a place.
    pub(super) fn dinner_with_mover(&self, place: Place) -> Option<Dinner> {
        let (seat, role, asleep, from) = match self.view.question.as_ref()? {
            Question::Sit { role, asleep, .. } => (self.view.decides?, *role, *asleep, None),
            Question::To { from } => (self.view.decides?, self.dinner.man_at(*from)?.role, false, Some(*from)),
            _ => return None,
        };
        let left = from.map_or(self.dinner, |from| self.dinner.with(from, None));
        Some(left.with(place, Some(ManView { seat, role, asleep })))
    }

    /// What happened since the present turn began; nothing while the table is being set.
    pub(super) fn this_turn(&self) -> impl Iterator<Item = &Report> {
        let heard = &self.scene.heard;
        let begin = heard.iter().rposition(|heard| matches!(*heard.report, Report::TurnBegan { .. }));
        heard[begin.unwrap_or(heard.len())..].iter().map(|heard| &*heard.report)
    }

    /// At a phone's width the table and the people share one place.
    pub(super) fn tabs(&self) -> Markup {
        let at_table = self.scene.choices().iter().filter(|choice| choice.is_open() && is_at_table(choice.mv)).count();
        let dinner = Tab { name: "dinner", symbol: "cutlery", title: "maffiosi-tab-dinner", count: at_table };
        tabs(&[dinner], "dinner", self.context)
    }

    /// What lies on the cloth and what it is good for, and the marks of the gangsters. A phone has no room for it: there it is
    /// unfolded.
    pub(super) fn legend(&self) -> Markup {
        let lines = self.legend_lines();
        html! {
            ul.legend aria-label=(self.word("maffiosi-legend")) { (lines) }
            details.legend-compact { summary { (self.word("maffiosi-legend")) } ul { (lines) } }
        }
    }

    fn legend_lines(&self) -> Markup {
        html! {
            @for role in Role::ALL {
                li { (symbol_small(role_symbol(role))) (self.known_for(role.word())) }
            }
            @for item in Item::ALL {
                @if let Some(symbol) = item_symbol(item) {
                    li { (symbol_small(symbol)) (self.known_for(item.word())) }
                }
            }
            li { "× " (self.word("maffiosi-legend-crossed")) }
        }
    }

    /// What a role or an item is known for.
    fn known_for(&self, word: &str) -> String {
        let money = &self.edition.money;
        let [pay, one, pair] = [money.boss, money.business, money.monopoly].map(|sum| self.context.money(sum));
        self.say(&Message::new(format!("maffiosi-legend-{word}")).with("pay", pay).with("one", one).with("pair", pair))
    }
}

/// Whether a move has its place at the table.
const fn is_at_table(mv: Move) -> bool {
    !matches!(mv, Move::Play(_) | Move::Discard(_) | Move::Choose(_) | Move::ChooseSleeper(_) | Move::EndTurn)
}
