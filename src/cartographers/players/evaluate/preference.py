"""Which of several decisions that are worth nearly the same a bot takes, by its style."""

from collections.abc import Sequence

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.evaluate.style import Style
from cartographers.rules.decision import Decision, Draw


def preferred(rated: Sequence[Rated], style: Style, season: int) -> list[Decision]:
    """The best decisions; in the first season also those nearly as good and nearer to the side it likes."""
    best = max(value for value, _ in rated)
    close = [decision for value, decision in rated if value >= best - _slack(style, season, decision)]
    distances = [style.distance(decision.cells) if isinstance(decision, Draw) else 0.0 for decision in close]
    nearest = min(distances)
    return [decision for decision, distance in zip(close, distances, strict=True) if distance == nearest]


def _slack(style: Style, season: int, decision: Decision) -> float:
    """What may be given away for the side: only by drawings, while the map begins, and never with a skill."""
    drawing = isinstance(decision, Draw) and not decision.skill
    return style.slack if drawing and season == 0 else 0.0
