"""Cookies that devices got before a server had TLS, or from a version that used the same name with TLS.

Such a cookie is taken over TLS as well, and replaced, or else players would lose their games. But every
neighbouring domain can set a cookie of this name. So it is taken only from devices that the server knew
before it was first called over TLS: a token that somebody gets later cannot be put into a player's browser.
"""

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cartographers.server.auth.device_token import COOKIE_AGE
from cartographers.server.basics.private_files import write_secret

FILE = "tls-since"


class PlainCookies:
    """Remembers in the data folder when a server was first called over TLS."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._tls_since: datetime | None = None

    def called_over_tls(self, now: float) -> None:
        """Note a request over TLS at a time in seconds since 1970; only the first one counts."""
        if self._tls_since is None:
            self._tls_since = self._read() or self._write(datetime.fromtimestamp(int(now), UTC))

    def accept(self, known_since: str | None, now: float) -> bool:
        """May a device that is known since then, in UTC, come with such a cookie?"""
        if known_since is None or self._tls_since is None:
            return False
        if now > (self._tls_since + timedelta(seconds=COOKIE_AGE)).timestamp():
            return False  # browsers have forgotten them by now
        return datetime.fromisoformat(known_since).replace(tzinfo=UTC) < self._tls_since

    def _read(self) -> datetime | None:
        with suppress(OSError, ValueError):
            return datetime.fromisoformat(self._file.read_text(encoding="utf-8")).astimezone(UTC)
        return None

    def _write(self, now: datetime) -> datetime:
        # On a full disk it is noted after the next start.
        with suppress(OSError):
            write_secret(self._file, now.isoformat(timespec="seconds").encode())
        return now
