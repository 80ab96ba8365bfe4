"""The language of a command: ``--language uk``, before or after the command's name, or the environment's."""

from collections.abc import Mapping, Sequence

from cartographers.cli.common.errors import CommandError
from cartographers.words.languages import language_of, languages

OPTION = "--language"


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language, and the arguments without the option."""
    rest = list(arguments)
    end = rest.index("--") if "--" in rest else len(rest)
    for at, word in enumerate(rest[:end]):
        name, equals, language = word.partition("=")
        if name != OPTION:
            continue
        if not equals:
            language = "".join(rest[at + 1 : at + 2])
        del rest[at : at + (1 if equals else 2)]
        return _known(language), rest
    return language_of(environment), rest


def _known(language: str) -> str:
    if language not in languages():
        sentence = "--language is one of {choices}, not {language!r}"
        raise CommandError("language", sentence, choices=[*languages()], language=language)
    return language
