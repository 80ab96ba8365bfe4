"""Whole games by players who draw anything legal, remembered event by event."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.area import NOWHERE, cells
from cartographers.rules.event import Began, Committed, Event
from cartographers.rules.game import after, begin, commit, reveal
from cartographers.rules.setup import Setup
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Drawn, Game, Phase
from cartographers.rules.terrain import FARM, FOREST, VILLAGE, WATER
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import deal, plan_for

BOXES = (
    ("base",),
    ("heroes",),
    ("base", "heroes"),
    ("base", "skills"),
    ("heroes", "ambush"),
    ("heroes", "ambush", "skills"),
    ("base", "heroes", "ambush", "skills"),
)
SHEETS = ("A", "B", "C", "D")


class Kind(NamedTuple):
    """Which whole game to play."""

    boxes: tuple[str, ...]
    sheet: str
    seats: int
    #: Does it begin on maps that are mostly drawn, and with coins?
    crowded: bool = False

    def __str__(self) -> str:
        return f"{'+'.join(self.boxes)} {self.sheet} {self.seats}{' crowded' * self.crowded}"

    @property
    def seed(self) -> int:
        """A different game for each kind, the same one every time."""
        return 7 + BOXES.index(self.boxes) * 1000 + SHEETS.index(self.sheet) * 200 + self.seats

    @property
    def setup(self) -> Setup:
        """What it is set up with."""
        return deal(shelf(), plan_for(shelf(), self.boxes, self.sheet, self.seats), self.seed)


_EVERY = [(boxes, sheet) for boxes in BOXES for sheet in SHEETS]
#: Every box on every sheet alone and at a small table; large tables for each sheet.
KINDS = [
    *(Kind(boxes, sheet, 1) for boxes, sheet in _EVERY),
    *(Kind(boxes, sheet, (2, 4)[at % 2]) for at, (boxes, sheet) in enumerate(_EVERY)),
    *(Kind(boxes, sheet, 12) for boxes, sheet in zip(BOXES, SHEETS * 2, strict=False)),
    *(Kind(boxes, sheet, 100) for boxes, sheet in zip(BOXES[3:], SHEETS, strict=True)),
]
#: Games in which maps and coin tracks fill up, dragons are closed in and solo games end early.
CROWDED = [Kind(boxes, sheet, (1, 3)[at % 2], crowded=True) for at, (boxes, sheet) in enumerate(_EVERY)]


class History(NamedTuple):
    """A game's log, and the game after each of its events."""

    log: list[Event]
    games: list[Game]

    @property
    def steps(self) -> Iterator[tuple[Game, Event, Game]]:
        """Each event after the first, with the game before and after it."""
        return zip(self.games, self.log[1:], self.games[1:], strict=False)

    @property
    def changes(self) -> Iterator[tuple[Drawn, Sheet, Sheet]]:
        """Each change of a map that was told, with the seat's map before and after the whole event."""
        for before, _, now in self.steps:
            for told in now.news:
                if isinstance(told, Drawn):
                    yield told, before.seats[told.seat].sheet, now.seats[told.seat].sheet


def retold(log: list[Event], start: Game) -> History:
    """A log with the games it tells from a start on."""
    games = [start]
    for event in log[1:]:
        games.append(after(games[-1], event))
    return History(log, games)


@cache
def history(kind: Kind) -> History:
    """The whole game of a kind."""
    start = begin(shelf(), kind.setup)
    one = History([Began(kind.setup)], [_crowded(start, kind.seed) if kind.crowded else start])
    dealer, players = SeedDealer(kind.seed), [Chance(kind.seed * 1000 + seat) for seat in range(kind.seats)]
    while not (game := one.games[-1]).over:
        if game.phase is Phase.REVEAL:
            event: Event = reveal(game, dealer.next_card(game))
        else:
            seat = game.waiting[0]
            event = commit(game, seat, players[seat].decide(view(game, seat)))
        one.log.append(event)
        one.games.append(after(game, event))
    return one


def _crowded(game: Game, seed: int) -> Game:
    """The same game with much of every map drawn, and ten coins."""
    toss, seats = Random(seed), []
    for seat in game.seats:
        sheet, density = seat.sheet, toss.uniform(0.5, 0.85)
        areas = dict.fromkeys((FOREST, VILLAGE, FARM, WATER), NOWHERE)
        for one in cells(sheet.empty):
            if toss.random() < density:
                areas[toss.choice(list(areas))] |= one
        for terrain, area in areas.items():
            sheet = draw(sheet, terrain, area)
        seats.append(seat.but(sheet=sheet, coins=10))
    return game.but(seats=tuple(seats))


def phases(one: History) -> list[list[Event]]:
    """The log after its first event, the decisions of each phase together."""
    groups: list[list[Event]] = []
    step = -1
    for before, event, _ in one.steps:
        if isinstance(event, Committed) and before.step == step:
            groups[-1].append(event)
        else:
            groups.append([event])
        step = before.step if isinstance(event, Committed) else -1
    return groups
