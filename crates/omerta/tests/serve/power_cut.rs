//! Nothing acknowledged is lost when the power goes. A killed process leaves its writes to the system, synced or not, so here the
//! server runs on a disk that forgets (`disk.c`): at each cut, what was not synced is thrown away, all of it or some sectors.
//!
//! `OMERTA_CUTS=200 cargo nextest run --workspace -E 'test(power_cut::)'` cuts more often.

use std::cell::Cell;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use engine::{Random, SplitMix};

use crate::common::{Drive, Host, Table, folder};

const CUTS: usize = 12;
/// What a disk writes whole or not at all.
const SECTOR: u64 = 512;

/// A disk that forgets, for the data of one server.
struct Disk {
    shadow: PathBuf,
}

/// What a disk still has of what was not synced when the power goes.
#[derive(Clone, Copy)]
enum Left {
    Nothing,
    /// Chance decides for each sector.
    Some,
}

/// Something that was done to a file since it was last synced.
enum Pending<'a> {
    Write { offset: u64, bytes: &'a [u8] },
    Truncate { length: u64 },
}

impl Disk {
    /// Puts a disk that forgets under a server that has not been started.
    fn under(host: &Host, name: &str) -> Disk {
        let shadow = folder(name);
        for folder in [&host.folder, &shadow] {
            fs::create_dir_all(folder).expect("a folder can be made");
        }
        let library = shadow.join("disk.so");
        let built = Command::new("cc")
            .args(["-O1", "-shared", "-fPIC", "-pthread", "-o"])
            .args([&library, &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serve/disk.c")])
            .status();
        assert!(built.is_ok_and(|status| status.success()), "a C compiler, cc, is needed, as for SQLite itself");
        host.set("LD_PRELOAD", library);
        host.set("DISK_FOLDER", fs::canonicalize(&host.folder).expect("it is there"));
        host.set("DISK_SHADOW", shadow.clone());
        Disk { shadow }
    }

    /// The power goes, and comes back: every file of a dead server becomes what the disk has of it. Gives how many bytes were not
    /// synced.
    fn cut(&self, host: &Host, left: Left, random: &mut SplitMix) -> usize {
        let names = |folder: &Path| fs::read_dir(folder).expect("it can be listed").map(|entry| entry.expect("a file").path());
        let mut unsynced = 0;
        // The index of the log lives in memory.
        let index = names(&host.folder).filter(|path| path.to_string_lossy().ends_with("-shm"));
        index.for_each(|path| fs::remove_file(path).expect("it can be removed"));
        let shadows: Vec<PathBuf> = names(&self.shadow).collect();
        let durable = |path: &&PathBuf| path.extension() == Some(OsStr::new("durable"));
        for path in shadows.iter().filter(durable) {
            let mut file = fs::read(path).expect("it can be read");
            let journal = fs::read(path.with_extension("pending")).expect("it can be read");
            for pending in read_journal(&journal) {
                unsynced += usize::from(matches!(pending, Pending::Truncate { .. })) + pending.bytes().len();
                if matches!(left, Left::Some) {
                    pending.reach(&mut file, random);
                }
            }
            let name = path.file_stem().expect("it has a name");
            fs::write(host.folder.join(name), file).expect("it can be written");
        }
        // What is there now is durable: the next server begins from it.
        let companions = shadows.iter().filter(|path| path.extension() != Some(OsStr::new("so")));
        companions.for_each(|path| fs::remove_file(path).expect("it can be removed"));
        unsynced
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.shadow);
    }
}

impl Pending<'_> {
    fn bytes(&self) -> &[u8] {
        match self {
            Pending::Write { bytes, .. } => bytes,
            Pending::Truncate { .. } => &[],
        }
    }

