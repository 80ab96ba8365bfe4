"""How much JavaScript a browser needs before the first card of a table, in the built client."""

import gzip
import re
from pathlib import Path

import pytest

import cartographers.server

ASSETS = Path(cartographers.server.__file__).parent / "static" / "assets"
#: A script that another one cannot do without; what it loads later is written as a call.
NEEDED = re.compile(r'(?:from|import)\s*"\./([\w.-]+\.js)"')
#: Kilobytes of 1,024 bytes, gzipped.
MOST = 120


def needed(*starts: str) -> set[str]:
    """Scripts that are loaded before any of these runs, themselves included."""
    found: set[str] = set()
    waiting = [name for start in starts for name in built(start)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += NEEDED.findall((ASSETS / name).read_text())
    return found


def built(start: str) -> list[str]:
    """The script of a name, which the build gave a mark of its contents."""
    return [path.name for path in ASSETS.glob(f"{start}-*.js")]


def weight(names: set[str]) -> int:
    return sum(len(gzip.compress((ASSETS / name).read_bytes())) for name in names)


@pytest.mark.parametrize("layout", ["PhoneTable", "TabletTable", "WideTable"])
def test_a_table_needs_little_javascript_with_its_texts(layout: str) -> None:
    names = needed("index", "TablePage", layout, "texts-en")
    assert len(names) > 4
    assert weight(names) <= MOST * 1024


def test_the_home_page_does_not_load_the_table_nor_the_table_the_home_page() -> None:
    assert not needed("TablePage") <= needed("index", "home")
    assert not set(built("home")) & needed("index", "TablePage")


def test_the_first_script_asks_for_all_that_the_home_page_needs() -> None:
    [start] = ASSETS.glob("start-*.js")
    assert needed("home") - needed("index") == set(re.findall(r"assets/([\w.-]+\.js)", _last_list(start)))


def _last_list(script: Path) -> str:
    return script.read_text().rpartition("[")[2]
