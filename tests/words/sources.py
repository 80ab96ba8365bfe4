"""The text files of each language, as they are in the tree."""

from functools import cache
from pathlib import Path

import cartographers.words
from cartographers.words.bundle import Bundle
from cartographers.words.languages import languages
from cartographers.words.reader import Source, scan

FOLDER = Path(cartographers.words.__file__).parent
LANGUAGES = languages()


def names_of_files() -> list[str]:
    return sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


def files_of(language: str) -> list[str]:
    """The files of English that a language has too."""
    return [name for name in names_of_files() if (FOLDER / language / name).is_file()]


def text_of(language: str, file: str) -> str:
    return (FOLDER / language / file).read_text(encoding="utf-8")


@cache
def bundle_of(language: str) -> Bundle:
    """All messages of a language, those of the pages too."""
    found: dict[str, Source] = {}
    for file in files_of(language):
        found |= scan(text_of(language, file), f"{language}/{file}")
    return Bundle(language, found)


def keys_of(bundle: Bundle) -> list[str]:
    """The keys of all messages and their attributes; terms are left out."""
    return [key for name in bundle if not name.startswith("-") for key in bundle.patterns(name)]


def keys_in(language: str, *files: str) -> list[str]:
    """The keys of all messages and attributes in some files of a language."""
    bundle = bundle_of(language)
    names = (name for file in files for name in scan(text_of(language, file)))
    return [key for name in names if not name.startswith("-") for key in bundle.patterns(name)]
