"""A position as at a table with one seat, which is that of whoever looks at it."""

from cartographers.rules.view import View
from cartographers.server.protocol.own_seat import MySeat
from cartographers.server.protocol.state import GameState, SeatState
from cartographers.server.show.game_fields import game_fields, own_view, seat_fields
from cartographers.words.book import Words


def lone_state(id: str, seen: View, words: Words) -> GameState:
    """The state of a game that is not live."""
    game = seen.game
    seat = SeatState(
        seat=0,
        name="",
        kind="human",
        connected=True,
        mine=True,
        asked=seen.must_decide,
        decided=False,
        **seat_fields(game, 0),
    )
    mine: MySeat = {
        "seat": 0,
        "must_decide": seen.must_decide,
        "sealed": None,
        "can_undo": False,
        "sealed_by": "",
        **own_view(seen, words),
        "link": "",
        "may_end": False,
    }
    return GameState(id=id, seq=0, hints=False, seats=[seat], mine=[mine], log=[], **game_fields(game))
