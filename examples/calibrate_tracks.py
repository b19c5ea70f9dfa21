#!/usr/bin/env python3
"""Measures how track lengths (P1.8) change Der Pate, and prints the table of docs/calibration-pate.md.

    cargo build --release -p lab && python3 examples/calibrate_tracks.py target/release/omerta-lab [GAMES] [FIRST] [LAST]
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

STANDARD = Path(__file__).parent.parent / "crates/pate/editions/kosmos-2010.toml"


def edition(steps):
    """The standard edition with tracks of this length and tiles at the same parts of the way."""
    first, second, third = (round(steps * part) for part in (1 / 3, 7 / 12, 5 / 6))
    text = STANDARD.read_text()
    reputation = f"reputation = {{ steps = {steps}, wedding = {first}, grandson = {second}, birthday = {third} }}"
    influence = f"influence = {{ steps = {steps}, cop = {first}, judge = {second}, senator = {third} }}"
    text = re.sub(r"(?m)^reputation = .*$", reputation, text)
    return re.sub(r"(?m)^influence = .*$", influence, text), (first, second, third)


def reached(players, bots, file):
    """By seat: the share of games in which the end of the knock-out track was reached."""
    words = ["simulate", "pate", "--players", str(players), "--games", games, "--seed", "7", "--bots", ",".join(bots)]
    said = subprocess.run([program, *words, "--edition", file, "--json"], check=True, capture_output=True, text=True).stdout
    report = json.loads(said)
    out = [next(share["share"] for share in seat["shares"] if share["name"] == "knocked out") for seat in report["seats"]]
    return [1 - share for share in out]


program, games, first, last = (sys.argv[1:] + ["", "20000", "12", "17"][len(sys.argv) - 1:])[:4]
print("| steps | tiles on | " + " | ".join(f"{n} players: sensible | careless" for n in (2, 3, 4)) + " |")
print("|---|---|" + "---|" * 6)
for steps in range(int(first), int(last) + 1):
    text, tiles = edition(steps)
    with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
        file.write(text)
        file.flush()
        cells = []
        for players in (2, 3, 4):
            sensible = reached(players, ["soldato"], file.name)
            careless = reached(players, ["careless"] + ["soldato"] * (players - 1), file.name)
            cells += [f"{sum(sensible) / players:.1%}", f"{careless[0]:.1%}"]
    print(f"| {steps} | {', '.join(map(str, tiles))} | " + " | ".join(cells) + " |", flush=True)
