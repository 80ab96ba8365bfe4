"""Every page of the client has the same header, except those that fill the window with a map."""

import re
from functools import cache
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
HEADER = SOURCES / "common" / "PageBar.svelte"
PAGE = re.compile(r'import\("\./([\w/]+\.svelte)"\)')
PART = re.compile(r'import [A-Z][^"]* from "(\.[^"]*/[A-Z]\w+\.svelte)"')
#: A table, a puzzle and a season lie on the whole window, and a projector is looked at from afar.
WITHOUT = {
    *("table/TablePage", "table/puzzle/PuzzlePage", "table/puzzle/FriendPuzzlePage"),
    *("season/SeasonPage", "club/ProjectorPage"),
}


@cache
def parts(page: Path) -> frozenset[Path]:
    """A page and the parts of which it is made."""
    named = {(page.parent / name).resolve() for name in PART.findall(page.read_text())} - {page}
    return frozenset({page}).union(*map(parts, named))


PAGES = [
    SOURCES / name for name in ["home/HomePage.svelte", *PAGE.findall((SOURCES / "pages.ts").read_text())]
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_has_the_header_of_all_pages(page: Path) -> None:
    alone = str(page.relative_to(SOURCES).with_suffix("")) in WITHOUT
    assert (HEADER in parts(page)) is not alone
