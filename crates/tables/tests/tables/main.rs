//! A table as data: commands from everybody at every stage, commands by chance, several nodes on one store, recorded games.

mod clocks;
mod commands;
mod course;
mod database;
mod nodes;
mod random_commands;
mod shared;
