"""Webhooks: what is posted to the address that a game's maker chose, signed with its secret."""

from hashlib import sha256
from hmac import new as hmac
from secrets import token_hex

from cartographers.server.features.notices.chat_forms import chat_message
from cartographers.server.features.notices.messages import WebhookMessage
from cartographers.server.features.notices.outbox import Letter
from cartographers.server.features.notices.store import Webhook

SIGNATURE = "X-Cartographers-Signature"
DELIVERY = "X-Cartographers-Delivery"
_DELIVERY_BYTES = 12


def signature(secret: str, body: bytes) -> str:
    """The signature of a body: HMAC with SHA-256, in hexadecimal."""
    return f"sha256={hmac(secret.encode(), body, sha256).hexdigest()}"


def new_delivery() -> str:
    """The id of a message to a webhook."""
    return token_hex(_DELIVERY_BYTES)


def webhook_letter(webhook: Webhook, message: WebhookMessage, delivery: str) -> Letter:
    """The request to a webhook. Repetitions have the same delivery id, also those after a restart."""
    chat = chat_message(webhook.url, message.text)
    url, body = chat or (webhook.url, message.model_dump_json().encode())
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "cartographers",
        SIGNATURE: signature(webhook.secret, body),
        DELIVERY: delivery,
    }
    return Letter(url, headers, body, id=delivery)
