"""Openings and the drawings that go with each scoring card, counted in a file of games.

``python habits.py games.parquet habits.json`` (needs cartographers[data]); a folder of files will do too.
The rows are read in pieces, so that a million games need no more memory than a thousand.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Any

CELLS = 121
SEASONS = 4
COLUMNS = ["deal", "step", "season", "card", "edicts", "kind", "terrain", "cells", "season_stars", "total"]
Row = Mapping[str, Any]


class Habits:
    """Counts over games of one player alone: all of them can be added up."""

    def __init__(self) -> None:
        self.games, self.stars = 0, 0
        #: By the scoring card: games, stars of whole games and of each season; for each terrain, in how many
        #: games each space is drawn with it, and how many spaces are drawn in all games together.
        self.edicts: dict[str, dict[str, Any]] = {}
        #: By the first card: games, stars; by its terrain the games, and how often each space is drawn.
        self.openings: dict[str, dict[str, Any]] = {}
        self._game: list[Row] = []

    def add(self, rows: Iterable[Row]) -> None:
        """Count rows, those of a game one after another."""
        for row in rows:
            if self._game and row["deal"] != self._game[0]["deal"]:
                self._count()
            self._game.append(row)

    def end(self) -> None:
        """Count the last game too."""
        if self._game:
            self._count()

    def _count(self) -> None:
        game, self._game = self._game, []
        drawn = [row for row in game if row["kind"] == "draw"]
        seasons = {row["season"]: row["season_stars"] for row in game}
        self.games += 1
        self.stars += game[0]["total"]
        for edict in game[0]["edicts"]:
            about = self.edicts.setdefault(edict, _nothing() | {"seasons": [0] * SEASONS})
            _count_game(about, game[0]["total"], drawn)
            for season, stars in seasons.items():
                about["seasons"][season] += stars
        if drawn:
            _count_game(self.openings.setdefault(drawn[0]["card"], _nothing()), game[0]["total"], drawn[:1])

    def plain(self) -> dict[str, Any]:
        """The counts as plain values."""
        return {
            "games": self.games, "stars": self.stars, "edicts": self.edicts, "openings": self.openings,
        }  # fmt: skip


def _nothing() -> dict[str, Any]:
    return {"games": 0, "stars": 0, "terrains": {}}


def _count_game(about: dict[str, Any], total: int, drawn: Iterable[Row]) -> None:
    about["games"] += 1
    about["stars"] += total
    seen = set()
    for row in drawn:
        seen.add(row["terrain"])
        counts = about["terrains"].setdefault(row["terrain"], {"games": 0, "cells": [0] * CELLS})
        for cell in row["cells"]:
            counts["cells"][cell] += 1
    for terrain in seen:
        about["terrains"][terrain]["games"] += 1


def added(one: Any, other: Any) -> Any:
    """Two counts as one: what several processes have counted is added up."""
    if isinstance(one, dict):
        return {
            key: added(one[key], other[key]) if key in one and key in other else one.get(key, other.get(key))
            for key in {**one, **other}
        }
    if isinstance(one, list):
        return [added(*pair) for pair in zip(one, other, strict=True)]
    return one + other


def main() -> None:
    """Count the games of a file or folder."""
    import pyarrow.dataset as ds

    habits = Habits()
    for batch in ds.dataset(sys.argv[1]).to_batches(columns=COLUMNS):
        habits.add(batch.to_pylist())
    habits.end()
    with open(sys.argv[2], "w") as file:
        json.dump(habits.plain(), file)
    print(f"{habits.games} games, {habits.stars / habits.games:.1f} stars on average")


if __name__ == "__main__":
    main()
