"""The texts of one language, opened when the first of them is asked for."""

from functools import cache
from importlib.resources import files

from cartographers.words.box_texts import with_boxes
from cartographers.words.fluent import fill, names_in, read_fluent


class NoSuchWord(LookupError):
    """A text that is not there, or a value that it needs and was not given."""


class Words:
    """All texts of a language: ``words("treetower.rule")``, ``words("play-cover", name="Ann")``."""

    def __init__(self, language: str, texts: dict[str, str]) -> None:
        self.language = language
        self._texts = texts

    def __call__(self, key: str, **values: object) -> str:
        """A text with its values in it."""
        if key not in self._texts:
            raise NoSuchWord(f"there is no text {key!r} in {self.language!r}")
        text = self._texts[key]
        if not values and "{" not in text:
            return text
        missing = [name for name in names_in(text) if name not in values]
        if missing:
            raise NoSuchWord(f"the text {key!r} needs {', '.join(missing)}")
        return fill(text, values)

    def __contains__(self, key: str) -> bool:
        return key in self._texts


#: The files of a language that Python reads; those of the browser's pages (``page.ftl``) it leaves alone.
FILES = ("game.ftl", "terminal.ftl")


def languages() -> list[str]:
    """The languages there are texts in: a folder with all the Fluent files each."""
    folders = files(__package__).iterdir()
    return sorted(folder.name for folder in folders if all((folder / name).is_file() for name in FILES))


@cache
def words(language: str = "en") -> Words:
    """The texts of a language."""
    if language not in languages():
        raise NoSuchWord(f"there are no texts in {language!r}; there are {', '.join(languages())}")
    folder = files(__package__) / language
    text = "\n".join((folder / name).read_text(encoding="utf-8") for name in FILES)
    return Words(language, with_boxes(read_fluent(text), language))
