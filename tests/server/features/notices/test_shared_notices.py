"""Notices of servers that share a database: each is sent by one of them, also after one was killed."""

import asyncio
from pathlib import Path

from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.features.notices.book import NoticeBook
from cartographers.server.features.notices.delivery import Delivery
from cartographers.server.features.notices.mail import MailWriter
from cartographers.server.features.notices.store import UnsentNotices
from cartographers.server.settings import Settings
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.store import Store
from server.postgres_server import PostgresServer
from server.storage.stored_games import game


def test_a_notice_is_sent_by_the_server_that_noted_it_or_by_one_other(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    database = postgres.new_database()

    def server(name: str) -> tuple[Delivery, Store]:
        settings = Settings(data=tmp_path, database=database, peer=f"http://{name}:1")
        store = open_store(settings)
        writer = MailWriter(settings, SeatCodes(tmp_path))
        return Delivery(settings, store, NoticeBook(store), lambda: 0.0, writer), store

    async def test() -> None:
        (first, killed), (second, alive), (third, other) = (server(name) for name in ("a", "b", "c"))
        await killed.create(game("one", "anna"))
        sent, noted = await first.note("one", "turn", 1), await first.note("one", "turn", 2)
        assert not await second.claim(noted) and not await second.claim(sent)
        await first.send([], told=sent)
        assert not await second.claim(sent)
        await killed.close()
        # The database releases the locks of a session a moment after it was closed.
        async with asyncio.timeout(10):
            while not await second.claim(noted):
                await asyncio.sleep(0.01)
        assert not await third.claim(noted)
        await second.send([], told=noted)
        assert not await third.claim(noted) and await UnsentNotices(other.database).all() == []
        for store in (alive, other):
            await store.close()

    asyncio.run(test())
