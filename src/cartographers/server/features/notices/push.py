"""Push messages: what a device is told, encrypted for it and addressed to its browser's push service."""

from collections.abc import Awaitable, Callable

from cartographers.server.features.notices.encryption import encrypt
from cartographers.server.features.notices.messages import PushMessage
from cartographers.server.features.notices.outbox import Letter
from cartographers.server.features.notices.store import Subscription
from cartographers.server.features.notices.vapid import ServerKey

#: The header by which a push service knows which message replaces another one.
TOPIC = "Topic"
#: Seconds for which a push service keeps a message for a device that is off.
_TIME_TO_LIVE = 3 * 24 * 3600


def push_letter(
    key: ServerKey,
    subscription: Subscription,
    message: PushMessage,
    on_gone: Callable[[], Awaitable[None]],
    id: str = "",
) -> Letter:
    """The request to the push service. A later message about the same game replaces one not yet delivered.

    A note replaces only a note, so that nobody misses their turn.
    """
    headers = {
        "Authorization": key.authorization(subscription.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_TIME_TO_LIVE),
        "Urgency": "high" if message.kind == "turn" else "normal",
    }
    if message.game:
        headers[TOPIC] = (
            f"{message.game}-{message.kind}" if message.kind in ("note", "knock") else message.game
        )
    text = message.model_dump_json().encode()
    body = encrypt(text, subscription.p256dh, subscription.auth)
    return Letter(subscription.endpoint, headers, body, on_gone, id)
