//! What lies on the cloth, who sits at it, which cakes stand there, and what is left of those who just died.

use maffiosi::{Item, ManView, Place, Question, Report};
use maud::{Markup, html};

use super::super::board::Board;
use super::super::signs::{item_symbol, role_symbol};
use super::geometry::{Chair, MIDDLE, Point, round, side_class};
use crate::parts::{Badge, placed_symbol};

impl Board<'_> {
    pub(super) fn items(&self) -> Markup {
        html! {
            g.items {
                @for place in Place::all() { (item(self.dinner.item(place), Chair::of(place))) }
            }
        }
    }

    /// Every gangster at the table. A piece keeps its name as long as it stays where it is, so that the script can let it travel
    /// when it does not.
    pub(super) fn men(&self) -> Markup {
        html! {
            @for place in Place::all() {
                @if let Some(man) = self.dinner.man_at(place) { (self.man(place, man)) }
            }
        }
    }

    fn man(&self, place: Place, man: ManView) -> Markup {
        let badge = self.scene.badge(man.seat);
        let chair = Chair::of(place);
        let state = [
            (man.asleep, " asleep"),
            (self.scene.is_own(man.seat), " mine"),
            (matches!(self.view.question, Some(Question::To { from }) if from == place), " chosen"),
            (matches!(&self.view.question, Some(Question::Drug { chosen, .. }) if chosen.contains(&place)), " drugged"),
        ];
        let state: String = state.into_iter().filter(|(is_so, _)| *is_so).map(|(_, class)| class).collect();
        html! {
            g id={ "m-" (badge.class) "-" (man.role.word()) "-" (place.index()) } data-kind={ (badge.class) "-" (man.role.word()) }
                class={ "man " (badge.class) " " (side_class(place)) (state) } transform=(moved(chair.at)) {
                circle.halo r="31" {}
                g.hat transform={ "rotate(" (chair.turn) ")" } { (placed_symbol("hat-top", "", (0.0, 0.0), 54.0)) }
                g.up {
                    g.rl { rect x="-10.5" y="-10.5" width="21" height="21" rx="5" {} (placed_symbol(role_symbol(man.role), "", (0.0, 0.0), 15.0)) }
                    (sign(&badge))
                    @if man.asleep {
                        g.nightcap { (placed_symbol("nightcap", "", (6.0, -17.0), 32.0)) }
                        g.zz { (placed_symbol("zzz", "", (-20.0, -20.0), 18.0)) }
                    }
                }
            }
        }
    }

    pub(super) fn cakes(&self) -> Markup {
        html! {
            @for (seat, gang) in self.view.seats() {
                @if let Some(place) = gang.cake {
                    @let badge = self.scene.badge(seat);
                    @let turns = self.view.turns_until_cake(seat);
                    g id={ "cake-" (badge.class) } data-kind={ "cake-" (badge.class) } class={ "cake " (badge.class) " " (side_class(place)) }
                        transform=(moved(Chair::of(place).cake())) {
                        g.up {
                            circle.plate r="25" {}
                            (placed_symbol("cake", "", (0.0, -2.0), 40.0))
                            (sign(&badge))
                            @if let Some(turns) = turns {
                                g.left-turns { circle r="11" {} text { (turns) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What is left of this turn's deeds: soot where a cake went off, a stone where somebody died.
    pub(super) fn traces(&self) -> Markup {
        html! {
            g.traces {
                @for report in self.this_turn() {
                    @match *report {
                        Report::Exploded { place, .. } => {
                            @let (x, y) = Chair::of(place).item();
                            ellipse.soot cx=(x) cy=(y) rx="88" ry="60" fill="url(#soot)" {}
                        }
                        Report::Killed { seat, place, .. } => {
                            @let badge = self.scene.badge(seat);
                            @if self.dinner.man_at(place).is_none() {
                                g class={ "stone " (badge.class) } transform=(moved(Chair::of(place).at)) {
                                    g.up { (placed_symbol("tombstone", "", (0.0, 0.0), 40.0)) (sign(&badge)) }
                                }
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// Coins that fly from the pot to those who just earned them.
    pub(super) fn coins(&self) -> Markup {
        let last = self.scene.heard.last().map(|heard| heard.line);
        let drafting = self.scene.decision.as_ref().is_some_and(|decision| !decision.moves.is_empty());
        let paid = self.scene.heard.iter().rev().take_while(|heard| Some(heard.line) == last && !drafting);
        let seat = paid.filter_map(|heard| match *heard.report {
            Report::Collected { seat, .. } => Some(seat),
            _ => None,
        });
        let Some(seat) = seat.last() else { return html! {} };
        html! {
            g.coins id={ "coins-" (last.unwrap_or(0)) } {
                @for place in self.dinner.earners(seat) { (coin(Chair::of(place).at)) }
            }
        }
    }
}

/// A coin with an unseen line as long as its way: it flies as far as it is wide.
fn coin((x, y): Point) -> Markup {
    let (dx, dy) = (x - MIDDLE.0, y - MIDDLE.1);
    let (length, turn) = (round(dx.hypot(dy)), round(dy.atan2(dx).to_degrees()));
    html! {
        g transform={ (moved(MIDDLE)) " rotate(" (turn) ")" } {
            g.coin { path d={ "M0 0H" (length) } {} (placed_symbol("chip", "", (0.0, 0.0), 26.0)) }
        }
    }
}

fn item(item: Item, chair: Chair) -> Markup {
    let at = chair.item();
    // Revolvers point across the table.
    let turn = if item == Item::Revolver { chair.turn + 90.0 } else { 0.0 };
    html! {
        @match item_symbol(item) {
            None => circle.bare cx=(at.0) cy=(at.1) r="12" {},
            Some(symbol) => g.item transform={ (moved(at)) @if turn != 0.0 { " rotate(" (turn) ")" } } {
                g class=(if turn == 0.0 { "up" } else { "aimed-item" }) { (placed_symbol(symbol, "", (0.0, 0.0), 36.0)) }
            },
        }
    }
}

fn sign(badge: &Badge) -> Markup {
    html! { g.bdg { circle r="11.5" {} (placed_symbol(badge.sign, "", (0.0, 0.0), 15.0)) } }
}

pub(super) fn moved((x, y): Point) -> String {
    format!("translate({x} {y})")
}
