//! The pieces: members as medallions, guards as small discs.

use capone::Member;
use engine::Seat;
use maud::{Markup, html};

use super::board::Board;
use super::signs::member_symbol;
use crate::parts::symbol;

/// Guards that are drawn one by one where there is room; more are counted.
const GUARDS_DRAWN: u8 = 4;

impl Board<'_> {
    /// A member on the board. Its name in `data-piece` stays the same wherever it goes, so that the script can let it travel.
    pub(super) fn medal(&self, seat: Seat, member: Member) -> Markup {
        let badge = self.scene.badge(seat);
        let title = format!("{}: {}, {}", badge.name, self.member_name(member), self.money(self.figures.value(member)));
        let mine = if self.scene.is_own(seat) { " mine" } else { "" };
        html! {
            span class={ "med " (badge.class) (mine) } title=(title) data-piece=(piece_name(seat, member)) {
                span.med__face { (symbol(member_symbol(member))) }
                b { (self.figures.value(member)) }
            }
        }
    }

    /// The same with the family's sign, where pieces of several families are together.
    pub(super) fn signed_medal(&self, seat: Seat, member: Member) -> Markup {
        html! { span.signed { (self.medal(seat, member)) (self.scene.badge(seat).mark()) } }
    }

    /// A guard.
    pub(super) fn guard(&self, seat: Seat) -> Markup {
        html! { span class={ "gd " (self.scene.badge(seat).class) } { (symbol("bodyguard")) } }
    }

    /// So many guards: one by one, or counted where there is no room.
    pub(super) fn guards(&self, seat: Seat, count: u8, has_room: bool) -> Markup {
        html! {
            @if count > 0 && has_room && count <= GUARDS_DRAWN {
                span.gds { @for _ in 0..count { (self.guard(seat)) } }
            } @else if count > 0 {
                span.gds.counted { (self.guard(seat)) @if count > 1 { b { "×" (count) } } }
            }
        }
    }

    /// Members and guards of one family that stand together.
    pub(super) fn group(&self, seat: Seat, members: &[Member], guards: u8) -> Markup {
        let has_room = 2 * members.len() + usize::from(guards) <= 6;
        let density = match members.len() {
            5.. => " tight crowded",
            4 => " tight",
            3 if guards > 0 => " tight",
            _ => "",
        };
        html! {
            span class={ "gang" (density) } {
                @for member in members { (self.medal(seat, *member)) }
                (self.guards(seat, guards, has_room))
            }
        }
    }
}

/// What a member is called as a piece.
pub(super) fn piece_name(seat: Seat, member: Member) -> String {
    format!("{}-{}", seat.index(), member.word())
}
