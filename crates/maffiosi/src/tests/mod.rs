//! A test for every rule of the dossier; the functions are named after the rules that they prove.

mod m6_always;
mod m7_examples;
mod referee;
mod scene;
mod shadow;
