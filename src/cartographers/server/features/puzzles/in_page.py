"""What a visitor's own machine computes: what the best drawing brings more, and what drawings lose.

A worker of the page runs this, in Python without the packages of the server.
"""

from collections.abc import Iterator, Sequence

from cartographers.notation.wire import Json
from cartographers.puzzles.parts import Comparison, Difference
from cartographers.server.features.puzzles.jobs import compare_parts, look_at_turn, read_comparison


def comparison(request: Json) -> Iterator[Json]:
    """The fields of a ``messages.PuzzleComparison``; nothing if that would take too long."""
    for answer in compare_parts(request):
        if read := read_comparison(answer):
            yield comparison_fields(read)


def turn_losses(request: Json) -> Iterator[Json]:
    """The fields of a ``mistake_messages.TurnLosses`` for each of some turns of a game."""
    for turn in request["turns"]:
        for answer in look_at_turn(turn):
            losses = answer["losses"]
            yield {"seq": turn["seq"], **(losses or {"losses": []})}


def comparison_fields(comparison: Comparison) -> Json:
    """How two drawings differ, in tenths of a star."""
    rounded = rounded_parts([one.stars for one in comparison.parts.values()])
    return {
        "futures": comparison.futures,
        "whole": _part("", comparison.whole, sum(rounded)),
        "parts": [
            _part(key, one, stars)
            for (key, one), stars in zip(comparison.parts.items(), rounded, strict=True)
        ],
    }


def _part(key: str, one: Difference, tenths: int) -> Json:
    return {"part": key, "stars": tenths / 10, "error": round(one.error, 1), "clear": one.is_clear}


def rounded_parts(values: Sequence[float]) -> list[int]:
    """Values in whole tenths that add up to their rounded sum: those that are farthest off give way."""
    tenths = [round(10 * one) for one in values]
    over = sum(tenths) - round(10 * sum(values))
    step = 1 if over > 0 else -1
    order = sorted(range(len(values)), key=lambda at: step * (10 * values[at] - tenths[at]))
    for at in order[: abs(over)]:
        tenths[at] -= step
    return tenths
