//! The server as the program runs it: killed again and again, and under load.

mod common;
mod kills;
mod load;
