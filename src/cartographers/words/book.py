"""The texts of one language, opened when the first of them is asked for; several things in one sentence."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from cartographers.rules.problem import Problem
from cartographers.words.box_texts import with_boxes
from cartographers.words.bundle import Bundle, NoSuchWord, Value
from cartographers.words.languages import ENGLISH, languages
from cartographers.words.numbers import Number, written
from cartographers.words.problems import said
from cartographers.words.reader import Source, scan


class Words:
    """All texts of a language: ``words("treetower.rule")``, ``words("play-cover", name="Ann")``."""

    def __init__(self, bundle: Bundle) -> None:
        self.language = bundle.language
        self._bundle = bundle

    def __call__(self, key: str, **values: Value) -> str:
        """A text with its values in it; numbers are written as the language writes them."""
        return self._bundle.format(key, values)

    def problem(self, problem: Problem) -> str:
        """What is wrong, in a sentence or two."""
        return said(self, problem)

    def number(self, value: float, decimals: int | None = None, signed: bool = False) -> str:
        """A number alone, as the language writes it."""
        return written(Number(value, decimals, signed), self.language)

    def __contains__(self, key: str) -> bool:
        return key in self._bundle


#: The files of a language that Python reads; those of the browser's pages (``page.ftl``) it leaves alone.
FILES = (
    "game.ftl",
    "commands.ftl",
    "terminal.ftl",
    "errors.ftl",
    "notices.ftl",
    "daily.ftl",
    "paper.ftl",
    "admin.ftl",
)


@cache
def words(language: str = ENGLISH) -> Words:
    """The texts of a language."""
    if language != ENGLISH and language not in languages():
        raise NoSuchWord(f"there are no texts in {language!r}; there are {', '.join(languages())}")
    folder = files(__package__) / language
    sources: dict[str, Source] = {}
    for name in FILES:
        sources |= scan((folder / name).read_text(encoding="utf-8"), f"{language}/{name}")
    return Words(Bundle(language, with_boxes(sources, language)))


def listed(items: Iterable[str]) -> str:
    """A list with commas, "B4, C4, C5", which every language writes the same way."""
    return ", ".join(items)
