"""Pictures of what `habits.py` has counted: ``python habits_picture.py habits.json folder``."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

SIDE, CELL, GAP, TITLE = 11, 12, 26, 34
#: How many shades a map has.
SHADES = 16
#: The scoring cards by their stacks, with the terrains that each stack is about; the last is about spaces.
TERRAINS = {"forest": ["forest"], "village": ["village"], "farm-water": ["farm", "water"], "space": []}
COLOURS = {
    "forest": (46, 110, 62), "village": (176, 62, 52), "farm": (196, 146, 30), "water": (42, 104, 166),
    "monster": (112, 60, 130), "all": (24, 128, 128),
}  # fmt: skip
Counts = Sequence[float]


def stacks() -> dict[str, list[str]]:
    """The scoring cards of the base box by their stacks."""
    from cartographers.boxes import shelf

    found: dict[str, list[str]] = {name: [] for name in TERRAINS}
    for edict in shelf().boxes["base"].edicts:
        found[edict.stack.value].append(edict.key)
    return found


def mountains() -> list[int]:
    """The mountains of sheet A."""
    from cartographers.boxes import shelf

    area = shelf().sheets["A"].printed.mountain
    return [at for at in range(SIDE * SIDE) if area >> at & 1]


def title(key: str) -> str:
    """The name of a card as players know it."""
    from cartographers.words.book import words

    return words()(key)


def share(about: Mapping[str, Any], terrains: Sequence[str]) -> Counts:
    """How often each space is drawn with some terrains, in a game."""
    kinds = [
        about["terrains"][one]["cells"] for one in terrains or about["terrains"] if one in about["terrains"]
    ]
    return [sum(column) / about["games"] for column in zip(*kinds, strict=True)]


def edicts_picture(habits: Mapping[str, Any]) -> str:
    """A map for each scoring card: where more is drawn than with the others of its stack, and where less."""
    maps = []
    for stack, edicts in stacks().items():
        there = [key for key in edicts if key in habits["edicts"]]
        shares = {key: share(habits["edicts"][key], TERRAINS[stack]) for key in there}
        usual = [sum(column) / len(shares) for column in zip(*shares.values(), strict=True)]
        colour = COLOURS[TERRAINS[stack][-1] if TERRAINS[stack] else "all"]
        for key, found in shares.items():
            about = habits["edicts"][key]
            more = [one - other for one, other in zip(found, usual, strict=True)]
            stars = about["stars"] / about["games"]
            maps.append((title(key), f"{stars:.0f} stars a game", more, colour))
    return _page(maps, 4)


def openings_picture(habits: Mapping[str, Any]) -> str:
    """A map for each card and terrain: where the first drawing of a game lies."""
    maps = []
    for card, about in sorted(habits["openings"].items(), key=lambda one: -one[1]["games"]):
        for terrain, counts in about["terrains"].items():
            if terrain in COLOURS and counts["games"] > about["games"] / 20:
                found = [count / counts["games"] for count in counts["cells"]]
                part = f"{terrain}, {counts['games'] / about['games']:.0%} of these games"
                maps.append((title(card), part, found, COLOURS[terrain]))
    return _page(maps, 4)


def _page(maps: Sequence[tuple[str, str, Counts, tuple[int, int, int]]], columns: int) -> str:
    wide, high = SIDE * CELL + GAP, SIDE * CELL + GAP + TITLE
    rows = -(-len(maps) // columns)
    body = "".join(
        f'<g transform="translate({GAP // 2 + wide * (at % columns)} {high * (at // columns)})">'
        + "".join(_map(*one))
        + "</g>"
        for at, one in enumerate(maps)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide * columns} {high * rows}" '
        f'font-family="sans-serif"><rect width="100%" height="100%" fill="#fbf7ee"/>{body}</svg>\n'
    )


def _map(name: str, about: str, counts: Counts, colour: tuple[int, int, int]) -> Iterator[str]:
    most = max(abs(count) for count in counts) or 1.0
    yield f'<text y="18" font-size="12" font-weight="bold" fill="#222">{name}</text>'
    yield f'<text y="31" font-size="10" fill="#444">{about}</text>'
    shades: dict[tuple[bool, int], list[int]] = {}
    for at, count in enumerate(counts):
        shades.setdefault((count < 0, round(SHADES * abs(count) / most)), []).append(at)
    for (less, shade), cells in sorted(shades.items()):
        # What is drawn less than usual is grey.
        red, green, blue = (150, 150, 150) if less else colour
        path = "".join(f"M{at % SIDE * CELL} {TITLE + 4 + at // SIDE * CELL}h11v11h-11z" for at in cells)
        opacity = max(0.04, shade / SHADES)
        yield f'<path fill="rgb({red},{green},{blue})" fill-opacity="{opacity:.2f}" d="{path}"/>'
    peaks = "".join(
        f"M{at % SIDE * CELL + 1} {TITLE + 14 + at // SIDE * CELL}h9l-4.5-8z" for at in mountains()
    )
    yield f'<path fill="#6b5a45" d="{peaks}"/>'


def main() -> None:
    """Draw both pictures."""
    habits, folder = json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2])
    (folder / "habits-edicts.svg").write_text(edicts_picture(habits))
    (folder / "habits-openings.svg").write_text(openings_picture(habits))


if __name__ == "__main__":
    main()
