"""Actions as decisions of the rules, and the cards of a step as keys, for following a game in both."""

from collections.abc import Sequence
from typing import NamedTuple

from cartographers.rules.area import CELLS
from cartographers.rules.card import HeroCard
from cartographers.rules.decision import Ambush, Decision, Destroy, Draw, Post
from cartographers.rules.legal import attack_marks
from cartographers.rules.shape import SINGLE
from cartographers.rules.terrain import DRAWN
from cartographers.sim.state import Ask
from cartographers.sim.tables import Tables

#: How many cards of one step a state can hold, and the bits of each.
MOST_REVEALS = 12
_CARD_BITS = 5


class Asked(NamedTuple):
    """What a seat is asked: the values of a state that say what its actions mean."""

    ask: Ask
    card: int
    fallback: bool


def decision(tables: Tables, asked: Asked, action: int) -> Decision:
    """The decision that an action stands for.

    In a circle an ambush with a target takes two actions: ``targeted`` puts their decisions together.
    """
    variant, anchor = divmod(action, CELLS)
    if asked.ask in (Ask.TARGET, Ask.RAVAGE):
        return Destroy(1 << anchor)
    slots = tables.slots[asked.card]
    terrain, slot = divmod(variant, 1 if asked.fallback else len(slots))
    cells = (SINGLE.printed if asked.fallback else slots[slot].pose).cells << anchor
    if asked.ask is Ask.AMBUSH:
        return Ambush(cells)
    if asked.ask is Ask.HERO:
        card = tables.cards[asked.card]
        assert isinstance(card, HeroCard)
        return Post(cells, sorted(attack_marks(card, cells))[slot])
    return Draw((DRAWN if asked.fallback else tables.terrains[asked.card])[terrain], cells)


def targeted(one: Ambush, target: Destroy) -> Ambush:
    """An ambush in a circle with the target that was chosen in the step after it (R8.8)."""
    return Ambush(one.cells, target.cell)


def cards_of_step(tables: Tables, reveals: int, revealed: Sequence[int]) -> list[str]:
    """The keys of the cards that came up in a step, in order."""
    if reveals > MOST_REVEALS:
        raise ValueError(f"a state holds the last {MOST_REVEALS} cards of a step, and {reveals} came up")
    high, low = revealed
    packed = high << 32 | low
    numbers = [packed >> _CARD_BITS * place & 31 for place in reversed(range(reveals))]
    return [tables.cards[number].key for number in numbers]
