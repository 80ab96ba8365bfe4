"""The codes in links: invitations to a table or a seat, and the private link for a player's other devices."""

from base64 import urlsafe_b64encode
from hmac import compare_digest
from hmac import digest as hmac
from pathlib import Path
from typing import Literal

from cartographers.server.basics.secret_key import derived, secret_key


class SeatCodes:
    """Derives codes from a secret key in the data folder, so that no code has to be stored."""

    def __init__(self, folder: Path) -> None:
        self._key = secret_key(folder)

    def keyed_hash(self, phrase: str) -> str:
        """The hash of a recovery phrase: the only form in which it is stored, of no use without the key."""
        return hmac(self._key, f"phrase/{phrase}".encode(), "sha256").hex()

    def code(self, purpose: Literal["invite", "link"], game: str, seat: int, number: int = 0) -> str:
        """The code for a seat. A private link can be made anew: then it has a higher number."""
        return self._code(f"{purpose}/{game}/{seat}" + (f"/{number}" if number else ""))

    def table_code(self, game: str) -> str:
        """The code for any open seat of a game. It begins with the game, so that it need not be stored."""
        return f"{game}-{self._code(f'table/{game}')}"

    def game_of_table_code(self, code: str) -> str | None:
        """The game that a code invites to; none if it is no such code."""
        game = code.partition("-")[0]
        return game if compare_digest(code.encode(), self.table_code(game).encode()) else None

    def _code(self, meaning: str) -> str:
        return urlsafe_b64encode(self.derived(meaning)[:16]).decode().rstrip("=")

    def derived(self, meaning: str) -> bytes:
        """32 bytes that only who has the key can compute."""
        return derived(self._key, meaning)
