"""What a map is worth: all scoring cards (R7) and the monster penalty (R5.1)."""

from . import score_farm_water, score_forest, score_space, score_village
from .board import Map
from .facts import SCORING

COUNTS = {
    **score_forest.COUNTS,
    **score_farm_water.COUNTS,
    **score_village.COUNTS,
    **score_space.COUNTS,
}


def monster_penalty(board: Map) -> int:
    """Empty cells adjacent to at least one monster cell, each counted once (R5.1)."""
    return len([cell for cell in board.empty_cells() if board.neighbours_with(cell, "monster")])


def edict_score(board: Map, card_id: str) -> int:
    """The stars that one scoring card gives for the map."""
    stars = SCORING[card_id]["stars"]
    if card_id in COUNTS:
        return COUNTS[card_id](board) * int(stars)
    count = score_farm_water.COUNTS_OF_TWO_VALUES[card_id]
    return sum(count(board, terrain) * int(value) for terrain, value in stars.items())


def score(rows: list[str]) -> dict[str, int]:
    """The score of every scoring card by its id, and the penalty under "monsters"."""
    board = Map(rows)
    scores = {card_id: edict_score(board, card_id) for card_id in SCORING}
    scores["monsters"] = monster_penalty(board)
    return scores
