"""The files of the guide: examples, the same in every language, and Markdown, a folder a language."""

from functools import cache
from importlib.resources import files
from tomllib import loads
from typing import Any

#: The file with the notes under cards and examples; the other files of a folder are the chapters.
NOTES = "notes.md"


@cache
def examples() -> dict[str, dict[str, Any]]:
    """Every example as it is written, by its key."""
    folder = files(__package__) / "examples"
    by_key: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        written = loads(file.read_text(encoding="utf-8"))
        by_key |= {key: {"card": key} | one for key, one in written.items()}
    return {key: _with_map(one, by_key) for key, one in by_key.items()}


def _with_map(one: dict[str, Any], others: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """An example with the map of the one it is ``like``, if it has none of its own."""
    return {"map": others[one["like"]]["map"]} | one if "like" in one else one


def languages() -> list[str]:
    """The languages that the guide is written in."""
    return sorted(one.name for one in files(__package__).iterdir() if (one / NOTES).is_file())


def chapters(language: str) -> list[str]:
    """The Markdown of each chapter, in order."""
    folder = files(__package__) / language
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".md") and one.name != NOTES)
    return [(folder / name).read_text(encoding="utf-8") for name in names]


def notes(language: str) -> str:
    """The Markdown of the notes."""
    return (files(__package__) / language / NOTES).read_text(encoding="utf-8")
