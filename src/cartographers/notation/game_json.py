"""A game between decisions as JSON: what is sent to a bot's process, and what the hashes of a log cover.

Nothing that is sealed is in it, so nobody who reads it can know more than a player at the table.
"""

from typing import Any

from cartographers.notation.wire import Json, read_setup, write_setup
from cartographers.rules.box import Shelf
from cartographers.rules.game import begin
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Phase, SeasonScore, Seat

_PLAIN = ("step", "season", "clock", "card", "turned", "pending", "asked", "acted")
_LISTS = ("revealed", "met", "display")


def write_game(game: Game) -> Json:
    """A game without what is sealed in it."""
    data: Json = {name: getattr(game, name) for name in _PLAIN}
    data |= {name: list(getattr(game, name)) for name in _LISTS}
    return data | {
        "setup": write_setup(game.setup),
        "phase": game.phase.value,
        "seats": [_write_seat(seat) for seat in game.seats],
    }


def read_game(shelf: Shelf, data: Json) -> Game:
    """The game that was written, with nothing sealed."""
    values: dict[str, Any] = {name: data[name] for name in _PLAIN}
    values |= {name: tuple(data[name]) for name in _LISTS}
    game = begin(shelf, read_setup(data["setup"]))
    rule = game.seats[0].sheet.rule
    seats = tuple(_read_seat(shelf, seat, rule) for seat in data["seats"])
    return game.but(phase=Phase(data["phase"]), seats=seats, **values)


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


def _read_seat(shelf: Shelf, data: Json, rule: str | None) -> Seat:
    named = tuple((name, area) for name, area in data["named"])
    return Seat(
        sheet=Sheet._make([*data["areas"], named, rule]),
        coins=data["coins"],
        crossed=data["crossed"],
        skill=data["skill"],
        shelter=shelf.skills[data["skill"]].skill.shelter if data["sheltered"] else None,
        scores=tuple(SeasonScore(*score) for score in data["scores"]),
    )
