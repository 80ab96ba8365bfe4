"""The decisions of a game as rows of plain values: the position, what was decided, and how it ended."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.area import cells
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post
from cartographers.rules.event import Committed
from cartographers.rules.history import Transition
from cartographers.rules.season import Result, result
from cartographers.rules.sheet import Sheet
from cartographers.rules.view import view
from cartographers.table.table import Table

#: Cells by their numbers: A1 is 0, A2 is 1, K11 is 120.
Cells = list[int]


class Position(NamedTuple):
    """What the seat knew before it decided."""

    deal: int
    seat: int
    seats: int
    player: str
    #: The number of the phase in the game: the decisions of all seats in one phase are made at once.
    step: int
    season: int
    clock: int
    pending: bool
    phase: str
    card: str
    coins: int
    crossed: int
    stars: int
    edicts: list[str]
    skills: list[str]
    #: The key of the map sheet, or the picture of one of one's own.
    sheet: str
    #: The ambush and hero cards that have come up, this one too.
    met: list[str]
    #: The own map, 121 marks row by row.
    map: str
    #: The cells of it with attack marks.
    attacked: Cells
    #: Whose map is drawn on, and that map if it is not the own one.
    drawn_on: int
    other_map: str | None


class Choice(NamedTuple):
    """What was decided."""

    kind: str
    terrain: str | None = None
    cells: Cells | None = None
    skill: str | None = None
    extra_terrain: str | None = None
    extra_cells: Cells | None = None
    #: The attack marks of a hero.
    marks: Cells | None = None
    #: The gorgon's target.
    target: int | None = None
    upright: bool | None = None


class Ending(NamedTuple):
    """How the game ended for the seat."""

    season_stars: int
    total: int
    place: int
    rating: int | None


#: The values of a position, a choice and an ending, one after another.
DecisionRow = tuple[object, ...]


def decision_rows(table: Table, deal: int, players: Sequence[str]) -> Iterator[DecisionRow]:
    """Every decision of a game that is over, in the order of its log."""
    ended = result(table.game)
    for step in table.history():
        if isinstance(step.event, Committed):
            seat = step.event.seat
            position = _position(step, seat, deal, players[seat])
            yield (*position, *_choice(step.event.decision), *_ending(table, ended, position))


def _position(step: Transition, seat: int, deal: int, player: str) -> Position:
    game = step.before
    mine, owner = game.seats[seat], view(game, seat).map_owner
    return Position(
        deal=deal,
        seat=seat,
        seats=game.setup.seats,
        player=player,
        step=game.step,
        season=game.season,
        clock=game.clock,
        pending=game.pending,
        phase=game.phase.value,
        card=game.card,
        coins=mine.coins,
        crossed=mine.crossed,
        stars=mine.stars,
        edicts=list(game.setup.edicts),
        skills=list(game.setup.skills),
        sheet=game.setup.sheet,
        met=list(game.met),
        map=_picture(mine.sheet),
        attacked=_numbers(mine.sheet.marks),
        drawn_on=owner,
        other_map=None if owner == seat else _picture(game.seats[owner].sheet),
    )


def _choice(decision: Decision) -> Choice:
    match decision:
        case Draw():
            made = Choice("draw", decision.terrain.key, _numbers(decision.cells))
        case Declare():
            made = Choice("declare", upright=decision.upright)
        case Ambush():
            target = decision.target.bit_length() - 1 if decision.target else None
            return Choice("ambush", "monster", _numbers(decision.cells), target=target)
        case Post():
            made = Choice("hero", "hero", _numbers(decision.cell), marks=_numbers(decision.marks))
        case Destroy():
            return Choice("destroy", cells=_numbers(decision.cell))
    if decision.skill:
        made = made._replace(skill=decision.skill)
    if decision.extra:
        extra = decision.extra
        made = made._replace(extra_terrain=extra.terrain.key, extra_cells=_numbers(extra.cells))
    return made


def _ending(table: Table, ended: Result, position: Position) -> Ending:
    seat = table.game.seats[position.seat]
    stars = seat.scores[position.season].stars
    return Ending(stars, ended.stars[position.seat], ended.places[position.seat], ended.rating)


def _picture(sheet: Sheet) -> str:
    return "".join(write_picture(sheet))


def _numbers(area: int) -> Cells:
    return [one.bit_length() - 1 for one in cells(area)]
