"""Replays of a game frame by frame."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.cells import names
from cartographers.rules.event import Event
from cartographers.rules.game import settled
from cartographers.rules.history import history
from cartographers.rules.season import season_score
from cartographers.rules.setup import seasons_of
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.timetable import clock_after
from cartographers.server.protocol.replay import Replay, ReplayFrame
from cartographers.server.protocol.state import LogLine
from cartographers.server.show.scores import ending, rows
from cartographers.server.show.turn_log import TurnLog


class Snapshot(NamedTuple):
    """The table at one point of a replay."""

    kind: str
    season: int
    clock: int
    line: LogLine | None
    #: The seats with their maps and coins at that point.
    seats: tuple[Seat, ...]
    #: The seats with the scores of all seasons up to that point.
    scored: tuple[Seat, ...]


#: The bots that decided for players, by the number of the event.
Bots = Mapping[int, str]
NO_BOTS: Bots = {}


def snapshots(log: Sequence[Event], bots: Bots = NO_BOTS) -> Iterator[Snapshot]:
    """A snapshot for every completed step of a game; decisions that are still sealed show in none."""
    first, *rest = history(shelf(), log)
    now, turn_log = first.after, TurnLog()
    yield Snapshot("start", 0, 0, None, now.seats, now.seats)
    for seq, event, before, now in rest:
        old_lines = len(turn_log.lines)
        turn_log.add(event, before, now, bots.get(seq, ""))
        if now.step != before.step:
            yield from _end_of_phase(event, before, now, turn_log.lines, old_lines)
    if now.over:
        yield Snapshot("end", now.season, now.clock, None, now.seats, now.seats)


def _end_of_phase(
    event: Event, before: Game, now: Game, lines: list[LogLine], old_lines: int
) -> Iterator[Snapshot]:
    """The snapshots at the end of a phase: the turn, the season's scores, the monsters that act after it."""
    scored = settled(before, event)
    season, after_scoring = before.season, before.phase is Phase.RAVAGE
    clock = clock_after(scored)
    if not after_scoring and now.phase in (Phase.REVEAL, Phase.RAVAGE, Phase.OVER):
        line = next(line for line in reversed(lines) if line.kind == "turn")
        yield Snapshot("turn", season, clock, line, scored.seats, before.seats)
    for line in lines[old_lines:]:
        if line.kind == "season":
            yield Snapshot("season", season, clock, line, scored.seats, now.seats)
        elif line.kind == "after":
            seats = scored.seats if after_scoring and line.card == before.card else now.seats
            yield Snapshot("after", season, clock, line, seats, now.seats)


def replay_of(
    game: str, log: Sequence[Event], seats: list[str], now: Game, bots: Bots = NO_BOTS, ended: bool = False
) -> Replay:
    """The replay of a game; ``seats`` are the players' names."""
    return Replay(
        id=game,
        over=now.over or ended,
        sheet=now.setup.sheet,
        edicts=list(now.setup.edicts),
        skills=list(now.setup.skills),
        names=seats,
        seasons=[season.key for season in seasons_of(now.shelf, now.setup)],
        frames=_frames(log, bots, now),
        ending=ending(now),
    )


def _frames(log: Sequence[Event], bots: Bots, now: Game) -> list[ReplayFrame]:
    first, *rest = snapshots(log, bots)
    frames, before = [_frame(first, [])], first
    for snapshot in rest:
        frames.append(_frame(snapshot, _gained(before, snapshot, now)))
        before = snapshot
    return frames


def _gained(before: Snapshot, after: Snapshot, now: Game) -> list[int]:
    """What a turn has changed of the stars of its season, for each seat, if the season ended with it."""
    if after.kind != "turn":
        return []
    then = now.but(season=after.season)
    return [
        season_score(then, new).stars - season_score(then, old).stars
        for old, new in zip(before.seats, after.seats, strict=True)
    ]


def _frame(snapshot: Snapshot, gained: list[int]) -> ReplayFrame:
    fields = {
        "season": snapshot.season,
        "clock": snapshot.clock,
        "card": snapshot.line.card if snapshot.line else "",
        "kind": snapshot.kind,
        "rows": [rows(seat.sheet) for seat in snapshot.seats],
        "marks": [names(seat.sheet.marks) for seat in snapshot.seats],
        "coins": [(seat.coins, seat.crossed) for seat in snapshot.seats],
        "stars": [seat.stars for seat in snapshot.scored],
        "gained": gained,
        "line": snapshot.line,
    }
    return ReplayFrame.model_validate(fields)
