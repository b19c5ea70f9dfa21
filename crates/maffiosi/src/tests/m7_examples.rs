//! M7: the book's six examples, each played from the very position.

use super::scene::*;

const YELLOW: usize = 0;
const RED: usize = 1;
const BLUE: usize = 2;
const GREEN: usize = 3;
const ORANGE: usize = 4;
const PURPLE: usize = 5;

/// The letters of the book, as places.
mod at {
    pub(super) const B: usize = 1;
    pub(super) const C: usize = 3;
    pub(super) const D: usize = 4;
    pub(super) const E: usize = 5;
    pub(super) const F: usize = 6;
    pub(super) const G: usize = 8;
    pub(super) const H: usize = 10;
    pub(super) const I: usize = 12;
    pub(super) const J: usize = 13;
    pub(super) const K: usize = 14;
    pub(super) const L: usize = 16;
    pub(super) const M: usize = 17;
    pub(super) const N: usize = 18;
    pub(super) const O: usize = 21;
    pub(super) const P: usize = 22;
    pub(super) const Q: usize = 24;
    pub(super) const R: usize = 26;
    pub(super) const A: usize = 28;
}

/// The position of the book; everybody holds what the examples play, and a Move.
fn position() -> Scene {
    use Role::*;
    let men = [
        (YELLOW, Henkie, at::A),
        (RED, Henkie, at::B),
        (RED, Henkie, at::D),
        (RED, Jack, at::Q),
        (ORANGE, Henkie, at::C),
        (ORANGE, Henkie, at::N),
        (ORANGE, Boss, at::O),
        (PURPLE, Jack, at::E),
        (PURPLE, Henkie, at::P),
        (PURPLE, Boss, at::R),
        (BLUE, Henkie, at::F),
        (BLUE, Henkie, at::G),
        (BLUE, Jack, at::J),
        (GREEN, Boss, at::H),
        (GREEN, Robbie, at::I),
        (GREEN, Jack, at::K),
        (GREEN, Henkie, at::M),
    ];
    let hands = [
        (YELLOW, [Card::Cake, Card::Move, Card::Stab, Card::Stab, Card::Fire]),
        (RED, [Card::Pass, Card::Move, Card::Stab, Card::Stab, Card::Fire]),
        (BLUE, [Card::Fire, Card::Move, Card::Cake, Card::Cake, Card::Cake]),
        (GREEN, [Card::Move, Card::Move, Card::Cake, Card::Cake, Card::Nightcap]),
        (ORANGE, [Card::Boom, Card::Move, Card::Stab, Card::Stab, Card::Fire]),
        (PURPLE, [Card::Stab, Card::Move, Card::Fire, Card::Fire, Card::Nightcap]),
    ];
    let empty = Scene::empty(6).cake(RED, at::A).cake(YELLOW, at::M).cake(BLUE, 23);
    let seated = men.into_iter().fold(empty, |scene, (of, role, at)| scene.man(of, role, at));
    hands.into_iter().fold(seated, |scene, (of, cards)| scene.hand(of, &cards)).asleep(&[at::E, at::N])
}

#[test]
fn m7_1_red_blows_up_a_collects_twice_the_cafe_and_passes_the_blue_cake() {
    let scene = position().turn(RED).killed(&[at::A], Cause::Cake).earned(RED, 2_000);
    let scene = scene.told(Report::Collected { seat: seat(RED), amount: 2_000 }).asks(RED, Question::Play);
    assert!(scene.view().gangs[YELLOW].out, "yellow has nobody left");
    assert_eq!(scene.cake_of(YELLOW), Some(at::M), "yellow's cake stays");
    assert_eq!(scene.cake_of(RED), None, "the red cake is at home again");

    let scene = scene.play("play pass");
    // With either pass of the yellow cake, or the blue one clockwise to Q himself, Q still dies.
    assert_eq!(
        scene.legal(),
        [
            "pass cake of 0 clockwise",
            "pass cake of 0 counter-clockwise",
            "pass cake of 2 clockwise",
            "pass cake of 2 counter-clockwise"
        ]
    );
    let saves_q = |mv: &String| {
        // Then it is blue's turn, which begins with the blue cake.
        scene.clone().play(mv).play("end turn").draws(Card::Cake).sitting(at::Q).is_some()
    };
    let saving: Vec<String> = scene.legal().into_iter().filter(saves_q).collect();
    assert_eq!(saving, ["pass cake of 2 counter-clockwise"]);

    let scene = scene.play("pass cake of 2 counter-clockwise");
    assert_eq!(scene.cake_of(BLUE), Some(at::P));
    let scene = scene.play("end turn").draws(Card::Cake);
    // Blue's turn: now O and P are hit, Q is not.
    scene.killed(&[at::O, at::P], Cause::Cake).asks(BLUE, Question::Play);
}

