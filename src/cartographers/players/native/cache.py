"""Where compiled code is kept: a folder of the user's cache, named after everything it was made from.

The machine's code is made of rules and prospects that Numba does not watch; so a changed rule gets a folder
of its own and can never meet old code. Folders of other versions are thrown away once they are old.
"""

import os
import time
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import numba
from llvmlite import binding

import cartographers

#: The rooms whose sources the machine's code is made of.
_ROOMS = ("rules", "editions", "players/evaluate/features", "players/native")
#: After so many seconds the code of another version is hardly wanted any more: a month.
_OLD = 30 * 24 * 3600


@cache
def folder() -> Path:
    """The folder; one that lasts only as long as the process where the user's cache cannot be written."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    found = home / "cartographers" / f"machine-{_digest()}"
    try:
        if not found.exists():
            found.mkdir(parents=True, exist_ok=True)
            _throw_away_old(found.parent)
        writable = os.access(found, os.W_OK)
    except OSError:
        writable = False
    return found if writable else Path(mkdtemp(prefix="cartographers-"))


def _throw_away_old(home: Path) -> None:
    for other in home.glob("machine-*"):
        if time.time() - other.stat().st_mtime > _OLD:
            rmtree(other, ignore_errors=True)


def kept(name: str, make: Callable[[], bytes]) -> bytes:
    """Something from the folder, made now if it is not there; two processes may make it at once."""
    place = folder() / name
    try:
        return place.read_bytes()
    except FileNotFoundError:
        made = make()
        draft = place.with_name(f"{name}.{os.getpid()}")
        draft.write_bytes(made)
        draft.replace(place)
        return made


def _digest() -> str:
    home = Path(cartographers.__file__).parent
    digest = sha256(f"{numba.__version__} {binding.get_host_cpu_name()}".encode())
    for room in _ROOMS:
        for file in sorted((home / room).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
