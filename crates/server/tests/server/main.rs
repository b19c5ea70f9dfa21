//! The server as people and programs meet it, in one process with its store.

mod common;
mod copies;
mod learn;
mod nodes;
mod notices;
mod play;
mod refused;
mod secrecy;
