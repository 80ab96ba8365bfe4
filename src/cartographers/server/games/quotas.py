"""Quotas on what people keep besides games, and its end when nobody uses it."""

import sys

from cartographers.server.basics.errors import ComeAgain, Refusal
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.storage.changes import Change
from cartographers.server.storage.quotas import Kind, Unused

#: About how many bytes one takes.
_BYTES: dict[Kind, int] = {"tournaments": 4000, "bots": 500, "subscriptions": 800, "webhooks": 800}
_DAY = 24 * 3600.0
#: The most of each kind that are removed at a time.
_MOST_REMOVED = 100


async def spend_bytes(services: Services, person: str, size: int) -> None:
    """Raise a ``Refusal`` if what a person is to have stored is too much for one day of their network.

    A device that drops its cookie has a new quota, but no new network.
    """
    network = services.computing.callers.of(person).network
    if wait := await services.limits.stored_bytes.spend(network, size):
        sentence = "Very much has been saved from your network today; try again in {wait} {unit}."
        raise ComeAgain(429, "network-bytes", sentence, seconds=wait)


async def check_quota(services: Services, kind: Kind, person: str) -> None:
    """Raise a ``Refusal`` if a person, their network or all together keep as many of a kind as they may."""
    most, most_in_all = _quotas(services)[kind]
    count = await services.store.quotas.count(kind, person)
    if count.own >= most:
        sentence = "You have as many of these as one person can have here ({most}); end one of them first."
        raise Refusal(409, "quota-own", sentence, most=most)
    if count.in_all >= most_in_all:
        raise Refusal(503, "quota-all", "This server has no room for more of these at the moment.")
    network = services.computing.callers.of(person).network
    if wait := await services.limits.kept.spend(network):
        sentence = "Your network has made very many of these today; try again in {wait} {unit}."
        raise ComeAgain(429, "quota-network", sentence, seconds=wait)
    await spend_bytes(services, person, _BYTES[kind])


def _quotas(services: Services) -> dict[Kind, tuple[int, int]]:
    settings = services.settings
    return {
        "tournaments": settings.tournament_quota,
        # Those of one owner are counted when one is stored.
        "bots": (sys.maxsize, settings.bot_quota[1]),
        "subscriptions": settings.subscription_quota,
        "webhooks": settings.webhook_quota,
    }


async def remove_unused(lobby: Lobby) -> None:
    """Remove what nobody has used for a long time."""
    now, settings = lobby.services.clocks.wall(), lobby.services.settings
    unused = Unused(
        unstarted_tournaments=now - settings.keep_unstarted_days * _DAY,
        tournaments=now - settings.keep_tournaments_days * _DAY,
        subscriptions=now - settings.keep_subscriptions_days * _DAY,
        bots=now - settings.keep_unstarted_days * _DAY,
    )
    if await lobby.services.store.quotas.remove_unused(unused, _MOST_REMOVED):
        for feature in lobby.features.values():
            feature.forget()
        await lobby.services.store.announce(Change())
