"""Every call of a store about people and bot accounts, on SQLite and on PostgreSQL."""

from dataclasses import replace

import pytest

from cartographers.server.storage.bot_accounts import BotAccount
from cartographers.server.storage.people import FinishedGame, LinkedDevice, Moved, Removed
from cartographers.server.storage.store import (
    OfferSpent,
    ResultKey,
    SpentOffer,
    Store,
    Subscription,
    Webhook,
)
from server.storage.conftest import WithStore
from server.storage.stored_games import game


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
