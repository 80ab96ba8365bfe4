"""The nets of the neural player, each a file of its own: games on a device begin before any comes."""

from functools import cache
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from cartographers.players.net_file import shipped_file, shipped_names

#: There is no room for the net of Heroes with skills or the add-on: bots go by features there.
_LEFT_OUT = ("heroes-more.npz",)


def net_names() -> list[str]:
    """The names of the files that a device can have."""
    return [name for name in shipped_names() if name not in _LEFT_OUT]


@cache
def packed_net(name: str) -> bytes:
    """A file, compressed: nothing in it has a date, so that the same net is the same file."""
    buffer = BytesIO()
    with shipped_file(name).open("rb") as content, ZipFile(content) as net, ZipFile(buffer, "w") as packed:
        for array in net.namelist():
            packed.writestr(ZipInfo(array), net.read(array), ZIP_DEFLATED)
    return buffer.getvalue()
