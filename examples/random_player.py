#!/usr/bin/env python3
"""Plays random legal moves at a table of an Omertà server, to the end of the game.

    random_player.py --game pate --players 2 --bots soldato    makes a table, with a bot on the other seat
    random_player.py --game capone --players 3                 makes one and waits for others to join
    random_player.py --table LINK                              joins one, or goes on with it (then with --token)

It needs nothing but Python 3, and shows all that a program of your own has to do: docs/api.md explains it.
Exit code 0: the game was played; 1: it could not be; 2: the command makes no sense.
"""
import argparse
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PATIENCE = 60  # seconds for which a server that does not answer is asked again
SLOWEST = 1.0  # seconds between two looks at the table


class Trouble(Exception):
    """What went wrong, in words for a person."""


class Server:
    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.token = token

    def once(self, method, path, body):
        """Asks once: the status and what the answer says. An OSError or HTTPException if there was no whole answer."""
        headers = {"accept": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if body is not None:
            headers["content-type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                status, text = answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                status, text = error.code, error.read()
        if status in (502, 503, 504):  # a proxy speaks: the server behind it is away
            raise ConnectionError(f"status {status}")
        try:
            said = json.loads(text)
        except ValueError:
            raise Trouble(f"{self.address} does not answer like an Omertà server (status {status})") from None
        return status, said if isinstance(said, dict) else {}

    def ask(self, method, path, body=None, again=True):
        """Asks until there is an answer. Not `again` for what would be done twice if only the answer got lost."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                status, said = self.once(method, path, body)
                if status == 429:
                    time.sleep(1)
                    continue
                if status != 500:  # there nothing was changed
                    return status, said
                why = said.get("error", "status 500")
            except http.client.InvalidURL:
                raise Trouble(f"{self.address} is no address") from None
            except (OSError, http.client.HTTPException) as error:
                why = getattr(error, "reason", None) or error or type(error).__name__
            if not again or time.monotonic() > end:
                raise Trouble(f"{self.address} cannot be asked: {why}")
            time.sleep(0.5)

    def get(self, path):
        return must(self.ask("GET", path))

    def post(self, path, body, again=True):
        return must(self.ask("POST", path, body, again))


def must(answer):
    status, said = answer
    if status != 200:
        raise Trouble(said.get("error", f"the server refuses, with status {status}"))
    return said


def sit_down(server, args):
    """Makes a table or joins one, and gives its number."""
    if args.table:
        table = server.get(f"/tables/{args.table}")
        if table["you"] is None:
            table = server.post(f"/tables/{args.table}/join", {})
    else:
        order = {"game": args.game, "players": args.players, "bots": args.bots, "start": True}
        table = server.post("/tables", order, again=False)
    print(f"table {server.address}/tables/{table['id']}, seat {table['you']}", flush=True)
    return table["id"]


def decide(server, path, state):
    """Grows a decision move by move until it is complete, and hands it in. False if the game has moved on meanwhile."""
    decision, moves = {"position": state["position"], "moves": []}, state["moves"]
    while True:
        decision["moves"].append(random.choice(moves))
        status, draft = server.ask("POST", f"{path}/draft", decision)
        if status == 409:
            return False
        must((status, draft))
        if draft["is_whole"]:
            break
        moves = draft["moves"]
    # If the answer gets lost, the same decision is sent again: it is taken once, and answered as before.
    status, said = server.ask("POST", f"{path}/decide", decision)
    if status == 409:
        return False
    must((status, said))
    return True


def play(server, number):
    path, decisions, pause = f"/tables/{number}", 0, 0.02
    while True:
        table = server.get(path)
        stage, state = table["stage"], table.get("game_state")
        if table["you"] is None:
            raise Trouble("the seat is lost: the one who made the table has cleared it")
        if stage == "waiting" and table["is_host"] and all(seat["kind"] != "free" for seat in table["seats"]):
            server.ask("POST", f"{path}/start", {})  # somebody may get up just now: look again
        elif stage == "running" and table["seats"][table["you"]]["resigned"]:
            raise Trouble("this seat has resigned: a bot plays it to the end")
        elif stage == "running" and table["seats"][table["you"]]["away"]:
            server.ask("POST", f"{path}/come-back", {})
        elif stage == "running" and state["turn"] == table["you"]:
            decisions += decide(server, path, state)
            pause = 0.02
            continue
        elif stage not in ("waiting", "running"):
            return table, decisions
        time.sleep(pause)
        pause = min(2 * pause, SLOWEST)


def tell(table, decisions):
    lines = table["game_state"]["position"] if table.get("game_state") else 0
    print(f"{table['stage']} after {lines} lines of the record; {decisions} decisions were made here")
    standings = table.get("standings")
    if standings:
        print("standings:", json.dumps(standings))


def read_arguments():
    parser = argparse.ArgumentParser(description="Plays random legal moves at a table of an Omertà server.")
    parser.add_argument("--server", default="http://localhost:4040", help="its address [%(default)s]")
    parser.add_argument("--name", default="Random player", help="the name to play under, as a guest [%(default)s]")
    parser.add_argument("--token", default=os.environ.get("OMERTA_TOKEN"), help="play as its owner [$OMERTA_TOKEN]")
    parser.add_argument("--table", metavar="LINK", help="join this table: its link or its number")
    parser.add_argument("--game", help="make a table: pate, capone or maffiosi")
    parser.add_argument("--players", type=int, help="how many play at it, bots included")
    parser.add_argument("--bots", help="levels of the bots that sit down, such as soldato,capo; the rest waits for people")
    args = parser.parse_args()
    if bool(args.table) == bool(args.game):
        parser.error("either make a table (--game) or join one (--table)")
    if args.table and (args.players is not None or args.bots):
        parser.error("--players and --bots are for a table that you make (--game)")
    if args.game and args.players is None:
        args.players = 2 if args.game == "pate" else 3
    if args.players is not None and args.players < 1:
        parser.error("--players is the number of players, bots included")
    args.bots = [name.strip() for name in (args.bots or "").split(",") if name.strip()]
    if args.table and "/" in args.table:
        args.server, found, rest = args.table.partition("/tables/")
        if not found:
            parser.error("--table takes a link such as http://localhost:4040/tables/… or the number at its end")
        args.table = rest.partition("/")[0].partition("?")[0]
    if args.table is not None and not (args.table and all(sign in "0123456789abcdefABCDEF-" for sign in args.table)):
        parser.error("--table: that is no number of a table")
    try:
        server = urllib.parse.urlsplit(args.server)
        is_address = server.scheme in ("http", "https") and server.hostname and server.port != 0
    except ValueError:
        is_address = False
    if not is_address:
        parser.error("--server takes an address such as http://localhost:4040")
    if args.token is not None and not (args.token.isascii() and args.token.isprintable() and " " not in args.token):
        parser.error("--token: that is no token")
    return args


def main():
    args = read_arguments()
    server, number = Server(args.server, args.token), None
    try:
        if not server.token:
            server.token = server.post("/people", {"name": args.name}, again=False)["token"]
        number = sit_down(server, args)
        tell(*play(server, number))
    except Trouble as trouble:
        sys.exit(f"random_player: {trouble}")
    except (KeyError, TypeError):
        sys.exit(f"random_player: {server.address} does not answer like an Omertà server")
    except KeyboardInterrupt:
        if number:
            print(f"\ngo on with: OMERTA_TOKEN={server.token} random_player.py --server {server.address} --table {number}")
        sys.exit(130)


if __name__ == "__main__":
    main()
