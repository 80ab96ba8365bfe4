"""The digest of the sources from which machine code is made: code of other sources is never used."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import cartographers

#: What code is made of: rules, features and planes, which are traced, and functions, which are translated.
SOURCES = (
    "rules",
    "boxes",
    "players/evaluate",
    "players/compiler",
    "players/native",
    "players/neural/planes.py",
)
#: The folder of this package.
HOME = Path(cartographers.__file__).parent


@cache
def digest() -> bytes:
    """32 bytes that are others for other sources."""
    found = sha256()
    for name in SOURCES:
        path = HOME / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found.update(f"{file.relative_to(HOME).as_posix()}\0".encode())
            found.update(file.read_bytes())
    return found.digest()
