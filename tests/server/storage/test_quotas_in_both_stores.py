"""What people keep besides games, on SQLite and on PostgreSQL: how much, and until when."""

from cartographers.server.features.notices.store import NoticeStore, Subscription, Webhook
from cartographers.server.features.tournaments.store import TournamentStore
from cartographers.server.features.tournaments.tournament import Tournament
from cartographers.server.storage.quotas import Count, Unused
from cartographers.server.storage.store import Store
from cartographers.server.storage.tries import NewTry
from server.storage.conftest import WithStore
from server.storage.stored_games import game

NEVER = Unused(0, 0, 0, 0)
#: Later than anything here is made.
LATER = 1e11


def _tournament(id: str, host: str, created: float = 10.0, over: float | None = None) -> Tournament:
    return Tournament(id, host, id, {"deals": 2}, created, over=over)


def test_open_tournaments_subscriptions_and_webhooks_are_counted(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await TournamentStore(store.database).create(_tournament("one", "anna"))
        await TournamentStore(store.database).create(_tournament("two", "anna", over=20.0))
        await TournamentStore(store.database).create(_tournament("three", "ben"))
        await store.create(game("g", "anna"))
        await NoticeStore(store.database).save_webhook(Webhook("g", "https://club.example", "s", "en"))
        await NoticeStore(store.database).save_subscription(
            Subscription("anna", "https://push.example", "k", "a", "en")
        )
        count = store.quotas.count
        assert await count("tournaments", "anna") == Count(1, 2)
        assert await count("webhooks", "anna") == await count("subscriptions", "anna") == Count(1, 1)
        assert await count("bots", "ben") == Count(0, 0) and await count("webhooks", "ben") == Count(0, 1)

    with_store(test)


def test_a_tournament_nobody_began_goes_sooner_than_one_that_was_played(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        for id in ("unused", "played"):
            await TournamentStore(store.database).create(_tournament(id, "anna"))
            await TournamentStore(store.database).join(id, "ben", "Ben", 11.0)
        await store.create(game("g", "ben", began=50.0), NewTry("t/played/1", "ben", "Ben"))
        remove = store.quotas.remove_unused
        assert await remove(NEVER, 9) == 0
        assert await remove(Unused(9, 9, 0, 0), 9) == 0, "they are younger"
        assert await remove(Unused(30, 40, 0, 0), 9) == 1
        assert await TournamentStore(store.database).load("unused") is None
        assert await TournamentStore(store.database).load("played") and await TournamentStore(
            store.database
        ).players("played")
        assert await remove(Unused(0, LATER, 0, 0), 9) == 1
        assert await TournamentStore(store.database).players("played") == []
        assert await TournamentStore(store.database).progress(["t/played/1"]) == []

    with_store(test)


def test_a_device_that_does_not_come_any_more_is_not_notified_for_ever(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        for device in ("gone", "here"):
            endpoint = f"https://push.example/{device}"
            await NoticeStore(store.database).save_subscription(
                Subscription(device, endpoint, "k", "a", "en")
            )
        await store.create(game("g", "here"))
        await store.people.set_seen({"here": 2 * LATER})
        assert await store.quotas.remove_unused(NEVER, 9) == 0
        assert await store.quotas.remove_unused(Unused(0, 0, LATER, 0), 9) == 1
        assert [one.device for one in await NoticeStore(store.database).subscriptions()] == ["here"]

    with_store(test)
