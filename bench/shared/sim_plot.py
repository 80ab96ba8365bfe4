"""The plot of the simulator's figures by the number of games in a batch: three panels, as SVG."""

from collections.abc import Callable, Sequence
from math import ceil, log10
from typing import NamedTuple, Protocol

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 560, 200, 60, 36, 30
COLOURS = ("#2f6f4e", "#8a5a1c", "#3b5b92")


class Point(Protocol):
    """What is drawn of a measurement."""

    @property
    def what(self) -> str: ...
    @property
    def batch(self) -> int: ...
    @property
    def steps_a_second(self) -> float: ...
    @property
    def program_bytes_a_game(self) -> float: ...
    @property
    def compile_seconds(self) -> float: ...


class Panel(NamedTuple):
    """One of the figures."""

    title: str
    value: Callable[[Point], float]
    #: Does the axis grow tenfold from line to line? If not, it begins at 0.
    tenfold: bool = False


PANELS = (
    Panel("steps/s", lambda one: one.steps_a_second, tenfold=True),
    Panel("bytes a game, with the program", lambda one: one.program_bytes_a_game),
    Panel("seconds to compile", lambda one: one.compile_seconds),
)


def plot(found: Sequence[Point]) -> str:
    """The panels; the batches grow tenfold to the right."""
    height = HEIGHT * len(PANELS) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        'font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for place, panel in enumerate(PANELS):
        parts += [f'<g transform="translate(0 {HEIGHT * place})">', *_panel(panel, found), "</g>"]
    for place, what in enumerate(_kinds(found)):
        colour, x = COLOURS[place % len(COLOURS)], LEFT + 110 * place
        parts.append(f'<text x="{x}" y="{height - 8}" fill="{colour}">{what}</text>')
    parts.append(f'<text x="{WIDTH - 20}" y="{height - 8}" text-anchor="end">games in a batch</text>')
    return "\n".join([*parts, "</svg>", ""])


def _panel(panel: Panel, found: Sequence[Point]) -> list[str]:
    left, right = min(one.batch for one in found), max(one.batch for one in found)
    lines = _lines(panel, [panel.value(one) for one in found])

    def across(batch: int) -> float:
        share = log10(batch / left) / log10(right / left) if right > left else 0.5
        return round(LEFT + 20 + share * (WIDTH - LEFT - 70), 1)

    def up(value: float) -> float:
        low, high, here = (log10(one) if panel.tenfold else one for one in (lines[0], lines[-1], value))
        return round(HEIGHT - BOTTOM - (here - low) / (high - low) * (HEIGHT - BOTTOM - TOP), 1)

    parts = [f'<text x="{LEFT}" y="{TOP - 12}" font-weight="bold">{panel.title}</text>']
    for line in lines:
        parts.append(f'<path d="M{LEFT} {up(line)}H{WIDTH - 20}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{up(line) + 4}" text-anchor="end">{_short(line)}</text>')
    for batch in sorted({one.batch for one in found}):
        parts.append(
            f'<text x="{across(batch)}" y="{HEIGHT - 18}" text-anchor="middle">{_short(batch)}</text>'
        )
    for place, what in enumerate(_kinds(found)):
        colour = COLOURS[place % len(COLOURS)]
        points = sorted((across(one.batch), up(panel.value(one))) for one in found if one.what == what)
        parts.append(f'<path d="M{" L".join(f"{x} {y}" for x, y in points)}" fill="none" stroke="{colour}"/>')
        parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points]
    return parts


def _lines(panel: Panel, values: list[float]) -> list[float]:
    """The values at which there is a line."""
    if panel.tenfold:
        return [10.0**power for power in range(int(log10(min(values))), int(log10(max(values))) + 2)]
    step = 10.0 ** int(log10(max(values)))
    if max(values) / step < 2:
        step /= 2
    return [step * number for number in range(ceil(max(values) / step) + 1)]


def _kinds(found: Sequence[Point]) -> list[str]:
    return list(dict.fromkeys(one.what for one in found))


def _short(number: float) -> str:
    for size, letter in ((10**9, "G"), (10**6, "M"), (10**3, "k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:g}"
