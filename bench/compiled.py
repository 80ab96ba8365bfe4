"""The bots' code: how long it takes to compile and to load, and how fast it is, as WebAssembly too.

The WebAssembly is measured where Node and the client's packages are installed (``make web``).
"""

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory

from bench.shared.figure import Figure
from cartographers.players.building import build, parts
from cartographers.players.native import built_library

ROOT = Path(__file__).parent.parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
#: How many seconds compiling everything may take, and a bot's process to be ready with all kept.
COMPILING, READY = 15, 1.5
#: What WebAssembly may take for each second of machine code, and which share of the playouts it must make.
RATIO, SHARE = 1.67, 0.6
#: The same for a net.
NET_RATIO = 3
SPEED = ("-m", "cartographers.players.building.speed")


def figures() -> Iterator[Figure]:
    """Compiling and loading, then playouts by machine code, by the library and by WebAssembly."""
    with TemporaryDirectory() as empty:
        environment = {**os.environ, "XDG_CACHE_HOME": empty}
        command = [sys.executable, "-m", "cartographers.players.building"]
        yield Figure("compile everything", _cpu(command, environment), "s", COMPILING)
        yield Figure("a bot's process until it is ready", _ready(environment, ""), "s", READY)
        now = _speed([sys.executable, *SPEED], environment)
    yield from _playouts("machine code", now, None)
    with TemporaryDirectory() as folder:
        place, text = Path(folder), parts.instructions()
        library = build.build_library(text, place)
        yield Figure("the library", library.stat().st_size / 1e3, "kB")
        yield Figure(
            "a bot's process until it is ready, with the library", _ready(os.environ, folder), "s", READY
        )
        yield from _playouts("the library", _speed([sys.executable, *SPEED, folder], os.environ), now)
        wasm = build.build_wasm(text, place).read_bytes()
        yield Figure("the WebAssembly", len(wasm) / 1e3, "kB")
        yield Figure("the WebAssembly, gzipped", len(gzip.compress(wasm)) / 1e3, "kB", 60)
        if PYODIDE.exists():
            yield from _playouts("WebAssembly in Pyodide", _speed_in_pyodide(place), now)


def search_share() -> Figure:
    """How many playouts a second of search makes as WebAssembly; the target is a share of machine code's."""
    name = "playouts of search in a second"
    native = _speed([sys.executable, *SPEED], os.environ)[name]
    compiled = _speed_in_pyodide(built_library.BUILT)[name]
    return Figure(
        f"{name}, WebAssembly ({native:.0f} by machine code)", compiled, "playouts/s", SHARE * native
    )


def _speed_in_pyodide(folder: Path) -> dict[str, float]:
    """What is measured in Node, with the WebAssembly in a folder."""
    script = Path(build.__file__).with_name("in_pyodide.mjs")
    return _speed(["node", *map(str, (script, PYODIDE, ROOT / "src", folder)), SPEED[1]], os.environ)


def _playouts(by: str, found: Mapping[str, float], native: Mapping[str, float] | None) -> Iterator[Figure]:
    for name in ("480 playouts, base, ms", "480 playouts, Heroes, ms"):
        target = RATIO * native[name] if native else None
        yield Figure(f"{name.removesuffix(', ms')}, {by}", found[name], "ms", target)
    name = "playouts of search in a second"
    yield Figure(f"{name}, {by}", found[name], "playouts/s", SHARE * native[name] if native else None)
    for name in (one for one in found if one.startswith("net, ")):
        # The same code for this machine; NumPy is faster where it has wide instructions.
        target = NET_RATIO * native[name] if native else None
        yield Figure(f"{name.removesuffix(', ms')}, {by}", found[name], "ms", target)


def _cpu(command: list[str], environment: Mapping[str, str]) -> float:
    """The processor time of a process."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True, env=environment)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _ready(environment: Mapping[str, str], folder: str) -> float:
    """The least of several, with what the first one compiles kept."""
    script = f"""
from pathlib import Path
from cartographers.players.native import built_library
if {folder!r}:
    built_library.BUILT = Path({folder!r})
from cartographers.players.roster import player
player("search:100ms", 0)
"""
    return min(_cpu([sys.executable, "-c", script], environment) for _ in range(5))


def _speed(command: list[str], environment: Mapping[str, str]) -> dict[str, float]:
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    speeds: dict[str, float] = json.loads(done.stdout)
    return speeds
