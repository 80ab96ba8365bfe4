"""Notices: who is told of what, when a game has gone on and a player is not looking at it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Literal
from weakref import WeakKeyDictionary

from cartographers.rules.state import Game
from cartographers.server.notices.book import NoticeBook
from cartographers.server.notices.messages import push_message, trial_push, webhook_message
from cartographers.server.notices.moments import Moment
from cartographers.server.notices.network import Network
from cartographers.server.notices.outbox import Answer, Letter, Outbox
from cartographers.server.notices.push import push_letter
from cartographers.server.notices.vapid import ServerKey
from cartographers.server.notices.webhooks import webhook_letter
from cartographers.server.protocol import PushMessage
from cartographers.server.rooms.room import Room
from cartographers.server.settings import Settings
from cartographers.server.storage.store import Store, Subscription, Webhook
from cartographers.server.tasks import cancel_all
from cartographers.words.book import words

#: The most events that wait for one webhook.
_WEBHOOK_QUEUE = 100


class Notices:
    """Watches all rooms, and sends push messages and webhooks in the background."""

    def __init__(self, settings: Settings, store: Store, person_of: Callable[[str], str]) -> None:
        """``person_of`` tells whose a device is."""
        self.network = Network(settings.private_notices)
        self.key = ServerKey(settings.data, settings.push_contact)
        self.book = NoticeBook(store)
        self._outbox = Outbox(self.network, settings.notice_retries)
        self._delay, self._person_of = settings.notice_delay, person_of
        self._seen: WeakKeyDictionary[Room, Moment] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def look_at(self, room: Room) -> None:
        """A room may have changed. What has happened before a room is opened is not told."""
        before, now = self._seen.get(room), Moment.of(room)
        self._seen[room] = now
        if before is None or before == now or room.lesson:
            return
        for event in now.events_since(before):
            self._start(self._tell_webhook(room, room.game, event))
        if now.over and not before.over:
            self._start(self._tell_of_end(room))
        elif now.step != before.step:
            self._start(self._tell_of_turn(room, now.step))
        for seat in now.people - before.people:
            self._start(self._tell_of_friend(room, seat))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_of_turn(self, room: Room, step: int) -> None:
        """Tell those players that it is their turn whom the game still waits for after a moment."""
        await asyncio.sleep(self._delay)
        if room.game.step == step and not room.over:
            asked = [seat for seat in room.game.waiting if not room.seats.has_stand_in(seat)]
            await self._tell("turn", room, asked)

    async def _tell_of_end(self, room: Room) -> None:
        await asyncio.sleep(self._delay)
        await self._tell("over", room, range(len(room.seats)))

    async def _tell_of_friend(self, room: Room, seat: int) -> None:
        """Tell all others that somebody sat down."""
        friend = room.seats[seat]
        others = [one.seat for one in room.seats if not one.devices & friend.devices]
        await self._tell("seat", room, others, friend.name)

    async def _tell(
        self, kind: Literal["turn", "over", "seat"], room: Room, seats: "list[int] | range", friend: str = ""
    ) -> None:
        """Push a message to the devices of some seats, unless their players look at the game."""
        subscriptions = await self.book.subscriptions()
        away = [room.seats[seat].devices for seat in seats if not self._looking(room, seat)]
        persons = {person for devices in away for person in devices}
        for subscription in subscriptions.values():
            if self._person_of(subscription.device) in persons:
                message = push_message(kind, room, words(subscription.language), friend)
                lane = f"push {subscription.device} {room.id}"
                self._outbox.post(lane, self._letter(subscription, message))

    def _looking(self, room: Room, seat: int) -> bool:
        return room.listeners.any_looking(room.seats[seat].devices)

    def _letter(self, subscription: Subscription, message: PushMessage) -> Letter:
        async def gone() -> None:
            await self.book.unsubscribe(subscription.device, subscription.endpoint)

        return push_letter(self.key, subscription, message, gone)

    async def _tell_webhook(self, room: Room, game: Game, event: Literal["step", "season", "over"]) -> None:
        webhook = (await self.book.webhooks()).get(room.id)
        if webhook:
            letter = webhook_letter(webhook, webhook_message(event, room, game, words(webhook.language)))
            self._outbox.post(f"webhook {room.id}", letter, keep=_WEBHOOK_QUEUE)

    async def try_push(self, subscription: Subscription) -> Answer:
        """Send a device a message that only shows that messages arrive."""
        return await self._outbox.send(self._letter(subscription, trial_push(words(subscription.language))))

    async def try_webhook(self, room: Room, webhook: Webhook) -> Answer:
        """Send a webhook a message that only shows that messages arrive."""
        return await self._outbox.send(
            webhook_letter(webhook, webhook_message("test", room, room.game, words(webhook.language)))
        )

    async def close(self) -> None:
        """Drop what has not been sent."""
        await cancel_all(list(self._tasks))
        await self._outbox.close()
