"""The named monsters: their own functions, asked for all maps of a batch."""

from cartographers.rules.sheet import Sheet
from cartographers.sim.lanes import Array, Lanes
from cartographers.sim.state import State
from cartographers.sim.tables import Tables


def target_area(tables: Tables, state: State, sheet: Sheet) -> Lanes:
    """The cells of which the monster in play has one destroyed at once (R8.8)."""
    return _of_card(tables, state, sheet, "gaze")


def ravage_area(tables: Tables, state: State, sheet: Sheet) -> Lanes:
    """The cells of which the lasting monster in play has one destroyed (R8.7)."""
    return _of_card(tables, state, sheet, "ravage")


def spread_area(tables: Tables, state: State, sheet: Sheet, name: str) -> Lanes:
    """The cells that a monster takes at a season's end if its card is in play (R8.6)."""
    return _of_card(tables, state, sheet, "spread", name)


def _of_card(tables: Tables, state: State, sheet: Sheet, question: str, name: str = "") -> Lanes:
    spots = sheet.forest.nowhere()
    for number, card in tables.ambushes:
        asked = getattr(card.monster, question, None) if card.monster else None
        if card.monster and asked and name in ("", card.monster.name):
            spots = spots | (sheet.forest.nowhere() | asked(sheet)) * (state.card == number)[..., None]
    area: Lanes = spots
    return area


def is_one_of(tables: Tables, card: Array, question: str) -> Array:
    """Is a card an ambush whose monster says something of its own to a question?"""
    so: Array = card < 0
    for number, one in tables.ambushes:
        if one.monster and getattr(one.monster, question):
            so = so | (card == number)
    return so


def lasting_cards(tables: Tables) -> int:
    """How many lasting monsters there are (R4.3)."""
    return sum(card.monster is not None and card.monster.lasting for _, card in tables.ambushes)
