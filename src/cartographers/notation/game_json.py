"""A game between decisions as plain JSON: what a bot's process is told, and what the log's hashes cover.

Nothing that is sealed is in it, so nobody who reads it can know more than a player at the table.
"""

from typing import Any

from cartographers.notation.wire import Json, read_setup, write_setup
from cartographers.rules.edition import Shelf
from cartographers.rules.game import begin
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Phase, SeasonScore, Seat

_PLAIN = ("step", "season", "clock", "card", "turned", "pending", "asked", "acted")
_LISTS = ("revealed", "met", "display")


def write_game(game: Game) -> Json:
    """A game without what is sealed in it."""
    told: Json = {name: getattr(game, name) for name in _PLAIN}
    told |= {name: list(getattr(game, name)) for name in _LISTS}
    return told | {
        "setup": write_setup(game.setup),
        "phase": game.phase.value,
        "seats": [_write_seat(seat) for seat in game.seats],
    }


def read_game(shelf: Shelf, told: Json) -> Game:
    """The game that was written, with nothing sealed."""
    values: dict[str, Any] = {name: told[name] for name in _PLAIN}
    values |= {name: tuple(told[name]) for name in _LISTS}
    game = begin(shelf, read_setup(told["setup"]))
    rule = game.seats[0].sheet.rule
    seats = tuple(_read_seat(shelf, seat, rule) for seat in told["seats"])
    return game.but(phase=Phase(told["phase"]), seats=seats, **values)


def _write_seat(seat: Seat) -> Json:
    # The sheet's own rule follows from the set-up.
    *areas, named, _ = seat.sheet
    return {
        "areas": areas,
        "named": [list(entry) for entry in named],
        "coins": seat.coins,
        "crossed": seat.crossed,
        "skill": seat.skill,
        # A shelter is always that of the skill used (R9.4), so it is enough to say that there is one.
        "sheltered": seat.shelter is not None,
        "scores": [list(score) for score in seat.scores],
    }


def _read_seat(shelf: Shelf, told: Json, rule: str | None) -> Seat:
    named = tuple((name, area) for name, area in told["named"])
    return Seat(
        sheet=Sheet._make([*told["areas"], named, rule]),
        coins=told["coins"],
        crossed=told["crossed"],
        skill=told["skill"],
        shelter=shelf.skills[told["skill"]].skill.shelter if told["sheltered"] else None,
        scores=tuple(SeasonScore(*score) for score in told["scores"]),
    )