    /// Reaches the disk, as far as chance will have it.
    fn reach(&self, file: &mut Vec<u8>, random: &mut SplitMix) {
        match *self {
            Pending::Truncate { length } => {
                if random.below(2) == 0 {
                    file.resize(length as usize, 0);
                }
            }
            Pending::Write { offset, bytes } => {
                let end = offset + bytes.len() as u64;
                let mut from = offset;
                while from < end {
                    let to = end.min((from / SECTOR + 1) * SECTOR);
                    if random.below(2) == 0 {
                        let (start, stop) = (from as usize, to as usize);
                        file.resize(file.len().max(stop), 0);
                        file[start..stop].copy_from_slice(&bytes[start - offset as usize..stop - offset as usize]);
                    }
                    from = to;
                }
            }
        }
    }
}

/// The records of a journal as `disk.c` writes them; the last one may be cut off, for its writer was killed.
fn read_journal(mut journal: &[u8]) -> Vec<Pending<'_>> {
    let mut records = Vec::new();
    while let Some((head, rest)) = journal.split_at_checked(24) {
        let number = |index: usize| u64::from_ne_bytes(head[8 * index..8 * (index + 1)].try_into().expect("eight bytes"));
        let (kind, offset, length) = (number(0), number(1), number(2));
        if kind == 2 {
            records.push(Pending::Truncate { length });
            journal = rest;
            continue;
        }
        let Some((bytes, rest)) = rest.split_at_checked(length as usize) else { break };
        records.push(Pending::Write { offset, bytes });
        journal = rest;
    }
    records
}

#[test]
fn nothing_acknowledged_is_lost_when_the_power_goes() {
    let cuts = std::env::var("OMERTA_CUTS").map_or(CUTS, |cuts| cuts.parse().expect("a number of cuts"));
    let host = Host::new("power-cut");
    let disk = Disk::under(&host, "power-cut-disk");
    host.start();
    let (done, unsynced) = (Cell::new(0), Cell::new(0));
    let drive = Drive { tables: 10, workers: 3, crashes: cuts, seed: 11 };
    let played = drive.run(&host, |host, random| {
        host.kill();
        let left = if done.get() % 2 == 0 { Left::Nothing } else { Left::Some };
        unsynced.set(unsynced.get() + disk.cut(host, left, random));
        done.set(done.get() + 1);
        host.start();
    });
    let (games, decisions) = played.expect("nothing is lost");
    println!("{cuts} cuts, {} bytes were not synced, {games} games, {decisions} decisions", unsynced.get());
    assert!(unsynced.get() > 0, "no cut came at a bad moment, or the server does not run on this disk: nothing was tried");
}

/// Plays, cuts the power once so that nothing is left of what was not synced, plays on to the end of all games, and compares their
/// records with what was acknowledged.
fn play_through_a_cut(name: &str, disk_lies: bool) -> Result<(), String> {
    let (host, mut random) = (Host::new(name), SplitMix::new(13));
    let disk = Disk::under(&host, &format!("{name}-disk"));
    let begun = Instant::now();
    host.start();
    let mut tables = (0..4).map(|number| Table::open(&host, number)).collect::<Result<Vec<Table>, String>>()?;
    let cut = || {
        host.kill();
        disk.cut(&host, Left::Nothing, &mut SplitMix::new(0));
    };
    // People and tables are safe: only decisions are at stake.
    cut();
    if disk_lies {
        host.set("DISK_LIES", "yes");
    }
    host.start();
    for _ in 0..10 {
        tables.iter_mut().try_for_each(|table| table.step(&host, &mut random))?;
    }
    cut();
    host.start();
    while let Some(table) = tables.iter_mut().find(|table| !table.is_over()) {
        table.step(&host, &mut random)?;
    }
    tables.iter().try_for_each(|table| table.check(&host, begun.elapsed()))
}

/// So the test above would notice a server that does not sync: the same one, on a disk that says "synced" and is not, loses what it
/// has acknowledged, and the same comparison finds that.
#[test]
fn a_server_that_does_not_sync_loses_what_it_acknowledged() {
    play_through_a_cut("power-cut-honest", false).expect("nothing is lost");
    let loss = play_through_a_cut("power-cut-lies", true).expect_err("what was not synced is lost, and that is found");
    assert!(loss.contains("acknowledged"), "it is decisions that are lost: {loss}");
}
