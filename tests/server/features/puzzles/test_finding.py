"""Puzzles are looked for in finished public games, in the background and for a limited time."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.puzzles.puzzle import Puzzle, collection, read_puzzle
from cartographers.rules.state import Game, Phase
from cartographers.server.features.puzzles import finding
from cartographers.server.features.puzzles.finding import PuzzleSearch
from cartographers.server.workers.job import WorkerFailed
from server.conftest import plenty
from server.features.puzzles.test_playing import answer, right
from server.random_client import RandomClient
from server.serving import Served


def test_what_is_found_in_a_game_is_a_puzzle_and_only_its_players_are_told_which_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = read_puzzle(shelf(), collection()[0])
    looked_at: list[Game] = []

    async def find(_: Any, game: Game, *__: Any) -> Puzzle | None:
        """The first position is a puzzle, at the second the process fails."""
        looked_at.append(game)
        if len(looked_at) == 2:
            raise WorkerFailed("it died")
        return known if len(looked_at) == 1 else None

    settings = plenty(tmp_path, puzzle_minutes=1.0)
    with Served(settings) as running:
        ann, bert = running.device(), running.device()
        open_to_all, hidden = ann.create(seed=4), ann.create(seed=5, watchers=False)
        for game in (open_to_all["id"], hidden["id"]):
            RandomClient(ann).play(game)
        services = running.app.state.lobby.services
        monkeypatch.setattr(finding, "puzzle_at", find)

        async def search() -> None:
            no_time = replace(services, settings=replace(settings, puzzle_minutes=0.0))
            assert not await PuzzleSearch(no_time).search_game() and not looked_at
            unhurried = PuzzleSearch(services)
            assert await unhurried.search_game()
            assert not await unhurried.search_game()  # nobody may watch the other one

        running.run(search())
        assert len(looked_at) > 5
        assert all(game.phase is Phase.DRAW and game.setup.seats == 1 for game in looked_at)
        told = answer(ann, known.id, right(known.id))
        assert told["source"]["game"] == open_to_all["id"] and told["source"]["seat"] == 0
        assert answer(bert, known.id, right(known.id))["source"] is None
