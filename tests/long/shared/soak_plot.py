"""Samples of a long run as a picture: a line for each figure, one above the other."""

from collections.abc import Sequence
from typing import NamedTuple

_WIDTH, _HEIGHT, _GAP = 720, 120, 40
_FIGURES = {"memory": "memory, MB", "files": "open files", "p50": "p50, ms", "p99": "p99, ms"}


def svg(samples: Sequence[NamedTuple]) -> str:
    """The picture; the scale of each figure begins at 0."""
    parts = [
        _figure(name, [float(getattr(sample, field)) for sample in samples], number * (_HEIGHT + _GAP) + _GAP)
        for number, (field, name) in enumerate(_FIGURES.items())
    ]
    height = len(_FIGURES) * (_HEIGHT + _GAP) + _GAP
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif">'
    )
    return "\n".join([head, '<rect width="100%" height="100%" fill="white"/>', *parts, "</svg>\n"])


def _figure(name: str, values: list[float], top: float) -> str:
    most = max([*values, 1e-9])
    step = (_WIDTH - 20) / max(1, len(values) - 1)
    points = " ".join(
        f"{10 + at * step:.1f},{top + _HEIGHT * (1 - value / most):.1f}" for at, value in enumerate(values)
    )
    told = f"{name}: at most {most:.1f}, at the end {values[-1]:.1f}"
    return (
        f'<text x="10" y="{top - 8}" font-size="14">{told}</text>'
        f'<line x1="10" x2="{_WIDTH - 10}" y1="{top + _HEIGHT}" y2="{top + _HEIGHT}" stroke="#bbb"/>'
        f'<polyline points="{points}" fill="none" stroke="#246" stroke-width="1.5"/>'
    )
