"""A game told again: frame by frame, and each season's stars part by part."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cartographers.editions import shelf
from cartographers.notation.cells import names
from cartographers.rules.event import Began, Event
from cartographers.rules.game import after, begin, settled
from cartographers.rules.season import explain_season
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.timetable import clock_after, season_edicts
from cartographers.server.protocol import LogLine, Replay, ReplayFrame, SeasonExplained, SeatSeason
from cartographers.server.show.ending import ending
from cartographers.server.show.scores import MONSTERS, rows, told
from cartographers.server.show.turn_log import LogBook


class _Scene(NamedTuple):
    """The table at one moment worth looking at."""

    kind: str
    season: int
    clock: int
    line: LogLine | None
    #: The maps and coins of that moment, and the seats with their scores up to it.
    seats: tuple[Seat, ...]
    scored: tuple[Seat, ...]


def _scenes(log: Sequence[Event]) -> Iterator[_Scene]:
    """Every complete step of a game; what is sealed and not yet open is in none of them."""
    first = log[0]
    assert isinstance(first, Began)
    now, book = begin(shelf(), first.setup), LogBook()
    yield _Scene("start", 0, 0, None, now.seats, now.seats)
    for event in log[1:]:
        before, now, old = now, after(now, event), len(book.lines)
        book.add(event, before, now)
        if now.step == before.step:
            continue
        yield from _steps(event, before, now, book, old)
    if now.over:
        yield _Scene("end", now.season, now.clock, None, now.seats, now.seats)


def _steps(event: Event, before: Game, now: Game, book: LogBook, old: int) -> Iterator[_Scene]:
    """The scenes at the end of a phase: the turn, the season's scores, the monsters that act after it."""
    then = settled(before, event)
    season, late = before.season, before.phase is Phase.RAVAGE
    clock = clock_after(then)
    new = book.lines[old:]
    if not late and now.phase in (Phase.REVEAL, Phase.RAVAGE, Phase.OVER):
        line = next(line for line in reversed(book.lines) if line.kind == "turn")
        yield _Scene("turn", season, clock, line, then.seats, before.seats)
    for line in new:
        if line.kind == "season":
            yield _Scene("season", season, clock, line, then.seats, now.seats)
        elif line.kind == "after":
            seats = then.seats if late and line.card == before.card else now.seats
            yield _Scene("after", season, clock, line, seats, now.seats)


def replay_of(game: str, log: Sequence[Event], seats: list[str], now: Game) -> Replay:
    """A game to be stepped through."""
    return Replay(
        id=game,
        over=now.over,
        sheet=now.setup.sheet,
        edicts=list(now.setup.edicts),
        skills=list(now.setup.skills),
        names=seats,
        frames=[_frame(scene) for scene in _scenes(log)],
        ending=ending(now),
    )


def _frame(scene: _Scene) -> ReplayFrame:
    told = {
        "season": scene.season,
        "clock": scene.clock,
        "card": scene.line.card if scene.line else "",
        "kind": scene.kind,
        "rows": [rows(seat.sheet) for seat in scene.seats],
        "marks": [names(seat.sheet.marks) for seat in scene.seats],
        "coins": [(seat.coins, seat.crossed) for seat in scene.seats],
        "stars": [seat.stars for seat in scene.scored],
        "line": scene.line,
    }
    return ReplayFrame.model_validate(told)


def season_of(log: Sequence[Event], season: int, seats: list[str], now: Game) -> SeasonExplained | None:
    """A season's scoring, part by part, on the maps as they were then; nothing if it was not scored."""
    scene = next((one for one in _scenes(log) if one.kind == "season" and one.season == season), None)
    if scene is None:
        return None
    then = now.but(season=season, seats=scene.seats)
    first, second = season_edicts(then, season)
    return SeasonExplained(
        season=season,
        edicts=(first.key, second.key),
        seats=[_seat_season(then, number, name, scene.scored[number]) for number, name in enumerate(seats)],
    )


def _seat_season(then: Game, number: int, name: str, scored: Seat) -> SeatSeason:
    first, second = season_edicts(then, then.season)
    seat = then.seats[number]
    why = explain_season(then, seat)
    return SeatSeason(
        seat=number,
        name=name,
        rows=rows(seat.sheet),
        marks=names(seat.sheet.marks),
        first=told(first.key, why.first),
        second=told(second.key, why.second),
        coins=why.coins,
        monsters=told(MONSTERS, why.monsters),
        stars=why.stars,
        total=sum(score.stars for score in scored.scores[: then.season + 1]),
    )
