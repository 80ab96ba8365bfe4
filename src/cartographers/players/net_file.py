"""Where the nets lie that ship with the program, and whether NumPy is here, without loading either."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

#: The nets that ship with the program: a game is played by the first that is for it.
SHIPPED = ("base.npz", "ambush.npz", "skills.npz", "heroes.npz", "heroes-more.npz")


def shipped_file(name: str) -> Traversable:
    """The file of a net, whether it is there or not."""
    return files("cartographers.players").joinpath("neural").joinpath("nets").joinpath(name)


def shipped_names() -> list[str]:
    """The names of the files that are there."""
    return [name for name in SHIPPED if shipped_file(name).is_file()]


def has_numpy() -> bool:
    """Is NumPy here?"""
    return find_spec("numpy") is not None
