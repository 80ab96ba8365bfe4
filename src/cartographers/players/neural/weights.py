"""The file of a net: its weights, its size and its vocabulary."""

import json
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from cartographers.players.net_file import shipped_file, shipped_names
from cartographers.players.neural.array_file import Numbers, read_arrays
from cartographers.players.neural.network import Size, Weights
from cartographers.players.neural.planes import PLANES
from cartographers.players.neural.vocabulary import Vocabulary
from cartographers.rules.setup import Setup

#: Nets of other formats are not read.
FORMAT = 6
#: The bits of a weight's fraction that are written, of the ten that a number of 16 bits has: the rest would
#: change no decision that matters (docs/research/neural.md), and a page without a network loads all nets.
FRACTION, WHOLE_FRACTION = 6, 10


class BadNet(ValueError):
    """A file that is no net for this version of the program."""


class Covered(NamedTuple):
    """Games alone that a net is for: those it was trained with, and others that it was found to play well.

    It values one's own map in a circle too; what the neighbours do there it has never seen, so with playouts
    it counts in a circle only where that was found to be better.
    """

    sheet: str
    #: The box of the explore cards and seasons, and the boxes of the scoring cards.
    explore: str
    stacks: tuple[str, ...]
    #: The ambushes and skills that came in them.
    ambushes: tuple[str, ...]
    heroes: bool = False
    skills: tuple[str, ...] = ()
    #: The most seats with which it counts beside playouts.
    seats_with_playouts: int = 1

    def covers(self, setup: Setup) -> bool:
        """Is a set-up of this kind, whatever the number of seats?"""
        own = (self.sheet, self.explore, self.explore, self.heroes, bool(self.skills))
        others = (setup.sheet, setup.explore, setup.seasons, setup.heroes, bool(setup.skills))
        return (
            own == others
            and set(setup.stacks) <= set(self.stacks)
            and set(setup.ambushes) <= set(self.ambushes)
            and set(setup.skills) <= set(self.skills)
        )


class Net(NamedTuple):
    """A net as it was trained."""

    size: Size
    known: Vocabulary
    weights: Weights
    covered: tuple[Covered, ...]
    #: How much it counts beside playouts, where a net as good as they are counts 1.
    weight: float = 1.0


def write_net(path: Any, net: Net) -> None:
    """Write a net; its weights as rounded numbers of 16 bits. Only training does so, with NumPy."""
    import numpy as np

    known = net.known
    about = {
        "format": FORMAT,
        "size": net.size._asdict(),
        "weight": net.weight,
        "covered": [one._asdict() for one in net.covered],
        "planes": PLANES[: known.planes],
        "edicts": known.edicts,
        "cards": known.cards,
        "ambushes": known.ambushes,
        "skills": known.skills,
        # The cells of a drawing need more than the 53 bits that some readers of JSON have.
        "drawings": [[terrain, format(cells, "x")] for terrain, cells in known.drawings],
    }
    arrays: dict[str, Any] = {}
    for name, one in net.weights.items():
        spare = WHOLE_FRACTION - FRACTION
        # A number whose fraction is rounded up past its end gets the next exponent: its bits are counted on.
        bits = (np.asarray(one, np.float16).view(np.uint16) + (1 << spare - 1)) >> spare << spare
        arrays[name] = np.stack([bits >> 8, bits & 255]).astype(np.uint8)
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez(path, **arrays)


def read_net(path: Any) -> Net:
    """A net from its file; raises ``BadNet``."""
    arrays = read_arrays(path)
    about = json.loads(arrays.pop("about").content)
    shown = tuple(about["planes"])
    if about["format"] != FORMAT or shown != PLANES[: len(shown)]:
        raise BadNet("this net was trained for another version: train one anew (docs/neural.md)")
    drawings = tuple((terrain, int(cells, 16)) for terrain, cells in about["drawings"])
    words = (tuple(about[name]) for name in ("edicts", "cards", "ambushes", "skills"))
    edicts, cards, ambushes, skills = words
    known = Vocabulary(edicts, cards, drawings, ambushes, skills, len(shown))
    covered = tuple(map(_covered, about["covered"]))
    return Net(Size(**about["size"]), known, Numbers(arrays), covered, about.get("weight", 1.0))


def _covered(about: dict[str, Any]) -> Covered:
    lists = {name: tuple(about[name]) for name in ("stacks", "ambushes", "skills")}
    return Covered(**(about | lists))


def shipped_nets() -> tuple[Net, ...]:
    """The nets that ship with the program; on a device those that could be loaded."""
    nets = []
    for name in shipped_names():
        # What did not come is asked for again.
        with suppress(OSError):
            nets.append(_shipped_net(name))
    return tuple(nets)


@cache
def _shipped_net(name: str) -> Net:
    with shipped_file(name).open("rb") as content:
        return read_net(content)
