"""Listing what may be drawn on maps that are half full."""

from collections.abc import Iterator

from bench.shared.figure import Figure, median_seconds
from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.area import CELLS
from cartographers.rules.legal import drawings
from cartographers.rules.listing import count, decisions
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import View
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

BOARDS_PER_SHEET = 6


def figures() -> Iterator[Figure]:
    """Every explore card of either set on half-full maps of all four sheets."""
    views = [
        View(game.but(card=card.key), 0)
        for sheet in shelf().sheets
        for seed in range(BOARDS_PER_SHEET)
        for game in [_half_full(sheet, seed)]
        for card in shelf().boxes[game.setup.explore].explore
    ]
    number = sum(map(count, views)) / len(views)
    about = f"mean of {number:.0f} on half-full maps"
    for what, work, target in (
        (f"list a card's legal drawings, {about}", lambda: [_drawings(view) for view in views], 100),
        ("the same as decisions", lambda: [decisions(view) for view in views], None),
        ("only count them", lambda: [count(view) for view in views], None),
    ):
        yield Figure(what, 1e6 * median_seconds(work) / len(views), "µs", target)


def _drawings(view: View) -> object:
    return drawings(view.offer().choices)


def _half_full(sheet: str, seed: int) -> Game:
    """A solo game by chance at the first explore card after half the map is filled."""
    table = Table(shelf(), deal(shelf(), Plan(sheet=sheet), seed), SeedDealer(seed))
    player = Chance(seed)
    while table.game.seats[0].sheet.empty.bit_count() > CELLS // 2 or table.game.phase is not Phase.DRAW:
        table.commit(0, player.decide(table.view(0)))
    return table.game
