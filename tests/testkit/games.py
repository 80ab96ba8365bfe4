"""Games in a wanted situation, and how they go on when a few lines are told about them."""

from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import accumulate
from typing import Any

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.checking import check
from cartographers.rules.game import after, begin, commit, reveal
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import Setup
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer, StackedDealer
from cartographers.table.opening import play_out
from cartographers.table.table import Table
from testkit.pictures import cells
from testkit.said import drawing, said

BASE = Setup(
    seats=2,
    sheet="A",
    explore="base",
    seasons="base",
    stacks=("base",),
    edicts=("sentinel-wood", "canal-lake", "great-city", "borderlands"),
    ambushes=("goblin-attack", "bugbear-assault", "kobold-onslaught", "gnoll-raid"),
)
HEROES = Setup(
    seats=2,
    sheet="C",
    explore="heroes",
    seasons="heroes",
    stacks=("heroes",),
    edicts=("faunlost-thicket", "gnomish-colony", "ulems-wallow", "dwarvenholds"),
    ambushes=("dragon-inferno", "zombie-plague", "giant-troll-ravage", "gorgon-gaze"),
    heroes=True,
)


def base_setup(**changes: Any) -> Setup:
    """A game of the base box for two, but with these changes."""
    return replace(BASE, **changes)


def heroes_setup(**changes: Any) -> Setup:
    """A game of Heroes alone for two, but with these changes."""
    return replace(HEROES, **changes)


def situation(
    *maps: Sheet,
    setup: Setup = BASE,
    coins: int | Sequence[int] = 0,
    crossed: int | Sequence[int] = 0,
    **changes: Any,
) -> Game:
    """A game between two turns, with these maps and coins.

    Several maps are one for each seat, one map is everybody's, none is the printed sheet. Whatever else
    a ``Game`` has can be changed by its name: ``season=3``, ``clock=7``, ``pending=True``. Ambush cards on
    ``display`` have been met, unless ``met`` says more.
    """
    seats = len(maps) if len(maps) > 1 else setup.seats
    game = begin(shelf(), replace(setup, seats=seats))
    unknown = set(changes) - {field.name for field in fields(Game)}
    assert not unknown, f"a game has no {unknown}"
    changes.setdefault("met", changes.get("display", ()))
    sheets = maps * seats if len(maps) == 1 else maps or [seat.sheet for seat in game.seats]
    dealt = zip(game.seats, sheets, _each(coins, seats), _each(crossed, seats), strict=True)
    changed = (seat.but(sheet=one, coins=has, crossed=spent) for seat, one, has, spent in dealt)
    return game.but(seats=tuple(changed), **changes)


def _each(value: int | Sequence[int], seats: int) -> Sequence[int]:
    return [value] * seats if isinstance(value, int) else value


def tell(game: Game, story: str) -> Game:
    """The game after some more lines of its story, every event checked.

    A line is a card that is revealed and, after bars, what each seat decides then, in the words of
    ``said``. A line without a card goes on with the next decisions; an empty column says nothing.
    """
    for line in filter(None, map(str.strip, story.splitlines())):
        card, *columns = (part.strip() for part in line.split("|"))
        if card:
            game = after(game, reveal(game, card))
        for seat, words in enumerate(columns):
            if words:
                game = after(game, commit(game, seat, said(words, game.phase)))
    return game


def why_not(game: Game, seat: int, words: str) -> str | None:
    """The code of the reason why a seat may not decide something now, or None if it may."""
    try:
        check(game, seat, said(words, game.phase))
    except Illegal as reason:
        return reason.code
    return None


def offered(game: Game, seat: int = 0, skill: str = "") -> set[str]:
    """All that a seat may draw (or destroy) first in this phase, in words."""
    return {
        drawing(terrain, area) if terrain is not None else f"x {cells(area)}"
        for choice in view(game, seat).offer(skill).choices
        for pose, spots in choice.spots
        for area in pose.drawings(spots)
        for terrain in choice.terrains or [None]
    }


def stacked(setup: Setup, order: str) -> Table:
    """A table whose cards come up in this order."""
    return Table(shelf(), setup, StackedDealer(tuple(order.split())))


def whole_game(setup: Setup, seed: int = 1) -> Table:
    """A game played to its end by players who draw anything legal."""
    table = Table(shelf(), setup, SeedDealer(seed))
    play_out(table, [Chance(seed * 1000 + seat) for seat in range(setup.seats)])
    return table


def unfolded(table: Table) -> list[Game]:
    """A table's game after each event of its log."""
    first = begin(shelf(), table.game.setup)
    return list(accumulate(table.log[1:], after, initial=first))
