"""The library that was built ahead: machine code for a server, WebAssembly in a browser's Pyodide."""

import logging
import sys
from ctypes import CFUNCTYPE, PyDLL, addressof, c_uint64, c_void_p, cast
from functools import cache

from cartographers.players.compiler.sources import HOME, digest

logger = logging.getLogger(__name__)

#: Where it lies.
BUILT = HOME / "players" / "native" / "built"
#: The file's name, by the platform.
NAMES = {"emscripten": "bots.wasm", "win32": "bots.dll"}
LIBRARY = "bots.so"


class OtherSources(ValueError):
    """A library that was built from other sources than those that are installed."""


class BuiltLibrary:
    """Functions by their names; raises ``OtherSources``, or ``OSError`` if it is not for this machine."""

    def __init__(self, path: str) -> None:
        self._library = PyDLL(path)
        sources = (c_uint64 * 4)()
        CFUNCTYPE(None, c_void_p)(self.address("sources"))(addressof(sources))
        if bytes(sources) != digest():
            raise OtherSources(f"{path} was built from other sources than those installed here")

    def address(self, name: str) -> int:
        """The address of a function."""
        address = cast(self._library[name], c_void_p).value
        if not address:
            raise AttributeError(f"the library has no {name}")
        return address


@cache
def built_library() -> BuiltLibrary | None:
    """The library that came with the package; none if there is none for these sources and this machine."""
    path = BUILT / NAMES.get(sys.platform, LIBRARY)
    if not path.exists():
        return None
    try:
        return BuiltLibrary(str(path))
    except (OSError, OtherSources) as wrong:
        logger.warning("the bots' library that was built ahead is not used: %s", wrong)
        return None
