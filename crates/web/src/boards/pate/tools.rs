//! What lies in the dock: the roll, the tiles and the favours.

use maud::{Markup, html};
use pate::{Die, Face, Favour, Field, Move, Pate, Tile};

use super::board::{Board, field_of};
use super::signs::{favour_symbol, pip_symbol, tile_symbol};
use super::word_of;
use crate::parts::{Label, Tips, action, rule_link, symbol, target, tip};
use crate::{Choice, WhyNot};

impl Board<'_> {
    pub(super) fn roll_and_uses(&self, tips: &mut Tips) -> Markup {
        html! {
            @if self.row_now() > 0 && !self.view.dice.is_empty() { (self.roll(tips)) }
            @if self.scene.decision.is_some() { (self.uses(tips)) (self.picks(tips)) }
        }
    }

    /// What can be chosen on the map, once more by name.
    fn picks(&self, tips: &mut Tips) -> Markup {
        let open = self.scene.choices().iter().filter(|choice| choice.is_open());
        let picks: Vec<(&Choice<Pate>, String, Markup)> = open.filter_map(|choice| self.pick(choice)).collect();
        html! {
            @if !picks.is_empty() {
                div.picks role="group" aria-label=(self.word("pate-city")) {
                    @for (choice, id, face) in &picks {
                        @let at = tips.add(tip(self.scene, &[*choice], self.context));
                        span.at id=(id) data-at=(at) { (action(self.scene, choice, "pick", Label::Sign(face), at)) }
                    }
                }
            }
        }
    }

    /// The id and the face of the button for a choice on the map.
    fn pick<'c>(&self, choice: &'c Choice<Pate>) -> Option<(&'c Choice<Pate>, String, Markup)> {
        if let Move::District(district) = choice.mv {
            let fields = Field::all().filter(|field| field.district() == district);
            let face = html! {
                span { b { (self.edition.districts[district.index()]) } }
                span.pick__pips { @for field in fields { (symbol(&pip_symbol(Face::pips(self.pips(field))))) } }
            };
            return Some((choice, format!("pick-q{}", district.index()), face));
        }
        let field = field_of(choice.mv)?;
        let face = html! {
            @if let Some(family) = self.view.holder(field) { (self.family_badge(family).mark()) }
            span { b { (self.business_name(self.kind(field))) " (" (self.pips(field)) ")" } small { (self.district_name(field)) } }
        };
        Some((choice, format!("pick-{}", field.index()), face))
    }

    fn own(&self) -> Option<&pate::FamilyView> {
        self.view.families.get(self.scene.seat()?.index())
    }

    /// The tray of the dice: each has its own place, which is empty once it is laid.
    fn roll(&self, tips: &mut Tips) -> Markup {
        html! {
            div.roll role="group" aria-label=(self.word("pate-roll")) {
                @for die in Die::ALL {
                    @let face = self.view.face_of(die);
                    div.rolled id={ "rolled-" (die.word()) } data-face=[face.map(|face| face.to_string())] {
                        @if self.laid_die(die).is_some() { span class={ "gap die-" (die.word()) } {} } @else { (self.rolled(die, face, tips)) }
                    }
                }
            }
        }
    }

    /// A die in the tray; with the Cop, it can be rolled again.
    fn rolled(&self, die: Die, face: Option<Face>, tips: &mut Tips) -> Markup {
        let open = |mv| self.scene.choice(mv).filter(|choice| choice.is_open());
        html! {
            @match (open(Move::Place(die)), face) {
                (Some(choice), Some(face)) => {
                    (target(self.scene, choice, &format!("die die-{} can", die.word()), Label::Sign(&symbol(&pip_symbol(face))), self.context, tips))
                }
                _ => (self.die(die, face)),
            }
            @if let Some(choice) = open(Move::Cop(die)) {
                (target(self.scene, choice, "again", Label::Sign(&symbol("tile-cop")), self.context, tips))
            }
        }
    }

    fn uses(&self, tips: &mut Tips) -> Markup {
        let held: &[Tile] = self.own().map_or(&[], |family| &family.tiles);
        html! {
            div.uses role="group" aria-label=(self.word("pate-uses")) {
                @for tile in held { (self.tile(*tile, tips)) }
                (self.favours(tips))
            }
        }
    }

    /// A tile of one's own: one click where there is one way to use it, else a small menu.
    fn tile(&self, tile: Tile, tips: &mut Tips) -> Markup {
        // The Cop's dice and the Senator's fields are chosen where they are.
        let elsewhere = |choice: &&Choice<Pate>| matches!(choice.mv, Move::Cop(_) | Move::Senator(..)) && choice.is_open();
        let all = self.scene.choices_here(|mv| tile_of(mv) == Some(tile));
        let face = html! {
            (symbol(tile_symbol(tile)))
            span { b { (self.say(&word_of("tile", tile.word()))) } small { (self.tile_use(tile)) } }
        };
        match all.as_slice() {
            [] => html! {},
            // Of several that are refused, one reason is enough.
            [first, others @ ..] if others.is_empty() || !all.iter().any(|choice| choice.is_open()) => {
                target(self.scene, first, "use", Label::Words(&face), self.context, tips)
            }
            _ if all.iter().any(elsewhere) => {
                let word = if tile == Tile::Cop { "pate-cop-where" } else { "pate-senator-where" };
                html! { span.use.told title=(self.word(word)) { (face) } }
            }
            _ => self.menu(&face, &all, tips),
        }
    }

    /// What a friend can be given back for; without a friend, why nothing.
    fn favours(&self, tips: &mut Tips) -> Markup {
        let all = self.scene.choices_here(|mv| favour_of(mv).is_some());
        let face =
            html! { (symbol("friend")) span { b { (self.word("pate-favour")) } small { (self.word("pate-favour-for")) } } };
        let has_friends = self.own().is_some_and(|family| family.friends > 0);
        match all.as_slice() {
            [] => html! {},
            [first, ..] if !has_friends => target(self.scene, first, "use", Label::Words(&face), self.context, tips),
            _ => self.menu(&face, &all, tips),
        }
    }

    /// What can be chosen, and below it what cannot, each reason once.
    fn menu(&self, face: &Markup, choices: &[&Choice<Pate>], tips: &mut Tips) -> Markup {
        let is_open = choices.iter().any(|choice| choice.is_open());
        html! {
            details.menu {
                summary class=(if is_open { "use" } else { "use cannot" }) { (face) }
                div.menu__list.on-paper {
                    @for choice in choices.iter().filter(|choice| choice.is_open()) {
                        @let inner = html! {
                            @if let Some(favour) = favour_of(choice.mv) { (symbol(favour_symbol(favour))) }
                            span { (choice.words) }
                        };
                        (target(self.scene, choice, "menu__item", Label::Words(&inner), self.context, tips))
                    }
                    @for (names, why) in self.refusals(choices) {
                        p.menu__why { b { (names.join(", ")) } " " (why.words) " " (rule_link::<Pate>(why.rule, self.context)) }
                    }
                }
            }
        }
    }

    /// The options that are not possible, together where the reason is the same.
    fn refusals<'c>(&self, choices: &[&'c Choice<Pate>]) -> Vec<(Vec<String>, &'c WhyNot)> {
        let mut groups: Vec<(Vec<String>, &WhyNot)> = Vec::new();
        for choice in choices {
            let Err(why) = &choice.verdict else { continue };
            let name = favour_of(choice.mv).map_or_else(|| choice.words.clone(), |it| self.say(&word_of("favour", it.word())));
            match groups.iter_mut().find(|(_, known)| known.words == why.words) {
                Some((names, _)) if names.contains(&name) => {}
                Some((names, _)) => names.push(name),
                None => groups.push((vec![name], why)),
            }
        }
        groups
    }
}

/// The tile that a move uses.
pub(super) const fn tile_of(mv: Move) -> Option<Tile> {
    match mv {
        Move::Wedding => Some(Tile::Wedding),
        Move::Grandson => Some(Tile::Grandson),
        Move::Birthday(_) => Some(Tile::Birthday),
        Move::Cop(_) => Some(Tile::Cop),
        Move::Judge => Some(Tile::Judge),
        Move::Senator(..) => Some(Tile::Senator),
        _ => None,
    }
}

/// The favour that a move asks for.
pub(super) const fn favour_of(mv: Move) -> Option<Favour> {
    match mv {
        Move::FavourMember => Some(Favour::Member),
        Move::FavourDebt(_) => Some(Favour::Debt),
        Move::FavourSteps(_) => Some(Favour::Steps),
        Move::FavourCash => Some(Favour::Cash),
        _ => None,
    }
}
