"""Ways to draw each terrain as strokes in a square of side 1, y pointing down."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

Chance = np.random.Generator
Points = Any


class Stroke(NamedTuple):
    """A line, or the outline of something filled."""

    points: Points
    filled: bool = False


def _line(*points: tuple[float, float]) -> Points:
    return np.array(points, float)


def _ring(x: float, y: float, wide: float, high: float) -> Points:
    turn = np.linspace(0, 2 * np.pi, 14)
    return np.stack([x + wide * np.cos(turn), y + high * np.sin(turn)], 1)


def _moved(strokes: list[Stroke], x: float, y: float, size: float) -> list[Stroke]:
    """Strokes made smaller and set with their middle at a place."""
    return [Stroke((one.points - 0.5) * size + (x, y), one.filled) for one in strokes]


def _several(chance: Chance, make: Callable[[Chance], list[Stroke]]) -> list[Stroke]:
    """Two or three small ones side by side."""
    places = [(0.28, 0.6), (0.72, 0.6), (0.5, 0.3)][: chance.integers(2, 4)]
    return [one for x, y in places for one in _moved(make(chance), x, y, chance.uniform(0.42, 0.55))]


def _fir(chance: Chance) -> list[Stroke]:
    """A triangle on a trunk."""
    wide, foot = chance.uniform(0.2, 0.36), chance.uniform(0.66, 0.8)
    top = chance.uniform(0.04, 0.16)
    crown = _line((0.5, top), (0.5 + wide, foot), (0.5 - wide, foot), (0.5, top))
    strokes = [Stroke(crown, chance.random() < 0.3)]
    trunk = chance.uniform(0.03, 0.09)
    if chance.random() < 0.5:
        return [*strokes, Stroke(_line((0.5, foot), (0.5, 0.94)))]
    return [
        *strokes,
        Stroke(_line((0.5 - trunk, foot), (0.5 - trunk, 0.94), (0.5 + trunk, 0.94), (0.5 + trunk, foot))),
    ]


def _tiers(chance: Chance) -> list[Stroke]:
    """A fir of two or three tiers."""
    count = int(chance.integers(2, 4))
    left, right = [(0.5, 0.06)], [(0.5, 0.06)]
    for tier in range(1, count + 1):
        y, wide = 0.06 + 0.7 * tier / count, 0.16 + 0.2 * tier / count
        right += [(0.5 + wide, y), (0.5 + wide * 0.45, y)]
        left += [(0.5 - wide, y), (0.5 - wide * 0.45, y)]
    strokes = [Stroke(_line(*right)), Stroke(_line(*left)), Stroke(_line((0.5, 0.76), (0.5, 0.95)))]
    return [*strokes, Stroke(_line(right[-1], left[-1]))] if chance.random() < 0.6 else strokes


def _branches(chance: Chance) -> list[Stroke]:
    """A trunk with branches that hang down."""
    strokes = [Stroke(_line((0.5, 0.06), (0.5, 0.95)))]
    for y in np.linspace(0.12, 0.62, int(chance.integers(2, 5))):
        wide, drop = 0.12 + 0.32 * y, chance.uniform(0.1, 0.2)
        strokes.append(Stroke(_line((0.5 - wide, y + drop), (0.5, y), (0.5 + wide, y + drop))))
    return strokes


def _round_tree(chance: Chance) -> list[Stroke]:
    """A round crown on a trunk."""
    size = chance.uniform(0.2, 0.32)
    crown = _ring(0.5, 0.36, size, size)
    if chance.random() < 0.5:
        turn = np.linspace(0, 2 * np.pi, 40)
        puffs = size * (1 + 0.14 * np.abs(np.sin(turn * 3.5)))
        crown = np.stack([0.5 + puffs * np.cos(turn), 0.36 + puffs * np.sin(turn)], 1)
    trunk = chance.uniform(0.02, 0.07)
    lines = [_line((0.5 - trunk, 0.66), (0.5 - trunk, 0.95)), _line((0.5 + trunk, 0.66), (0.5 + trunk, 0.95))]
    return [Stroke(crown, chance.random() < 0.2), *map(Stroke, lines)]


def _house(chance: Chance) -> list[Stroke]:
    """Walls and a roof, perhaps with a door."""
    wide, eaves = chance.uniform(0.24, 0.4), chance.uniform(0.36, 0.52)
    out = chance.uniform(0, 0.08)
    foot = chance.uniform(0.8, 0.95)
    top = chance.uniform(0.05, 0.2)
    outline = _line(
        (0.5 - wide, eaves),
        (0.5, top),
        (0.5 + wide, eaves),
        (0.5 + wide, foot),
        (0.5 - wide, foot),
        (0.5 - wide, eaves),
    )
    strokes = [Stroke(outline, chance.random() < 0.2)]
    if chance.random() < 0.5:
        walls = _line((0.5 - wide, eaves), (0.5 - wide, foot), (0.5 + wide, foot), (0.5 + wide, eaves))
        roof = _line(
            (0.5 - wide - out, eaves), (0.5, top), (0.5 + wide + out, eaves), (0.5 - wide - out, eaves)
        )
        strokes = [Stroke(walls), Stroke(roof, chance.random() < 0.25)]
    if chance.random() < 0.45:
        x = chance.uniform(0.38, 0.56)
        strokes.append(Stroke(_line((x, foot), (x, 0.64), (x + 0.13, 0.64), (x + 0.13, foot))))
    if chance.random() < 0.2:
        x = 0.5 + wide * 0.6
        strokes.append(Stroke(_line((x, 0.3), (x, 0.12), (x + 0.1, 0.12), (x + 0.1, 0.38))))
    return strokes


def _long_house(chance: Chance) -> list[Stroke]:
    """A house seen from its corner."""
    gable = _line((0.08, 0.88), (0.08, 0.5), (0.26, 0.22), (0.44, 0.5), (0.44, 0.88), (0.08, 0.88))
    side = _line((0.44, 0.88), (0.92, 0.88), (0.92, 0.5), (0.74, 0.22), (0.26, 0.22))
    return [Stroke(gable), Stroke(side), Stroke(_line((0.44, 0.5), (0.92, 0.5)))]


def _church(chance: Chance) -> list[Stroke]:
    """A tower with a pointed roof, and a house beside it."""
    left, wide, ridge = chance.uniform(0.1, 0.22), chance.uniform(0.2, 0.3), chance.uniform(0.5, 0.62)
    right, foot = left + wide, chance.uniform(0.82, 0.92)
    tower = _line((left, foot), (left, 0.4), (left + wide / 2, 0.08), (right, 0.4), (right, foot))
    house = _line((right, ridge), (0.84, ridge), (0.94, 0.72), (0.94, foot), (left, foot))
    strokes = [Stroke(tower), Stroke(house)]
    if chance.random() < 0.6:
        strokes.append(Stroke(_line((right, 0.72), (0.94, 0.72)), chance.random() < 0.3))
    if chance.random() < 0.5:
        roof = _line((left, 0.4), (left + wide / 2, 0.08), (right, 0.4), (left, 0.4))
        strokes.append(Stroke(roof, True))
    return _mirrored(chance, strokes)


def _mirrored(chance: Chance, strokes: list[Stroke]) -> list[Stroke]:
    """Half of the time the other way round."""
    if chance.random() < 0.5:
        return strokes
    return [Stroke(one.points * (-1, 1) + (1, 0), one.filled) for one in strokes]


def _wood(chance: Chance) -> list[Stroke]:
    """A large tree of one kind beside a small one of another."""
    large, small = (_round_tree, _fir) if chance.random() < 0.6 else (_fir, _round_tree)
    strokes = _moved(large(chance), 0.36, 0.48, 0.85)
    return _mirrored(chance, strokes + _moved(small(chance), 0.78, 0.62, 0.55))


def _sheaf(chance: Chance) -> list[Stroke]:
    """Stalks bound together in the middle."""
    strokes = []
    waist = chance.uniform(0.55, 0.68)
    for lean in np.linspace(-1, 1, int(chance.integers(4, 8))):
        top, foot = 0.5 + lean * chance.uniform(0.28, 0.4), 0.5 + lean * 0.22
        strokes.append(Stroke(_line((top, 0.12), (0.5 + lean * 0.07, waist), (foot, 0.92))))
        if chance.random() < 0.5:
            strokes.append(Stroke(_ring(top, 0.18, 0.05, 0.09), chance.random() < 0.6))
    return [*strokes, Stroke(_line((0.38, waist), (0.62, waist)))]


def _furrows(chance: Chance) -> list[Stroke]:
    """Straight lines beside each other, in any of four directions."""
    count = int(chance.integers(3, 6))
    turn = chance.choice([0.0, 0.0, 0.0, np.pi / 2, np.pi / 4, -np.pi / 4])
    strokes = []
    for y in np.linspace(-0.34, 0.34, count):
        half = chance.uniform(0.3, 0.42) if turn in (0.0, np.pi / 2) else 0.46 - abs(y) * 0.7
        ends = np.array([[-half, y], [half, y + chance.normal(0, 0.02)]])
        across = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
        strokes.append(Stroke(ends @ across + 0.5))
    if chance.random() < 0.12:
        strokes.append(Stroke(_line((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9), (0.1, 0.1))))
    return strokes


def _wheat(chance: Chance) -> list[Stroke]:
    """Stalks with ears."""
    strokes = []
    for x in np.linspace(0.24, 0.76, int(chance.integers(1, 4))) if chance.random() < 0.8 else (0.5,):
        lean = chance.normal(0, 0.05)
        strokes.append(Stroke(_line((x, 0.95), (x + lean, 0.1))))
        for y in np.linspace(0.15, 0.5, int(chance.integers(2, 4))):
            at = x + lean * (0.95 - y) / 0.85
            strokes.append(Stroke(_line((at - 0.1, y - 0.08), (at, y + 0.04), (at + 0.1, y - 0.08))))
    return strokes


def _waves(chance: Chance) -> list[Stroke]:
    """Wavy lines."""
    count = int(chance.integers(2, 5))
    bends = chance.uniform(1.0, 2.8)
    high = chance.uniform(0.05, 0.11)
    phase = chance.uniform(0, 6.3)
    strokes = []
    for y in np.linspace(0.26, 0.76, count) if count > 2 else (0.36, 0.66):
        x = np.linspace(chance.uniform(0.05, 0.16), chance.uniform(0.84, 0.95), 22)
        turn = 2 * np.pi * bends * x + phase
        bent = np.arcsin(np.sin(turn)) / 1.57 if chance.random() < 0.15 else np.sin(turn)
        strokes.append(Stroke(np.stack([x, y + high * bent], 1)))
    return strokes


def _scallops(chance: Chance) -> list[Stroke]:
    """Waves with points, as arcs beside each other."""
    strokes = []
    side = chance.choice([-1.0, 1.0])
    for y in np.linspace(0.3, 0.75, int(chance.integers(2, 4))):
        x = np.linspace(0.08, 0.92, 30)
        strokes.append(Stroke(np.stack([x, y + side * (0.13 * np.abs(np.sin(np.pi * 3 * x)) - 0.06)], 1)))
    return strokes


def _mask(chance: Chance) -> list[Stroke]:
    """The head with two pointed ears, as in the legend."""
    outline = _line(
        (0.14, 0.08),
        (0.35, 0.3),
        (0.65, 0.3),
        (0.86, 0.08),
        (0.86, 0.6),
        (0.5, 0.95),
        (0.14, 0.6),
        (0.14, 0.08),
    )
    strokes = [Stroke(outline, chance.random() < 0.25)]
    return strokes + _eyes(chance, 0.5) if chance.random() < 0.6 else strokes


def _eyes(chance: Chance, y: float) -> list[Stroke]:
    apart, kind = chance.uniform(0.12, 0.18), chance.random()
    strokes = []
    for x, side in ((0.5 - apart, 1), (0.5 + apart, -1)):
        if kind < 0.4:
            strokes.append(Stroke(_ring(x, y, 0.04, 0.04), True))
        elif kind < 0.75:
            strokes.append(Stroke(_line((x - 0.07, y - 0.05 * side), (x + 0.07, y + 0.05 * side))))
        else:
            strokes.append(Stroke(_line((x - 0.06, y - 0.06), (x + 0.06, y + 0.06))))
            strokes.append(Stroke(_line((x - 0.06, y + 0.06), (x + 0.06, y - 0.06))))
    return strokes


def _face(chance: Chance) -> list[Stroke]:
    """A round head with eyes, horns and teeth."""
    strokes = [
        Stroke(_ring(0.5, 0.55, chance.uniform(0.3, 0.38), chance.uniform(0.3, 0.38))),
        *_eyes(chance, 0.48),
    ]
    if chance.random() < 0.75:
        strokes.append(Stroke(_line((0.24, 0.32), (0.16, 0.04), (0.4, 0.22))))
        strokes.append(Stroke(_line((0.76, 0.32), (0.84, 0.04), (0.6, 0.22))))
    x = np.linspace(0.32, 0.68, int(chance.integers(5, 9)))
    jags = 0.7 + np.where(np.arange(len(x)) % 2, 0.07, 0.0)
    mouth = (
        np.stack([x, jags], 1) if chance.random() < 0.6 else _line((0.34, 0.74), (0.5, 0.68), (0.66, 0.74))
    )
    return [*strokes, Stroke(mouth)]


def _skull(chance: Chance) -> list[Stroke]:
    head = _line((0.34, 0.66), (0.2, 0.5), (0.22, 0.24), (0.5, 0.08), (0.78, 0.24), (0.8, 0.5), (0.66, 0.66))
    jaw = _line((0.34, 0.66), (0.34, 0.92), (0.66, 0.92), (0.66, 0.66))
    teeth = [Stroke(_line((x, 0.76), (x, 0.92))) for x in (0.42, 0.5, 0.58)]
    return [Stroke(head), Stroke(jaw), *_eyes(chance, 0.42), *teeth]


#: The ways to draw forest, village, farm, water and monster.
WAYS: dict[str, tuple[Callable[[Chance], list[Stroke]], ...]] = {
    "f": (_fir, _fir, _tiers, _branches, _round_tree, _wood, lambda chance: _several(chance, _fir)),
    "v": (_house, _house, _house, _long_house, _church, lambda chance: _several(chance, _house)),
    "a": (_furrows, _furrows, _furrows, _wheat, _sheaf),
    "w": (_waves, _waves, _waves, _scallops),
    "m": (_mask, _mask, _face, _face, _skull),
}
