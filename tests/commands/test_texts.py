"""The texts of commands: none is missing, none is unused."""

from pathlib import Path
from re import findall

import pytest

import cartographers.commands
from cartographers.commands.vocabulary import COMMANDS, TERMINAL
from cartographers.words.book import words
from cartographers.words.languages import languages
from words.sources import keys_in

ROOT = Path(cartographers.commands.__file__).parents[1]
FOLDERS = (
    ROOT / "commands",
    ROOT / "cli" / "play",
    ROOT / "server" / "features" / "play",
    ROOT / "server" / "show",
)
SOURCE = "\n".join(path.read_text() for folder in FOLDERS for path in folder.rglob("*.py"))


def test_every_text_is_used_and_none_is_missing() -> None:
    named = {key.partition("{")[0] for key in findall(r'"(told-[a-z-]+(?:\{[a-z]+\})?)"', SOURCE)}
    texts = {key.partition(".")[0] for key in keys_in("en", "commands.ftl")}
    assert {key for key in texts if key.startswith("told-")} == named
    assert texts - named == {f"command-{command}" for command in (*COMMANDS, *TERMINAL)}


@pytest.mark.parametrize("language", languages())
def test_the_only_place_is_not_told_as_the_best_of_several(language: str) -> None:
    one, two, many = (words(language)("told-where", places=places) for places in (1, 2, 21))
    assert two.partition(". ")[2] == many.partition(". ")[2] != one.partition(". ")[2]
