"""The summary of a game for lists of games, and what else of its row changes while it is played."""

from dataclasses import replace

from cartographers.notation.wire import Json
from cartographers.rules.season import solo_title
from cartographers.rules.state import Game
from cartographers.server.protocol import GameLine
from cartographers.server.rooms.pace import MoveTimer, pace_of
from cartographers.server.rooms.result import result_json
from cartographers.server.rooms.seat_names import seat_names
from cartographers.server.rooms.seats import Seats
from cartographers.server.storage.store import GameRow, StoredGame
from cartographers.words.book import Words


def summary(game: Game, ended: bool = False) -> Json:
    """The facts a list shows; stored with the game, so that listing games reads no logs."""
    return {
        "sheet": game.setup.sheet,
        "season": game.season,
        "waiting": [] if ended else game.waiting,
        "stars": [seat.stars for seat in game.seats],
        "title": solo_title(game) if game.over and game.setup.solo else None,
        **({"result": result_json(game)} if game.over or ended else {}),
    }


def due_in(game: Game, seats: Seats, timer: MoveTimer) -> float | None:
    """Until when players are waited for; no time runs before all seats are taken."""
    return timer.ends if seats.all_taken and seats.waited_for(game.waiting) else None


def row_after(row: GameRow, game: Game, seats: Seats, timer: MoveTimer) -> GameRow:
    """The row to be stored with a game as it is now."""
    over = game.over or row.ended is not None
    return replace(
        row,
        over=over,
        summary=summary(game, ended=row.ended is not None),
        began=timer.began,
        # A live game that is not in memory stands still.
        due=None if over or timer.live else due_in(game, seats, timer),
    )


def game_line(stored: StoredGame, device: str, words: Words) -> GameLine:
    """A game in the list of a device; its bots' names are in a language."""
    game, seats = stored.game, stored.seats
    mine = {seat.seat for seat in seats if device in seat.devices}
    return GameLine(
        id=game.id,
        created=game.created,
        over=game.over,
        sheet=game.summary["sheet"],
        season=game.summary["season"],
        seats=len(seats),
        names=seat_names(seats, words),
        others=any(seat.devices and device not in seat.devices for seat in seats),
        waiting=bool(mine & set(game.summary["waiting"])),
        stars=game.summary["stars"],
        title=game.summary["title"],
        pace=pace_of(game.plan),
        due=game.due,
        ended=game.ended is not None,
    )
