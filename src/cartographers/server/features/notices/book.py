"""Subscriptions of devices, webhooks of games, e-mail addresses: stored, and in memory for quick looks."""

from cartographers.server.features.notices.mail_store import MailAddress, MailStore
from cartographers.server.features.notices.store import NoticeStore, Subscription, Webhook
from cartographers.server.storage.changes import Change
from cartographers.server.storage.store import Store


class NoticeBook:
    """Who wants to be told. It is read from the store when it is first needed."""

    def __init__(self, store: Store) -> None:
        self._announce, self._stored = store.announce, NoticeStore(store.database)
        self._stored_mail = MailStore(store.database)
        self._subscriptions: dict[str, Subscription] | None = None
        self._webhooks: dict[str, Webhook] | None = None
        self._mail: dict[str, MailAddress] | None = None

    async def subscriptions(self) -> dict[str, Subscription]:
        """All subscriptions by device."""
        if self._subscriptions is None:
            stored = await self._stored.subscriptions()
            self._subscriptions = {one.device: one for one in stored}
        return self._subscriptions

    async def subscribe(self, subscription: Subscription) -> None:
        """Store a subscription; another device with the same address is no longer subscribed."""
        known = await self.subscriptions()
        await self._stored.save_subscription(subscription)
        for device in [one.device for one in known.values() if one.endpoint == subscription.endpoint]:
            known.pop(device, None)
        known[subscription.device] = subscription
        await self._announce(Change())

    async def unsubscribe(self, device: str, endpoint: str = "") -> None:
        """Forget a device's subscription; if an address is given, only if it is still the same."""
        known = await self.subscriptions()
        subscription = known.get(device)
        if subscription and endpoint in ("", subscription.endpoint):
            await self._stored.remove_subscription(subscription.endpoint)
            known.pop(device, None)
            await self._announce(Change())

    def forget(self) -> None:
        """What somebody asked for was deleted in the store: read it anew."""
        self._subscriptions = self._webhooks = self._mail = None

    async def webhooks(self) -> dict[str, Webhook]:
        """All webhooks by game."""
        if self._webhooks is None:
            self._webhooks = {one.game: one for one in await self._stored.webhooks()}
        return self._webhooks

    async def set_webhook(self, webhook: Webhook) -> None:
        """Store a game's webhook."""
        known = await self.webhooks()
        await self._stored.save_webhook(webhook)
        known[webhook.game] = webhook
        await self._announce(Change())

    async def remove_webhook(self, game: str) -> None:
        """Forget a game's webhook."""
        known = await self.webhooks()
        await self._stored.remove_webhook(game)
        known.pop(game, None)
        await self._announce(Change())

    async def mail(self) -> dict[str, MailAddress]:
        """All addresses for e-mail by their ids."""
        if self._mail is None:
            self._mail = {one.id: one for one in await self._stored_mail.all()}
        return self._mail

    async def mail_of(self, person: str) -> MailAddress | None:
        """The address of a person."""
        return next((one for one in (await self.mail()).values() if one.person == person), None)

    async def give_address(self, new: MailAddress) -> None:
        """Store the address of a person in place of an older one."""
        await self._stored_mail.save(new)
        await self._mail_changed()

    async def confirm_address(self, id: str) -> None:
        """Somebody reads what is sent to an address."""
        await self._stored_mail.confirm(id)
        await self._mail_changed()

    async def remove_address(self, id: str) -> None:
        """Forget an address."""
        await self._stored_mail.remove(id)
        await self._mail_changed()

    async def _mail_changed(self) -> None:
        self._mail = None
        await self._announce(Change())
