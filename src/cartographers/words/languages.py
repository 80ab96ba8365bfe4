"""Which languages there are texts in, and which of them somebody reads."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from cartographers.words.cldr import cldr

ENGLISH = "en"
#: Where an environment tells the language, the most important first, as in gettext.
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts in: the folders with every file that English has, English first."""
    texts = {folder.name: _texts(folder) for folder in files(__package__).iterdir() if folder.is_dir()}
    whole = {each for each, there in texts.items() if there >= texts[ENGLISH]}
    return (ENGLISH, *sorted(whole - {ENGLISH}))


def _texts(folder: Traversable) -> set[str]:
    return {file.name for file in folder.iterdir() if file.name.endswith(".ftl")}


def language_name(language: str) -> str:
    """What a language is called in itself: "Українська"."""
    return cldr(language).name


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for: ``LANG=uk_UA.UTF-8`` is Ukrainian; otherwise English."""
    if _is_posix(environment):
        return ENGLISH
    asked = (environment.get(variable, "") for variable in _VARIABLES)
    return _first_known(tag for value in asked for tag in value.split(":") if tag)


def _is_posix(environment: Mapping[str, str]) -> bool:
    """Does the locale say "no language"? Then ``LANGUAGE`` is not looked at, as in gettext."""
    locale = next((environment[name] for name in _VARIABLES[1:] if environment.get(name)), "")
    return locale.partition(".")[0] in ("C", "POSIX")


def best_language(accept_language: str) -> str:
    """The language of an ``Accept-Language`` header, such as ``uk-UA, en;q=0.8``; otherwise English."""
    wanted = [
        (quality, tag) for tag, quality in map(_with_quality, accept_language.split(",")) if quality > 0
    ]
    return _first_known(tag for _, tag in sorted(wanted, key=lambda one: -one[0]))


def _with_quality(part: str) -> tuple[str, float]:
    tag, _, parameter = part.partition(";")
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return tag.strip(), 1.0
    try:
        return tag.strip(), float(value)
    except ValueError:
        return tag.strip(), 0.0


def _first_known(tags: Iterator[str]) -> str:
    for tag in tags:
        language = tag.replace("_", "-").partition("-")[0].partition(".")[0].partition("@")[0].lower()
        if language == ENGLISH:
            break
        if language in languages():
            return language
    return ENGLISH
