"""Every call of a store about games, on SQLite and on PostgreSQL."""

import asyncio
from dataclasses import replace

import pytest

from cartographers.boxes import shelf
from cartographers.notation.deal import Deal
from cartographers.server.storage.errors import StorageError
from cartographers.server.storage.hash_chain import restore_table
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import (
    Branch,
    Ended,
    Rematch,
    RematchOf,
    ResultKey,
    SeatRow,
    StoredCheckpoint,
    StoredGame,
)
from cartographers.table.dealer import SeedDealer
from server.live_room import SEED
from server.storage.conftest import WithStore
from server.storage.stored_games import EVENTS, game, next_event, row


def test_a_game_is_read_as_it_was_written(with_store: WithStore) -> None:
    written = StoredGame(
        row(
            "one",
            seed=2**62,
            branch=Branch("other", 4, {"cut": []}),
            lesson="first",
            lesson_step=3,
            began=1763249826.25,
            due=1763249926.125,
            ended=Ended("limit", (0, 1)),
            deal=Deal("0" * 64, ("a" * 32, "")),
            rematch=Rematch("two", 1),
        ),
        [
            SeatRow(0, "human", "Žofie", "", "invite", "link", True, frozenset({"anna", "bert"})),
            SeatRow(1, "bot", "", "greedy"),
        ],
        EVENTS,
    )

    async def write(store: Store) -> None:
        await store.create(written)

    async def read(store: Store) -> None:
        stored = await store.load("one")
        assert stored == written
        restore_table(shelf(), stored.events, SeedDealer(SEED), "1")
        assert await store.load("two") is None

    with_store(write)
    with_store(read)


def test_events_are_appended_with_what_they_change_in_the_row_or_not_at_all(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(game("one", "anna"))
        await store.create(game("two", "anna"))
        new = [next_event(len(EVENTS) + number, f"move {number}") for number in range(3)]
        changed = row("one", over=True, summary={"stars": 1}, due=9.0)
        await store.append(changed, new[:2])
        stored = await store.load("one")
        assert stored and stored.game == changed and stored.events == [*EVENTS, *new[:2]]
        assert await store.has_move("one", 0, "move 1") and not await store.has_move("one", 1, "move 1")
        refused = store.append(row("one", summary={"stars": 2}), [new[2], new[0]])
        good = store.append(row("two", summary={"stars": 3}), [new[0]])
        failed, done = await asyncio.gather(refused, good, return_exceptions=True)
        assert isinstance(failed, StorageError) and done is None
        assert await store.load("one") == stored
        other = await store.load("two")
        assert other and other.game.summary == {"stars": 3} and len(other.events) == len(EVENTS) + 1
        with pytest.raises(StorageError):
            await store.create(game("one", "anna"))

    with_store(test)


def test_a_checkpoint_is_kept_until_its_game_or_a_name_is_removed(with_store: WithStore) -> None:
    def checkpoint(game: str, body: str, attended: bool = False) -> StoredCheckpoint:
        return StoredCheckpoint(game, body, f"signed {body}", attended)

    async def test(store: Store) -> None:
        for name in ("one", "two", "three"):
            await store.create(game(name, "anna", "bert"))
        await store.checkpoints.save([checkpoint("one", "1"), checkpoint("gone", "2")])
        latest = [checkpoint(name, "Žofie", attended=name != "one") for name in ("one", "two", "three")]
        await store.checkpoints.save(latest)
        stored = await store.load("one")
        assert stored and stored.checkpoint == latest[0]
        assert sorted(await store.checkpoints.attended(9)) == ["three", "two"]
        assert len(await store.checkpoints.attended(1)) == 1
        await store.checkpoints.save([checkpoint("two", "")])
        await store.keeping.remove("three")
        assert await store.checkpoints.attended(9) == []
        await store.people.forget("bert")
        stored = await store.load("one")
        assert stored and stored.checkpoint is None

    with_store(test)


def test_a_seat_is_taken_once(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(game("one", "anna"))
        assert await store.seat_of_code("code one") == ("one", 1)
        assert await store.seat_of_code("no code") is None
        claims = [store.claim_seat("one", 1, device, device.title()) for device in ("bert", "cleo")]
        assert await asyncio.gather(*claims) == [True, False]
        assert not await store.assign_bot("one", 1, "greedy")
        for _ in range(2):
            await store.add_device("one", 1, "bert's phone")
        await store.set_left("one", 0, left=True)
        stored = await store.load("one")
        assert stored
        assert stored.seats[0].left and not stored.seats[1].left
        assert stored.seats[1].name == "Bert" and stored.seats[1].devices == {"bert", "bert's phone"}
        await store.create(game("two"))
        assert await store.assign_bot("two", 0, "greedy")
        assert [one.game.id for one in await store.games_of("bert", over=False, limit=9)] == ["one"]

    with_store(test)


def test_lists_have_the_newest_games_first(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        for number in range(4):
            await store.create(game(f"{number}", "anna", due=number * 10.0 or None))
        await store.create(game("over", "anna", over=True))
        await store.create(game("lesson", "anna", lesson="first"), RematchOf("over", 0))

        async def ids(over: bool, limit: int) -> list[str]:
            return [one.game.id for one in await store.games_of("anna", over, limit)]

        assert await ids(over=False, limit=3) == ["3", "2", "1"]
        assert await ids(over=True, limit=3) == ["over"]
        assert await store.due_games(25.0, limit=9) == ["1", "2"]
        assert await store.due_games(25.0, limit=1) == ["1"]
        await store.set_lesson_step("lesson", 7)
        assert [(one.id, one.lesson_step) for one in await store.lessons_of("anna")] == [("lesson", 7)]
        await store.set_summary("over", {"result": [1]})
        over, second = await store.games(["over", "gone", "2"])
        assert over.game.summary == {"result": [1]} and over.game.rematch == Rematch("lesson", 0)
        assert second == replace(game("2", "anna", due=20.0), events=[])

    with_store(test)


def test_a_result_stays_as_it_was_first_stored(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(game("one", "anna", over=True))
        key = ResultKey("one", "analysis", 0, "greedy")
        for number, body in ((1, {"b": 1}), (0, {"a": 1}), (1, {"c": 1})):
            await store.add_result(key, number, body)
        assert await store.results(key) == [{"a": 1}, {"b": 1}]
        assert await store.results(replace(key, seat=1)) == []
        assert await store.people.findings("anna", "analysis") == {("one", 0): '{"a":1}'}

    with_store(test)
