"""Where the nets lie that ship with the program; it needs no NumPy to say whether there are any."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

#: The nets that ship with the program: a game is played by the first that is for it.
SHIPPED = ("base.npz", "ambush.npz")


def shipped_files() -> list[Traversable]:
    """The files of the nets that ship, as far as they are there."""
    folder = files("cartographers.players").joinpath("neural").joinpath("nets")
    return [file for name in SHIPPED if (file := folder.joinpath(name)).is_file()]


def can_be_used() -> bool:
    """Is there a net, and what is needed to play by it?"""
    return find_spec("numpy") is not None and bool(shipped_files())
