"""Every call of a store about tries, tournaments and puzzles, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from cartographers.server.features.puzzles.store import (
    GameToSearch,
    NewPuzzle,
    PuzzleAnswerRow,
    PuzzleStore,
    Solver,
)
from cartographers.server.features.tournaments.store import AlreadyIn, NameTaken, TournamentStore
from cartographers.server.features.tournaments.tournament import Correction, Tournament
from cartographers.server.settings import Settings
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.person_rows import LinkedDevice, Moved
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import SeatRow
from cartographers.server.storage.tries import Counts, NewTry, Round, RoundClosed, TryEnd
from server.postgres_server import PostgresServer
from server.storage.conftest import WithStore
from server.storage.stored_games import game, row


def test_the_first_answer_to_a_puzzle_counts_and_moves_both_ratings(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        puzzles = PuzzleStore(store.database)
        new = [NewPuzzle(id, {"id": id}, rating) for id, rating in (("p", 1500), ("q", 1700), ("r", 1400))]
        assert (await puzzles.add(new, 1.0), await puzzles.add(new, 2.0)) == (3, 0)
        assert await puzzles.known() == {"p", "q", "r"}
        assert [row.id for row in await puzzles.of_ids(["q", "none", "p"])] == ["q", "p"]
        # In two tabs at once: one of them counts.
        tabs = [PuzzleAnswerRow("p", "anna", 5.0 + number, number == 0, {}) for number in range(2)]
        answers = await asyncio.gather(*(puzzles.answer(one) for one in tabs))
        assert sorted(counted for _, counted in answers) == [False, True]
        (row,), anna = await puzzles.of_ids(["p"]), await puzzles.solver("anna")
        assert (row.tries, anna.tries, anna.solved, anna.streak) == (1, 1, row.solved, row.solved)
        won = 1 if row.solved else -1
        assert won * (anna.rating.value - 1500) > 0 > won * (row.rating.value - 1500)
        assert await puzzles.unanswered("anna") == 2
        first = await puzzles.next_for("anna", [])
        assert first in ("q", "r") and await puzzles.next_for("anna", ["q", "r"]) == "p"
        for at, id in enumerate(("q", "r"), 20):
            await puzzles.answer(PuzzleAnswerRow(id, "anna", float(at), True, {"cells": []}))
        assert await puzzles.next_for("anna", []) == "p"  # the one seen longest ago
        # One person after all: of two answers to the same puzzle the earlier is kept.
        await puzzles.answer(PuzzleAnswerRow("q", "bert", 9.0, False, {}))
        await store.people.set_phrase(LinkedDevice("anna", "laptop", "2026"), "both", "hash")
        await store.people.link(LinkedDevice("bert", "phone", "2026"), "hash")
        both = await puzzles.all_answers("both")
        assert [(one.puzzle, one.solved) for one in both] == [("r", True), ("q", False), ("p", won == 1)]
        assert (await puzzles.solver("both")).tries == 3
        await store.people.forget("both")
        assert await puzzles.all_answers("both") == [] and await puzzles.solver("both") == Solver()

    with_store(test)


def test_the_puzzles_of_a_day_stay_and_others_come_the_next_day(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        ids = [f"p{number}" for number in range(6)]
        await PuzzleStore(store.database).add(
            [NewPuzzle(id, {}, 1000 + 100 * at) for at, id in enumerate(ids)], 1.0
        )
        first = await PuzzleStore(store.database).of_day("2026-11-16")
        await PuzzleStore(store.database).add([NewPuzzle("late", {}, 1200)], 1.0)
        assert (
            await PuzzleStore(store.database).of_day("2026-11-16") == first == sorted(first)
            and len(set(first)) == 3
        )
        assert not set(first) & set(await PuzzleStore(store.database).of_day("2026-11-17"))

    with_store(test)


def test_only_finished_public_games_are_searched_for_puzzles_and_each_by_one_server(
    with_store: WithStore,
) -> None:
    async def test(store: Store) -> None:
        hidden = {**row("hidden").plan, "watchers": False}
        for new in (
            game("public", over=True, began=1.0),
            game("running", began=2.0),
            game("today", over=True, day="2026-11-16", began=3.0),
            game("hidden", over=True, plan=hidden, began=4.0),
        ):
            await store.create(new)
        taken = await PuzzleStore(store.database).game_to_search(now=10.0, until=20.0)
        assert taken == GameToSearch("public", 0)
        assert await PuzzleStore(store.database).game_to_search(now=11.0, until=21.0) is None
        await PuzzleStore(store.database).searched(replace(taken, looked=7), until=30.0)
        # The server that had it is gone: another one goes on where it was.
        assert await PuzzleStore(store.database).game_to_search(now=31.0, until=40.0) == GameToSearch(
            "public", 7
        )
        await PuzzleStore(store.database).searched(taken, until=None)
        assert await PuzzleStore(store.database).game_to_search(now=99.0, until=100.0) is None

    with_store(test)


def test_one_try_of_a_person_counts_and_its_result_outlives_the_game(with_store: WithStore) -> None:
    end = TryEnd(31, (9, 8, 7, 7), None, ("." * 11,) * 11, ("greenbough",))
    day = "2026-11-16"

    async def test(store: Store) -> None:
        async def begin(id: str, person: str) -> None:
            stored = replace(game(id, person, day=day, began=float(id)), seats=[])
            seat = SeatRow(0, "human", person, devices=frozenset([person]))
            await store.create(replace(stored, seats=[seat]), NewTry(day, person, person.title(), None, "f"))

        assert await store.tries.day_of_deal("f") is None
        at_once = [begin(str(number), "anna") for number in range(1, 4)]
        outcomes = await asyncio.gather(*at_once, return_exceptions=True)
        assert sorted(map(repr, outcomes)) == ["AlreadyTried()", "AlreadyTried()", "None"]
        await begin("5", "bert")
        assert await store.tries.day_of_deal("f") == day
        mine = await store.tries.of_person(day, "anna")
        assert mine and not mine.over and mine.stars is None and mine.kept and mine.name == "Anna"
        assert await store.tries.counts({day: inf, "2026-W47": inf}) == {day: Counts(2, 0)}
        over = row(mine.game, day=day, over=True, began=70.0)
        await store.append(over, [], end)
        await store.append(row("5", day=day, over=True, began=80.0), [], replace(end, stars=40))
        # What is written of the game later is no later end of the try.
        await store.append(replace(over, began=99.0), [], end)
        assert await store.tries.stars(day, inf) == {31: 1, 40: 1}
        assert await store.tries.better(day, 31, inf) == 1
        assert await store.tries.first_kept(day, inf) == mine.game
        # Only what was finished in time counts.
        assert await store.tries.counts({day: 80.0}) == {day: Counts(2, 1)}
        assert await store.tries.stars(day, 80.0) == {31: 1} and await store.tries.better(day, 31, 80.0) == 0
        assert [one.stars for one in await store.tries.best(day, 9, 80.0)] == [31]
        assert await store.tries.first_kept(day, 70.0) is None
        await store.people.remove_game("anna", mine.game)
        best = await store.tries.best(day, 9)
        assert [(one.name, one.stars, one.kept) for one in best] == [("Bert", 40, True), ("Anna", 31, False)]
        assert best[1].result == {
            "seasons": [9, 8, 7, 7],
            "title": None,
            "rows": list(end.rows),
            "edicts": list(end.edicts),
        }
        assert await store.tries.first_kept(day, inf) == "5"
        # One person after all: the earlier try counts.
        phone = LinkedDevice("bert", "phone", "2026")
        await store.people.set_phrase(LinkedDevice("anna", "laptop", "2026"), "both", "hash")
        assert await store.people.link(phone, "hash") == Moved("bert", "both")
        kept = await store.tries.all_of_person("both")
        assert [(one.name, one.person) for one in kept] == [("Anna", "both")]
        await store.people.forget("both")
        assert await store.tries.counts({day: inf}) == {}

    with_store(test)


def test_a_tournament_follows_its_people_when_devices_are_linked_and_when_they_are_forgotten(
    with_store: WithStore,
) -> None:
    async def test(store: Store) -> None:
        stored = TournamentStore(store.database)
        for id, ends in (("live", None), ("week", 100.0)):
            await stored.create(Tournament(id, "anna", "Club", {"deals": 1}, 1.0, ends))
        for person, name in (("bert", "Bert"), ("cora", "Cora"), ("anna", "Anna")):
            await stored.join("week", person, name, 2.0)
        with pytest.raises(AlreadyIn):
            await stored.join("week", "cora", "Cora again", 2.0)
        await stored.correct("week", Correction("rename", 3.0, "cora", before="Cora", after="C"))
        assert [(one.number, one.name) for one in await stored.players("week")] == [
            (1, "Bert"),
            (2, "C"),
            (3, "Anna"),
        ]
        # Bert and Cora are one person, who takes part as the first of them.
        await store.people.set_phrase(LinkedDevice("cora", "laptop", "2026"), "both", "hash")
        assert await store.people.link(LinkedDevice("bert", "phone", "2026"), "hash") == Moved("bert", "both")
        assert [(one.person, one.name) for one in await stored.players("week")] == [
            ("both", "Bert"),
            ("anna", "Anna"),
        ]
        assert [one.person for one in await stored.corrections("week")] == ["both"]
        # The host moves to another device, and then has everything deleted.
        await store.people.set_phrase(LinkedDevice("anna", "laptop", "2026"), "host", "other")
        assert {one.id for one in await stored.of_person("host", 9)} == {"live", "week"}
        week = await stored.load("week")
        assert week and week.host == "host"
        assert await stored.change(week, replace(week, opened=1)) and not await stored.change(week, week)
        await store.people.forget("host")
        left = {one.id: one for one in [await stored.load("live"), await stored.load("week")] if one}
        assert {one.host for one in left.values()} == {"nobody"}
        assert left["live"].over is not None and left["week"].over is None
        assert [one.name for one in await stored.players("week")] == ["Bert"]
        await store.people.forget("both")
        assert await stored.players("week") == [] == await stored.corrections("week")

    with_store(test)


def test_of_two_who_join_at_one_moment_on_two_servers_one_gets_the_name(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    settings = Settings(data=tmp_path, database=postgres.new_database(), peer="http://127.0.0.1:1")

    async def test() -> None:
        stores = [open_store(settings) for _ in range(2)]
        await TournamentStore(stores[0].database).create(Tournament("cup", "host", "Cup", {"deals": 1}, 1.0))
        await names_taken_once(stores)
        for store in stores:
            await store.close()

    asyncio.run(test())


def test_of_two_who_join_at_one_moment_one_gets_the_name(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await TournamentStore(store.database).create(Tournament("cup", "host", "Cup", {"deals": 1}, 1.0))
        await names_taken_once([store, store])

    with_store(test)


async def names_taken_once(stores: Sequence[Store]) -> None:
    """Let people join and be renamed by two servers at a time, with names that look the same."""
    for turn in range(5):
        joins = (
            TournamentStore(store.database).join("cup", f"{at}-{turn}", name.format(turn), 2.0)
            for at, (store, name) in enumerate(zip(stores, ("ANNA {}", "Anna {}"), strict=True))
        )
        outcomes = await asyncio.gather(*joins, return_exceptions=True)
        assert {type(one) for one in outcomes} == {NameTaken, type(None)}
    # Of two players who are given one name, one is.
    renames = (
        TournamentStore(store.database).rename("cup", Correction("rename", 3.0, one.person, after="Bert"))
        for store, one in zip(stores, await TournamentStore(stores[0].database).players("cup"), strict=False)
    )
    outcomes = await asyncio.gather(*renames, return_exceptions=True)
    assert {type(one) for one in outcomes} == {NameTaken, type(None)}
    players = [one.name.lower() for one in await TournamentStore(stores[1].database).players("cup")]
    assert len(set(players)) == 5 == len(players) and players.count("bert") == 1
    assert len(await TournamentStore(stores[1].database).corrections("cup")) == 1


def test_a_deal_of_a_tournament_can_be_begun_only_while_it_is_open(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await TournamentStore(store.database).create(Tournament("cup", "host", "Cup", {"deals": 2}, 1.0))
        cup = await TournamentStore(store.database).load("cup")
        assert cup

        async def begin(id: str, person: str, granted: bool = False) -> None:
            new = NewTry("t/cup/1", person, person, Round("cup", 1, 5.0, granted))
            await store.create(game(id, person, day="t/cup/1", began=5.0), new)

        with pytest.raises(RoundClosed):
            await begin("one", "anna")
        opened = replace(cup, opened=1)
        assert await TournamentStore(store.database).change(cup, opened)
        await begin("two", "anna")
        assert await TournamentStore(store.database).change(opened, replace(opened, closed=1), ["t/cup/1"])
        assert [one.mark for one in await TournamentStore(store.database).progress(["t/cup/1"])] == ["late"]
        with pytest.raises(RoundClosed):
            await begin("three", "bert")
        assert await store.load("three") is None
        # Somebody whose computer broke gets another try, and the first one is kept beside.
        await TournamentStore(store.database).correct("cup", Correction("again", 6.0, "anna", 1), "t/cup/1")
        await begin("four", "anna", granted=True)
        assert [
            (one.game, one.mark) for one in await TournamentStore(store.database).progress(["t/cup/1"])
        ] == [("four", None)]
        assert {one.game for one in await store.tries.all_of_person("anna")} == {"two", "four"}

    with_store(test)
