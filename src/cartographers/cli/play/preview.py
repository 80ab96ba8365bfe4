"""How a placement would change the stars and coins of a map."""

from cartographers.cli.play.held_shape import HeldShape
from cartographers.cli.play.placement import Option, Placement
from cartographers.rules.change import earned
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import edicts_of
from cartographers.rules.sheet import Sheet, destroy, draw, mark
from cartographers.rules.terrain import HERO
from cartographers.words.book import Words


def sheet_with(placement: Placement, option: Option, held: HeldShape) -> Sheet:
    """The map with the held shape drawn."""
    if option.terrain is None:
        return destroy(placement.sheet, held.area)
    sheet = draw(placement.sheet, option.terrain, held.area)
    return mark(sheet, held.attacked) if option.terrain is HERO else sheet


def preview(words: Words, placement: Placement, option: Option, held: HeldShape) -> str:
    """The changes as text, such as ``Greenbough +2, coins +1``."""
    game, before, after = placement.view.game, placement.sheet, sheet_with(placement, option, held)
    changes = [
        (words(edict.key), edict.worth(after) - edict.worth(before))
        for edict in edicts_of(game.shelf, game.setup)
    ]
    changes.append((words("monsters"), monsters_toll(before) - monsters_toll(after)))
    changes.append((words("coins"), option.coin + earned(game.shelf, before, after)))
    return ", ".join(f"{name} {change:+}" for name, change in changes if change)
