"""SQL statements that write and read subscriptions and webhooks."""

from dataclasses import astuple
from time import time

from cartographers.server.storage.database import Connection
from cartographers.server.storage.stored_game import Subscription, Webhook

_SUBSCRIPTION = "device, endpoint, p256dh, auth, language"
_WEBHOOK = "game, url, secret, language"


def select_subscriptions(connection: Connection) -> list[Subscription]:
    """The subscriptions of all devices."""
    return [Subscription(*row) for row in connection.execute(f"SELECT {_SUBSCRIPTION} FROM subscriptions")]


def insert_subscription(connection: Connection, subscription: Subscription) -> None:
    """Store a subscription in place of an older one of its device or of its address."""
    connection.execute(
        "DELETE FROM subscriptions WHERE device = ? OR endpoint = ?",
        (subscription.device, subscription.endpoint),
    )
    connection.execute(
        f"INSERT INTO subscriptions ({_SUBSCRIPTION}, made) VALUES (?, ?, ?, ?, ?, ?)",
        (*astuple(subscription), time()),
    )


def delete_subscription(connection: Connection, endpoint: str) -> None:
    """Forget a subscription."""
    connection.execute("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,))


def select_webhooks(connection: Connection) -> list[Webhook]:
    """The webhooks of all games."""
    return [Webhook(*row) for row in connection.execute(f"SELECT {_WEBHOOK} FROM webhooks")]


def insert_webhook(connection: Connection, webhook: Webhook) -> None:
    """Store a game's webhook in place of an older one."""
    delete_webhook(connection, webhook.game)
    connection.execute(f"INSERT INTO webhooks ({_WEBHOOK}) VALUES (?, ?, ?, ?)", astuple(webhook))


def delete_webhook(connection: Connection, game: str) -> None:
    """Forget a game's webhook."""
    connection.execute("DELETE FROM webhooks WHERE game = ?", (game,))
