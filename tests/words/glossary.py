"""The style sheets in docs/languages: tables of counted terms and of words not to be written."""

from collections.abc import Iterator
from pathlib import Path
from re import split
from typing import NamedTuple

FOLDER = Path(__file__).parents[2] / "docs" / "languages"
#: The first words of the columns with a term's plural forms; not every language has a form for a few.
FORMS = (("one",), ("many", "other"), ("few",))


class Sheet(NamedTuple):
    """The tables of one style sheet."""

    #: The plural forms of each counted term, by its English name.
    terms: dict[str, tuple[str, ...]]
    #: What to write instead of each word that is not to be written.
    forbidden: dict[str, str]


def style_sheets() -> list[str]:
    """The languages that have a style sheet."""
    return sorted(path.stem for path in FOLDER.glob("??.md"))


def sheet_of(language: str) -> Sheet:
    terms: dict[str, tuple[str, ...]] = {}
    forbidden: dict[str, str] = {}
    for heads, rows in _tables((FOLDER / f"{language}.md").read_text(encoding="utf-8")):
        if heads == ["do not write", "write"]:
            forbidden |= {word.strip(): row[1] for row in rows for word in row[0].split(",")}
        elif columns := _form_columns(heads):
            terms |= {split("[,°(]", row[0])[0].strip(): tuple(row[at] for at in columns) for row in rows}
    return Sheet(terms, forbidden)


def _form_columns(heads: list[str]) -> list[int]:
    """The columns with the plural forms; none if the table has no such columns."""
    firsts = [head.partition(" ")[0] for head in heads]
    one, more, few = (next((at for at, first in enumerate(firsts) if first in form), -1) for form in FORMS)
    return [] if -1 in (one, more) else sorted({one, few, more} - {-1})


def _tables(text: str) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Each table of a Markdown page: its heads and its rows."""
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line.startswith("|")]
        if len(lines) > 2:
            cells = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
            yield cells[0], cells[2:]
