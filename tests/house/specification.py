"""The numbered rules of docs/rules.md, the files that cite them, and what a Markdown page links to."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules.md"

#: A rule begins with its anchor and its number: ``<a id="r3-7"></a>**R3.7 …``, a chapter is a heading.
DEFINITION = re.compile(r'<a id="([\w-]+)"></a>\s*(?:\*\*|## )(R\d+(?:\.\d+[a-f]?)?)\b')
DEFINITIONS = [(found[2], found[1]) for found in DEFINITION.finditer(PAGE.read_text(encoding="utf-8"))]
#: The anchor of every number.
ANCHORS = dict(DEFINITIONS)


def chapter(number: str) -> str:
    """The chapter of a rule: R3 of R3.4."""
    return number.partition(".")[0]


_DIVIDED = {chapter(number) for number in ANCHORS if "." in number}
#: The numbers that state a rule themselves: all but the chapters that are divided into numbers.
RULES = [number for number in ANCHORS if number not in _DIVIDED]

#: ``R9.2``, ``R9.2a`` or, as a sentence has it, ``R9.2 (a), (c)``.
CITATION = re.compile(r"\b(R\d+(?:\.\d+)?)([a-f]?)\b((?:,? ?\([a-f]\))*)")


def citations(text: str) -> set[str]:
    """The numbers that a text cites."""
    numbers = set()
    for rule, letter, letters in CITATION.findall(text):
        numbers |= {rule, *(rule + one for one in [letter, *re.findall("[a-f]", letters)])}
    return numbers


FOLDERS = ("src", "tests", "bench", "strength", "tools", "training", "web", "docs", "examples")
TEXTS = {".py", ".md", ".txt", ".json", ".ftl", ".ts", ".svelte", ".mjs", ".css", ".html"}
#: What is installed or built there and not written by us.
MADE = {"node_modules", "static", "__pycache__"}


def written(suffixes: set[str]) -> Iterator[Path]:
    """The files of this repository with one of the suffixes, by name."""
    for path in sorted(ROOT.iterdir()):
        if path.is_file() and path.suffix in suffixes:
            yield path
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in suffixes and not MADE & set(path.parts):
                yield path


def named(path: Path) -> str:
    """A file as a message names it."""
    return path.relative_to(ROOT).as_posix()


#: The rules for players have headings, links and numbers of their own kind; tests/guide checks them.
GUIDE = ROOT / "src" / "cartographers" / "guide"
PAGES = {
    named(path): path.read_text(encoding="utf-8")
    for path in written({".md"})
    if not path.is_relative_to(GUIDE)
}

CODE = re.compile(r"^( *)```.*?^\1```|`[^`\n]*`", re.DOTALL | re.MULTILINE)


def prose(page: str) -> str:
    """A Markdown page without its code."""
    return CODE.sub("", page)
