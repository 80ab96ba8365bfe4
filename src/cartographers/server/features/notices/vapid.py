"""The key by which push services recognise this server (VAPID, RFC 8292)."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from json import dumps
from pathlib import Path
from time import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from cartographers.server.basics.private_files import make_private, write_secret
from cartographers.server.basics.secret_key import PUSH_FILE

#: Seconds for which a token is valid, at most a day, and the age from which a new one is made.
_VALID, _RENEWED = 12 * 3600, 6 * 3600
_NUMBER_BYTES = 32


def base64url(data: bytes) -> str:
    """Bytes in the alphabet of URLs, without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class ServerKey:
    """The server's key pair, made on the first start and kept in the data folder."""

    def __init__(self, folder: Path, contact: str, clock: Callable[[], float] = time) -> None:
        """``contact`` tells the operators of push services whom to ask about this server."""
        self._key, self._contact, self._clock = _load(folder / PUSH_FILE), contact, clock
        #: The tokens for each push service, with the time when each was made.
        self._tokens: dict[str, tuple[float, str]] = {}
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        #: The public key as browsers want it for a subscription.
        self.public = base64url(point)

    def authorization(self, url: str) -> str:
        """The header ``Authorization`` of a request to a push service."""
        parts, now = urlsplit(url), self._clock()
        service = f"{parts.scheme}://{parts.netloc}"
        made, token = self._tokens.get(service, (0.0, ""))
        if not token or now - made > _RENEWED:
            token = self._token(service, now)
            self._tokens[service] = (now, token)
        return f"vapid t={token}, k={self.public}"

    def _token(self, service: str, now: float) -> str:
        """A signed JSON web token for one push service."""
        claims = {"aud": service, "exp": int(now) + _VALID, "sub": self._contact}
        signed = ".".join(base64url(dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        return f"{signed}.{base64url(b''.join(one.to_bytes(_NUMBER_BYTES) for one in (r, s)))}"


def make_key(path: Path) -> None:
    """Write a new key to a file."""
    key = generate_private_key(SECP256R1())
    write_secret(path, key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))


def _load(path: Path) -> EllipticCurvePrivateKey:
    if not path.exists():
        make_key(path)
    make_private(path)
    loaded = load_pem_private_key(path.read_bytes(), password=None)
    if not isinstance(loaded, EllipticCurvePrivateKey):
        raise ValueError(f"{path} holds another kind of key")
    return loaded
