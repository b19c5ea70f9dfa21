//! The server as the program runs it: killed again and again.

mod common;
mod kills;
