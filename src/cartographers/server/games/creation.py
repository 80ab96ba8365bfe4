"""Who may make games, tournaments and uploads: everybody, whoever knows a password, or nobody."""

import asyncio
import hashlib  # not its function by name: Python in a browser has none, and asks nobody for a password
from hmac import compare_digest
from secrets import token_bytes

from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import ComeAgain, Refusal
from cartographers.server.lobby.services import Services

#: How much time and memory each attempt at a password costs.
_COST = {"n": 1 << 14, "r": 8, "p": 1}
_SALT_BYTES = 16


def hashed_password(password: str) -> str:
    """The salted hash of a password: the only form in which it is stored."""
    salt = token_bytes(_SALT_BYTES)
    return f"{salt.hex()}/{hashlib.scrypt(password.encode(), salt=salt, **_COST).hex()}"


def is_password(password: str, stored: str) -> bool:
    """Is this the password with a hash?"""
    salt, _, expected = stored.partition("/")
    given = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), **_COST)
    return compare_digest(given.hex(), expected)


async def may_create(services: Services, person: str) -> bool:
    """May a person make games now?"""
    match services.site.now.creation:
        case "open":
            return True
        case "closed":
            return False
    return await services.store.site.may_make(person)


async def check_may_create(services: Services, person: str) -> None:
    """Raise a ``Refusal`` if a person may not make games."""
    if await may_create(services, person):
        return
    if services.site.now.creation == "closed":
        sentence = "Nobody can make new games here now: the host has closed it. Games that run go on."
        raise Refusal(403, "creation-closed", sentence)
    sentence = "Whoever makes games here needs the password of the host."
    raise Refusal(403, "creation-password", sentence)


async def give_password(services: Services, person: str, password: str, network: Network) -> None:
    """Let a person make games from now on; raises a ``Refusal`` if it is not the password."""
    if services.site.now.creation != "password":
        return
    if wait := await services.limits.passwords.spend(network):
        sentence = "Too many attempts from here; try again in {wait} {unit}."
        raise ComeAgain(429, "password-limit", sentence, seconds=wait)
    # In a thread: it takes a while on purpose.
    if not await asyncio.to_thread(is_password, password, services.site.now.password):
        raise Refusal(403, "password-wrong", "This is not the password.")
    await services.store.site.let_make(person, services.clocks.wall())
