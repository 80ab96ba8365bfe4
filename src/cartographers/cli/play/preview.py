"""How a placement would change the stars and coins of a map."""

from cartographers.commands.held_shape import HeldShape
from cartographers.commands.placement import Option, Placement
from cartographers.rules.effect import effect
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import edicts_of
from cartographers.words.book import Words
from cartographers.words.lists import listed


def preview(words: Words, placement: Placement, option: Option, held: HeldShape) -> str:
    """The changes as text, such as ``Greenbough +2, coins +1``."""
    game, before = placement.view.game, placement.before
    after, _ = effect(game, placement.view.seat, placement.decision(option, held))
    changes = [
        (words(edict.key), edict.worth(after.sheet) - edict.worth(before.sheet))
        for edict in edicts_of(game.shelf, game.setup)
    ]
    changes.append((words("monsters"), monsters_toll(before.sheet) - monsters_toll(after.sheet)))
    changes.append((words("coins"), after.coins - before.coins))
    return listed(f"{name} {words.number(change, signed=True)}" for name, change in changes if change)
