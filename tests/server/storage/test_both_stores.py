"""Every call of a store, on SQLite and on PostgreSQL."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from cartographers.editions import shelf
from cartographers.notation.deal import Deal
from cartographers.notation.wire import Json
from cartographers.server.storage.bot_accounts import BotAccount
from cartographers.server.storage.checkpoints import StoredCheckpoint
from cartographers.server.storage.hash_chain import INITIAL_HASH, StoredEvent, chain_events, restore_table
from cartographers.server.storage.people import FinishedGame, LinkedDevice, Moved, Removed
from cartographers.server.storage.store import (
    Branch,
    Ended,
    GameRow,
    OfferSpent,
    Rematch,
    RematchOf,
    ResultKey,
    SeatRow,
    SpentOffer,
    StorageError,
    Store,
    StoredGame,
    Subscription,
    Webhook,
)
from cartographers.server.storage.tries import Counts, NewTry
from cartographers.table.dealer import SeedDealer
from server.live_room import SEED, new_table
from server.storage.conftest import WithStore

EVENTS = chain_events(new_table(2), 0, [], INITIAL_HASH)


def row(id: str, **more: Any) -> GameRow:
    defaults = {"seed": 5, "seed_open": True, "engine": "1", "created": f"2026-{id}", "maker": "anna"}
    values = {**defaults, "over": False, "summary": {"card": "Přívoz"}, "plan": {"a": [1, None]}, **more}
    return GameRow(id=id, **values)


def game(id: str, *devices: str, **more: Any) -> StoredGame:
    """A game with a seat for each device, and an open one."""
    seats = [SeatRow(seat, "human", name, devices=frozenset([name])) for seat, name in enumerate(devices)]
    code = f"code {id}"
    return StoredGame(row(id, **more), [*seats, SeatRow(len(seats), "open", invite_hash=code)], EVENTS)


def next_event(number: int, move_id: str) -> StoredEvent:
    return StoredEvent(number, 1, 0, "committed", "{}", move_id, "before", "after", "greedy")


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


def test_linked_devices_are_one_person_with_all_their_games(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        people = store.people
        phone, laptop = (LinkedDevice(name, name.title(), f"since {name}") for name in ("phone", "laptop"))
        await store.create(game("one", "phone", maker="phone"))
        await store.create(game("two", "phone", "laptop", maker="laptop", over=True))
        assert await people.set_phrase(phone, "anna", "secret") == Moved("phone", "anna")
        since = await people.phrase_since("anna")
        assert since and len(since) == len("2026-11-15 23:17:06")
        assert await people.link(laptop, "wrong") is None
        # Both have a seat at the second table, and one of them is let into the seat of the other.
        await store.add_device("two", 1, "anna")
        assert await people.link(laptop, "secret") == Moved("laptop", "anna")
        assert await people.links() == {"phone": "anna", "laptop": "anna"}
        assert await people.devices("anna") == [laptop, phone]
        assert await people.all_games("anna") == ["two", "one"]
        stored = await store.load("two")
        assert stored and [seat.devices for seat in stored.seats[:2]] == [{"anna"}, {"anna"}]
        assert stored.game.maker == "anna"
        summary = '{"card":"Přívoz"}'
        assert await people.finished_games("anna") == [FinishedGame("two", "2026-two", summary, 0)]
        assert await people.set_phrase(phone, "unused", "newer") == Moved("anna", "anna")
        assert await people.link(laptop, "secret") is None
        assert await people.unlink("anna", "laptop") and not await people.unlink("anna", "laptop")

    with_store(test)


def test_who_goes_leaves_the_others_their_games(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        people, plan = store.people, {"seats": [{"name": "anna"}, {"name": "bert"}]}
        for number in range(3):
            await store.create(game(f"{number}", "anna", "bert", plan=plan))
        await store.create(game("alone", "anna"))
        await store.add_result(ResultKey("alone", "analysis", 0, "greedy"), 0, {})
        await people.set_phrase(LinkedDevice("anna", "Phone", "now"), "person", "secret")
        assert await people.remove_game("person", "0") == Removed(left=(("0", "bert"),))
        assert await people.remove_game("person", "0") is None
        assert await people.remove_game("bert", "0") == Removed(deleted=("0",))
        removed = await people.forget("person")
        assert removed.deleted == ("alone",) and dict(removed.left) == {"1": "bert", "2": "bert"}
        assert await people.all_games("person") == [] and await people.links() == {}
        assert await people.phrase_since("person") is None
        stored = await store.load("1")
        assert stored and stored.seats[0].left and stored.seats[0].name == "—"
        assert stored.game.maker == "bert" and stored.game.plan["seats"][0] == {"name": ""}
        assert await store.load("alone") is None

    with_store(test)


def test_a_device_and_an_address_have_one_subscription_and_a_game_one_webhook(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        for device, endpoint in (("phone", "a"), ("laptop", "b"), ("phone", "b")):
            await store.save_subscription(Subscription(device, endpoint, "key", "auth", "cs"))
        assert await store.subscriptions() == [Subscription("phone", "b", "key", "auth", "cs")]
        await store.remove_subscription("b")
        assert await store.subscriptions() == []
        await store.create(game("one", "anna"))
        for url in ("https://one.example", "https://two.example"):
            await store.save_webhook(Webhook("one", url, "secret", "pl"))
        assert await store.webhooks() == [Webhook("one", "https://two.example", "secret", "pl")]
        await store.remove_webhook("one")
        assert await store.webhooks() == []

    with_store(test)


def test_a_bot_account_has_a_name_of_its_own_and_goes_with_its_owner(with_store: WithStore) -> None:
    snug = BotAccount("token", "Snug", "anna", "Ann", True, "now")

    async def test(store: Store) -> None:
        accounts = store.bot_accounts
        assert await accounts.add(snug, 2) == ""
        assert await accounts.add(replace(snug, device="other"), 2) == "name"
        assert await accounts.add(replace(snug, device="other", name="More"), 1) == "most"
        assert await accounts.of_device("token") == await accounts.named("Snug") == snug
        assert await accounts.of_device("more") is None
        await store.people.set_phrase(LinkedDevice("anna", "Phone", "now"), "person", "secret")
        assert await accounts.of_owner("anna") == []
        assert await accounts.of_owner("person") == [replace(snug, owner="person")]
        assert await accounts.remove("bert", "Snug") is None
        assert await accounts.remove("person", "Snug") == replace(snug, owner="person")
        assert await accounts.add(replace(snug, owner="person"), 2) == ""
        await store.people.forget("person")
        assert await accounts.named("Snug") is None

    with_store(test)


def test_a_seat_can_be_given_to_a_bot_account(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(game("one", "anna"))
        assert await store.claim_seat("one", 1, "token", "Snug", "@Ann")
        stored = await store.load("one")
        assert stored
        seat = stored.seats[1]
        assert (seat.kind, seat.name, seat.bot, seat.devices) == (
            "human",
            "Snug",
            "@Ann",
            frozenset(["token"]),
        )

    with_store(test)


def test_an_offer_is_taken_once_until_it_expires(with_store: WithStore) -> None:
    offer = SpentOffer("offer", until=100.0)

    async def test(store: Store) -> None:
        await store.create(game("one", "anna", began=50.0), None, offer)
        with pytest.raises(OfferSpent):
            await store.create(game("two", "anna", began=90.0), None, offer)
        assert await store.load("two") is None
        await store.create(game("three", "anna", began=101.0), None, offer)

    with_store(test)


def test_one_try_of_a_person_counts_and_its_result_outlives_the_game(with_store: WithStore) -> None:
    result: Json = {"stars": [31], "seasons": [[9, 8, 7, 7]], "title": None, "maps": [["." * 11] * 11]}
    day = "2026-11-16"

    async def test(store: Store) -> None:
        async def begin(id: str, person: str) -> None:
            stored = replace(game(id, person, day=day, began=float(id)), seats=[])
            seat = SeatRow(0, "human", person, devices=frozenset([person]))
            await store.create(replace(stored, seats=[seat]), NewTry(day, person, person.title()))

        at_once = [begin(str(number), "anna") for number in range(1, 4)]
        outcomes = await asyncio.gather(*at_once, return_exceptions=True)
        assert sorted(map(repr, outcomes)) == ["AlreadyTried()", "AlreadyTried()", "None"]
        await begin("5", "bert")
        mine = await store.tries.of_person(day, "anna")
        assert mine and not mine.over and mine.stars is None and mine.kept and mine.name == "Anna"
        assert await store.tries.counts([day, "2026-W47"]) == {day: Counts(2, 0)}
        over = row(mine.game, day=day, over=True, summary={"result": result})
        await store.append(over, [])
        await store.append(row("5", day=day, over=True, summary={"result": {**result, "stars": [40]}}), [])
        assert await store.tries.stars(day) == {31: 1, 40: 1}
        assert await store.tries.better(day, 31) == 1 and await store.tries.first_kept(day) == mine.game
        await store.people.remove_game("anna", mine.game)
        best = await store.tries.best(day, 9)
        assert [(one.name, one.stars, one.kept) for one in best] == [("Bert", 40, True), ("Anna", 31, False)]
        assert best[1].result == {"seasons": [9, 8, 7, 7], "title": None, "rows": result["maps"][0]}
        assert await store.tries.first_kept(day) == "5"
        # One person after all: the earlier try counts.
        phone = LinkedDevice("bert", "phone", "2026")
        await store.people.set_phrase(LinkedDevice("anna", "laptop", "2026"), "both", "hash")
        assert await store.people.link(phone, "hash") == Moved("bert", "both")
        kept = await store.tries.all_of_person("both")
        assert [(one.name, one.person) for one in kept] == [("Anna", "both")]
        await store.people.forget("both")
        assert await store.tries.counts([day]) == {}

    with_store(test)
