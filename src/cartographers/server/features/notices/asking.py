"""Asking to be notified: a device's push subscription, a game's webhook, and tests of both."""

from secrets import token_hex

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.notices.chat_forms import check_form, form_of
from cartographers.server.features.notices.messages import (
    PushState,
    Sent,
    SubscriptionRequest,
    WebhookRequest,
    WebhookState,
)
from cartographers.server.features.notices.notices import Notices
from cartographers.server.features.notices.store import Subscription, Webhook
from cartographers.server.games.quotas import check_quota
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.room import Room

#: The length of the secret of a webhook whose maker gave none.
_SECRET_BYTES = 24


async def push_state(notices: Notices, device: str) -> PushState:
    """The server's public key, and whether a device is subscribed, in which language."""
    known = (await notices.book.subscriptions()).get(device)
    language = known.language if known else ""
    return PushState(key=notices.delivery.key.public, subscribed=known is not None, language=language)


async def subscribe(
    services: Services, notices: Notices, request: SubscriptionRequest, device: str, language: str
) -> PushState:
    """Notify a device from now on, in a language."""
    notices.delivery.check_keys(request.p256dh, request.auth)
    await notices.delivery.check_address(request.endpoint)
    if device not in await notices.book.subscriptions():
        await check_quota(services, "subscriptions", device)
    subscription = Subscription(device, request.endpoint, request.p256dh, request.auth, language)
    await notices.book.subscribe(subscription)
    return await push_state(notices, device)


async def unsubscribe(notices: Notices, device: str) -> PushState:
    """Do not notify a device any more."""
    await notices.book.unsubscribe(device)
    return await push_state(notices, device)


async def try_push(notices: Notices, device: str) -> Sent:
    """Send a device a test message."""
    subscription = (await notices.book.subscriptions()).get(device)
    if subscription is None:
        raise Refusal(404, "no-subscription", "This device has not asked for notifications.")
    answer = await notices.try_push(subscription)
    return Sent(delivered=answer.good, status=max(0, answer.status))


async def webhook_of(notices: Notices, room: Room, device: str) -> WebhookState:
    """A game's webhook; a device that did not make the game learns only this."""
    if device != room.row.maker:
        return WebhookState()
    known = (await notices.book.webhooks()).get(room.id)
    if known is None:
        return WebhookState(maker=True)
    return WebhookState(maker=True, url=known.url, secret=known.secret, form=form_of(known.url))


async def set_webhook(
    services: Services, notices: Notices, room: Room, request: WebhookRequest, device: str, language: str
) -> WebhookState:
    """Tell an address how a game goes on, from now on."""
    _check_maker(room, device)
    check_form(request.url)
    await notices.delivery.check_address(request.url)
    if room.id not in await notices.book.webhooks():
        await check_quota(services, "webhooks", device)
    webhook = Webhook(room.id, request.url, request.secret or token_hex(_SECRET_BYTES), language)
    await notices.book.set_webhook(webhook)
    return await webhook_of(notices, room, device)


async def remove_webhook(notices: Notices, room: Room, device: str) -> WebhookState:
    """Do not tell a game's webhook any more."""
    _check_maker(room, device)
    await notices.book.remove_webhook(room.id)
    return WebhookState(maker=True)


async def try_webhook(notices: Notices, room: Room, device: str) -> Sent:
    """Send a game's webhook a test message."""
    _check_maker(room, device)
    webhook = (await notices.book.webhooks()).get(room.id)
    if webhook is None:
        raise Refusal(404, "no-webhook", "This game has no webhook.")
    answer = await notices.try_webhook(room, webhook)
    return Sent(delivered=answer.good, status=max(0, answer.status))


def _check_maker(room: Room, device: str) -> None:
    if device != room.row.maker:
        raise Refusal(403, "webhook-not-maker", "Only the maker of a game can set its webhook.")
