"""What a net has words for: edicts, cards and drawings by their place in its inputs and outputs."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cartographers.players.neural.planes import LANDINGS, PLANES
from cartographers.rules.area import CELLS
from cartographers.rules.box import Box, Shelf
from cartographers.rules.card import HeroCard
from cartographers.rules.legal import attack_marks
from cartographers.rules.setup import Setup
from cartographers.rules.shape import SINGLE
from cartographers.rules.terrain import DRAWN

#: The seasons that a net can be told of.
SEASONS = 4
#: How many numbers there are besides those of edicts, cards and seasons, and with skills besides theirs.
_PLAIN_NUMBERS, _SKILL_NUMBERS = 12, 3
#: In place of a drawing's terrain, for what is no drawing: a hero with its marks, no skill used where one
#: could be, a cell to be destroyed by the gorgon or the troll, and a skill used with a drawing.
POST, NOTHING, TARGET, RAVAGE, SKILL = -1, -2, -3, -4, -5
#: The numbers of a hero's ways to lay its marks begin so far apart.
_WAYS = 16
#: A terrain and the cells when the anchor is A1, or one of the words above and a number.
Drawing = tuple[int, int]


class Vocabulary(NamedTuple):
    """The edicts and cards by their keys, and the drawings, in the order of a net."""

    edicts: tuple[str, ...]
    cards: tuple[str, ...]
    drawings: tuple[Drawing, ...]
    #: The ambushes of which a net is told whether they are still to come, and the skills.
    ambushes: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    #: How many planes it is shown: the first of all.
    planes: int = len(PLANES)

    @property
    def numbers(self) -> int:
        """How many numbers a net is told."""
        skills = 2 * len(self.skills) + _SKILL_NUMBERS if self.skills else 0
        plain = 3 * len(self.edicts) + len(self.cards) + SEASONS + _PLAIN_NUMBERS
        return plain + 2 * len(self.ambushes) + skills

    @property
    def rows(self) -> int:
        """How many rows of parts a net answers: one for each edict, one for coins, one for monsters."""
        return len(self.edicts) + 2


def vocabulary(shelf: Shelf, boxes: Sequence[str]) -> Vocabulary:
    """The vocabulary for the games of some boxes."""
    chosen = [shelf.boxes[key] for key in boxes]
    cards = [card for box in chosen for card in (*box.explore, *box.extra)]
    ambushes = tuple(card.key for box in chosen for card in box.ambushes)
    return Vocabulary(
        tuple(edict.key for box in chosen for edict in box.edicts),
        (*(card.key for card in cards), *(card.key for box in chosen for card in box.ruins)),
        tuple(dict.fromkeys(_drawings(shelf, chosen))),
        # Of a single set each has a plane that shows where it would land.
        ambushes if len(ambushes) > LANDINGS else (),
        tuple(card.key for box in chosen for card in box.skills),
    )


def ambushes_shown(shelf: Shelf, setup: Setup) -> list[str]:
    """The ambushes whose landing is shown, each on the same plane in all games with the same explore cards.

    There are planes for a single set: those of the box that the explore cards are from come first.
    """
    others = {key: shelf.box_of.get(key) != setup.explore for key in setup.ambushes}
    return sorted(setup.ambushes, key=lambda key: (others[key], key))[:LANDINGS]


def post(place: int, way: int) -> Drawing:
    """The word for a hero: its place among the heroes of the shelf, and of its marks' different ways one."""
    return POST, place * _WAYS + way


def heroes_of(shelf: Shelf) -> list[HeroCard]:
    """All hero cards, in the order of their words."""
    return [card for box in shelf.boxes.values() for card in box.heroes]


def _drawings(shelf: Shelf, boxes: Sequence[Box]) -> Iterator[Drawing]:
    cards = [card for box in boxes for card in (*box.explore, *box.extra)]
    skills = [card.skill for box in boxes for card in box.skills]
    yield from ((int(terrain), SINGLE.printed.cells) for terrain in DRAWN)
    for card in cards:
        for shape in card.shapes:
            yield from ((int(terrain), pose.cells) for pose in shape.poses for terrain in card.terrains)
    for card in cards:
        for skill in skills:
            terrains = skill.terrains(card.terrains)
            poses = [pose for shape in skill.shapes(card.shapes) for pose in shape.poses]
            yield from ((int(terrain), pose.cells) for pose in poses for terrain in terrains)
    for place, hero in enumerate(heroes_of(shelf)):
        if any(hero in box.heroes for box in boxes):
            ways = max(len(attack_marks(hero, 1 << at)) for at in range(CELLS))
            yield from (post(place, way) for way in range(ways))
    if any(card.monster for box in boxes for card in box.ambushes):
        yield from ((TARGET, 0), (RAVAGE, 0))
    if skills:
        yield NOTHING, 0
        yield from ((SKILL, place) for place in range(len(skills)))
