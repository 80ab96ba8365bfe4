"""What can be wrong with a translated message: compared with English, and with its plural forms."""

from collections.abc import Iterator
from functools import cache
from re import findall

from cartographers.words.bundle import Bundle, NoSuchWord
from cartographers.words.numbers import Number, digits_of
from cartographers.words.plural_rules import plural_form
from cartographers.words.syntax import Choice, NumberCall, Pattern, Variable, expressions_in
from words.text_file import VALUE, comment_of, entries, named_in, patterns, pieces

PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}


@cache
def forms(language: str) -> set[str]:
    """The forms that whole numbers take."""
    return {plural_form(digits_of(Number(number)), language) for number in range(1000)}


def one_is_many(language: str) -> bool:
    """Do 21 and 101 take the same form as 1?"""
    return plural_form(digits_of(Number(21)), language) == "one"


def keys(language: str, file: str) -> Iterator[str]:
    """Messages that are missing, and those that English does not have; terms are each language's own."""
    english = [key for key in patterns("en", file) if not key.startswith("-")]
    ours = [key for key in patterns(language, file) if not key.startswith("-")]
    yield from (f"{key} is missing" for key in english if key not in ours)
    yield from (f"{key} is not in English" for key in ours if key not in english)


def references(bundle: Bundle, language: str, file: str) -> Iterator[str]:
    """Messages that refer to what is not there."""
    for key in patterns(language, file):
        try:
            bundle.variables(key)
        except NoSuchWord as missing:
            yield f"{key}: {missing}"


def values(bundle: Bundle, english: Bundle, language: str, file: str) -> Iterator[str]:
    """Values that English does not offer, and values that are left out without saying why.

    English offers what its text uses and what the comment above it names. A translation leaves a value out
    with a comment such as ``# Without $count: …``.
    """
    for key in patterns(language, file):
        if key.startswith("-") or key not in patterns("en", file):
            continue
        used, needed = bundle.variables(key), english.variables(key)
        offered = needed | named_in(comment_of("en", file, key))
        excused = named_in("".join(findall("Without .*", comment_of(language, file, key))))
        yield from (f"{key} uses ${name}, which English does not offer" for name in sorted(used - offered))
        yield from (f"{key} leaves out ${name}" for name in sorted(needed - used - excused))


def plurals(language: str, file: str) -> Iterator[str]:
    """Choices by a number that lack a form, and variants that cannot be reached or say "one" for 21."""
    for key, pattern in patterns(language, file).items():
        for choice in expressions_in(pattern):
            if isinstance(choice, Choice):
                yield from (f"{key}: {fault}" for fault in faults_of_choice(language, choice))


def faults_of_choice(language: str, choice: Choice) -> Iterator[str]:
    """What is wrong with one choice by a number."""
    words = [variant.key for variant in choice.variants if isinstance(variant.key, str)]
    if not set(words) <= PLURAL_FORMS or set(words) == {"other"}:
        return
    if missing := sorted(forms(language) - set(words)):
        yield f"no variant for {', '.join(missing)}"
    numbers_end = next(at for at, variant in enumerate(choice.variants) if isinstance(variant.key, str))
    if any(isinstance(variant.key, Number) for variant in choice.variants[numbers_end:]):
        yield "numbers such as [0] come before one, few and many"
    if one_is_many(language):
        counted = {variant.key: _shows(variant.pattern, choice) for variant in choice.variants}
        if not counted.get("one", True) and any(counted.values()):
            yield "[one] is also 21 and 101, so it has to show the number; [1] is exactly one"


def _shows(pattern: Pattern, choice: Choice) -> bool:
    selector = choice.selector.argument if isinstance(choice.selector, NumberCall) else choice.selector
    return isinstance(selector, Variable) and selector in expressions_in(pattern)


def untranslated(language: str, file: str) -> Iterator[str]:
    """Sentences that are still English; ``# As in English: …`` above a message allows it."""
    if language == "en":
        return
    for key, pattern in patterns(language, file).items():
        same = pattern == patterns("en", file).get(key)
        said = " ".join(pieces(pattern)).replace(VALUE, " ")
        long = len(findall(r"[^\W\d_]+", said)) > 2
        if same and long and "As in English" not in comment_of(language, file, key):
            yield f"{key} is the same as in English"


def twice(language: str, files: list[str]) -> Iterator[str]:
    """Messages that are in two files: a browser keeps only the first."""
    found: dict[str, str] = {}
    for file in files:
        for name in entries(language, file):
            if name in found:
                yield f"{name} is in {found[name]} and in {file}"
            found[name] = file
