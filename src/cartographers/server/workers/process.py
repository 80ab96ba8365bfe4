"""The program of a worker process: reads jobs as lines of JSON and writes answers as lines of JSON.

The server starts it with ``python -m cartographers.server.workers.process``. It is sent only what a player at
the table may know, and ends when its standard input is closed.
"""

import signal
import sys
from collections.abc import Callable, Iterator
from json import dumps, loads

from cartographers.editions import shelf
from cartographers.notation.wire import Json, read_setup, write_decision
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.roster import adviser, player
from cartographers.rules.view import View, view
from cartographers.server.asked import read_decided
from cartographers.server.snapshot import read_game
from cartographers.server.workers.advice_json import write_advice, write_hint
from cartographers.table.hint import hint

#: How many maps are followed through a deal to see what was in it: a second's work.
BEAM = 200


def think(job: Json) -> Iterator[Json]:
    """What each of some bots decides, one after the other."""
    game = read_game(shelf(), job["game"])
    for seat, bot, seed in job["seats"]:
        yield {"decision": write_decision(player(bot, seed).decide(view(game, seat)))}


def advise(job: Json) -> Iterator[Json]:
    """What the best decisions of a seat are worth, and the one it took."""
    seen = _seen(job)
    played = None if job["played"] is None else read_decided(seen.phase, job["played"])
    found = adviser(job["player"], job["seed"]).advise(seen, played, job["most"])
    yield {"advice": [write_advice(one) for one in found]}


def hinted(job: Json) -> Iterator[Json]:
    """A hint for a seat."""
    yield {"hint": write_hint(hint(_seen(job), adviser(job["player"], job["seed"])))}


def bound(job: Json) -> Iterator[Json]:
    """The most stars a deal is known to have had in it; none where the machine is not installed."""
    try:
        from cartographers.players.native.hindsight import hindsight
    except ImportError:
        yield {"bound": None}
    else:
        weights = read_weights("learned")
        yield {"bound": hindsight(shelf(), read_setup(job["setup"]), job["cards"], weights, BEAM)}


def _seen(job: Json) -> View:
    return view(read_game(shelf(), job["game"]), job["seat"])


TASKS: dict[str, Callable[[Json], Iterator[Json]]] = {
    "think": think,
    "advise": advise,
    "hint": hinted,
    "bound": bound,
}


def main() -> None:
    """Answer until the line is cut."""
    # Ctrl-C in the server's terminal may reach this process too; the server ends it by closing the line.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Only answers go out: whatever a player prints does not.
    line_out, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        job = loads(line)
        try:
            for answer in TASKS[job["task"]](job):
                print(dumps({"job": job["job"], **answer}), file=line_out, flush=True)  # its voice
        except Exception as wrong:
            told = {"job": job["job"], "wrong": f"{type(wrong).__name__}: {wrong}"[:300]}
            print(dumps(told), file=line_out, flush=True)  # its voice


if __name__ == "__main__":
    main()
