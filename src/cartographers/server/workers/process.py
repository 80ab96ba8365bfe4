"""The program of a worker process: it reads jobs and writes answers, each a line of JSON.

The server starts it with ``python -m cartographers.server.workers.process``. It is sent only what a player at
the table may know, and ends when its standard input is closed.
"""

import os
import signal
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from json import dumps, loads
from time import monotonic

from cartographers.boxes import shelf
from cartographers.notation.cells import ROW_LETTERS
from cartographers.notation.game_json import read_game
from cartographers.notation.wire import Json, read_decision, read_setup, write_decision
from cartographers.players.backends import hindsight_bound
from cartographers.players.roster import adviser, player
from cartographers.puzzles.finder import can_find, find, holds, the_player
from cartographers.puzzles.parts import compare
from cartographers.puzzles.puzzle import write_puzzle
from cartographers.rules.decision import Draw
from cartographers.rules.view import View, view
from cartographers.server.features.coach.advice_json import write_advice, write_hint
from cartographers.server.workers.parent import end_with_parent
from cartographers.table.hint import hint

#: Beam width of the search for the most stars in a deal: about a second of work.
BEAM_WIDTH = 200
#: The most seconds of processor time for a photo; a picture of thousands of squares would take minutes.
PHOTO_TIME = 10.0


def decide(job: Json) -> Iterator[Json]:
    """One decision per seat, in order."""
    game = read_game(shelf(), job["game"])
    for seat, bot, seed in job["seats"]:
        yield {"decision": write_decision(player(bot, seed).decide(view(game, seat)))}


def advise(job: Json) -> Iterator[Json]:
    """The best decisions of a seat, and the one it took."""
    seen = _view(job)
    played = None if job["played"] is None else read_decision(seen.phase, job["played"])
    advice = adviser(job["player"], job["seed"]).advise(seen, played, job["most"])
    yield {"advice": [write_advice(entry) for entry in advice]}


def give_hint(job: Json) -> Iterator[Json]:
    """A hint for a seat."""
    yield {"hint": write_hint(hint(_view(job), adviser(job["player"], job["seed"])))}


def bound(job: Json) -> Iterator[Json]:
    """The most stars known to be possible in a deal; none if the compiled backend cannot say."""
    yield {"bound": hindsight_bound(shelf(), read_setup(job["setup"]), job["cards"], BEAM_WIDTH)}


def puzzle(job: Json) -> Iterator[Json]:
    """The puzzle that a position with one seat is, looked at twice; none if it is no puzzle."""
    found = find(read_game(shelf(), job["game"]), job["seed"]) if can_find() else None
    holding = found if found and holds(found, job["seed"] + 1) else None
    yield {"puzzle": write_puzzle(holding) if holding else None}


def puzzle_parts(job: Json) -> Iterator[Json]:
    """What the first of two drawings of a puzzle brings more, part by part; none if that takes too long."""
    game = read_game(shelf(), job["game"])
    first, second = (read_decision(game.phase, one) for one in job["drawings"])
    assert isinstance(first, Draw) and isinstance(second, Draw)
    found = compare(game, (first, second), the_player(), job["seed"], monotonic) if can_find() else None
    yield {"parts": found and {"futures": found.futures, "whole": found.whole, "parts": found.parts}}


def photo(job: Json) -> Iterator[Json]:
    """The map on a photo, or why it cannot be read.

    A photo that takes too long ends the process: nothing else interrupts OpenCV.
    """
    # OpenCV takes a while to load, and most processes never see a photo.
    from cartographers.photo import PhotoError, read_photo

    _end_after(PHOTO_TIME)
    try:
        found = read_photo(b64decode(job["photo"]))
    except PhotoError as error:
        yield {"refused": [error.code, error.sentence, error.values]}
        return
    finally:
        _end_after(0)
    yield {
        "sheet": found.sheet,
        "rows": found.picture,
        "doubtful": [f"{ROW_LETTERS[row]}{column + 1}" for row, column in found.doubtful],
        "flat": b64encode(found.flat).decode(),
    }


def _end_after(seconds: float) -> None:
    """End this process when it has computed for so many seconds; never after 0."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _view(job: Json) -> View:
    return view(read_game(shelf(), job["game"]), job["seat"])


TASKS: dict[str, Callable[[Json], Iterator[Json]]] = {
    "decide": decide,
    "advise": advise,
    "hint": give_hint,
    "bound": bound,
    "puzzle": puzzle,
    "puzzle_parts": puzzle_parts,
    "photo": photo,
}


def main() -> None:
    """Answer jobs until standard input is closed or the server is gone."""
    end_with_parent()
    # Ctrl-C in the server's terminal may reach this process too; the server decides when it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Standard output is for answers alone: what a bot or a library in C prints goes to standard error.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    for line in sys.stdin:
        job = loads(line)
        try:
            for answer in TASKS[job["task"]](job):
                print(dumps({"job": job["job"], **answer}), file=answers, flush=True)
        except Exception as error:
            failure = {"job": job["job"], "error": f"{type(error).__name__}: {error}"}
            print(dumps(failure), file=answers, flush=True)


if __name__ == "__main__":
    main()
