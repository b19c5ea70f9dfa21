//! How much memory the server holds, if it runs on this machine and the system tells (Linux).

use std::fs;
use std::net::SocketAddr;
use std::path::Path;

/// The process that listens on this port of this machine.
pub(super) fn listening_on(address: SocketAddr) -> Option<u32> {
    if !address.ip().is_loopback() {
        return None;
    }
    let port = format!(":{:04X}", address.port());
    let inode = ["/proc/net/tcp", "/proc/net/tcp6"].iter().find_map(|table| {
        let table = fs::read_to_string(table).ok()?;
        // Columns: number, own address, other's address, state (0A: listens), …, inode as the tenth.
        let own = table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let mut listens = own.filter(|columns| columns.len() > 9 && columns[1].ends_with(&port) && columns[3] == "0A");
        listens.next().map(|columns| format!("socket:[{}]", columns[9]))
    })?;
    let processes = fs::read_dir("/proc").ok()?.flatten();
    let mut pids = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    pids.find(|pid: &u32| holds(*pid, Path::new(&inode)))
}

fn holds(pid: u32, socket: &Path) -> bool {
    let Ok(files) = fs::read_dir(format!("/proc/{pid}/fd")) else { return false };
    files.flatten().any(|file| fs::read_link(file.path()).is_ok_and(|target| target == socket))
}

/// The bytes of memory that a process holds.
pub(super) fn resident(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
