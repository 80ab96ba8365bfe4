"""Where the nets lie that ship with the program, and whether NumPy is here, without loading either."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

#: The nets that ship with the program: a game is played by the first that is for it.
SHIPPED = ("base.npz", "ambush.npz", "skills.npz", "heroes.npz", "heroes-more.npz")


def shipped_files() -> list[Traversable]:
    """The files of the nets that ship, as far as they are there."""
    folder = files("cartographers.players").joinpath("neural").joinpath("nets")
    return [file for name in SHIPPED if (file := folder.joinpath(name)).is_file()]


def has_numpy() -> bool:
    """Is NumPy here?"""
    return find_spec("numpy") is not None
