//! The server as people and programs meet it, in one process with its store.

mod advice;
mod common;
mod copies;
mod fourth_game;
mod learn;
mod lobby;
mod nodes;
mod notices;
mod one_screen;
mod openapi;
mod play;
mod programs;
mod refused;
mod retention;
mod schemas;
mod secrecy;
