"""The boxes: what is printed in each of them, as values and small functions.

A box may look at the rules and never at another box; boxes are found by walking this folder.
Rule numbers such as R3.4 are those of docs/rules.md.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cartographers.rules.edition import Edition, Shelf


@cache
def shelf() -> Shelf:
    """All boxes there are."""
    return Shelf.of(map(_box, sorted(found.name for found in iter_modules(__path__))))


def _box(name: str) -> Edition:
    box: Edition = import_module(f"{__name__}.{name}").BOX
    return box
