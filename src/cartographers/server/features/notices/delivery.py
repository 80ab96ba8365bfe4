"""Messages on their way: written to the store, sent, and forgotten once they are delivered or given up.

So each is sent at least once, also after a restart. One that was delivered just before the server was killed
is sent a second time: a webhook recognises it by its delivery id, a push message replaces the first one.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.features.notices.book import NoticeBook
from cartographers.server.features.notices.encryption import BadKeys, check_keys
from cartographers.server.features.notices.mail import MailWriter
from cartographers.server.features.notices.mail_server import SCHEME, MailServer
from cartographers.server.features.notices.mail_store import MailAddress, MailMessage
from cartographers.server.features.notices.messages import PushMessage, WebhookMessage
from cartographers.server.features.notices.network import NotAllowed, OutgoingNetwork
from cartographers.server.features.notices.outbox import Answer, Letter, Outbox
from cartographers.server.features.notices.push import TOPIC, push_letter
from cartographers.server.features.notices.store import (
    Happening,
    Subscription,
    Unsent,
    UnsentNotices,
    Webhook,
)
from cartographers.server.features.notices.vapid import ServerKey
from cartographers.server.features.notices.webhooks import new_delivery, webhook_letter
from cartographers.server.settings import Settings
from cartographers.server.storage.store import Store

logger = logging.getLogger(__name__)

#: The most events that wait for one webhook.
_WEBHOOK_QUEUE = 100
#: Two notices are never written at the same time, so that their order is known.
_TICK = 1e-6


class Delivery:
    """Sends messages in the background."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        book: NoticeBook,
        clock: Callable[[], float],
        writer: MailWriter,
    ) -> None:
        self._network = OutgoingNetwork(settings.private_notices)
        self.key = ServerKey(settings.data, settings.push_contact)
        self._store, self._book, self._clock = store, book, clock
        self._unsent = UnsentNotices(store.database)
        #: Do other servers send notices of the same store?
        self._shared = bool(settings.peer)
        self._writer, self._sends_mail = writer, bool(settings.mail_server)
        mail = {SCHEME: MailServer(settings.mail_server, settings.mail_from).send} if self._sends_mail else {}
        self._outbox = Outbox(self._network, settings.notice_retries, on_done=self._forget, other_ways=mail)
        self._last = 0.0
        self._forgetting: set[asyncio.Task[None]] = set()

    def check_keys(self, p256dh: str, auth: str) -> None:
        """Refuse the keys of a subscription with which nothing can be encrypted."""
        try:
            check_keys(p256dh, auth)
        except BadKeys as error:
            sentence = "The keys of this subscription cannot be used: {reason}."
            raise Refusal(422, "push-keys", sentence, reason=str(error)) from None

    async def check_address(self, url: str) -> None:
        """Refuse an address to which nothing may be sent."""
        try:
            await self._network.check(url)
        except NotAllowed as error:
            raise refused(error) from None

    async def note(self, game: str, kind: Happening, number: int) -> Unsent:
        """Write down that something has happened of which it is not decided yet who is told."""
        noted = Unsent(new_delivery(), game, kind, self._now(), number)
        await self._write([], [noted])
        return noted

    def push(self, game: str, device: str, message: PushMessage) -> Unsent:
        """A message to a device."""
        return Unsent(
            new_delivery(), game, "push", self._now(), device=device, body=message.model_dump_json()
        )

    def webhook(self, message: WebhookMessage) -> Unsent:
        """A message to the webhook of a game."""
        return Unsent(new_delivery(), message.game, "webhook", self._now(), body=message.model_dump_json())

    def mail(self, game: str, to: MailAddress, message: MailMessage) -> Unsent:
        """An e-mail; ``game`` is empty if it is about none."""
        return Unsent(new_delivery(), game, "mail", self._now(), device=to.id, body=message.model_dump_json())

    def _now(self) -> float:
        self._last = max(self._clock(), self._last + _TICK)
        return self._last

    async def send(self, messages: Sequence[Unsent], told: Unsent | None = None) -> None:
        """Write messages down in place of what they tell of, and send them."""
        await self._write([told.id] if told else [], messages)
        for message in messages:
            await self.send_again(message)

    async def send_again(self, message: Unsent) -> None:
        """Send a message that is written down already; nobody may want it any more."""
        if message.kind == "push":
            subscription = (await self._book.subscriptions()).get(message.device)
            if subscription:
                letter = self._push_letter(
                    subscription, PushMessage.model_validate_json(message.body), message.id
                )
                self._outbox.post(f"push {message.device} {letter.headers.get(TOPIC)}", letter)
                return
        elif message.kind == "mail":
            if (to := (await self._book.mail()).get(message.device)) and self._sends_mail:
                written = MailMessage.model_validate_json(message.body)
                self._outbox.post(f"mail {to.id} {message.game}", self._mail_letter(to, written, message.id))
                return
        elif webhook := (await self._book.webhooks()).get(message.game):
            letter = webhook_letter(webhook, WebhookMessage.model_validate_json(message.body), message.id)
            self._outbox.post(f"webhook {message.game}", letter, keep=_WEBHOOK_QUEUE)
            return
        self._forget(message.id)

    def _push_letter(self, subscription: Subscription, message: PushMessage, id: str = "") -> Letter:
        async def gone() -> None:
            await self._book.unsubscribe(subscription.device, subscription.endpoint)

        return push_letter(self.key, subscription, message, gone, id)

    def _mail_letter(self, to: MailAddress, message: MailMessage, id: str) -> Letter:
        async def gone() -> None:
            await self._book.remove_address(to.id)

        return replace(self._writer.letter(to, message, id), on_gone=gone)

    async def post_now(self, to: MailAddress, message: MailMessage) -> None:
        """Send an e-mail that is not written down: it is of no use after a restart."""
        self._outbox.post(f"mail {to.id}", self._mail_letter(to, message, new_delivery()))

    async def try_push(self, subscription: Subscription, message: PushMessage) -> Answer:
        """Send a message to a device once, now."""
        return await self._outbox.send(self._push_letter(subscription, message))

    async def try_webhook(self, webhook: Webhook, message: WebhookMessage) -> Answer:
        """Send a message to a webhook once, now."""
        return await self._outbox.send(webhook_letter(webhook, message, new_delivery()))

    def _forget(self, id: str) -> None:
        task = asyncio.get_running_loop().create_task(self._write([id], []))
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    async def claim(self, message: Unsent) -> bool:
        """Become the server that sends a notice; false if another one is it, or it was sent meanwhile."""
        if not self._shared:
            return True
        if await self._store.claim(_lock(message.id)) is not None:
            return False
        if await self._unsent.has(message.id):
            return True
        await self.give_up(message)
        return False

    async def give_up(self, message: Unsent) -> None:
        """Let another server send a notice."""
        await self._store.release(_lock(message.id))

    async def _write(self, done: Collection[str], new: Sequence[Unsent]) -> None:
        try:
            if self._shared:
                for message in new:
                    await self._store.claim(_lock(message.id))
            await self._unsent.replace(done, new)
            if self._shared:
                for id in done:
                    await self._store.release(_lock(id))
        except OSError as error:
            # It is sent all the same, unless the server ends before.
            logger.warning("notices could not be written down: %s", error)

    async def close(self) -> None:
        """Leave what has not been sent to the next start."""
        await self._outbox.close()
        self._network.close()
        await asyncio.gather(*self._forgetting)


def _lock(id: str) -> str:
    """What a server holds in a shared database while it sends a notice; no game is called like this."""
    return f"notice {id}"
