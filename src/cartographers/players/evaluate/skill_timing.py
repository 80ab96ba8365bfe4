"""When to use a skill: what it must gain now, as it may be used once a season only (R9.1)."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from json import loads
from math import hypot

from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import time_after, timetable_of

#: For each skill, and each season from the first: the stars that it is expected to gain later in the season,
#: by the time that is left then.
LaterGains = Mapping[str, Sequence[Sequence[float]]]

#: What a skill must gain where nothing is known of it.
USUAL_GAIN = 2.0


def usual_gain(game: Game) -> float:
    """The stars that a skill must gain: always the same with a drawing, and none besides."""
    return USUAL_GAIN if game.phase is Phase.DRAW else 0.0


def learned_gain(game: Game) -> float:
    """The stars that the open skills are expected to gain later in the season, if none is used now.

    The best of several gains more than each alone: about the root of the sum of their squares, which was off
    by a quarter of a star for the sets of three of the eight skills (docs/research/bots.md).
    """
    known, left = known_gains(), time_left(game)
    if not left:
        return 0.0
    return hypot(*(_later_gain(known.get(skill), game.season, left) for skill in game.setup.skills))


def time_left(game: Game) -> int:
    """The time that is left in the season after the card in play."""
    after = time_after(game)
    over = after.season > game.season
    return 0 if over else timetable_of(game).seasons[game.season].time - after.clock


def _later_gain(gains: Sequence[Sequence[float]] | None, season: int, left: int) -> float:
    """What one skill is expected to gain; longer seasons, and more of them, count as the longest and last."""
    if gains is None:
        return USUAL_GAIN
    by_time = gains[min(season, len(gains) - 1)]
    return by_time[min(left, len(by_time) - 1)]


@cache
def known_gains() -> LaterGains:
    """The gains that come with the package."""
    gains: LaterGains = loads((files(__package__) / "weights" / "skills.json").read_text(encoding="utf-8"))
    return gains
