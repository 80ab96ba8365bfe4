"""The map: a grid of cells, each empty or filled with something (R1.1-R1.4)."""

Cell = tuple[int, int]

SIZE = 11
ROW_LETTERS = "ABCDEFGHIJK"

LETTERS = {
    "f": "forest",
    "v": "village",
    "a": "farm",
    "w": "water",
    "m": "monster",
    "h": "hero",
    "x": "destroyed",
    "d": "double",
}
DRAWN_LETTERS = {content: letter for letter, content in LETTERS.items()}

ALL_CELLS: list[Cell] = [(row, column) for row in range(SIZE) for column in range(SIZE)]


def on_map(cell: Cell) -> bool:
    """Whether the cell lies on the 11 x 11 grid (R1.1)."""
    row, column = cell
    return 0 <= row < SIZE and 0 <= column < SIZE


def neighbours(cell: Cell) -> list[Cell]:
    """The cells of the map that share a side with this one (R1.4)."""
    row, column = cell
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [other for other in beside if on_map(other)]


def at_edge(cell: Cell) -> bool:
    """Whether the cell is adjacent to the edge of the map (R1.4)."""
    row, column = cell
    return row in (0, SIZE - 1) or column in (0, SIZE - 1)


def cell_name(cell: Cell) -> str:
    """The printed name of a cell, `A1` to `K11`."""
    row, column = cell
    return f"{ROW_LETTERS[row]}{column + 1}"


def cell_of(name: str) -> Cell | None:
    """The cell with that printed name, or None if there is no such cell."""
    for cell in ALL_CELLS:
        if cell_name(cell) == name:
            return cell
    return None


class Map:
    """One player's map: what each cell holds, and which cells are ruins cells.

    A cell holds "empty", "mountain", "wasteland", "destroyed", "double" (Diplomacy's farm and
    village at once) or the name of a drawn terrain type.
    """

    def __init__(self, rows: list[str]) -> None:
        assert len(rows) == SIZE and all(len(row) == SIZE for row in rows)
        self.contents: list[list[str]] = []
        self.ruins: set[Cell] = set()
        for row, text in enumerate(rows):
            self.contents.append([])
            for column, letter in enumerate(text):
                if letter == "r" or letter.isupper():
                    self.ruins.add((row, column))
                self.contents[row].append(_content(letter))

    def at(self, cell: Cell) -> str:
        """What the cell holds."""
        row, column = cell
        return self.contents[row][column]

    def put(self, cell: Cell, content: str) -> None:
        """Let the cell hold something from now on; it stays a ruins cell if it is one (R1.3)."""
        row, column = cell
        self.contents[row][column] = content

    def is_empty(self, cell: Cell) -> bool:
        """Whether nothing fills the cell (R1.3)."""
        return self.at(cell) == "empty"

    def types(self, cell: Cell) -> set[str]:
        """The terrain types of the cell: none, one, or Diplomacy's two (R1.2, R9.3)."""
        content = self.at(cell)
        if content in ("empty", "wasteland", "destroyed"):
            return set()
        if content == "double":
            return {"farm", "village"}
        return {content}

    def has(self, cell: Cell, terrain: str) -> bool:
        """Whether the cell is of that terrain type."""
        return terrain in self.types(cell)

    def cells_of(self, terrain: str) -> list[Cell]:
        """All cells of that terrain type."""
        return [cell for cell in ALL_CELLS if self.has(cell, terrain)]

    def empty_cells(self) -> list[Cell]:
        """All empty cells, unfilled ruins among them."""
        return [cell for cell in ALL_CELLS if self.is_empty(cell)]

    def empty_ruins(self) -> set[Cell]:
        """The ruins cells on which nothing has been drawn and which are not destroyed."""
        return {cell for cell in self.ruins if self.is_empty(cell)}

    def is_full(self) -> bool:
        """Whether no empty cell is left."""
        return not self.empty_cells()

    def neighbours_with(self, cell: Cell, terrain: str) -> list[Cell]:
        """The adjacent cells of that terrain type."""
        return [other for other in neighbours(cell) if self.has(other, terrain)]

    def is_surrounded(self, cell: Cell) -> bool:
        """Whether each side of the cell is a filled cell or the edge of the map (R1.7)."""
        return not any(self.is_empty(other) for other in neighbours(cell))

    def rows(self) -> list[str]:
        """The map in text form."""
        return ["".join(self._letter((row, column)) for column in range(SIZE)) for row in range(SIZE)]

    def _letter(self, cell: Cell) -> str:
        content = self.at(cell)
        if content == "mountain":
            return "^"
        if content == "wasteland":
            return "#"
        if content == "empty":
            return "r" if cell in self.ruins else "."
        letter = DRAWN_LETTERS[content]
        return letter.upper() if cell in self.ruins else letter


def _content(letter: str) -> str:
    if letter in ".r":
        return "empty"
    if letter == "^":
        return "mountain"
    if letter == "#":
        return "wasteland"
    return LETTERS[letter.lower()]
