"""The summary of a game for lists of games."""

from cartographers.notation.wire import Json
from cartographers.rules.season import solo_title
from cartographers.rules.state import Game
from cartographers.server.protocol import GameLine
from cartographers.server.storage.store import StoredGame


def summary(game: Game) -> Json:
    """The facts a list shows; stored with the game, so that listing games reads no logs."""
    return {
        "sheet": game.setup.sheet,
        "season": game.season,
        "waiting": game.waiting,
        "stars": [seat.stars for seat in game.seats],
        "title": solo_title(game) if game.over and game.setup.solo else None,
    }


def game_line(stored: StoredGame, device: str) -> GameLine:
    """A game in the list of a device."""
    game, seats = stored.game, stored.seats
    mine = {seat.seat for seat in seats if device in seat.devices}
    return GameLine(
        id=game.id,
        created=game.created,
        over=game.over,
        sheet=game.summary["sheet"],
        season=game.summary["season"],
        seats=len(seats),
        names=[seat.name for seat in seats],
        waiting=bool(mine & set(game.summary["waiting"])),
        stars=game.summary["stars"],
        title=game.summary["title"],
    )
