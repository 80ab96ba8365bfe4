"""Games in the situation that an example needs."""

from collections.abc import Mapping
from typing import Any

from cartographers.boxes import shelf
from cartographers.notation.cells import read_cells
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.area import NOWHERE
from cartographers.rules.card import AmbushCard
from cartographers.rules.event import Revealed
from cartographers.rules.game import after, begin
from cartographers.rules.season_end import next_monster
from cartographers.rules.setup import Setup
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game
from cartographers.rules.turn import face_up

#: Skills that fill the table beside the one that an example uses.
_SKILLS = ("search", "stealth", "secret-lore")
_EDICTS = ("sentinel-wood", "canal-lake", "great-city", "borderlands")


def staged(written: Mapping[str, Any]) -> Game:
    """The game of an example before anything happens in it."""
    sheet = drawn_map(written) if "map" in written else None
    ambush = isinstance(shelf().cards.get(written["card"]), AmbushCard)
    # On the neighbour's map, so there has to be one; what walks or is declared is of a game for one.
    neighbours = ambush and written.get("decision", "+").startswith("m")
    setup = Setup(
        seats=2 if neighbours else 1,
        sheet=sheet_key(sheet) if sheet else "A",
        explore=_explore(written),
        seasons="base",
        stacks=("base", "heroes"),
        edicts=tuple(written.get("edicts", _EDICTS)),
        ambushes=tuple(sorted(key for cards in shelf().ambush_sets for key in cards)),
        heroes=True,
        skills=_skills(written.get("decision", "")),
    )
    game = begin(shelf(), setup)
    if sheet is None:
        return game
    coins = written.get("coins", 0)
    seats = tuple(seat.but(sheet=sheet, coins=coins) for seat in game.seats)
    return game.but(seats=seats, pending=written.get("ruins", False))


def drawn_map(written: Mapping[str, Any]) -> Sheet:
    """The map of an example with its attack marks and named monsters."""
    sheet = read_picture(written["map"].split())
    named = tuple((name, read_cells(cells)) for name, cells in written.get("named", {}).items())
    marks = read_cells(written["marks"]) if "marks" in written else NOWHERE
    return sheet._replace(named=named, marks=marks)


def sheet_key(sheet: Sheet) -> str:
    """The printed sheet that a map is drawn on."""
    bare = (sheet.mountain, sheet.wasteland, sheet.ruins)
    for key, one in shelf().sheets.items():
        if bare == (one.printed.mountain, one.printed.wasteland, one.printed.ruins):
            return key
    raise ValueError("the map of an example is drawn on none of the printed sheets")


def reveal_card(game: Game, card: str) -> Game:
    """The game when the example's card has been turned up."""
    return face_up(game, card) if game.setup.solo else after(game, Revealed(card))


def season_over(game: Game, card: str) -> Game:
    """The game when the season has been scored and an ambush card on display acts."""
    return next_monster(game.but(display=(card,), met=(card,)))


def _explore(written: Mapping[str, Any]) -> str:
    """The box of the explore cards: that of the card, if it is one."""
    box = shelf().box_of.get(written["card"], "base")
    return box if shelf().boxes[box].explore else "base"


def _skills(words: str) -> tuple[str, ...]:
    """Three skills on the table, the one that is used among them."""
    used = [word.removeprefix("+") for word in words.split() if word.startswith("+")]
    return (*used, *(one for one in _SKILLS if one not in used))[:3] if used else ()
