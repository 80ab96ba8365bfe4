"""The bots' code built ahead: a library and WebAssembly that decide as the code that is compiled now."""

import logging
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from shutil import which

import pytest
from llvmlite import ir

from cartographers.players.backends import backend, compiled_areas, hindsight_bound, net_calculator
from cartographers.players.building.build import build_library, build_wasm, compare_wasm
from cartographers.players.building.parts import instructions, parts
from cartographers.players.building.targets import wasm_object
from cartographers.players.building.wasm_link import CannotLink, link
from cartographers.players.compiler.cache import folder
from cartographers.players.compiler.sources import source_files
from cartographers.players.native import built_library
from cartographers.players.native.built_library import BuiltLibrary, OtherSources
from cartographers.players.neural.planes import LANDINGS, PLANES, planes
from cartographers.players.roster import player
from cartographers.players.search.futures import future
from cartographers.table.opening import open_table

PYODIDE = Path(__file__).parents[3] / "web" / "node_modules" / "pyodide"


@pytest.fixture(scope="module")
def text() -> str:
    return instructions()


def test_play_looks_for_machine_code_by_the_names_of_the_parts() -> None:
    backend("learned")
    compiled_areas(planes, LANDINGS, len(PLANES))
    net_calculator()
    assert {f"{name}.o" for name in parts()} <= {file.name for file in folder().iterdir()}


@pytest.fixture(scope="module")
def library(text: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Building it compares it on sampled positions with the code that is compiled now."""
    if not which(os.environ.get("CC", "cc")):
        pytest.skip("only a C compiler can link the library, and there is none")
    return build_library(text, tmp_path_factory.mktemp("built"))


@pytest.mark.long
def test_a_server_with_the_library_and_without_a_compiler_plays_at_full_strength(library: Path) -> None:
    script = f"""
import sys
from pathlib import Path
for name in ("numba", "llvmlite", "numpy"):
    sys.modules[name] = None
from cartographers.players.native import built_library
built_library.BUILT = Path({str(library.parent)!r})
from random import Random
from cartographers.players.backends import backend, hindsight_bound
from cartographers.players.roster import player
from cartographers.players.search.futures import future
from cartographers.table.opening import open_table
view = open_table(seed=1).view(0)
print(type(backend("learned").evaluator(view.game)).__name__)
for name in ("planner", "learned", "search:200n", "neural"):
    print(player(name, 0).decide(view))
cards = future(view.game, Random(1))
print(hindsight_bound(view.game.shelf, view.game.setup, cards, 5))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    view = open_table(seed=1).view(0)
    decisions = [
        str(player(name, 0).decide(view)) for name in ("planner", "learned", "search:200n", "neural")
    ]
    bound = hindsight_bound(view.game.shelf, view.game.setup, future(view.game, Random(1)), 5)
    assert done.stdout.splitlines() == ["NativeEvaluator", *decisions, str(bound)]


@pytest.mark.long
def test_webassembly_in_pyodide_decides_as_machine_code_and_so_do_the_nets_in_it(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """36,000 values are equal to the last bit (features, ratings, playouts, seasons); nets decide the same.

    What ``make`` has built is compared, unless a source is newer: compiling takes as long as comparing.
    """
    module = built_library.BUILT / "bots.wasm"
    newest = max(file.stat().st_mtime for file in source_files().values())
    if not module.exists() or module.stat().st_mtime < newest:
        module = build_wasm(request.getfixturevalue("text"), tmp_path)
    compare_wasm(module.parent, PYODIDE)
    assert module.stat().st_size < 200_000


def test_a_library_of_other_sources_is_refused_with_a_clear_message(
    library: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    BuiltLibrary(str(library))
    monkeypatch.setattr(built_library, "digest", lambda: b"other".ljust(32))
    with pytest.raises(OtherSources, match="was built from other sources than those installed here"):
        BuiltLibrary(str(library))
    monkeypatch.setattr(built_library, "BUILT", library.parent)
    built_library.built_library.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert built_library.built_library() is None
    built_library.built_library.cache_clear()
    assert "is not used" in caplog.text and "other sources" in caplog.text


def test_a_file_that_is_no_library_is_refused_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / built_library.LIBRARY).write_bytes(b"nothing")
    monkeypatch.setattr(built_library, "BUILT", tmp_path)
    built_library.built_library.cache_clear()
    assert built_library.built_library() is None
    built_library.built_library.cache_clear()
    assert "is not used" in caplog.text


def test_an_object_that_needs_functions_from_elsewhere_is_not_linked() -> None:
    module = ir.Module("test")
    kind = ir.FunctionType(ir.VoidType(), [])
    missing, function = ir.Function(module, kind, "missing"), ir.Function(module, kind, "here")
    builder = ir.IRBuilder(function.append_basic_block())
    builder.call(missing, [])
    builder.ret_void()
    with pytest.raises(CannotLink, match="a function from elsewhere"):
        link(wasm_object(str(module)), ["here"])
