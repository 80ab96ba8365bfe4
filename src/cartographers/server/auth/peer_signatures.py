"""Signatures of the requests that servers of one database pass on to each other.

All of them have the same key. A signature says for whom a request is passed on. It is good for one request to
one server, for a short time.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from hmac import digest as hmac
from json import dumps
from secrets import token_hex

#: By how many seconds the clocks of two servers and the way between them may differ.
WINDOW = 30.0
_NONCE_BYTES = 16


class BadSignature(Exception):
    """A request that no server of the database has passed on just now."""


@dataclass(frozen=True, slots=True)
class PassedOn:
    """A request that is passed on, as far as it is signed."""

    #: The address of the server that it is passed on to.
    to: str
    method: str
    #: The path with its query.
    target: str
    #: The headers that say who sends it; empty if there is none.
    cookie: str = ""
    authorization: str = ""


@dataclass(frozen=True, slots=True)
class Sender:
    """Where a request came from, as the first server saw it."""

    address: str
    #: Did it come over TLS?
    secure: bool


@dataclass(frozen=True, slots=True)
class Verified:
    """What a signature says."""

    sender: Sender
    #: The SHA-256 of the body, which has to be compared when the body has come.
    body_hash: str


class PeerSignatures:
    """Signs requests and verifies them; it accepts each signature once."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time) -> None:
        """``clock`` says the seconds since 1970."""
        self._key, self._clock = key, clock
        #: The signatures that were accepted, with their times, the oldest first.
        self._accepted: OrderedDict[str, float] = OrderedDict()

    def sign(self, request: PassedOn, sender: Sender, body: bytes = b"") -> str:
        """The value of the header that goes with a request."""
        scheme = "https" if sender.secure else "http"
        said = (
            f"{self._clock():.3f} {token_hex(_NONCE_BYTES)} {scheme} {sender.address or '-'} {hash_of(body)}"
        )
        return f"{said} {self._signature(request, said)}"

    def verify(self, request: PassedOn, header: str) -> Verified:
        """What the header of a request says; raises ``BadSignature``."""
        said, _, signature = header.rpartition(" ")
        if not compare_digest(signature.encode(), self._signature(request, said).encode()):
            raise BadSignature
        at, _, scheme, address, body_hash = said.split(" ")
        self._accept_once(signature, float(at))
        return Verified(Sender("" if address == "-" else address, scheme == "https"), body_hash)

    def _accept_once(self, signature: str, at: float) -> None:
        now = self._clock()
        while self._accepted and next(iter(self._accepted.values())) < now - WINDOW:
            self._accepted.popitem(last=False)
        if abs(now - at) > WINDOW or signature in self._accepted:
            raise BadSignature
        # Its own time may lie ahead, so it is remembered for two windows.
        self._accepted[signature] = now + WINDOW

    def _signature(self, request: PassedOn, said: str) -> str:
        signed = [request.to, request.method, request.target, request.cookie, request.authorization, said]
        return hmac(self._key, dumps(signed).encode(), "sha256").hex()


def hash_of(body: bytes) -> str:
    """The hash of a body, as it is signed."""
    return sha256(body).hexdigest()
