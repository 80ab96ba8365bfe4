#!/usr/bin/env python3
"""A bot for Cartographers: it draws where a shape touches most, and monsters where they touch least."""

import json
import sys

ROWS = "ABCDEFGHIJK"


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "Snug", "author": "Cartographers"})
        elif message["type"] == "view":
            say({"type": "decision", "step": message["step"], "decision": choose(message)})


def say(message):
    print(json.dumps(message), flush=True)


def choose(view):
    """The decision that touches most; in an ambush the map is a neighbour's, and it is the least."""
    rows = view["maps"][view["map_owner"]]["rows"]
    sign = -1 if view["phase"] == "ambush" else 1
    return max(view["decisions"], key=lambda decision: sign * touching(rows, decision))


def touching(rows, decision):
    """How many sides of the drawing lie at the edge of the map or at a filled space."""
    names = decision.get("cells", [decision["cell"]] if "cell" in decision else [])
    cells = {(ROWS.index(name[0]), int(name[1:]) - 1) for name in names}
    sides = 0
    for row, column in cells:
        for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            sides += beside not in cells and not is_empty(rows, *beside)
    return sides


def is_empty(rows, row, column):
    return 0 <= row < 11 and 0 <= column < 11 and rows[row][column] in ".r"


main()
