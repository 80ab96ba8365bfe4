"""The structure of the code: no circles between packages, no foreign private names, short argument lists."""

from collections.abc import Callable
from pathlib import Path

import pytest

from house.test_server_contracts import excused_imports
from tools.structure import (
    MOST_ARGUMENTS,
    Module,
    floors,
    imports_between_packages,
    main,
    python_modules,
    web_modules,
)

ROOT = Path(__file__).parents[2]


def without_excused(modules: list[Module]) -> list[Module]:
    """The modules without those imports that are still to be mended."""
    excused = [one.split(" -> ") for one in excused_imports()]
    pairs = {(_path(module), _path(imported)) for module, imported in excused}
    return [
        one._replace(imports=frozenset(path for path in one.imports if (one.path, path) not in pairs))
        for one in modules
    ]


def _path(module: str) -> str:
    return f"src/{module.replace('.', '/')}.py"


@pytest.mark.parametrize("modules", [python_modules, web_modules])
def test_no_rooms_import_each_other_in_a_circle(modules: Callable[[Path], list[Module]]) -> None:
    packages = imports_between_packages(without_excused(modules(ROOT)))
    assert set(packages) - set(floors(packages)) == set()


def test_no_module_uses_private_names_of_another() -> None:
    assert [private for module in python_modules(ROOT) for private in module.privates] == []


def test_no_function_takes_more_than_six_arguments() -> None:
    functions = [function for module in python_modules(ROOT) for function in module.functions]
    assert [one.where for one in functions if one.arguments > MOST_ARGUMENTS] == []


def test_every_room_says_what_it_is_and_what_it_may_touch() -> None:
    silent = [
        path.parent.as_posix()
        for path in (ROOT / "src").rglob("__init__.py")
        if len(path.read_text(encoding="utf-8").partition('"""')[2].partition('"""')[0]) < 30
    ]
    assert silent == []


def test_a_circle_between_rooms_is_noticed() -> None:
    modules = [
        Module("a/one.py", 1, frozenset({"b/two.py"})),
        Module("b/two.py", 1, frozenset({"a/other.py"})),
        Module("a/other.py", 1, frozenset()),
        Module("c/three.py", 1, frozenset()),
    ]
    assert floors(imports_between_packages(modules)) == {"c": 1}


def test_a_room_stands_above_all_that_it_imports() -> None:
    modules = [
        Module("top/one.py", 1, frozenset({"middle/two.py", "ground/three.py"})),
        Module("middle/two.py", 1, frozenset({"ground/three.py"})),
        Module("ground/three.py", 1, frozenset()),
    ]
    assert floors(imports_between_packages(modules)) == {"ground": 1, "middle": 2, "top": 3}


def test_the_imports_of_a_module_and_its_arguments_are_read(tmp_path: Path) -> None:
    package = tmp_path / "src" / "cartographers"
    package.mkdir(parents=True)
    (package / "one.py").write_text("def _hidden(a, b): ...\n")
    (package / "two.py").write_text(
        "from cartographers.one import _hidden\n\nclass Two:\n    def go(self, a, *, b): return a._own + b\n"
    )
    one, two = python_modules(tmp_path)
    assert (one.imports, two.imports) == (frozenset(), frozenset({"src/cartographers/one.py"}))
    assert [function.arguments for function in (*one.functions, *two.functions)] == [2, 2]
    assert two.privates == (
        "cartographers.two uses cartographers.one._hidden",
        "cartographers.two uses _own",
    )


def test_the_figures_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "imports between packages" in capsys.readouterr().out
