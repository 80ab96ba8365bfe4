"""A push service and a webhook for tests: takes requests over the loopback, checks and decrypts them."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from json import loads
from os import urandom
from queue import Queue
from threading import Thread
from time import time
from types import TracebackType
from typing import Any, Self

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]


@dataclass(frozen=True)
class Received:
    """A request that arrived."""

    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        """The body of a request to a webhook."""
        message: Json = loads(self.body)
        return message


class PushService:
    """An HTTP server that remembers what is posted to it; it accepts everything unless told otherwise."""

    def __init__(self) -> None:
        self.requests: Queue[Received] = Queue()
        #: The next answers: a status, and the seconds of ``Retry-After``; 0 hangs up without an answer.
        self.answers: deque[tuple[int, str]] = deque()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.requests.put(Received(self.path, dict(self.headers), body))
                status, wait = service.answers.popleft() if service.answers else (201, "")
                if status:
                    self.send_response(status)
                    if wait:
                        self.send_header("Retry-After", wait)
                    self.send_header("Location", f"{service.address}/elsewhere")
                    self.send_header("Content-Length", "0")
                    self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"

    def next(self, timeout: float = 10) -> Received:
        """The next request."""
        return self.requests.get(timeout=timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Browser:
    """The part of a browser that has the keys of a subscription."""

    def __init__(self, service: PushService, name: str = "browser") -> None:
        self._service, self.path = service, f"/{name}"
        self._key, self._auth = generate_private_key(SECP256R1()), urandom(16)
        self._point = point_of(self._key.public_key())

    @property
    def subscription(self) -> Json:
        """The subscription as a page sends it to the game's server."""
        return {
            "endpoint": self._service.address + self.path,
            "p256dh": encoded(self._point),
            "auth": encoded(self._auth),
        }

    def read(self, request: Received, server_key: str) -> Json:
        """The message in a request, after everything that a push service and a browser check."""
        assert request.path == self.path
        check_authorization(request.headers["Authorization"], self._service.address, server_key)
        assert request.headers["Content-Encoding"] == "aes128gcm"
        message: Json = loads(self.decrypt(request.body))
        return message

    def decrypt(self, body: bytes) -> bytes:
        """The text of a message (RFC 8291)."""
        salt, record, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= record
        other = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
        info = b"WebPush: info\x00" + self._point + sender
        secret = expand(extract(self._auth, self._key.exchange(ECDH(), other)), info, 32)
        inner = extract(salt, secret)
        key = expand(inner, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = expand(inner, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02")
        return padded[:-1]


def check_authorization(header: str, service: str, server_key: str) -> None:
    """Check the server's signature (RFC 8292)."""
    kind, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and fields["k"] == server_key
    head, claims, signature = fields["t"].split(".")
    raw = decoded(signature)
    known = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(server_key))
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known.verify(both, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    assert loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    said = loads(decoded(claims))
    assert said["aud"] == service and said["sub"].startswith("mailto:")
    assert time() < said["exp"] < time() + 24 * 3600


def extract(salt: bytes, secret: bytes) -> bytes:
    """The first half of HKDF."""
    mac = HMAC(salt, SHA256())
    mac.update(secret)
    return mac.finalize()


def expand(secret: bytes, info: bytes, length: int) -> bytes:
    """The second half of HKDF."""
    return HKDFExpand(SHA256(), length, info).derive(secret)


def point_of(key: EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    """Bytes in base64url without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Base64url with or without padding as bytes."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
