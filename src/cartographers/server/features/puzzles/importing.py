"""Puzzles that are given to a server: those that are shipped, and those of a file."""

import asyncio
from collections.abc import Collection, Sequence
from time import time

from cartographers.puzzles.puzzle import Puzzle, collection, write_puzzle
from cartographers.server.features.puzzles.store import NewPuzzle, PuzzleStore
from cartographers.server.settings import Settings
from cartographers.server.storage.opening import open_store, postgres_problems
from cartographers.server.storage.store import Store


def new_puzzle(puzzle: Puzzle) -> NewPuzzle:
    """A puzzle as it is stored."""
    game = puzzle.source.game if puzzle.source else ""
    return NewPuzzle(puzzle.id, write_puzzle(puzzle), puzzle.rating, game)


async def add_shipped(store: Store, known: Collection[str], now: float) -> int:
    """Give a server those of the shipped puzzles that it does not know; says how many were new."""
    missing = [
        NewPuzzle(body["id"], body, body["rating"]) for body in collection() if body["id"] not in known
    ]
    return await PuzzleStore(store.database).add(missing, now) if missing else 0


def import_puzzles(puzzles: Sequence[Puzzle], settings: Settings) -> int:
    """Give puzzles to the server of a data folder or database that does not run; says how many were new."""

    async def add() -> int:
        with postgres_problems():
            store = open_store(settings)
        try:
            return await PuzzleStore(store.database).add([new_puzzle(one) for one in puzzles], time())
        finally:
            await store.database.close()

    return asyncio.run(add())
