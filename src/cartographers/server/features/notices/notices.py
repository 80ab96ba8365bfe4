"""Notices: who is told of what, when a game has gone on and a player is not looking at it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal
from weakref import WeakKeyDictionary

from cartographers.rules.state import Game
from cartographers.server.basics.errors import Refusal, ServedElsewhere
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.features.notices.book import NoticeBook
from cartographers.server.features.notices.mail_store import MailAddress
from cartographers.server.features.notices.moments import Moment
from cartographers.server.features.notices.store import (
    Happening,
    Subscription,
    Unsent,
    UnsentNotices,
    Webhook,
)
from cartographers.server.features.notices.texts import (
    knock_push,
    note_push,
    push_message,
    trial_push,
    webhook_message,
)
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.room import Room
from cartographers.words.book import words

if TYPE_CHECKING:
    from cartographers.server.features.notices.delivery import Delivery
    from cartographers.server.features.notices.mail import MailWriter
    from cartographers.server.features.notices.outbox import Answer


class Notices:
    """Watches all rooms, and sends push messages, webhooks and e-mail in the background."""

    def __init__(self, services: Services) -> None:
        self.book = NoticeBook(services.store)
        #: Has the host of this server set a mail server?
        self.can_mail = bool(services.settings.mail_server)
        self._services = services
        self._unsent = UnsentNotices(services.store.database)
        self._delay = services.settings.notice_delay
        #: What an earlier run of the server did not get sent.
        self._left_over: list[Unsent] = []
        self._seen: WeakKeyDictionary[Room, Moment] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    @cached_property
    def delivery(self) -> "Delivery":
        """What sends messages."""
        # It needs libraries for HTTP and encryption, which would take a tenth of the server's start.
        from cartographers.server.features.notices.delivery import Delivery

        of = self._services
        return Delivery(of.settings, of.store, self.book, of.clocks.wall, self.writer)

    @cached_property
    def writer(self) -> "MailWriter":
        """What writes e-mail."""
        from cartographers.server.features.notices.mail import MailWriter  # for the same reason

        return MailWriter(self._services.settings, self._services.seat_codes)

    async def open(self) -> None:
        """Read what is still to be sent, before anything new happens."""
        self._left_over = await self._unsent.all()

    async def resume(self, open_room: Callable[[str], Awaitable[Room]]) -> None:
        """Send what an earlier run of the server did not get sent."""
        for unsent in self._left_over:
            try:
                if not await self.delivery.claim(unsent):
                    continue
                if unsent.kind == "push" or unsent.kind == "webhook" or unsent.kind == "mail":
                    await self.delivery.send_again(unsent)
                    continue
                self._start(self._tell(unsent.kind, await open_room(unsent.game), unsent))
            except ServedElsewhere:
                # Who is told depends on who looks at the game, which another server knows.
                await self.delivery.give_up(unsent)
            except (Refusal, OSError):
                await self.delivery.send([], told=unsent)
        self._left_over = []

    def look_at(self, room: Room) -> None:
        """A room may have changed. What has happened before a room is opened is not told."""
        before, now = self._seen.get(room), Moment.of(room)
        self._seen[room] = now
        if before is None or before == now or room.lesson:
            return
        for event in now.events_since(before):
            self._start(self._tell_webhook(room, room.game, event))
        if now.over and not before.over:
            self._start(self._note("over", room, 0))
        elif now.step != before.step:
            self._start(self._note("turn", room, now.step))
        for seat in now.people - before.people:
            self._start(self._note("seat", room, seat))

    def tell_note(self, room: Room, seat: int, text: str) -> None:
        """A player has left a note to all."""
        self._start(self._tell_note(room, seat, text))

    async def _tell_note(self, room: Room, seat: int, text: str) -> None:
        author = room.seats[seat].devices
        others = [
            one.seat for one in room.seats if not one.devices & author and not _is_looking(room, one.seat)
        ]
        messages = [
            self.delivery.push(room.id, one.device, note_push(room, seat, text, words(one.language)))
            for one in await self._subscribed(room, others)
        ]
        if messages:
            await self.delivery.send(messages)

    def tell_knock(self, room: Room, name: str) -> None:
        """Somebody wants to be let in by the one who opened a table."""
        if not room.listeners.any_looking([room.row.maker]):
            self._start(self._tell_knock(room, name))

    async def _tell_knock(self, room: Room, name: str) -> None:
        messages = [
            self.delivery.push(room.id, one.device, knock_push(room, name, words(one.language)))
            for one in (await self.book.subscriptions()).values()
            if self._services.persons.of(one.device) == room.row.maker
        ]
        if messages:
            await self.delivery.send(messages)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note(self, kind: Happening, room: Room, number: int) -> None:
        """Write down what has happened, if there is anybody at the table to be told, and tell it."""
        everybody = range(len(room.seats))
        if await self._subscribed(room, everybody) or (
            kind == "turn" and await self._mailed(room, everybody)
        ):
            await self._tell(kind, room, await self.delivery.note(room.id, kind, number))

    async def _tell(self, kind: Happening, room: Room, noted: Unsent) -> None:
        """Push a message to the devices of some seats, unless their players look at the game."""
        if kind != "seat":
            await asyncio.sleep(self._delay)
        seats = [seat for seat in _concerned(kind, room, noted.number) if not _is_looking(room, seat)]
        friend = noted.number if kind == "seat" else 0
        messages = [
            self.delivery.push(room.id, one.device, push_message(kind, room, words(one.language), friend))
            for one in await self._subscribed(room, seats)
        ]
        if kind == "turn":
            messages += await self._turn_mail(room, seats)
        await self.delivery.send(messages, told=noted)

    async def _turn_mail(self, room: Room, seats: Iterable[int]) -> list[Unsent]:
        """The e-mail for those whose turn it is; one who has had enough for today is told no other way."""
        messages = []
        for to in await self._mailed(room, seats):
            if not await self._services.limits.mails.spend(to.person):
                say = words(to.language)
                message = self.writer.turn(push_message("turn", room, say), say)
                messages.append(self.delivery.mail(room.id, to, message))
        return messages

    async def _mailed(self, room: Room, seats: Iterable[int]) -> list[MailAddress]:
        """The addresses of those who play in these seats, in a game over days."""
        pace = room.timer.pace
        if not self.can_mail or pace is None or pace.pace != "days":
            return []
        persons = {person for seat in seats for person in room.seats[seat].devices}
        known = await self.book.mail()
        return [one for one in known.values() if one.confirmed and one.person in persons]

    async def send_confirmation(self, to: MailAddress) -> None:
        """Send the link with which an address is confirmed."""
        await self.delivery.post_now(to, self.writer.confirmation(to))

    async def _subscribed(self, room: Room, seats: Iterable[int]) -> list[Subscription]:
        """The subscriptions of those who play in these seats."""
        persons = {person for seat in seats for person in room.seats[seat].devices}
        known = await self.book.subscriptions()
        return [one for one in known.values() if self._services.persons.of(one.device) in persons]

    async def _tell_webhook(self, room: Room, game: Game, event: Literal["step", "season", "over"]) -> None:
        webhook = (await self.book.webhooks()).get(room.id)
        if webhook:
            message = webhook_message(event, room, game, words(webhook.language))
            await self.delivery.send([self.delivery.webhook(message)])

    async def try_push(self, subscription: Subscription) -> "Answer":
        """Send a device a message that only shows that messages arrive."""
        return await self.delivery.try_push(subscription, trial_push(words(subscription.language)))

    async def try_webhook(self, room: Room, webhook: Webhook) -> "Answer":
        """Send a webhook a message that only shows that messages arrive."""
        message = webhook_message("test", room, room.game, words(webhook.language))
        return await self.delivery.try_webhook(webhook, message)

    async def close(self) -> None:
        """Leave what has not been sent to the next start."""
        await cancel_all(list(self._tasks))
        if "delivery" in vars(self):
            await self.delivery.close()


def _concerned(kind: Happening, room: Room, number: int) -> list[int]:
    """The seats that are told: those still waited for in their turn, and all but who took a seat."""
    if kind == "turn":
        if room.game.step != number or room.over:
            return []
        return [seat for seat in room.game.waiting if not room.seats.has_stand_in(seat)]
    if kind == "seat":
        friend = room.seats[number].devices
        return [one.seat for one in room.seats if not one.devices & friend]
    return list(range(len(room.seats)))


def _is_looking(room: Room, seat: int) -> bool:
    return room.listeners.any_looking(room.seats[seat].devices)
