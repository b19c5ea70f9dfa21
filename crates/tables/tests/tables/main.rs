//! A table as data: commands from everybody at every stage, commands by chance, recorded games.

mod commands;
mod course;
mod random_commands;
mod shared;
