"""The result of a finished game, stored so that statistics and the results of a day read no logs."""

from cartographers.notation.wire import Json
from cartographers.rules.season import result
from cartographers.rules.setup import seasons_of
from cartographers.rules.state import Game
from cartographers.server.show.scores import rows
from cartographers.server.storage.stored_game import GameRow
from cartographers.server.storage.tries import TryEnd


def try_end(row: GameRow, game: Game) -> TryEnd | None:
    """How a counted try has ended; none if a game does not count, or goes on."""
    if not row.over or row.shared is None or not row.shared.counted:
        return None
    if not game.over:
        return TryEnd()
    (seat,), ended = game.seats, result(game)
    return TryEnd(
        stars=ended.stars[0],
        seasons=tuple(score.stars for score in seat.scores),
        title=ended.title,
        rows=tuple(rows(seat.sheet)),
        edicts=game.setup.edicts,
    )


def result_json(game: Game) -> Json | None:
    """Edicts, scores and maps of all seats; none while the game is running."""
    if not game.over:
        return None
    ended = result(game)
    return {
        "box": game.setup.explore,
        "edicts": list(game.setup.edicts),
        #: The places (0 to 3) of the two edicts that each season scored.
        "scored": [list(season.edicts) for season in seasons_of(game.shelf, game.setup)],
        "scores": [
            [[score.first, score.second, score.coins, score.monsters] for score in seat.scores]
            for seat in game.seats
        ],
        #: The stars of each season.
        "seasons": [[score.stars for score in seat.scores] for seat in game.seats],
        "stars": list(ended.stars),
        "places": list(ended.places),
        "title": ended.title,
        "maps": [rows(seat.sheet) for seat in game.seats],
    }
