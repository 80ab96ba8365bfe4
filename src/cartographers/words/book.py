"""The texts of one language, opened when the first of them is asked for."""

from functools import cache
from importlib.resources import files

from cartographers.words.box_texts import with_boxes
from cartographers.words.bundle import Bundle, NoSuchWord, Value
from cartographers.words.reader import Source, scan


class Words:
    """All texts of a language: ``words("treetower.rule")``, ``words("play-cover", name="Ann")``."""

    def __init__(self, bundle: Bundle) -> None:
        self.language = bundle.language
        self._bundle = bundle

    def __call__(self, key: str, **values: Value) -> str:
        """A text with its values in it; numbers are written as the language writes them."""
        return self._bundle.format(key, values)

    def __contains__(self, key: str) -> bool:
        return key in self._bundle


#: The files of a language that Python reads; those of the browser's pages (``page.ftl``) it leaves alone.
FILES = ("game.ftl", "terminal.ftl")


def languages() -> list[str]:
    """The languages there are texts in: those with every file that English has."""
    folder = files(__package__)
    wanted = [file.name for file in (folder / "en").iterdir() if file.name.endswith(".ftl")]
    found = (each for each in folder.iterdir() if all((each / name).is_file() for name in wanted))
    return sorted(each.name for each in found)


@cache
def words(language: str = "en") -> Words:
    """The texts of a language."""
    if language != "en" and language not in languages():
        raise NoSuchWord(f"there are no texts in {language!r}; there are {', '.join(languages())}")
    folder = files(__package__) / language
    sources: dict[str, Source] = {}
    for name in FILES:
        sources |= scan((folder / name).read_text(encoding="utf-8"), f"{language}/{name}")
    return Words(Bundle(language, with_boxes(sources, language)))
