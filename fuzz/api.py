#!/usr/bin/env python3
"""Sends a running server everything that its OpenAPI document allows, and much that it does not: no answer may be a 5xx.

    fuzz/api.py PATH_OF_OMERTA SCHEMATHESIS [EXAMPLES]
"""

import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

# Whoever calls these is nobody afterwards, so they come last and with a name of their own.
LAST = ["/people/delete", "/people/logout", "/people/sessions/end"]


def ask(address, path, token=None, body=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = json.dumps(body or {}).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=10) as answer:
        return json.load(answer)


def guest(address, name):
    return ask(address, "/people", body={"name": name})["token"]


def running_table(address, token):
    order = {"game": "pate", "players": 2, "bots": ["soldato"]}
    table = ask(address, "/tables", token, order)["id"]
    ask(address, f"/tables/{table}/start", token)
    return table


def wait_for(address):
    for _ in range(100):
        try:
            return urllib.request.urlopen(address + "/health", timeout=1)
        except OSError:
            time.sleep(0.1)
    sys.exit("the server does not start")


def fuzz(schemathesis, address, folder, token, table, examples, *which):
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.id" = {json.dumps(table)}\n"path.game" = "pate"\n')
    command = [schemathesis, "--config-file", str(config), "run", address + "/openapi.json", "--checks", "not_a_server_error"]
    command += ["--phases", "coverage,fuzzing", "--max-examples", examples, "--seed", "1929", "--warnings", "off"]
    command += ["--header", f"authorization: Bearer {token}", "--continue-on-failure", "--suppress-health-check", "all", *which]
    return subprocess.run(command, cwd=folder, check=False).returncode


def main():
    omerta, schemathesis, examples = sys.argv[1], str(Path(sys.argv[2]).absolute()), (sys.argv[3:] or ["40"])[0]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        serve = [omerta, "serve", "--listen", f"127.0.0.1:{port}", "--data", folder, "--rate", "1000000", "--bot-pause", "0"]
        with subprocess.Popen(serve, stdout=subprocess.DEVNULL) as server:
            try:
                wait_for(address)
                ann, bob = guest(address, "Ann"), guest(address, "Bob")
                rounds = [
                    (ann, running_table(address, ann), [word for path in LAST for word in ("--exclude-path", path)]),
                    (bob, running_table(address, bob), [word for path in LAST for word in ("--include-path", path)]),
                ]
                for token, table, which in rounds:
                    if fuzz(schemathesis, address, Path(folder), token, table, examples, *which) != 0:
                        sys.exit("an answer was a 5xx, or the fuzzer failed: see above")
                wait_for(address)
            finally:
                server.terminate()


main()
