"""Actions as decisions of the rules, and the cards of a step as keys, for following a game in both."""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from cartographers.rules.area import CELLS
from cartographers.rules.card import HeroCard
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.legal import attack_marks
from cartographers.rules.shape import SINGLE
from cartographers.rules.terrain import DRAWN, Terrain
from cartographers.sim.blocks import FIRST
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
    #: What the ambush on the map to draw on is reduced to (``Skilled.shelter`` of its owner).
    shelter: int = 0


def decision(tables: Tables, asked: Asked, action: int) -> Decision:
    """The decision that an action stands for.

    Two decisions may take two actions: an ambush with a target in a circle (``targeted``), and a drawing with
    what a skill draws besides, for which this is what is declared (``completed``).
    """
    variant, anchor = divmod(action, CELLS)
    if variant >= tables.plain_variants:
        return _with_skill(tables, asked, variant, anchor)
    if asked.ask in (Ask.TARGET, Ask.RAVAGE):
        return Destroy(1 << anchor)
    if asked.ask in (Ask.BESIDES, Ask.DECLARE):
        return Declare()
    source = len(tables.cards) - 1 + asked.shelter if asked.shelter else asked.card
    slots = tables.slots[source]
    terrain, slot = divmod(variant, 1 if asked.fallback else len(slots))
    cells = (SINGLE.printed if asked.fallback else slots[slot].pose).cells << anchor
    if asked.ask is Ask.AMBUSH:
        return Ambush(cells)
    if asked.ask is Ask.HERO:
        card = tables.cards[asked.card]
        assert isinstance(card, HeroCard)
        return Post(cells, sorted(attack_marks(card, cells))[slot])
    return Draw((DRAWN if asked.fallback else tables.terrains[asked.card])[terrain], cells)


def _with_skill(tables: Tables, asked: Asked, variant: int, anchor: int) -> Decision:
    place = bisect(tables.block_starts, variant) - 1
    block = tables.blocks[place]
    slots = block.slots[asked.card]
    terrain, slot = divmod(variant - tables.block_starts[place], len(slots))
    if block.card.skill.shelter:
        return Declare(block.card.key, upright=bool(slot))
    cells = slots[slot].pose.cells << anchor
    number = block.terrains[asked.card][terrain]
    if asked.ask is Ask.DRAW:
        return Draw(Terrain(number), cells, block.card.key)
    extra = Extra(cast(Terrain, FIRST) if number == FIRST else Terrain(number), cells)
    return Declare(block.card.key, extra)


def completed(first: Draw | Post, besides: Declare) -> Draw | Post:
    """A drawing with what a skill drew besides in the step after it (R9.2); nothing more if none was used."""
    if not besides.extra:
        return first
    extra = besides.extra
    if extra.terrain == FIRST:
        assert isinstance(first, Draw)
        extra = replace(extra, terrain=first.terrain)
    return replace(first, skill=besides.skill, extra=extra)


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
