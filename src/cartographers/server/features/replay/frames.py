"""Replays of a game frame by frame, and the explanation of a season's stars."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.cells import names
from cartographers.rules.event import Event
from cartographers.rules.game import settled
from cartographers.rules.history import history
from cartographers.rules.season import explain_season, season_score
from cartographers.rules.setup import seasons_of
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.timetable import clock_after, season_edicts
from cartographers.server.features.replay.messages import Replay, ReplayFrame, SeasonExplained, SeatSeason
from cartographers.server.protocol.state import LogLine
from cartographers.server.show.ending import ending
from cartographers.server.show.scores import MONSTERS, edict_score, rows
from cartographers.server.show.turn_log import TurnLog


class _Snapshot(NamedTuple):
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


def _snapshots(log: Sequence[Event], bots: Bots = NO_BOTS) -> Iterator[_Snapshot]:
    """A snapshot for every completed step of a game; decisions that are still sealed show in none."""
    first, *rest = history(shelf(), log)
    now, turn_log = first.after, TurnLog()
    yield _Snapshot("start", 0, 0, None, now.seats, now.seats)
    for seq, event, before, now in rest:
        old_lines = len(turn_log.lines)
        turn_log.add(event, before, now, bots.get(seq, ""))
        if now.step != before.step:
            yield from _end_of_phase(event, before, now, turn_log.lines, old_lines)
    if now.over:
        yield _Snapshot("end", now.season, now.clock, None, now.seats, now.seats)


def _end_of_phase(
    event: Event, before: Game, now: Game, lines: list[LogLine], old_lines: int
) -> Iterator[_Snapshot]:
    """The snapshots at the end of a phase: the turn, the season's scores, the monsters that act after it."""
    scored = settled(before, event)
    season, after_scoring = before.season, before.phase is Phase.RAVAGE
    clock = clock_after(scored)
    if not after_scoring and now.phase in (Phase.REVEAL, Phase.RAVAGE, Phase.OVER):
        line = next(line for line in reversed(lines) if line.kind == "turn")
        yield _Snapshot("turn", season, clock, line, scored.seats, before.seats)
    for line in lines[old_lines:]:
        if line.kind == "season":
            yield _Snapshot("season", season, clock, line, scored.seats, now.seats)
        elif line.kind == "after":
            seats = scored.seats if after_scoring and line.card == before.card else now.seats
            yield _Snapshot("after", season, clock, line, seats, now.seats)


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
    first, *rest = _snapshots(log, bots)
    frames, before = [_frame(first, [])], first
    for snapshot in rest:
        frames.append(_frame(snapshot, _gained(before, snapshot, now)))
        before = snapshot
    return frames


def _gained(before: _Snapshot, after: _Snapshot, now: Game) -> list[int]:
    """What a turn has changed of the stars of its season, for each seat, if the season ended with it."""
    if after.kind != "turn":
        return []
    then = now.but(season=after.season)
    return [
        season_score(then, new).stars - season_score(then, old).stars
        for old, new in zip(before.seats, after.seats, strict=True)
    ]


def _frame(snapshot: _Snapshot, gained: list[int]) -> ReplayFrame:
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


def explained_season(
    log: Sequence[Event], season: int, seats: list[str], now: Game
) -> SeasonExplained | None:
    """A season's scores part by part, on the maps as they were then; none if it has not been scored."""
    snapshot = next((one for one in _snapshots(log) if one.kind == "season" and one.season == season), None)
    if snapshot is None:
        return None
    then = now.but(season=season, seats=snapshot.seats)
    first, second = season_edicts(then, season)
    return SeasonExplained(
        season=season,
        edicts=(first.key, second.key),
        seats=[
            _seat_season(then, number, name, snapshot.scored[number]) for number, name in enumerate(seats)
        ],
    )


def _seat_season(then: Game, number: int, name: str, scored: Seat) -> SeatSeason:
    first, second = season_edicts(then, then.season)
    seat = then.seats[number]
    score = explain_season(then, seat)
    return SeatSeason(
        seat=number,
        name=name,
        rows=rows(seat.sheet),
        marks=names(seat.sheet.marks),
        first=edict_score(first.key, score.first),
        second=edict_score(second.key, score.second),
        coins=score.coins,
        monsters=edict_score(MONSTERS, score.monsters),
        stars=score.stars,
        total=sum(score.stars for score in scored.scores[: then.season + 1]),
    )
