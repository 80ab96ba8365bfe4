"""The explanation of a season's stars."""

from collections.abc import Sequence

from cartographers.notation.cells import names
from cartographers.rules.event import Event
from cartographers.rules.season import explain_season
from cartographers.rules.state import Game, Seat
from cartographers.rules.timetable import season_edicts
from cartographers.server.features.replay.messages import SeasonExplained, SeatSeason
from cartographers.server.show.frames import snapshots
from cartographers.server.show.scores import MONSTERS, edict_score, rows


def explained_season(
    log: Sequence[Event], season: int, seats: list[str], now: Game
) -> SeasonExplained | None:
    """A season's scores part by part, on the maps as they were then; none if it has not been scored."""
    snapshot = next((one for one in snapshots(log) if one.kind == "season" and one.season == season), None)
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
