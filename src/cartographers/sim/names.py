"""What the numbers of questions and observations stand for. It needs no JAX: the environments use it too."""

from enum import IntEnum

from cartographers.rules.terrain import Terrain
from cartographers.sim.cards import Cards


class Ask(IntEnum):
    """What a game is waiting for: the phases of the rules in which somebody decides."""

    DRAW = 0
    HERO = 1
    AMBUSH = 2
    #: The gorgon's target: in solo the phase GAZE, in a circle the second half of the decision in AMBUSH.
    TARGET = 3
    RAVAGE = 4
    OVER = 5
    #: What a skill draws besides (R9.2), or nothing: the second half of the decision in DRAW or HERO.
    BESIDES = 6
    DECLARE = 7


def planes(cards: Cards) -> tuple[str, ...]:
    """The names of the planes of a map, in order."""
    return (*cards.changing, "mountain", "wasteland", "ruins", "empty")


def number_names(cards: Cards) -> list[str]:
    """What each of the numbers is, in order."""
    return [
        *(f"coins of seat +{seat}" for seat in range(cards.seats)),
        *(f"stars of seat +{seat}" for seat in range(cards.seats)),
        *("season", "clock", "time left in the season", "ruins pending", "asked", "fallback"),
        *(f"asks {ask.name.lower()}" for ask in asks(cards)),
        *(f"card {card.key}" for card in cards.cards),
        *(f"still to come {card.key}" for card in cards.cards),
        *(f"edict {letter} is {edict.key}" for letter in "ABCD" for edict in cards.edicts),
        *_skill_names(cards),
    ]


def asks(cards: Cards) -> list[Ask]:
    """What can be asked in these games."""
    skilled = (Ask.BESIDES, Ask.DECLARE)
    return [ask for ask in Ask if cards.blocks or ask not in skilled]


def _skill_names(cards: Cards) -> list[str]:
    if not cards.blocks:
        return []
    seats = range(cards.seats)
    skills = [block.card.key for block in cards.blocks]
    return [
        *(f"crossed-out coins of seat +{seat}" for seat in seats),
        *(f"an ambush on the map of seat +{seat} is reduced" for seat in seats),
        *(f"seat +{seat} has used {skill}" for skill in skills for seat in seats),
        *(f"drew {terrain.key}" for terrain in Terrain),
        *(f"{skill} is open" for skill in skills if cards.any_skills),
    ]
