"""The summary of a game for lists of games, and what else of its row changes while it is played."""

import logging
from collections.abc import Iterable
from dataclasses import replace

from cartographers.notation.wire import Json
from cartographers.rules.season import result, solo_title
from cartographers.rules.setup import seasons_of
from cartographers.rules.state import Game
from cartographers.server.protocol.games import GameLine
from cartographers.server.rooms.pace import MoveTimer, pace_of
from cartographers.server.rooms.seat_names import seat_names
from cartographers.server.rooms.seats import Seats
from cartographers.server.show.scores import rows
from cartographers.server.storage.errors import DAMAGE
from cartographers.server.storage.stored_game import GameRow, SeatRow, StoredGame
from cartographers.server.storage.tries import TryEnd
from cartographers.words.book import Words

logger = logging.getLogger(__name__)

#: At a larger table the maps are left out: it is stored after every move, and lists can do without.
_MOST_MAPS = 12


def summary(game: Game, ended: bool = False) -> Json:
    """The facts a list shows; stored with the game, so that listing games reads no logs."""
    return {
        "sheet": game.setup.sheet,
        "season": game.season,
        "season_key": seasons_of(game.shelf, game.setup)[game.season].key,
        "card": game.card,
        "waiting": [] if ended else game.waiting,
        "stars": [seat.stars for seat in game.seats],
        "title": solo_title(game) if game.over and game.setup.solo else None,
        **({"maps": [rows(seat.sheet) for seat in game.seats]} if _tells_maps(game) else {}),
        **({"result": result_json(game)} if game.over or ended else {}),
    }


def _tells_maps(game: Game) -> bool:
    """Are the maps of a game in its summary? Once it is over they are in its result."""
    return not game.over and len(game.seats) <= _MOST_MAPS


def due_in(game: Game, seats: Seats, timer: MoveTimer) -> float | None:
    """Until when players are waited for; no time runs before all seats are taken."""
    ends = timer.ends
    return ends if ends is not None and seats.all_taken and seats.waited_for(game.waiting) else None


def row_after(row: GameRow, game: Game, seats: Seats, timer: MoveTimer) -> GameRow:
    """The row to be stored with a game as it is now."""
    over = game.over or row.ended is not None
    return replace(
        row,
        over=over,
        summary=summary(game, ended=row.ended is not None),
        began=timer.began,
        # A live game that is not in memory stands still, and so does one that is paused.
        due=None if over or timer.live or row.paused is not None else due_in(game, seats, timer),
    )


def by_turn(games: Iterable[StoredGame], device: str) -> list[StoredGame]:
    """Games that wait for a device before all others, and those first that have waited longest."""
    return sorted(games, key=lambda one: (not _is_turn_of(one, device), one.game.began))


def _is_turn_of(stored: StoredGame, device: str) -> bool:
    waiting = stored.game.summary.get("waiting", [])
    return any(
        device in seat.devices and not _is_left_to_a_bot(seat, stored.seats)
        for seat in stored.seats
        if seat.seat in waiting
    )


def _is_left_to_a_bot(seat: SeatRow, seats: Iterable[SeatRow]) -> bool:
    """Has its player left it while others play on? Then it is the bot's turn, also before it has drawn."""
    return seat.left and any(other.devices - seat.devices and not other.left for other in seats)


def game_lines(games: Iterable[StoredGame], device: str, words: Words) -> list[GameLine]:
    """The lines of some games without those that are damaged: they must not hide the others."""
    lines = []
    for stored in games:
        try:
            lines.append(game_line(stored, device, words))
        except DAMAGE as error:
            logger.error("the game %s is left out of a list: %s", stored.game.id, type(error).__name__)
    return lines


def game_line(stored: StoredGame, device: str, words: Words) -> GameLine:
    """A game in the list of a device; its bots' names are in a language."""
    game, seats = stored.game, stored.seats
    mine = [seat.seat for seat in seats if device in seat.devices]
    return GameLine(
        id=game.id,
        created=game.created,
        over=game.over,
        sheet=game.summary["sheet"],
        season=game.summary["season"],
        season_key=game.summary.get("season_key", ""),
        seats=len(seats),
        names=seat_names(seats, words),
        others=any(seat.devices and device not in seat.devices for seat in seats),
        waiting=_is_turn_of(stored, device),
        stars=game.summary["stars"],
        title=game.summary["title"],
        pace=pace_of(game.plan),
        due=game.due,
        ended=game.ended is not None,
        may_end=game.maker == device and not game.over and not game.lesson,
        hosts=game.club is not None and game.maker == device,
        plays=bool(mine),
        mine=mine,
        waiting_for=game.summary.get("waiting", []),
        since=game.began,
        card=game.summary.get("card", ""),
        rows=_map_of(game.summary, mine[0]) if mine else [],
        what_if=game.branch is not None,
        deal=game.shared.key.text if game.shared else None,
    )


def _map_of(summary: Json, seat: int) -> list[str]:
    """The map of a seat; empty if a large table or an older version did not store it."""
    maps = summary.get("maps") or (summary.get("result") or {}).get("maps") or []
    return list(maps[seat]) if seat < len(maps) else []


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
