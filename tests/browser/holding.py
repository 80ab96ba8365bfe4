"""Holding the shape of a drawing where it is to be drawn."""

from collections import deque

from playwright.sync_api import Page

from browser.table import Table
from server.serving import Json


def draw(page: Page, state: Json, decision: Json) -> None:
    """Hold the shape of a drawing where it is drawn: its key, turns and flips, and a press on the map."""
    wanted = {(ord(cell[0]) - 65, int(cell[1:]) - 1) for cell in decision["cells"]}
    top, left = min(row for row, _ in wanted), min(column for _, column in wanted)
    shape = sorted((row - top, column - left) for row, column in wanted)
    number = 0
    for choice in state["mine"][0]["offer"]["choices"]:
        for terrain in choice["terrains"]:
            number += 1
            poses = choice["poses"]
            fits = [at for at, pose in enumerate(poses) if sorted(map(tuple, pose["cells"])) == shape]
            if terrain == decision["terrain"] and fits:
                page.keyboard.press(str(number))
                for key in keys_to(poses, fits[0]):
                    page.keyboard.press(key)
                row, column = grip(poses[fits[0]])
                table = Table(page)
                table.press(table.cell(f"{chr(65 + top + row)}{left + column + 1}"))
                return
    raise AssertionError("nothing on offer is like this drawing")


def keys_to(poses: list[Json], wanted: int) -> str:
    """The keys that turn and flip the first pose into another one."""
    ways = deque([(0, "")])
    while True:
        at, keys = ways.popleft()
        if at == wanted:
            return keys
        ways.extend([(poses[at]["turned"], keys + "r"), (poses[at]["flipped"], keys + "f")])


def grip(pose: Json) -> tuple[int, int]:
    """The cell of a pose by which it is held: the one nearest to its middle."""
    middle = (pose["height"] - 1) / 2, (pose["width"] - 1) / 2
    row, column = min(pose["cells"], key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2)
    return row, column
