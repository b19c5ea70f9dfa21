//! The server as the program runs it: killed, cut off from power, under load.

mod common;
mod kills;
mod load;
#[cfg(target_os = "linux")]
mod power_cut;
