"""A player's sheet during a game: the map, attack marks, monsters' names, coins and stars."""

from .board import Cell, Map, neighbours
from .facts import COIN_TRACK, SHEETS
from .shapes import Cells

DRAGON = "dragon-inferno"
ZOMBIE = "zombie-plague"
TROLL = "giant-troll-ravage"
GORGON = "gorgon-gaze"


class Seat:
    """One player with all that is written on the sheet."""

    def __init__(self, sheet: str) -> None:
        self.map = Map(SHEETS[sheet]["picture"])
        self.marks: set[Cell] = set()
        self.names: dict[Cell, str] = {}
        self.coins_filled = 0
        self.coins_crossed = 0
        self.mountains_paid: set[Cell] = set()
        self.dragon_paid = False
        self.skill_used = False
        self.total = 0
        self.loss = 0

    def coins(self) -> list[int]:
        """The track: spaces filled, and how many of them are crossed out."""
        return [self.coins_filled, self.coins_crossed]

    def purse(self) -> int:
        """Coins that are filled and not crossed out."""
        return self.coins_filled - self.coins_crossed

    def gain(self, coins: int) -> None:
        """Fill the next spaces of the track; coins without a space are lost (R3.12)."""
        self.coins_filled = min(COIN_TRACK, self.coins_filled + coins)

    def draw(self, terrain: str, cells: Cells, name: str | None = None) -> None:
        """Fill cells with a terrain; monsters that stand on marks are destroyed (R8.2, R8.4)."""
        for cell in cells:
            self.map.put(cell, terrain)
            if name is not None:
                self.names[cell] = name
        self.attack()

    def attack(self) -> None:
        """Destroy every monster cell that stands on an attack mark (R8.2)."""
        for cell in self.marks:
            if self.map.has(cell, "monster"):
                self.destroy(cell)

    def destroy(self, cell: Cell) -> None:
        """Leave the cell filled, without terrain type (R8.3)."""
        self.map.put(cell, "destroyed")

    def living(self, name: str) -> list[Cell]:
        """The cells of a named monster that are not destroyed (R8.4)."""
        return [cell for cell, given in self.names.items() if given == name and self.map.has(cell, "monster")]

    def beside_living(self, name: str) -> set[Cell]:
        """The cells adjacent to a living cell of a named monster."""
        return {other for cell in self.living(name) for other in neighbours(cell)}

    def gorgon_targets(self) -> set[Cell]:
        """The cells that the gorgon may destroy (R8.8)."""
        spared = ("mountain", "wasteland", "destroyed")
        return {cell for cell in self.beside_living(GORGON) if self.map.at(cell) not in spared}

    def settle(self) -> None:
        """Pay the mountains and the dragon that are now closed in, each once (R8.9)."""
        for mountain in self.map.cells_of("mountain"):
            if mountain not in self.mountains_paid and self.map.is_surrounded(mountain):
                self.mountains_paid.add(mountain)
                self.gain(1)
        dragon = [cell for cell, name in self.names.items() if name == DRAGON]
        if dragon and not self.dragon_paid and all(self._is_closed(cell) for cell in dragon):
            self.dragon_paid = True
            self.gain(3)

    def _is_closed(self, cell: Cell) -> bool:
        """Whether a dragon's cell is destroyed or has no empty neighbour (R8.5)."""
        return self.map.at(cell) == "destroyed" or self.map.is_surrounded(cell)
