"""What a game is set up with, and whether that is legal (R2, R10)."""

from typing import Any

from .facts import AMBUSH, EXPLORE, SCORING, SEASONS, SHEETS, SKILLS, Card
from .wrong import expect, expect_fields

FIELDS = (
    "seats",
    "names",
    "sheet",
    "explore",
    "seasons",
    "stacks",
    "edicts",
    "ambushes",
    "heroes",
    "skills",
)


def check_setup(setup: Any) -> None:
    """Require a legal combination of boxes and cards."""
    expect_fields(setup, FIELDS, what="setup")
    seats = setup["seats"]
    expect(type(seats) is int and 1 <= seats <= 100, "R2.1: 1 to 100 players")
    names = setup["names"]
    expect(isinstance(names, list) and len(names) == seats, "one name for each seat")
    expect(all(isinstance(name, str) for name in names), "names are texts")
    expect(setup["sheet"] in list(SHEETS), f"no sheet {setup['sheet']!r}")
    expect(setup["explore"] in ("base", "heroes"), "R10.1: one explore set")
    expect(setup["seasons"] in list(SEASONS), "R10.1: one season set")
    _check_edicts(setup)
    _check_ambushes(_cards_named(setup["ambushes"], AMBUSH, "ambushes"))
    expect(isinstance(setup["heroes"], bool), "heroes is true or false")
    expect(setup["heroes"] or uses_base(setup), "R10.4: Heroes alone always has hero cards")
    skills = _cards_named(setup["skills"], SKILLS, "skills")
    expect(len(skills) in (0, 3), "R2.6: three skills or none")


def _cards_named(ids: Any, cards: dict[str, Card], what: str) -> list[str]:
    """The list of ids, if each names one of the cards and none stands there twice."""
    expect(isinstance(ids, list), f"{what} is a list")
    for card_id in ids:
        expect(card_id in list(cards), f"{what}: there is no {card_id!r}")
        expect(ids.count(card_id) == 1, f"{what}: {card_id} stands there twice")
    return list(ids)


def _check_edicts(setup: dict[str, Any]) -> None:
    """One scoring card of each type, each from a box in the stacks (R2.2, R10.5)."""
    stacks, edicts = setup["stacks"], _cards_named(setup["edicts"], SCORING, "edicts")
    expect(stacks in (["base"], ["heroes"], ["base", "heroes"], ["heroes", "base"]), "stacks")
    expect(len(edicts) == 4, "R2.2: four edicts")
    expect(len({SCORING[edict]["type"] for edict in edicts}) == 4, "R2.2: one of each type")
    expect(all(SCORING[edict]["box"] in stacks for edict in edicts), "R10.5: not in the stacks")


def _check_ambushes(pool: list[str]) -> None:
    """Exactly four cards, or all cards of whole sets (R10.3)."""
    if len(pool) == 4:
        return
    boxes = {AMBUSH[card]["box"] for card in pool}
    whole = {card for card in AMBUSH if AMBUSH[card]["box"] in boxes}
    expect(len(pool) > 4 and set(pool) == whole, "R10.3: exactly four, or whole sets")


def uses_base(setup: dict[str, Any]) -> bool:
    """Whether the game uses anything of the base box (R10.2).

    A base set among which ambushes or edicts are drawn is in use, whatever comes of the draw:
    which cards the deck holds is open, the drawn ambushes are not (R12).
    """
    return (
        SHEETS[setup["sheet"]]["box"] == "base"
        or setup["seasons"] == "base"
        or setup["explore"] == "base"
        or "base" in setup["stacks"]
        or any(AMBUSH[card]["box"] == "base" for card in setup["ambushes"])
    )


def explore_cards(setup: dict[str, Any]) -> set[str]:
    """The explore cards of the one set in use (R2.5)."""
    return {card for card in EXPLORE if EXPLORE[card]["box"] == setup["explore"]}
