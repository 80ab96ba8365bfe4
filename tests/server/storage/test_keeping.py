"""How much is kept and for how long, on SQLite and on PostgreSQL."""

from typing import Any

from cartographers.server.storage.keeping import SEAT_BYTES, Ages, OldGame, expected_size
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import Branch, Ended
from server.storage.conftest import WithStore
from server.storage.stored_games import EVENTS, game


def test_what_a_device_has_made_takes_room(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        assert await store.keeping.kept_by("anna") == 0
        await store.create(game("one", "anna"))
        await store.create(game("two", "anna", "ben"))
        await store.create(game("three", "ben", maker="ben"))
        assert await store.keeping.kept_by("anna") == expected_size(2, EVENTS) + expected_size(3, EVENTS)
        assert expected_size(2, EVENTS) > 2 * SEAT_BYTES
        assert await store.keeping.size() > 10_000

    with_store(test)


def test_the_oldest_branches_are_those_beyond_so_many(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        for number in "4213":
            branch = Branch("other", 1)
            await store.create(game(f"b{number}", "anna", branch=branch, created=f"2026-0{number}"))
        await store.create(game("plain", "anna", created="2020"))
        await store.create(game("hers", "ben", maker="ben", branch=Branch("other", 1), created="2020"))
        assert await store.keeping.branches_beyond("anna", 2) == ["b2", "b1"]

    with_store(test)


def test_old_are_games_in_which_nothing_has_happened_for_long(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        old = {"created": "1970-01-01", "began": 50.0}
        await store.create(game("open", "anna", **old))
        others: dict[str, dict[str, Any]] = {
            "running": {},
            "finished": {"over": True},
            "ended": {"over": True, "ended": Ended("player", (0,))},
            "lesson": {"lesson": "first"},
            "moved": {"began": 2e9},
            "new": {"created": "2026-01-01"},
        }
        for name, more in others.items():
            stored = game(name, "anna", **{**old, **more})
            stored.seats.pop()  # the open one
            await store.create(stored)
        found = await store.keeping.old_games(Ages(100.0, 100.0, 100.0), 20)
        assert {one.id: one.finished for one in found} == {
            "finished": True,
            "open": False,
            "running": False,
            "ended": False,
        }
        assert await store.keeping.old_games(Ages(100.0, 0.0, 0.0), 20) == [OldGame("open", False)]
        assert len(await store.keeping.old_games(Ages(100.0, 100.0, 100.0), 2)) == 2

    with_store(test)


def test_of_an_archived_game_only_the_record_is_left(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(game("one", "anna", day="2026-W47"))
        await store.create(game("two", "anna"))
        await store.keeping.remove("one", "the record")
        await store.keeping.remove("two")
        assert await store.load("one") is await store.load("two") is None
        assert await store.keeping.archived("one") == ("the record", "2026-W47")
        assert await store.keeping.archived("two") is None
        assert await store.keeping.kept_by("anna") == 0

    with_store(test)
