#!/usr/bin/env python3
"""Checks the dice of a recorded game of Omertà without knowing its rules: verify_dice.py RECORD

Exit code 0: all that is visible is right; 1: a line is wrong; 2: the file cannot be read or is no record.
docs/fair-dice.md explains the dice, docs/records.md the file.
"""
import json
import re
import struct
import sys
from hashlib import sha256

COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))

def chacha8(key, stream):
    """The 64-bit words of one stream. The state: a constant, the key, the number of the block, that of the stream."""
    for block in range(2**64):
        state = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", block, stream))
        x = list(state)
        for a, b, c, d in (COLUMNS + DIAGONALS) * 4:
            for to, add, mix, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[add]) % 2**32
                x[mix] ^= x[to]
                x[mix] = (x[mix] << by | x[mix] >> (32 - by)) % 2**32
        yield from struct.unpack("<8Q", struct.pack("<16I", *((i + j) % 2**32 for i, j in zip(x, state))))

def below(of, words):
    """A number below `of`, all equally likely: words past the last whole multiple of `of` are passed over."""
    return next(word % of for word in words if word < 2**64 - 2**64 % of)

def need(right, place, why):
    if not right:
        sys.exit(f"line {place}: {why}")  # with exit code 1

def read(lines):
    """What the lines say, once chain and numbers fit. A digest covers the one before and the line without its own."""
    digest, said = b"", []
    for n, line in enumerate(lines):
        body = line.rpartition(b',"chain":"')[0] + b"}"
        digest = sha256(digest + body).digest()
        need(line == body[:-1] + b',"chain":"%s"}' % digest.hex().encode(), n + 1,
             "the digest does not fit: the line was changed or cut off, or one before it is missing")
        need(n < 2 or "end" not in said[-1], n + 1, "something follows the end of the game")
        said.append(json.loads(body))
        need(n == 0 or said[n]["n"] == n, n + 1, f"the line should have number {n}")
    return said

def verify(header, *moves):
    """Checks every visible draw of the house against its own stream. Gives a sentence for the player."""
    draws = [(place, move.get("of"), move.get("drawn")) for place, move in enumerate(moves, 2) if "house" in move]
    if not moves or "end" not in moves[-1]:
        return f"The chain is right. The {len(draws)} draws cannot be checked yet: the seed is shown at the end."
    end, secrets, hidden = len(moves) + 1, [moves[-1].get("seed"), *header["nonces"]], 0
    need(all(re.fullmatch("[0-9a-f]{64}", str(it)) for it in secrets), end, "the seed or a nonce is not 64 hex digits")
    seed, *nonces = map(bytes.fromhex, secrets)
    commitment = sha256(b"omerta commitment 1\n" + seed).hexdigest()
    need(commitment == header["commitment"], end, "the seed is not the one that the header commits to")
    key = sha256(b"omerta key 1\n" + seed + b"".join(nonces)).digest()
    for stream, (place, of, drawn) in enumerate(draws):
        if of is None and drawn is None and "seen_by" in header:
            hidden += 1  # this one still used up its stream
            continue
        need(isinstance(of, int) and 0 < of < 2**32, place, f"the house cannot draw one of {of!r}")
        number = below(of, chacha8(key, stream))
        need(drawn == number, place, f"draw {stream} says {drawn!r} of {of}, but the seed and the nonces give {number}")
    chosen = " But somebody chose the seed." if header.get("seed_chosen") else ""
    return f"The chain and the seed are right. Draws: {len(draws) - hidden} right, {hidden} hidden and not checkable.{chosen}"

if __name__ == "__main__":
    try:
        with open(sys.argv[1], "rb") as file:
            record = [line.rstrip(b"\r\n") for line in file]
        if json.loads(record[0])["omerta"] != 1:
            raise ValueError("its format is not 1")
        print(verify(*read(record)))
    except (LookupError, OSError, RecursionError, TypeError, ValueError) as error:
        print(f"verify_dice.py RECORD: no record can be read: {type(error).__name__}: {error}", file=sys.stderr)
        sys.exit(2)
