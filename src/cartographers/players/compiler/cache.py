"""Where compiled code is kept: a folder in the user's cache, named after a digest of what it depends on.

It depends on the sources, the compiler and the processor. A new digest gives a new folder; folders of other
versions are removed once they are old.
"""

import os
import time
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import llvmlite
from llvmlite import binding

from cartographers.players.compiler.sources import digest

#: Folders of other versions are removed after so many seconds: a month.
_MAX_AGE = 30 * 24 * 3600


@cache
def folder() -> Path:
    """The folder; a temporary one if the user's cache cannot be written."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    path = home / "cartographers" / f"native-{_digest()}"
    try:
        if not path.exists():
            path.mkdir(parents=True, exist_ok=True)
            _remove_old(path.parent)
        writable = os.access(path, os.W_OK)
    except OSError:
        writable = False
    return path if writable else Path(mkdtemp(prefix="cartographers-"))


def _remove_old(home: Path) -> None:
    # "machine-" was the name in earlier versions.
    for other in (*home.glob("native-*"), *home.glob("machine-*")):
        if time.time() - other.stat().st_mtime > _MAX_AGE:
            rmtree(other, ignore_errors=True)


def cached(name: str, make: Callable[[], bytes]) -> bytes:
    """A file from the folder, made now if it is not there; two processes may make it at once."""
    path = folder() / name
    try:
        return path.read_bytes()
    except FileNotFoundError:
        made = make()
        draft = path.with_name(f"{name}.{os.getpid()}")
        draft.write_bytes(made)
        try:
            draft.replace(path)
        except PermissionError:
            # Windows: the other process has made it first, and reads it just now.
            draft.unlink()
        return made


def _digest() -> str:
    made_by = f"{llvmlite.__version__} {binding.get_host_cpu_name()}".encode()
    return sha256(made_by + digest()).hexdigest()[:16]
