"""The numbers by which compiled code knows the parts of a game: areas, edicts, monsters, sheets, actions."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cartographers.players.evaluate.features import FEW, MANY
from cartographers.rules.box import Shelf
from cartographers.rules.rule import Monster
from cartographers.rules.sheet import Sheet

#: The areas of a sheet, in the order of the rows of a map here; the named monsters' rows follow.
AREAS = Sheet._fields[: Sheet._fields.index("named")]
#: The sets of features, by their place in ``Numbers.valued``.
FEATURE_SETS = FEW, MANY
#: What a named monster may do; ``act`` numbers the actions monster by monster.
GAZE, SPREAD, RAVAGE = ACTIONS = range(3)


class Numbers(NamedTuple):
    """The numbers of what is on a shelf."""

    #: For each of ``FEATURE_SETS``: the number of each edict, and that of the common features (no key).
    valued: list[dict[str, int]]
    monsters: dict[str, int]
    sheets: dict[str, int]


def numbers_of(shelf: Shelf) -> Numbers:
    """The numbers of all rules of a shelf."""
    keys = (*shelf.edicts, "")
    return Numbers(
        [{key: len(keys) * place + at for at, key in enumerate(keys)} for place in range(len(FEATURE_SETS))],
        {name: at for at, name in enumerate(shelf.monsters)},
        {key: at for at, key in enumerate(shelf.sheets)},
    )


def actions_of(monster: Monster) -> Iterator[tuple[int, Callable[[Sheet], Any]]]:
    """The actions of a monster with their rules; one that spreads does not ravage besides (R5.2)."""
    yield GAZE, monster.gaze
    if monster.spread is not None:
        yield SPREAD, monster.spread
    elif monster.ravage is not None:
        yield RAVAGE, monster.ravage
