"""Where a card's shapes may be drawn: explore cards, ambushes, and the solo walk."""

from .board import SIZE, Cell, Map
from .facts import AMBUSH, EXPLORE
from .shapes import Cells, fits, moved, offsets_of, placements

Drawing = tuple[str, Cells]

FALLBACK_TERRAINS = ["forest", "village", "farm", "water", "monster"]


def drawings(rows: list[str], card_id: str, ruins_pending: bool = False) -> tuple[set[Drawing], bool]:
    """All legal drawings of an explore or ambush card, and whether they are the fallback.

    A full map leaves no drawing at all (R3.10, R4.2).
    """
    board = Map(rows)
    if card_id in AMBUSH:
        return ambush_drawings(board, AMBUSH[card_id]["shape"])
    return explore_drawings(board, card_id, ruins_pending)


def explore_drawings(board: Map, card_id: str, ruins_pending: bool) -> tuple[set[Drawing], bool]:
    """The legal drawings of an explore card, or else the single cells of the fallback."""
    card = EXPLORE[card_id]
    found: set[Drawing] = set()
    for shape in card["shapes"]:
        for cells in placements(board, shape["cells"]):
            # R3.7: with ruins pending the shape covers at least one empty ruins cell.
            if not ruins_pending or covers_ruins(board, cells):
                found |= {(terrain, cells) for terrain in card["terrains"]}
    if found:
        return found, False
    # R3.6, R3.7: one single cell anywhere empty, of any of the five terrains.
    for cell in board.empty_cells():
        found |= {(terrain, frozenset({cell})) for terrain in FALLBACK_TERRAINS}
    return found, True


def ambush_drawings(board: Map, picture: list[str]) -> tuple[set[Drawing], bool]:
    """The legal drawings of a shape of monsters (R4.1), or else of one single monster (R4.2)."""
    found: set[Drawing] = {("monster", cells) for cells in placements(board, picture)}
    if found:
        return found, False
    return {("monster", frozenset({cell})) for cell in board.empty_cells()}, True


def covers_ruins(board: Map, cells: Cells) -> bool:
    """Whether one of the cells is an empty ruins cell (R3.7)."""
    return bool(cells & board.empty_ruins())


def solo_spot(rows: list[str], card_id: str) -> Cells | None:
    """Where the walk draws an ambush card's shape in a solo game, or None (R11.2)."""
    return walk(Map(rows), AMBUSH[card_id]["shape"], card_id)


def walk(board: Map, picture: list[str], card_id: str) -> Cells | None:
    """The first legal place of a shape on the walk from the card's corner in its direction."""
    card = AMBUSH[card_id]
    height, width = len(picture), len(picture[0])
    first_row, last_row = 0, SIZE - height
    first_column, last_column = 0, SIZE - width
    while first_row <= last_row and first_column <= last_column:
        for top, left in _ring(
            first_row, last_row, first_column, last_column, card["solo_corner"], card["direction"]
        ):
            cells = moved(offsets_of(picture), top, left)
            if fits(board, cells):
                return cells
        first_row, last_row = first_row + 1, last_row - 1
        first_column, last_column = first_column + 1, last_column - 1
    return None


def _ring(top: int, bottom: int, left: int, right: int, corner: str, direction: str) -> list[Cell]:
    """The places on the border of a rectangle, once each, in the order of the walk (R11.2)."""
    start_row = top if corner.startswith("top") else bottom
    start_column = left if corner.endswith("left") else right
    if top == bottom or left == right:
        # A ring of one row or column is walked from the corner's end to the other.
        line = [(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)]
        return line if line[0] == (start_row, start_column) else line[::-1]
    clockwise = (
        [(top, column) for column in range(left, right)]
        + [(row, right) for row in range(top, bottom)]
        + [(bottom, column) for column in range(right, left, -1)]
        + [(row, left) for row in range(bottom, top, -1)]
    )
    circle = clockwise if direction == "clockwise" else clockwise[::-1]
    start = circle.index((start_row, start_column))
    return circle[start:] + circle[:start]
