"""The provably fair shuffle: nobody can choose its order, and everybody can check it afterwards.

The server draws a secret and tells its SHA-256, the commitment. Then the seats add nonces. The key of all
shuffles follows from both, and once the game is over the secret is told. Nonces that come after the first
card make a second key, for all cards but the first. The browser does the same (web/src/common/fair), so what
is written here may not change.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from hmac import digest
from itertools import count
from typing import TypeVar

from cartographers.notation.deal import Deal

T = TypeVar("T")

_KEYS = 2**256
#: Deals with numbers from here on are shuffled with the key that the number has beyond it.
FIRST_NUMBER = _KEYS
#: Those with numbers from here on have two keys beyond it: of the first card, and of all others.
FIRST_OF_TWO = _KEYS**2
_KEY_BYTES = 32
_WORD_BYTES, _WORDS = 4, 2**32


def commitment(secret: str) -> str:
    """What is told of a secret before the first card."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def number_of(deal: Deal) -> int:
    """The number of a deal: with it the same cards can be dealt again, by the server and by commands."""
    key = _key(deal.secret, deal.nonces)
    if not deal.late:
        return FIRST_NUMBER + key
    early = ("" if seat in deal.late else nonce for seat, nonce in enumerate(deal.nonces))
    return FIRST_OF_TWO + _key(deal.secret, early) * _KEYS + key


def _key(secret: str, nonces: Iterable[str]) -> int:
    message = "\n".join(["cartographers-deal", *nonces])
    return int.from_bytes(digest(bytes.fromhex(secret), message.encode(), "sha256"), "big")


def _has_two_keys(number: int) -> bool:
    return FIRST_OF_TWO <= number < 2 * FIRST_OF_TWO


def first_number(number: int) -> int:
    """The number with which the set-up and the first card of a deal are dealt; mostly the same."""
    return FIRST_NUMBER + (number - FIRST_OF_TWO) // _KEYS if _has_two_keys(number) else number


def simple_numbers(number: int) -> frozenset[int]:
    """The numbers with at most one key that deal some of the same cards: two of a number with two keys."""
    if not _has_two_keys(number):
        return frozenset({number})
    return frozenset({first_number(number), FIRST_NUMBER + number % _KEYS})


def key_in(number: int) -> bytes | None:
    """The key in the number of a deal, of two the second; none if it is the number of an ordinary one."""
    if not (FIRST_NUMBER <= number < 2 * FIRST_NUMBER or _has_two_keys(number)):
        return None
    return (number % _KEYS).to_bytes(_KEY_BYTES, "big")


def fair_order(things: Iterable[T], key: bytes, label: str) -> list[T]:
    """The things in an order that follows from a key and the name of the pile (Fisher–Yates)."""
    pile = list(things)
    words = _words(key, label)
    for last in range(len(pile) - 1, 0, -1):
        at = _below(last + 1, words)
        pile[last], pile[at] = pile[at], pile[last]
    return pile


def _words(key: bytes, label: str) -> Iterator[int]:
    """Random numbers of 32 bits without end: HMAC-SHA256 of the label and a counter."""
    for block in count():
        bits = digest(key, f"{label}\n{block}".encode(), "sha256")
        for at in range(0, len(bits), _WORD_BYTES):
            yield int.from_bytes(bits[at : at + _WORD_BYTES], "big")


def _below(limit: int, words: Iterator[int]) -> int:
    """A random number below a limit; words that would favour some of them are passed over."""
    fair = _WORDS - _WORDS % limit
    return next(word for word in words if word < fair) % limit
