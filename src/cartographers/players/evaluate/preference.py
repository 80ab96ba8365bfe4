"""Which of several decisions that are worth the same a bot takes, by its style."""

from collections.abc import Sequence

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.evaluate.style import Style
from cartographers.rules.decision import Decision, Draw


def preferred(rated: Sequence[Rated], style: Style) -> list[Decision]:
    """The best decisions; of drawings those that lie nearest to the side the style likes."""
    best = max(value for value, _ in rated)
    equal = [decision for value, decision in rated if value == best]
    distances = [style.distance(decision.cells) if isinstance(decision, Draw) else 0.0 for decision in equal]
    nearest = min(distances)
    return [decision for decision, distance in zip(equal, distances, strict=True) if distance == nearest]
