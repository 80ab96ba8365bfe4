"""What every plane and number of an observation means, in a sentence, with its range. It needs no JAX."""

from typing import NamedTuple

from cartographers.rules.state import COIN_TRACK
from cartographers.sim.cards import Cards
from cartographers.sim.names import number_names, planes


class Explained(NamedTuple):
    """A part of an observation."""

    name: str
    meaning: str
    least: int = 0
    most: int = 1


_PLANES = {
    "forest": "forest is drawn here",
    "village": "a village is drawn here",
    "farm": "a farm is drawn here; with a skill that draws both, farm and village are 1 in the same cell",
    "water": "water is drawn here",
    "monster": "a monster is drawn here",
    "hero": "a hero is drawn here",
    "marks": "the cell is under a hero's attack; the mark fills nothing, so the cell may be empty",
    "destroyed": "the cell was destroyed: it is filled, and of no terrain",
    "mountain": "a mountain is printed here",
    "wasteland": "wasteland is printed here",
    "ruins": "ruins are printed here, even if something has been drawn on them since",
    "empty": "nothing is drawn or printed here but perhaps ruins: a shape may cover the cell",
}
#: By how a name begins. The stars of a seat can be negative: monsters may cost more than a season brings.
_NUMBERS = {
    "coins of seat": (
        "spaces filled on that seat's coin track; +0 is the observer, +1 to the left",
        0,
        COIN_TRACK,
    ),
    "stars of seat": ("that seat's stars of the seasons that were scored", -999, 999),
    "season": ("0 for spring to 3 for winter", 0, 3),
    "clock": (
        "the time on the explore cards of this season so far; the one in play is not counted yet",
        0,
        99,
    ),
    "time left in the season": ("the season's time less the clock; at 0 or below it ends", -9, 99),
    "ruins pending": ("a ruins card has come up: the next shape must cover a ruins cell if it can", 0, 1),
    "asked": ("must this seat act now? If not, action 0 does nothing", 0, 1),
    "fallback": ("the card's shapes fit nowhere, so a single cell of any terrain is drawn instead", 0, 1),
    "asks": ("what is asked now: one of these is 1", 0, 1),
    "card": ("the card in play: one of these is 1", 0, 1),
    "still to come": (
        "the card may still come up: explore and ruins cards left in this season's deck, and all ambushes "
        "and heroes that have not come, as nobody knows which of them are in the deck",
        0,
        1,
    ),
    "edict": ("which scoring card lies at A to D: one of each letter's numbers is 1", 0, 1),
    "crossed-out coins of seat": ("coins that this seat has paid for skills", 0, COIN_TRACK),
    "an ambush on the map of seat": ("a skill that reduces the ambush has been declared", 0, 1),
    "seat": ("has this seat used the skill this season?", 0, 1),
    "drew": ("before a skill draws something more: the terrain that this seat has just drawn", 0, 1),
}


def explain_planes(cards: Cards) -> list[Explained]:
    """The planes of a map, in order."""
    return [Explained(name, _PLANES[name]) for name in planes(cards)]


def explain_numbers(cards: Cards) -> list[Explained]:
    """The numbers of an observation, in order."""
    return [_explained(name) for name in number_names(cards)]


def _explained(name: str) -> Explained:
    if name.endswith(" is open"):
        return Explained(name, "may the skill be used in this deal?")
    begins = max((start for start in _NUMBERS if name.startswith(start)), key=len)
    return Explained(name, *_NUMBERS[begins])
