"""``python -m cartographers.players.building``: compile the bots' code now, so that no game waits for it.

With a folder (``--into FOLDER``) it is written there instead: as a library for servers like this machine,
which needs a C compiler to be linked, and as WebAssembly for browsers. Both are compared on sampled positions
with the code that is compiled now; the WebAssembly in Node, if it is told where Pyodide lies. With ``--here``
it is compiled for this machine's user as well, of the same instructions.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

from cartographers.players.backends import backend, compiled_areas, net_calculator
from cartographers.players.neural.planes import LANDINGS, PLANES, planes


def main() -> None:
    """Compile everything for this machine's user, or into a folder."""
    parser = argparse.ArgumentParser(prog="python -m cartographers.players.building", description=__doc__)
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="write library and WebAssembly here")
    parser.add_argument("--only", choices=("library", "wasm"), help="write only one of the two")
    parser.add_argument("--pyodide", type=Path, metavar="FOLDER", help="Pyodide, to try the WebAssembly in")
    parser.add_argument("--here", action="store_true", help="with a folder: compile for this user as well")
    wish = parser.parse_args()
    if not wish.into:
        backend("learned")
        compiled_areas(planes, LANDINGS, len(PLANES))
        net_calculator()
        return
    from cartographers.players.building.build import CannotBuild, build_library, build_wasm
    from cartographers.players.building.parts import instructions, parts
    from cartographers.players.compiler.machine_code import machine_code

    if wish.here:
        for name, part in parts().items():
            machine_code(name, partial(str, part))
    wish.into.mkdir(parents=True, exist_ok=True)
    text = instructions()
    try:
        if wish.only != "library":
            build_wasm(text, wish.into, wish.pyodide)
        if wish.only != "wasm":
            build_library(text, wish.into)
    except CannotBuild as wrong:
        sys.exit(str(wrong))


if __name__ == "__main__":
    main()
