"""Every relative link of a Markdown page leads to a file that is there, and to an anchor that is on it."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from house.specification import CODE, PAGES, ROOT, prose

#: ``[text](target)``, ``![text](target)``, ``[label]: target``, ``href="target"`` and ``src="target"``.
LINK = re.compile(r'\]\(([^)\s]+)(?: "[^"]*")?\)|^\[[^\]]+\]: (\S+)|\b(?:href|src)="([^"]+)"', re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z]+:")
HEADING = re.compile(r"^#+ +(.*?) *#*$", re.MULTILINE)
#: A link by its label alone, as docs/rules.md writes them: ``[R3.4]``, ``[cards.json]``.
LABEL = re.compile(r"(?<!\])\[(R\d[\w.]*|\w+\.(?:json|md))\](?![(:\[])")


def links(name: str) -> Iterator[str]:
    """The targets of a page's links that lie in this repository."""
    for found in LINK.finditer(prose(PAGES[name])):
        target = found[1] or found[2] or found[3]
        if not ELSEWHERE.match(target):
            yield target


def slug(heading: str) -> str:
    """The anchor that GitHub gives a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(name: str) -> set[str]:
    """What can be linked to on a page: its headings and its own anchors."""
    fenced = re.sub(r"^( *)```.*?^\1```", "", PAGES[name], flags=re.DOTALL | re.MULTILINE)
    return {slug(heading) for heading in HEADING.findall(fenced)} | set(re.findall(r'\bid="([^"]+)"', fenced))


def target_of(name: str, link: str) -> tuple[Path, str]:
    """The file a link of a page leads to, and the anchor there."""
    path, _, anchor = link.partition("#")
    return ((ROOT / name).parent / path).resolve() if path else ROOT / name, anchor


@pytest.mark.parametrize("name", PAGES)
def test_every_link_of_a_page_leads_to_a_file_of_the_repository(name: str) -> None:
    lost = [link for link in links(name) if not target_of(name, link)[0].exists()]
    assert lost == []


@pytest.mark.parametrize("name", PAGES)
def test_every_anchor_a_page_links_to_is_there(name: str) -> None:
    lost = []
    for link in links(name):
        path, anchor = target_of(name, link)
        if anchor and anchor not in anchors(path.relative_to(ROOT).as_posix()):
            lost.append(link)
    assert lost == []


@pytest.mark.parametrize("name", PAGES)
def test_every_label_that_is_used_as_a_link_has_a_target(name: str) -> None:
    page = prose(PAGES[name])
    targets = set(re.findall(r"^\[([^\]]+)\]: ", page, re.MULTILINE))
    assert set(LABEL.findall(page)) - targets == set()


@pytest.mark.parametrize("name", PAGES)
def test_no_label_has_a_target_and_no_use(name: str) -> None:
    page = prose(PAGES[name])
    targets = re.findall(r"^\[([^\]]+)\]: ", page, re.MULTILINE)
    assert [one for one in targets if page.count(f"[{one}]") < 2] == []


def test_links_of_all_kinds_are_found() -> None:
    assert sum(len(list(links(name))) for name in PAGES) > 50
    assert any("#" in link for link in links("docs/server.md"))
    assert "#r3-4" in set(links("docs/rules.md"))


def test_what_stands_in_code_is_no_link() -> None:
    assert CODE.sub("", "a `[b](c)` d\n```\n[e](f)\n```\n") == "a  d\n\n"


@pytest.mark.parametrize(
    ("heading", "expected"),
    [
        ("R3 A turn", "r3-a-turn"),
        ("Add a card", "add-a-card"),
        ("`legal`, and why not", "legal-and-why-not"),
        ("Names & words", "names--words"),
    ],
)
def test_a_heading_is_linked_to_as_on_github(heading: str, expected: str) -> None:
    assert slug(heading) == expected


# --- files and modules that pages name in code

NAMED_FILE = re.compile(r"(?<![\w/.{-])((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|ftl|md|json|jsonl|css|toml))\b")
NAMED_MODULE = re.compile(r"\bpython -m ([\w.]+)")
#: Files are named from the root, or shorter from the package, the client or the page's own folder.
TIDEWATER = ROOT / "examples" / "tidewater" / "src" / "tidewater"
FOLDERS = (ROOT, ROOT / "src" / "cartographers", ROOT / "web", ROOT / "web" / "src", TIDEWATER)
#: Names that stand for files somebody may add.
EXAMPLES = {"words/uk.ftl"}


def in_code(name: str) -> list[str]:
    """The pieces of inline code of a page."""
    return re.findall(r"`([^`\n]+)`", PAGES[name])


@pytest.mark.parametrize("name", PAGES)
def test_every_file_that_a_page_names_is_there(name: str) -> None:
    named = {file for code in in_code(name) for file in NAMED_FILE.findall(code)}
    folders = (*FOLDERS, (ROOT / name).parent)
    lost = {file for file in named if not any((folder / file).exists() for folder in folders)}
    assert {file for file in lost - EXAMPLES if "BOX" not in file} == set()


@pytest.mark.parametrize("name", PAGES)
def test_every_module_that_a_page_runs_is_there(name: str) -> None:
    named = {module for code in in_code(name) for module in NAMED_MODULE.findall(code)}
    modules = {module for module in named if module.split(".")[0] not in sys.stdlib_module_names}
    folders = (ROOT, ROOT / "src", ROOT / "tests")
    paths = {module: module.replace(".", "/") for module in modules}
    assert [
        module
        for module, path in paths.items()
        if not any((folder / path).is_dir() or (folder / f"{path}.py").is_file() for folder in folders)
    ] == []


def test_files_and_modules_are_found_in_code() -> None:
    assert any(NAMED_FILE.search(code) for code in in_code("CONTRIBUTING.md"))
    assert any(NAMED_MODULE.search(code) for code in in_code("docs/server.md"))
