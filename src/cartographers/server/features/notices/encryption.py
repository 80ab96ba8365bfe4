"""The encryption of a push message for one device (RFC 8291, content encoding ``aes128gcm`` of RFC 8188)."""

from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from os import urandom

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

#: The size of the only record, which push services have to take.
_RECORD = 4096
_SALT, _KEY, _NONCE, _SECRET, _AUTH, _POINT = 16, 16, 12, 32, 16, 65
#: Ends the text of the last record.
_LAST = b"\x02"


class BadKeys(ValueError):
    """Keys of a subscription with which nothing can be encrypted."""


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ``BadKeys`` unless the keys of a subscription can be used."""
    _device_key(p256dh)
    if len(_decoded(auth)) != _AUTH:
        raise BadKeys("auth has the wrong length")


def encrypt(
    text: bytes, p256dh: str, auth: str, salt: bytes | None = None, own: EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message that only the device with these keys can read; a fresh salt and key unless they are given."""
    device = _device_key(p256dh)
    salt = salt or urandom(_SALT)
    own = own or generate_private_key(SECP256R1())
    device_point, own_point = _point(device), _point(own.public_key())
    shared = _derive(
        own.exchange(ECDH(), device),
        _decoded(auth),
        b"WebPush: info\0" + device_point + own_point,
        _SECRET,
    )
    key = _derive(shared, salt, b"Content-Encoding: aes128gcm\0", _KEY)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", _NONCE)
    header = salt + _RECORD.to_bytes(4) + len(own_point).to_bytes(1) + own_point
    return header + AESGCM(key).encrypt(nonce, text + _LAST, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _device_key(p256dh: str) -> EllipticCurvePublicKey:
    point = _decoded(p256dh)
    if len(point) != _POINT:
        raise BadKeys("p256dh has the wrong length")
    try:
        return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise BadKeys("p256dh is no point of the curve") from None


def _decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (NotBase64, ValueError):
        raise BadKeys("not in base64") from None
