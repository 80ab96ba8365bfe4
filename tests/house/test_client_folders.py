"""The folders of the client import each other in one direction, and no page imports another."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
SPECIFIER = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*["'](\.[^"']+)["']""")

PAGES = {
    "home", "setup", "join", "table", "season", "final",
    "replay", "analysis", "rules", "you", "daily", "paper", "companion", "club", "tournament",
    "puzzle", "position", "admin", "learn", "more",
}  # fmt: skip
SHARED = {"words", "map", "server", "device", "sound", "common"}
#: Which folders a folder may import, besides itself; `web/README.md` says the same.
ALLOWED: dict[str, set[str]] = {
    "words": set(),
    "map": set(),
    "server": {"words"},
    "device": {"words", "server"},
    "sound": {"words", "map", "server", "device"},
    "common": SHARED - {"common"},
    **dict.fromkeys(PAGES, SHARED),
}


def imports(text: str) -> list[str]:
    """The relative paths that a file imports."""
    return SPECIFIER.findall(text)


def folder_of(path: Path) -> str:
    """The folder of `web/src` in which a path lies; empty for what lies beside the folders."""
    parts = path.resolve().relative_to(SOURCES).parts
    return parts[0] if len(parts) > 1 else ""


def forbidden(path: Path, text: str) -> list[str]:
    """The imports of a file that its folder may not have."""
    here = folder_of(path)
    targets = {spec: (path.parent / spec).resolve() for spec in imports(text)}
    inside = {spec: target for spec, target in targets.items() if target.is_relative_to(SOURCES)}
    return [spec for spec, target in inside.items() if folder_of(target) not in ALLOWED[here] | {here}]


FILES = [
    path for path in sorted(SOURCES.rglob("*")) if path.suffix in (".ts", ".svelte") and folder_of(path) != ""
]


def test_every_folder_has_its_place() -> None:
    assert {folder_of(path) for path in FILES} == set(ALLOWED)


@pytest.mark.parametrize("folder", sorted(ALLOWED))
def test_a_folder_of_the_client_imports_only_what_it_may(folder: str) -> None:
    mine = [path for path in FILES if folder_of(path) == folder]
    found = {
        path.relative_to(SOURCES).as_posix(): forbidden(path, path.read_text(encoding="utf-8"))
        for path in mine
    }
    assert {name: specs for name, specs in found.items() if specs} == {}


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("table/TablePage.svelte", 'import SetupPage from "../setup/SetupPage.svelte";'),
        ("table/card/CardPanel.svelte", 'const page = import("../../season/SeasonPage.svelte");'),
        ("map/Sheet.svelte", 'import type { Replay } from "../server/protocol";'),
        ("server/api.ts", 'import { go } from "../common/router.svelte";'),
        ("device/theme.svelte.ts", 'import "../App.svelte";'),
    ],
)
def test_a_forbidden_import_is_found(path: str, line: str) -> None:
    assert forbidden(SOURCES / path, line) != []


def test_the_readme_lists_every_folder() -> None:
    listed = set(
        re.findall(r"^\| `(\w+)/`", (SOURCES.parent / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert listed == set(ALLOWED) | {"style"}


def test_a_part_that_is_loaded_late_can_be_loaded_again() -> None:
    # A plain import is tried once: if the server cannot be reached just then, the part is missing for good.
    # The pages themselves say that they could not be loaded.
    alone = re.compile(r"\bimport\(")
    found = {
        path.relative_to(SOURCES).as_posix(): line.strip()
        for path in FILES
        for line in path.read_text(encoding="utf-8").splitlines()
        if alone.search(line) and "loadPart(" not in line
    }
    assert found == {}
