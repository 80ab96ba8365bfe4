"""The server's secret key: a file in the data folder."""

from hmac import digest as hmac
from pathlib import Path
from secrets import token_bytes

from cartographers.rules.problem import Problem
from cartographers.server.basics.private_files import make_private, write_secret

FILE = "key"
#: The key of push messages, beside it.
PUSH_FILE = "push-key.pem"
_BYTES = 32


class BadKey(Problem):
    """A key that cannot be used."""


def secret_key(folder: Path) -> bytes:
    """The key of a data folder; a new one if it has none."""
    if not (folder / FILE).exists():
        write_secret(folder / FILE, token_bytes(_BYTES))
    make_private(folder / FILE)
    return read_key(folder)


def derived(key: bytes, meaning: str) -> bytes:
    """32 bytes for one purpose that only who has the key can compute."""
    return hmac(key, meaning.encode(), "sha256")


def read_key(folder: Path) -> bytes:
    """The key that is in a folder."""
    path = folder / FILE
    key = path.read_bytes()
    if len(key) < _BYTES:
        # With such a key anybody could compute the codes.
        raise BadKey(
            "bad-key",
            "the secret key {file} is damaged: put it back from a backup; if it is lost, remove the "
            "file, and all invitations, private links and recovery phrases become invalid",
            file=str(path),
        )
    return key
