"""What open skills add to the actions (R9): for each skill a block of slots and terrains.

A skill that changes what is drawn (other shapes, another terrain) is part of the action that draws. What a
skill draws besides is an action of its own, after the drawing it goes with: so each place to draw first needs
no search for a place to draw second. In an ambush a skill is declared before the ambush is drawn.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

from cartographers.rules.area import BOARD, Area
from cartographers.rules.card import AmbushCard, Card, ExploreCard, HeroCard, RuinsCard, SkillCard
from cartographers.rules.rule import Choice, Drawing, Skill, Turn
from cartographers.rules.shape import Shape
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import MONSTER, Terrain
from cartographers.sim.slots import Slot, slots_of_shapes

#: Stands for the terrain that was drawn first in the turn.
FIRST = -1

#: A map on which everything is everywhere: no pose is left out of what may be drawn on it.
_EVERYTHING = Sheet(BOARD, BOARD, BOARD, BOARD, BOARD, BOARD, BOARD)


class Block(NamedTuple):
    """The actions of one skill."""

    card: SkillCard
    #: For each card in play the ways to draw with the skill, and the numbers of the terrains.
    slots: list[list[Slot]]
    terrains: list[tuple[int, ...]]

    @property
    def most_slots(self) -> int:
        """The most slots with any card."""
        return max(1, *map(len, self.slots))

    @property
    def drawn_slots(self) -> list[list[Slot]]:
        """The slots that draw something at once: not what an ambush is reduced to."""
        return [[] for _ in self.slots] if self.card.skill.shelter else self.slots

    @property
    def variants(self) -> int:
        """The most pairs of a slot and a terrain with any card."""
        return max(len(one) * len(two) for one, two in zip(self.slots, self.terrains, strict=True))

    @property
    def changes_drawing(self) -> bool:
        """Is it part of the action that draws from an explore card?"""
        return self.card.skill.in_explore and self.card.skill.besides is None


def block(skill: SkillCard, cards: Sequence[Card], solo: bool) -> Block:
    """The actions of a skill in a game with these cards."""
    ways = [_ways(skill.skill, card, solo) for card in cards]
    return Block(skill, [slots for slots, _ in ways], [terrains for _, terrains in ways])


def is_simulated(skill: Skill, cards: Sequence[Card]) -> bool:
    """Does a skill change the drawing, or draw something besides, and not both?"""
    explores = [card for card in cards if isinstance(card, ExploreCard)]
    same = all(
        skill.shapes(card.shapes) == card.shapes and skill.terrains(card.terrains) == card.terrains
        for card in explores
    )
    return same or (skill.besides is None and not skill.with_fallback)


def _ways(skill: Skill, card: Card, solo: bool) -> tuple[list[Slot], tuple[int, ...]]:
    """The ways to draw with a skill when a card is in play, and the terrains to choose from."""
    match card:
        case ExploreCard() if skill.besides:
            return _of_choices([choice for _, choice in besides(skill, card, _EVERYTHING, BOARD)])
        case ExploreCard() if skill.in_explore:
            terrains = skill.terrains(card.terrains)
            return slots_of_shapes(skill.shapes(card.shapes)), tuple(map(int, terrains))
        case AmbushCard() if skill.shelter:
            return [Slot(pose) for pose in sheltered_poses(skill.shelter, solo)], (int(MONSTER),)
        case AmbushCard() | HeroCard() if skill.alone:
            return _of_choices(skill.alone(_EVERYTHING))
        case ExploreCard() | AmbushCard() | HeroCard() | RuinsCard():
            return [], ()


def _of_choices(choices: list[Choice]) -> tuple[list[Slot], tuple[int, ...]]:
    slots = [Slot(pose) for choice in choices for pose, _ in choice.spots]
    return slots, tuple(int(terrain) for terrain in choices[0].terrains) if choices else ()


def sheltered_poses(shelter: Shape, solo: bool) -> tuple[Any, ...]:
    """What is said with a shelter: in solo how it is turned, in a circle nothing more (R9.4)."""
    return shelter.poses if solo else (shelter.printed,)


def besides(skill: Skill, card: ExploreCard, sheet: Sheet, first: Area) -> Iterator[tuple[int, Choice]]:
    """What a skill may draw besides the first drawing of a turn, with the place of the first one's shape.

    A skill that also goes with a fallback asks for no shape; the place is -1 then. A first drawing has
    covered the ruins if it had to: of Concentration's two, the one that covers them is drawn first (R9.2d).
    So there is no such duty left, and nothing is said about the map before.
    """
    assert skill.besides is not None
    turn = Turn(cast(Sheet, None), card.terrains, card.shapes)
    drawn = Drawing(cast(Terrain, FIRST), first, ())
    if skill.with_fallback:
        yield from ((-1, choice) for choice in skill.besides(turn, sheet, drawn))
        return
    for place, shape in enumerate(card.shapes):
        again = skill.besides(turn, sheet, drawn._replace(shapes=(shape,)))
        yield from ((place, choice) for choice in again)
