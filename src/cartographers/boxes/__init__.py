"""The boxes: what is printed in each of them, as values and small functions.

A box may use the rules and never another box. Ours are the packages in this folder; others come from
installed packages (``installed``). Rule numbers such as R3.4 are those of docs/rules.md.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cartographers.boxes.installed import InstalledBox, installed_boxes
from cartographers.rules.box import BadBox, Box, Shelf

__all__ = ["installed", "own_shelf", "shelf"]


@cache
def shelf() -> Shelf:
    """All boxes there are; raises ``BadBox`` if they do not go together."""
    others = installed()
    if not others:
        return own_shelf()
    try:
        return Shelf.of([*own_shelf().boxes.values(), *(other.box for other in others)])
    except BadBox as wrong:
        packages = sorted({other.distribution for other in others})
        raise BadBox(f"{wrong} (packages with boxes: {', '.join(packages) or 'none'})") from None


@cache
def own_shelf() -> Shelf:
    """Our own boxes, without those of other packages."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return Shelf.of(_box(name) for name in names)


@cache
def installed() -> tuple[InstalledBox, ...]:
    """The boxes that come from other packages."""
    return tuple(installed_boxes())


def _box(name: str) -> Box:
    box: Box = import_module(f"{__name__}.{name}").BOX
    return box
