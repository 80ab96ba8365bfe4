"""Where the net lies that ships with the program; it needs no NumPy to say whether there is one."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

#: The net that ships with the program.
SHIPPED = "net.npz"


def shipped_file() -> Traversable:
    """The file of the net that ships, if it is there."""
    return files("cartographers.players").joinpath("neural").joinpath(SHIPPED)


def can_be_used() -> bool:
    """Is there a net, and what is needed to play by it?"""
    return find_spec("numpy") is not None and shipped_file().is_file()
