//! The server as the program runs it: killed, and cut off from power.

mod common;
mod kills;
#[cfg(target_os = "linux")]
mod power_cut;