#[test]
fn m7_2_yellow_blows_up_m_and_n_collects_nothing_and_orders_a_cake_at_j() {
    let scene = position().turn(YELLOW).killed(&[at::M, at::N], Cause::Cake).earned(YELLOW, 0);
    let scene = scene.asks(YELLOW, Question::Play).play("play cake").play(&format!("cake {}", at::J));
    assert_eq!(scene.cake_of(YELLOW), Some(at::J));
    // It threatens I, J and K: that is whom it kills when yellow's turn comes again, if nobody does anything. (The red cake
    // would kill A before; it is taken away for this look ahead.)
    let mut ahead = scene;
    ahead.game.cakes[RED] = None;
    ahead.turn(YELLOW).killed(&[at::I, at::J, at::K], Cause::Cake);
}

#[test]
fn m7_3_orange_collects_boss_and_monopoly_and_sets_off_the_red_cake() {
    let scene = position().turn(ORANGE).killed(&[], Cause::Cake).earned(ORANGE, 5_000);
    let scene = scene.play("play boom").play("boom cake of 1").killed(&[at::A], Cause::Cake);
    assert_eq!(scene.cake_of(RED), None);
    let scene = scene.sleepers(&[at::E, at::N]).play("end turn").draws(Card::Cake);
    scene.told(Report::Woke { seat: seat(ORANGE), men: 1 }).sleepers(&[at::E]);
}

#[test]
fn m7_4_purple_collects_boss_and_restaurant_and_stabs_from_the_knife_at_p() {
    let scene = position().turn(PURPLE).killed(&[], Cause::Cake).earned(PURPLE, 2_000).play("play stab");
    // The Jack at E sleeps, so D and F beside him are safe.
    let scene = scene.refuses(&format!("stab {}", at::D), Refusal::OutOfKnifeReach, "M3.2");
    let scene = scene.refuses(&format!("stab {}", at::F), Refusal::OutOfKnifeReach, "M3.2");
    assert_eq!(scene.legal(), [format!("stab {}", at::O)]);
    let scene = scene.play(&format!("stab {}", at::O)).killed(&[at::O], Cause::Knife);
    let scene = scene.told(Report::Killed { seat: seat(ORANGE), role: Role::Boss, place: place(at::O), by: Cause::Knife });
    let scene = scene.play("end turn").draws(Card::Cake);
    // E wakes, and yellow's turn begins with a bang.
    scene.told(Report::Woke { seat: seat(PURPLE), men: 1 }).killed(&[at::M, at::N], Cause::Cake).sleepers(&[]);
}

#[test]
fn m7_5_blue_blows_up_p_and_q_collects_the_restaurant_and_fires_from_f() {
    let scene = position().turn(BLUE).killed(&[at::P, at::Q], Cause::Cake).earned(BLUE, 1_000).play("play fire");
    assert_eq!(scene.legal(), [format!("fire {}", at::O)], "only F has a revolver before him");
    let scene = scene.play(&format!("fire {}", at::O)).killed(&[at::O], Cause::Bullet);
    scene.asks(BLUE, Question::Further);
}

#[test]
fn m7_6_green_collects_for_the_boss_and_moves_him_to_the_cafe_at_l() {
    let scene = position().turn(GREEN).killed(&[], Cause::Cake).earned(GREEN, 1_000);
    let scene = scene.play("play move").play(&format!("move {}", at::H)).play(&format!("to {}", at::L));
    assert_eq!(scene.sitting(at::L), Some((GREEN, Role::Boss)));
    assert_eq!(scene.sitting(at::H), None);
    assert_eq!(scene.view().gangs[GREEN].takings, 2_000, "a thousand more next time, if he lives");
    scene.asks(GREEN, Question::Further);
}
