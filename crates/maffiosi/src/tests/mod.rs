//! A test for every rule of the dossier; the functions are named after the rules that they prove.

mod m1_setup;
mod m2_turn;
mod m3_cakes;
mod m3_cards;
mod m3_weapons;
mod m6_always;
mod m7_examples;
mod referee;
mod scene;
mod shadow;
