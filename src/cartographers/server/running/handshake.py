"""The handshake of a WebSocket in its usual form: after a broken network a thousand may be due at once.

Any other form, and everything that is wrong with one, is left to the library, which takes four times as long.
"""

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha1
from re import fullmatch

#: What a server adds to the key of a client before it hashes it (RFC 6455, 1.3).
_ADDED = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
#: 16 bytes in base64.
_KEY = rb"[0-9A-Za-z+/]{21}[AQgw]=="
_HEADERS = frozenset({b"upgrade", b"connection", b"sec-websocket-version", b"sec-websocket-key"})


def usual_answer(method: str, version: str, headers: Iterable[tuple[bytes, bytes]]) -> bytes | None:
    """What a server says to accept a request, without the empty line; none if the request is unusual."""
    fields: dict[bytes, bytes] = {}
    for name, value in headers:
        if name in _HEADERS:
            if name in fields:
                return None
            fields[name] = value
        elif name == b"sec-websocket-protocol":
            return None
    key = fields.get(b"sec-websocket-key", b"")
    if (
        (method, version) != ("GET", "1.1")
        or fields.get(b"upgrade") != b"websocket"
        # Firefox also says that the connection is kept alive.
        or fields.get(b"connection") not in (b"Upgrade", b"upgrade", b"keep-alive, Upgrade")
        or fields.get(b"sec-websocket-version") != b"13"
        or not fullmatch(_KEY, key)
    ):
        return None
    accepted = b64encode(sha1(key + _ADDED, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: %s\r\n" % accepted
    )
