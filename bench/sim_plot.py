"""The plot of the simulator's speed by the number of games in a batch, as SVG."""

from collections.abc import Sequence
from math import log10
from typing import Protocol

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 560, 320, 60, 44, 20
COLOURS = ("#2f6f4e", "#8a5a1c", "#3b5b92")


class Point(Protocol):
    """What is drawn of a measurement."""

    @property
    def what(self) -> str: ...
    @property
    def batch(self) -> int: ...
    @property
    def steps_a_second(self) -> float: ...


def plot(found: Sequence[Point]) -> str:
    """Both axes grow tenfold from line to line."""
    xs, ys = [log10(one.batch) for one in found], [log10(one.steps_a_second) for one in found]
    low_x, high_x = min(xs), max(*xs, min(xs) + 0.1)
    low_y, high_y = int(min(ys)), int(max(ys)) + 1

    def at(batch: float, steps: float) -> tuple[float, float]:
        x = LEFT + (log10(batch) - low_x) / (high_x - low_x) * (WIDTH - LEFT - 30)
        y = HEIGHT - BOTTOM - (log10(steps) - low_y) / (high_y - low_y) * (HEIGHT - BOTTOM - TOP)
        return round(x, 1), round(y, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for power in range(low_y, high_y + 1):
        x, y = at(10**low_x, 10**power)
        parts.append(f'<path d="M{x} {y}H{WIDTH - 20}" stroke="#ddd"/>')
        parts.append(f'<text x="{x - 6}" y="{y + 4}" text-anchor="end">{_short(10**power)}</text>')
    for batch in sorted({one.batch for one in found}):
        x, _ = at(batch, 10**low_y)
        parts.append(f'<text x="{x}" y="{HEIGHT - 22}" text-anchor="middle">{_short(batch)}</text>')
    for place, what in enumerate(dict.fromkeys(one.what for one in found)):
        colour = COLOURS[place % len(COLOURS)]
        points = [at(one.batch, one.steps_a_second) for one in found if one.what == what]
        parts.append(f'<path d="M{" L".join(f"{x} {y}" for x, y in points)}" fill="none" stroke="{colour}"/>')
        parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points]
        parts.append(f'<text x="{LEFT + 10}" y="{TOP + 14 * (place + 1)}" fill="{colour}">{what}</text>')
    below = "games in a batch; upwards: steps/s"
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">{below}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _short(number: int) -> str:
    for size, letter in ((10**9, "G"), (10**6, "M"), (10**3, "k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return str(number)
