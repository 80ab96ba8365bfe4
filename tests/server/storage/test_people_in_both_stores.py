"""Every call of a store about people and bot accounts, on SQLite and on PostgreSQL."""

from dataclasses import replace

import pytest

from cartographers.server.features.bot_accounts.store import BotAccount, BotAccountStore
from cartographers.server.features.notices.store import NoticeStore, Subscription, Webhook
from cartographers.server.storage.holders import NewLink
from cartographers.server.storage.people import FinishedGame
from cartographers.server.storage.person_rows import LinkedDevice, Moved, Removed, RemovedBot
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import (
    Club,
    OfferSpent,
    ResultKey,
    SpentOffer,
)
from server.storage.conftest import WithStore
from server.storage.stored_games import game


def link_hash(game: str, seat: int, number: int) -> str:
    return f"{game} {seat} {number}"


def test_the_links_of_all_seats_are_new_ones_after_a_device_is_unlinked(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        people = store.people
        for name in ("one", "two"):
            stored = game(name, "anna", "bert")
            seats = [replace(seat, link_hash=f"{name} {seat.seat}") for seat in stored.seats]
            await store.create(replace(stored, seats=seats))
        await people.set_phrase(LinkedDevice("anna", "Phone", "now"), "person", "secret")
        await people.link(LinkedDevice("laptop", "Laptop", "now"), "secret")
        await people.set_lost("person", "laptop", 7.0)
        links = await people.unlink("person", "laptop", link_hash)
        assert links == [NewLink(name, 0, 1, f"{name} 0 1") for name in ("one", "two")]
        phrase = await people.phrase("person")
        assert phrase and not phrase.lost_by
        assert await store.seat_of_code("one 0") is None and await store.seat_of_code("one 0 1") == ("one", 0)
        assert await store.seat_of_code("one 1") == ("one", 1)
        again = await store.load("one")
        assert again and again.seats[0].link_number == 1 and again.seats[1].link_number == 0

    with_store(test)


def test_who_holds_a_seat_since_when(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(game("one", "anna"))
        await store.add_device("one", 0, "tablet", "Tablet")
        await store.people.set_seen({"tablet": 50.0})
        first, second = await store.holders.of_seat("one", 0)
        assert (first.device, first.name, second.device, second.name) == ("anna", "", "tablet", "Tablet")
        assert first.since and second.since and first.since <= second.since and second.seen == 50.0
        # Who becomes another person has had the seat since the earlier of both.
        await store.people.set_phrase(LinkedDevice("tablet", "Tablet", "now"), "person", "secret")
        await store.people.link(LinkedDevice("anna", "Phone", "now"), "secret")
        assert [(one.device, one.since) for one in await store.holders.of_seat("one", 0)] == [
            ("person", first.since)
        ]
        assert await store.holders.remove("one", 0, "person", link_hash) is None, "it had no link"
        assert await store.holders.of_seat("one", 0) == []

    with_store(test)


def test_linked_devices_are_one_person_with_all_their_games(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        people = store.people
        phone, laptop = (LinkedDevice(name, name.title(), f"since {name}") for name in ("phone", "laptop"))
        await store.create(game("one", "phone", maker="phone"))
        await store.create(game("two", "phone", "laptop", maker="laptop", over=True))
        assert await people.set_phrase(phone, "anna", "secret") == Moved("phone", "anna")
        phrase = await people.phrase("anna")
        assert phrase and len(phrase.since) == len("2026-11-15 23:17:06")
        assert await people.is_phrase_of("anna", "secret") and not await people.is_phrase_of("bert", "secret")
        await people.set_lost("anna", "phone", 7.0)
        assert await people.phrase("anna") == replace(phrase, lost_by="phone", lost_since=7.0)
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
        newer = await people.phrase("anna")
        assert newer and newer.lost_by is None
        assert await people.unlink("anna", "laptop", link_hash) == []
        assert await people.unlink("anna", "laptop", link_hash) is None

    with_store(test)


def test_it_is_known_since_when_there_is_anything_of_a_device_or_its_person(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        people = store.people
        await store.create(game("one", "phone", maker="phone"))
        since = await people.known_since("phone", "phone")
        assert since and len(since) == len("2026-11-15 23:17:06")
        assert await people.known_since("nobody", "nobody") is None
        await people.set_phrase(LinkedDevice("phone", "Phone", "2001-02-03T04:05:06+00:00"), "anna", "secret")
        # The person is new, but the device is not.
        assert await people.known_since("anna", "phone") == "2001-02-03T04:05:06+00:00"

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
        assert await people.phrase("person") is None
        stored = await store.load("1")
        assert stored and stored.seats[0].left and stored.seats[0].name == "—"
        assert stored.game.maker == "bert" and stored.game.plan["seats"][0] == {"name": ""}
        assert await store.load("alone") is None

    with_store(test)


def test_a_device_and_an_address_have_one_subscription_and_a_game_one_webhook(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        for device, endpoint in (("phone", "a"), ("laptop", "b"), ("phone", "b")):
            await NoticeStore(store.database).save_subscription(
                Subscription(device, endpoint, "key", "auth", "cs")
            )
        assert await NoticeStore(store.database).subscriptions() == [
            Subscription("phone", "b", "key", "auth", "cs")
        ]
        await NoticeStore(store.database).remove_subscription("b")
        assert await NoticeStore(store.database).subscriptions() == []
        await store.create(game("one", "anna"))
        for url in ("https://one.example", "https://two.example"):
            await NoticeStore(store.database).save_webhook(Webhook("one", url, "secret", "pl"))
        assert await NoticeStore(store.database).webhooks() == [
            Webhook("one", "https://two.example", "secret", "pl")
        ]
        await NoticeStore(store.database).remove_webhook("one")
        assert await NoticeStore(store.database).webhooks() == []

    with_store(test)


def test_a_bot_account_has_a_name_of_its_own_and_goes_with_its_owner(with_store: WithStore) -> None:
    snug = BotAccount("bot/1", "Snug", "anna", "Ann", True, "now", "token", 100.0)

    async def test(store: Store) -> None:
        accounts = BotAccountStore(store.database)
        assert await accounts.add(snug, 2) == ""
        assert await accounts.add(replace(snug, device="other"), 2) == "name"
        assert await accounts.add(replace(snug, device="other", name="More"), 1) == "most"
        assert await accounts.with_token("token") == await accounts.named("Snug") == snug
        assert await accounts.with_token("more") is None and await accounts.with_token(snug.device) is None
        await store.people.set_phrase(LinkedDevice("anna", "Phone", "now"), "person", "secret")
        assert await accounts.of_owner("anna") == []
        assert await accounts.of_owner("person") == [replace(snug, owner="person")]
        assert await accounts.remove("bert", "Snug") is None
        assert await accounts.remove("person", "Snug") == RemovedBot(snug.device, Removed())
        assert await accounts.add(replace(snug, owner="person"), 2) == ""
        removed = await store.people.forget("person")
        assert removed.bots == (RemovedBot(snug.device, Removed()),)
        assert await accounts.named("Snug") is None

    with_store(test)


def test_a_new_token_ends_the_one_before(with_store: WithStore) -> None:
    snug = BotAccount("bot/1", "Snug", "anna", "Ann", True, "now", "token", 100.0)

    async def test(store: Store) -> None:
        accounts = BotAccountStore(store.database)
        await accounts.add(snug, 2)
        await store.people.set_seen({"bot/1": 50.0, "nobody": 50.0})
        assert await accounts.named("Snug") == replace(snug, used=50.0)
        assert await accounts.renew("bert", "Snug", False, "newer", 200.0) is None
        renewed = await accounts.renew("anna", "Snug", False, "newer", 200.0)
        assert renewed == replace(snug, anyone=False, token_hash="newer", ends=200.0)
        assert await accounts.with_token("token") is None
        assert await accounts.with_token("newer") == renewed

    with_store(test)


def test_a_deleted_bot_account_leaves_its_games(with_store: WithStore) -> None:
    snug = BotAccount("bot/1", "Snug", "anna", "Ann", True, "now", "token", 100.0)

    async def test(store: Store) -> None:
        await BotAccountStore(store.database).add(snug, 2)
        await store.create(game("both", "anna", "bot/1"))
        await store.create(game("alone", "bot/1", maker="bot/1"))
        await store.create(game("hosted", "bot/1", maker="bert", club=Club()))
        removed = await BotAccountStore(store.database).remove("anna", "Snug")
        left = (("both", "anna"), ("hosted", "bert"))
        assert removed == RemovedBot("bot/1", Removed(deleted=("alone",), left=left))
        stored = await store.load("both")
        assert stored and stored.seats[1].left and not stored.seats[1].devices
        assert await store.load("alone") is None and await store.load("hosted") is not None

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
