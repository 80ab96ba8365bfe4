"""The eight skills: what each changes when it is used (R9.2 to R9.5)."""

from cartographers.rules.area import BOARD, neighbours
from cartographers.rules.card import SkillCard
from cartographers.rules.rule import Choice, Drawing, Skill, Turn
from cartographers.rules.shape import PAIR, SINGLE, Shape, overhanging, shape
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import DOUBLE, MONSTER, VILLAGE, Terrain

SQUARE = shape("##", "##")


def drawn_again(turn: Turn, sheet: Sheet, first: Drawing) -> list[Choice]:
    """Concentration: the same shape and terrain a second time; one of the two covers the ruins (R9.2d)."""
    covering = BOARD if first.cells & turn.covering else turn.covering
    return [Choice((first.terrain,), tuple(one.spots(sheet.empty, covering))) for one in first.shapes]


def beside_a_monster(turn: Turn, sheet: Sheet, first: Drawing) -> list[Choice]:
    """Cure Wounds: a 1×2 of any terrain of the card next to a living monster, also one of this turn."""
    return [Choice(turn.terrains, tuple(PAIR.spots(sheet.empty, neighbours(sheet.monster))))]


def a_monster_has_room(turn: Turn) -> bool:
    """Is there room beside a monster, or may one be drawn this turn?"""
    return MONSTER in turn.terrains or bool(PAIR.spots(turn.sheet.empty, neighbours(turn.sheet.monster)))


def beside_the_shape(turn: Turn, sheet: Sheet, first: Drawing) -> list[Choice]:
    """Search: one more cell of the same terrain, next to the shape."""
    return [Choice((first.terrain,), tuple(SINGLE.spots(sheet.empty & neighbours(first.cells))))]


def farm_and_village(sheet: Sheet) -> list[Choice]:
    """Diplomacy: a cell that is farm and village at once, anywhere (R9.3)."""
    return [Choice((DOUBLE,), tuple(SINGLE.spots(sheet.empty)))]


def farm_and_village_besides(turn: Turn, sheet: Sheet, first: Drawing) -> list[Choice]:
    """Diplomacy after an own drawing."""
    return farm_and_village(sheet)


def a_square(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """Negotiation: a 2×2 square, whatever the card shows; it has no coin."""
    return (SQUARE,)


def over_the_edge(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """Stealth: the card's shapes, sticking out over the edge as they like."""
    return tuple(map(overhanging, shapes))


def a_village(terrains: tuple[Terrain, ...]) -> tuple[Terrain, ...]:
    """Secret Lore: village, whatever the card shows."""
    return (VILLAGE,)


SKILLS = (
    SkillCard("acrobatics", cost=2, skill=Skill(shelter=PAIR)),
    SkillCard("concentration", cost=3, skill=Skill(besides=drawn_again, shares_duty=True)),
    SkillCard(
        "cure-wounds",
        cost=1,
        skill=Skill(besides=beside_a_monster, room_besides=a_monster_has_room, with_fallback=True),
    ),
    SkillCard(
        "diplomacy",
        cost=1,
        skill=Skill(besides=farm_and_village_besides, alone=farm_and_village, with_fallback=True),
    ),
    SkillCard("secret-lore", cost=0, skill=Skill(terrains=a_village)),
    SkillCard("stealth", cost=0, skill=Skill(shapes=over_the_edge)),
    SkillCard("negotiation", cost=1, skill=Skill(shapes=a_square)),
    SkillCard("search", cost=0, skill=Skill(besides=beside_the_shape, with_fallback=True)),
)
