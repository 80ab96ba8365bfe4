"""The file of a net: its weights, its size and its vocabulary."""

import json
from functools import cache
from importlib.resources import as_file, files
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.neural.network import Size, Weights
from cartographers.players.neural.planes import PLANES
from cartographers.players.neural.vocabulary import Vocabulary

#: Nets of other formats are not read.
FORMAT = 2
#: The net that ships with the program.
SHIPPED = "net.npz"


class BadNet(ValueError):
    """A file that is no net for this version of the program."""


class Net(NamedTuple):
    """A net as it was trained."""

    size: Size
    known: Vocabulary
    weights: Weights
    #: The keys of the sheets it was trained on: what is printed on others it has never seen.
    sheets: tuple[str, ...] = ("A",)


def write_net(path: Any, net: Net) -> None:
    """Write a net; its weights as numbers of 16 bits."""
    known = net.known
    about = {
        "format": FORMAT,
        "size": net.size._asdict(),
        "sheets": net.sheets,
        "planes": PLANES,
        "edicts": known.edicts,
        "cards": known.cards,
        # The cells of a drawing need more than the 53 bits that some readers of JSON have.
        "drawings": [[terrain, format(cells, "x")] for terrain, cells in known.drawings],
    }
    arrays: dict[str, Any] = {name: np.asarray(one, np.float16) for name, one in net.weights.items()}
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez(path, **arrays)


def read_net(path: Any) -> Net:
    """A net from its file; raises ``BadNet``."""
    with np.load(path) as file:
        about = json.loads(bytes(file["about"]))
        if about["format"] != FORMAT or tuple(about["planes"]) != PLANES:
            raise BadNet("this net was trained for another version: train one anew (docs/neural.md)")
        weights = {name: file[name].astype(np.float32) for name in file.files if name != "about"}
    drawings = tuple((terrain, int(cells, 16)) for terrain, cells in about["drawings"])
    known = Vocabulary(tuple(about["edicts"]), tuple(about["cards"]), drawings)
    return Net(Size(**about["size"]), known, weights, tuple(about["sheets"]))


@cache
def shipped_net() -> Net | None:
    """The net that ships with the program, if there is one."""
    file = files("cartographers.players.neural").joinpath(SHIPPED)
    if not file.is_file():
        return None
    with as_file(file) as path:
        return read_net(path)
