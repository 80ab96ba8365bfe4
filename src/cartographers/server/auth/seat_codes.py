"""The codes in links to a seat: an invitation, or the private link for its player's other devices."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import new as hmac
from pathlib import Path
from secrets import token_bytes
from typing import Literal

_KEY_BYTES = 32


class SeatCodes:
    """Derives codes from a secret key in the data folder, so that no code has to be stored."""

    def __init__(self, folder: Path) -> None:
        path = folder / "key"
        if not path.exists():
            # Written under another name and renamed: a key that is half written could be guessed.
            temporary = folder / "key.new"
            temporary.touch(mode=0o600)
            temporary.write_bytes(token_bytes(_KEY_BYTES))
            temporary.replace(path)
        self._key = path.read_bytes()

    def keyed_hash(self, phrase: str) -> str:
        """The hash of a recovery phrase: the only form in which it is stored, of no use without the key."""
        return hmac(self._key, f"phrase/{phrase}".encode(), sha256).hexdigest()

    def code(self, purpose: Literal["invite", "link"], game: str, seat: int) -> str:
        """The code for a seat."""
        digest = hmac(self._key, f"{purpose}/{game}/{seat}".encode(), sha256).digest()[:16]
        return urlsafe_b64encode(digest).decode().rstrip("=")
