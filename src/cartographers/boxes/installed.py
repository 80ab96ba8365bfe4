"""Boxes of other packages: those that an installed package names in the entry point group."""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from cartographers.rules.box import BadBox, Box

GROUP = "cartographers.boxes"


class InstalledBox(NamedTuple):
    """A box from a package beside ours."""

    box: Box
    #: The Python package that holds its words and glyphs.
    package: str
    #: The name by which it was installed.
    distribution: str


def installed_boxes() -> list[InstalledBox]:
    """Every box of other packages, in the order of their names; raises ``BadBox`` if one is broken."""
    return [_open(entry) for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)]


def _open(entry: EntryPoint) -> InstalledBox:
    distribution = entry.dist.name if entry.dist else entry.name
    try:
        module = import_module(entry.module)
    except Exception as wrong:  # whatever another package does wrong
        raise BadBox(
            f"the package {distribution!r} has a box that cannot be opened: importing {entry.module} "
            f"ends in {type(wrong).__name__}: {wrong}"
        ) from wrong
    box = getattr(module, entry.attr or "BOX", None)
    if not isinstance(box, Box):
        raise BadBox(
            f"the package {distribution!r} names {entry.value} as a box, but there is no "
            f"{entry.attr or 'BOX'} = Box(…) in it"
        )
    package = module.__name__ if hasattr(module, "__path__") else str(module.__package__)
    return InstalledBox(box, package, distribution)
