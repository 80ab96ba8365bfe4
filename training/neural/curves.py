"""The curves of a training: a file of numbers, a row for each segment, and a picture of them."""

import csv
from collections.abc import Sequence
from pathlib import Path

from training.neural.trainer import Point

#: The size of the picture, and the room for its labels.
WIDTH, HEIGHT, MARGIN = 640, 280, 40


def append(path: Path, point: Point) -> None:
    """Add a row, and the names of the columns to a new file."""
    new = not path.exists()
    with path.open("a", newline="") as file:
        rows = csv.writer(file)
        if new:
            rows.writerow(Point._fields)
        rows.writerow(point)


def read(path: Path) -> list[Point]:
    """The rows of a file."""
    with path.open(newline="") as file:
        _, *rows = csv.reader(file)
    return [
        Point(int(segment), float(seconds), int(games), *map(float, rest))
        for segment, seconds, games, *rest in rows
    ]


def picture(points: Sequence[Point]) -> str:
    """The mean total of the games that ended, by the seconds of training, as SVG."""
    seconds, places = 0.0, []
    for point in points:
        seconds += point.seconds
        if point.games:
            places.append((seconds, point.stars))
    if not places:
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"/>\n'
    longest, low, high = places[-1][0], min(y for _, y in places), max(y for _, y in places)

    def at(place: tuple[float, float]) -> str:
        x = MARGIN + place[0] / longest * (WIDTH - 2 * MARGIN)
        y = HEIGHT - MARGIN - (place[1] - low) / max(high - low, 1e-9) * (HEIGHT - 2 * MARGIN)
        return f"{x:.1f},{y:.1f}"

    line = " ".join(map(at, places))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12">\n<polyline points="{line}" fill="none" stroke="#2a6f4e" stroke-width="1.5"/>\n'
        f'<text x="4" y="{HEIGHT - MARGIN}">{low:.0f}</text>\n<text x="4" y="{MARGIN}">{high:.0f}</text>\n'
        f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 12}" text-anchor="end">{longest:.0f} s</text>\n'
        f'<text x="{MARGIN}" y="16">mean total of the games that ended (with noise)</text>\n</svg>\n'
    )
