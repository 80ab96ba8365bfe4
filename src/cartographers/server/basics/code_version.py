"""Which code runs: more exactly than by the number of a version, which stays the same while it is changed."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from cartographers.boxes import installed

#: The files that matter for what is computed and shown. The page in `static` and caches are not among them.
_KINDS, _LEFT_OUT = (".py", ".ftl", ".json"), ("static", "__pycache__")


@cache
def code_version() -> str:
    """The hash of our code and texts, and of those of the boxes from other packages."""
    digest = sha256()
    for package in ("cartographers", *(box.package for box in installed())):
        for part in contents(files(package)):
            digest.update(part)
    return digest.hexdigest()


def contents(folder: Traversable) -> Iterator[bytes]:
    """The names and contents of the files that matter in a folder and below it, in order."""
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.name.endswith(_KINDS):
            content = one.read_bytes()
            yield f"{one.name}/{len(content)}/".encode()
            yield content
        elif "." not in one.name and one.name not in _LEFT_OUT:
            yield from contents(one)
