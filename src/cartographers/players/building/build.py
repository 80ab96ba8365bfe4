"""Writes the library for servers and the WebAssembly for browsers, and compares their decisions."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import cartographers
from cartographers.players.building.parts import NAMES
from cartographers.players.building.sample import decided_by_nets, sampled
from cartographers.players.building.targets import library_object, wasm_object
from cartographers.players.building.wasm_link import link
from cartographers.players.native import built_library


class CannotBuild(RuntimeError):
    """What was built is not as it should be, or a tool is missing."""


def build_wasm(text: str, folder: Path, pyodide: Path | None = None) -> Path:
    """Write the WebAssembly of instructions; with Pyodide at hand it is tried in Node."""
    path = folder / built_library.NAMES["emscripten"]
    path.write_bytes(link(wasm_object(text), NAMES))
    if pyodide:
        with _removed_on_failure(path):
            compare_wasm(folder, pyodide)
    return path


def build_library(text: str, folder: Path) -> Path:
    """Write the library of instructions for machines like this one, linked by the C compiler."""
    path = folder / built_library.NAMES.get(sys.platform, built_library.LIBRARY)
    with TemporaryDirectory() as place:
        made = Path(place) / "bots.o"
        made.write_bytes(library_object(text))
        _run([os.environ.get("CC", "cc"), "-shared", "-s", "-o", str(path), str(made)])
    with _removed_on_failure(path):
        _compare(path, [sys.executable, "-m", "cartographers.players.building.sample", str(folder)])
    return path


def compare_wasm(folder: Path, pyodide: Path) -> None:
    """Raise ``CannotBuild`` unless the WebAssembly in a folder decides as it should, in Node."""
    script, sources = Path(__file__).with_name("in_pyodide.mjs"), Path(cartographers.__file__).parents[1]
    path = folder / built_library.NAMES["emscripten"]
    _compare(path, ["node", str(script), *(str(one.resolve()) for one in (pyodide, sources, folder))])


def _compare(path: Path, command: Sequence[str]) -> None:
    """Raise unless what was built values all sampled positions as the code that is compiled now does."""
    if _run(command).splitlines() != _as_compiled_now():
        raise CannotBuild(f"{path} does not decide as the code that is compiled now")


@cache
def _as_compiled_now() -> list[str]:
    """What the code that is compiled now decides: for all that one process builds the same."""
    return [*sampled(), *decided_by_nets()]


@contextmanager
def _removed_on_failure(path: Path) -> Iterator[None]:
    try:
        yield
    except CannotBuild:
        path.unlink()
        raise


def _run(command: Sequence[str]) -> str:
    try:
        done = subprocess.run(command, check=True, capture_output=True, text=True, errors="replace")
    except OSError as wrong:
        raise CannotBuild(f"the bots' code cannot be built without {command[0]}: {wrong}") from None
    except subprocess.CalledProcessError as wrong:
        raise CannotBuild(f"{command[0]} failed: {wrong.stderr.strip()}") from None
    return done.stdout
