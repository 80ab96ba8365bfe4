"""The sources of the site: all documents in its contents, links to pages, references made from the code.

``make docs`` builds the site itself and fails on whatever Sphinx warns of.
"""

import re
from pathlib import Path

import pytest

from cartographers.cli import COMMANDS
from cartographers.server.app import create_app, describe
from cartographers.server.settings import Settings
from tools.handbook.sources import LINK, gather

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources, written once."""
    into = tmp_path_factory.mktemp("site") / "pages"
    gather(ROOT, into)
    return into


def test_every_page_is_once_in_the_contents(pages: Path) -> None:
    index = (pages / "index.md").read_text(encoding="utf-8")
    listed = [
        line for tree in re.findall(r"```{toctree}\n(.*?)```", index, re.DOTALL) for line in tree.split("\n")
    ]
    contents = [line for line in listed if line and not line.startswith(":")]
    written = [page.relative_to(pages).with_suffix("").as_posix() for page in pages.rglob("*.md")]
    assert sorted(contents) == sorted(set(written) - {"index"})


def test_every_link_leads_to_a_page_of_the_site(pages: Path) -> None:
    lost = [
        (page.name, target)
        for page in pages.rglob("*.md")
        if page.parent.name != "reference"
        for _, target, _ in LINK.findall(page.read_text(encoding="utf-8"))
        if target and not (page.parent / target).is_file()
    ]
    assert lost == []


def test_what_leads_out_of_the_site_is_plain_text_without_brackets(pages: Path) -> None:
    rules = (pages / "rules.md").read_text(encoding="utf-8")
    assert "on cards and sheets is in cards.json and maps.json; a test" in rules
    assert "[cards.json]" not in rules and "[R3.10]" in rules


def test_the_rules_for_players_have_maps_and_anchors_of_their_own(pages: Path) -> None:
    text = (pages / "how-to-play.md").read_text(encoding="utf-8")
    assert text.startswith("# How to play\n") and "[]{#play-search}" in text and "- Stars: 3" in text
    assert len(re.findall(r"^## ", text, re.MULTILINE)) == 16


def test_the_references_have_every_command_call_and_module(pages: Path) -> None:
    reference = {page.stem: page.read_text(encoding="utf-8") for page in (pages / "reference").iterdir()}
    assert all(f"## {name}\n" in reference["commands"] for name in COMMANDS)
    assert "usage: cartographers score" in reference["commands"]
    calls = describe(create_app(Settings(data=Path())))["paths"]
    told = [(path, method) for path, methods in calls.items() for method in methods]
    assert all(f"### {method.upper()} `{path}`" in reference["server"] for path, method in told)
    assert ".. automodule:: cartographers.rules.legal\n" in reference["rules"]
    assert "spiel" not in reference["env"]
