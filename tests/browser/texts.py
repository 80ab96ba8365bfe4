"""The texts of a language as the pages show them, to find things by and to compare with."""

import re
from functools import cache

from cartographers.words.bundle import Value
from cartographers.words.languages import languages
from words.sources import bundle_of

#: The languages that can be chosen on the pages, English first.
LANGUAGES = languages()
SEASONS = ("spring", "summer", "fall", "winter")
#: Stands for a value that may be anything; no text has it.
_ANYTHING = "\ue000"


class Texts:
    """The messages of one language; English where a file is not translated yet, as on the pages."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._own, self._english = bundle_of(language), bundle_of("en")

    def __call__(self, key: str, /, **values: Value) -> str:
        """A text with its values in it."""
        bundle = self._own if key in self._own else self._english
        return bundle.format(key, values)

    def of_season(self, key: str, season: str) -> str:
        """A text about a season."""
        return self(key, season=season, name=self(season))

    def breakable(self, key: str) -> str:
        """A name in whose long words a narrow place may put a hyphen."""
        name = self(key)
        for word in self("word-breaks").split():
            name = name.replace(word.replace("-", ""), word.replace("-", "\u00ad"))
        return name

    def pattern(self, key: str, /, **values: Value) -> re.Pattern[str]:
        """Matches a text in which the values that are not given may be anything.

        A choice by such a value is taken as for something that is not named in the text.
        """
        bundle = self._own if key in self._own else self._english
        missing = {name: _ANYTHING for name in bundle.variables(key) if name not in values}
        pieces = self(key, **missing, **values).split(_ANYTHING)
        return re.compile(rf"^\s*{'.+'.join(map(_escaped, pieces))}\s*$")

    def beginning(self, *texts: str) -> re.Pattern[str]:
        """Matches what begins with one of some texts."""
        return re.compile(rf"^\s*({'|'.join(map(_escaped, texts))})")


def _escaped(text: str) -> str:
    """An expression for a text whose spaces may be shown as others."""
    return r"\s+".join(map(re.escape, re.split(r"\s+", text)))


@cache
def texts(language: str = "en") -> Texts:
    """The texts of a language."""
    return Texts(language)
