"""A box that was never printed, for rules that the printed cards do not try: two monsters that spread."""

from cartographers.boxes import shelf
from cartographers.rules.area import neighbours
from cartographers.rules.box import Box, Shelf
from cartographers.rules.card import AmbushCard, Way, ambush
from cartographers.rules.rule import Monster
from cartographers.rules.shape import shape
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game
from testkit.games import base_setup, situation


def _spreading(name: str) -> Monster:
    def spread(sheet: Sheet) -> int:
        area: int = neighbours(sheet.living(name)) & sheet.empty
        return area

    return Monster(name, spread=spread)


def _ambush(key: str, monster: Monster) -> AmbushCard:
    return ambush(key, shape("#"), Way.CLOCKWISE, corner="top-left", monster=monster)


SLIME, MOULD = _spreading("slime"), _spreading("mould")
SWAMP = Box(
    "swamp",
    ambushes=(
        _ambush("slime-flood", SLIME),
        _ambush("slime-tide", SLIME),
        _ambush("mould-bloom", MOULD),
        _ambush("mould-creep", MOULD),
    ),
)
WITH_SWAMP = Shelf({**shelf().boxes, SWAMP.key: SWAMP})
SOLO = base_setup(seats=1, ambushes=tuple(card.key for card in SWAMP.ambushes))


def late_in_spring(one: Sheet, *display: str) -> Game:
    """A solo game with this map before the last card of spring; these monsters have come already."""
    return situation(one, setup=base_setup(seats=1), clock=7, display=display).but(
        shelf=WITH_SWAMP, setup=SOLO
    )
