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
    *(f"players/neural/{name}.py" for name in ("folds", "more_planes", "planes")),
)
#: The folder of this package.
HOME = Path(cartographers.__file__).parent


def source_files() -> dict[str, Path]:
    """The files, by their places in this package."""
    paths = (HOME / name for name in SOURCES)
    files = (file for path in paths for file in ([path] if path.suffix else sorted(path.rglob("*.py"))))
    return {file.relative_to(HOME).as_posix(): file for file in files}


@cache
def digest() -> bytes:
    """32 bytes that are others for other sources."""
    sources_hash = sha256()
    for name, file in source_files().items():
        sources_hash.update(f"{name}\0".encode())
        sources_hash.update(file.read_bytes())
    return sources_hash.digest()
