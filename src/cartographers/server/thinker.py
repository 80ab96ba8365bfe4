"""A process in which bots think: one line of JSON in, one line out, until nobody asks any more.

``python -m cartographers.server.thinker`` is started by the server. It is told only what a player at the
table may know, and ends by itself when the server is gone.
"""

import signal
import sys
from json import dumps, loads

from cartographers.editions import shelf
from cartographers.notation.wire import Json, write_decision
from cartographers.players.roster import player
from cartographers.rules.view import view
from cartographers.server.snapshot import read_game


def think(job: Json) -> list[list[object]]:
    """What each of some bots decides: pairs of a seat and a decision."""
    game = read_game(shelf(), job["game"])
    return [
        [seat, write_decision(player(bot, seed).decide(view(game, seat)))] for seat, bot, seed in job["seats"]
    ]


def main() -> None:
    """Answer until the line is cut."""
    # Ctrl-C in the server's terminal reaches this process too; the server ends it by closing the line.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        print(dumps(think(loads(line))), flush=True)  # noqa: T201  # this is how it talks


if __name__ == "__main__":
    main()
