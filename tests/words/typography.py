"""What can be wrong with the characters of a text: quotes, spaces, dots, letters of another alphabet."""

from collections.abc import Iterator
from re import IGNORECASE, search

from babel.core import get_global

from words.text_file import VALUE, patterns, pieces

_LATIN_LETTER, _CYRILLIC_LETTER = "A-Za-zÀ-ɏ", "\u0400-\u052f"
#: What the terminal and errors quote from the command line is typed with straight quotes.
TYPED = ("terminal.ftl", "errors.ftl")
#: Opening and closing quotes, of a quote in a quote too; of a language that is not here they are not checked.
QUOTES = {"de": ("„“", "‚‘"), "uk": ("«»", "„“"), "ru": ("«»", "„“"), "cs": ("„“", "‚‘"), "pl": ("„”", "«»")}
_ALL_QUOTES = set("«»„“”‚‘‹›")
#: Letters that look or sound right and belong to the other language.
FOREIGN_LETTERS = {"uk": "ёъыэЁЪЫЭ", "ru": "іїєґІЇЄҐ"}
#: Words of one letter, which stay on a line with the word after them.
ONE_LETTER = {"cs": "aikosuvz", "pl": "aiouwz", "ru": "авикосуя", "uk": "авзійоуя"}


def cyrillic(language: str) -> bool:
    """Is a language written in Cyrillic letters?"""
    return "_Cyrl_" in get_global("likely_subtags").get(language, "")


def faults(language: str, file: str) -> Iterator[str]:
    """Everything that is wrong with the characters of a file."""
    for key, pattern in patterns(language, file).items():
        for piece in pieces(pattern):
            shown = piece.replace(VALUE, "{…}").strip()
            found = [*faults_in(language, file, piece)]
            if not _is_typed_or_name(file, key):
                found += faults_in_sentence(language, piece)
            yield from (f"{key}: {fault} in {shown!r}" for fault in found)


def _is_typed_or_name(file: str, key: str) -> bool:
    """Is a text typed, or the name of a card? Those are searched for and compared, and have plain spaces."""
    sentences = {"commands.ftl": "told-", "game.ftl": "why-"}
    return file in sentences and "." not in key and not key.startswith(sentences[file])


def faults_in_sentence(language: str, piece: str) -> Iterator[str]:
    """What is wrong in a sentence, but right in a name or in what is typed."""
    if left_alone(language, piece):
        yield "a plain space after a word of one letter"
    if language == "en" and search(r"\w'\w", piece):
        yield "a straight apostrophe"


def left_alone(language: str, piece: str, spaces: str = " ") -> bool:
    """Can a line end after a word of one letter? Capitals are words where a sentence begins, else edicts."""
    small = ONE_LETTER.get(language, "")
    begins = rf"(?:(?<![\w’'$-])[{small}]|(?:^|[.!?:…][ \n]|[«„(])[{small.upper()}])[{spaces}]\S"
    return bool(small and search(begins, piece))


def faults_in(language: str, file: str, piece: str) -> Iterator[str]:
    """What is wrong with one piece of text."""
    if "..." in piece:
        yield "three dots instead of …"
    yield from _percent_and_dots(language, piece)
    if language == "en":
        return
    yield from _letters(language, piece)
    if search(rf"[\d{VALUE} ]★", piece):
        yield "no no-break space before ★"
    yield from _quotes(language, piece)
    if file not in TYPED and set(piece) & set("\"'"):
        yield "a straight quote or apostrophe"


def _letters(language: str, piece: str) -> Iterator[str]:
    mixed = f"[{_LATIN_LETTER}][{_CYRILLIC_LETTER}]|[{_CYRILLIC_LETTER}][{_LATIN_LETTER}]"
    if search(mixed, piece):
        yield "Latin and Cyrillic letters in one word"
    if not cyrillic(language) and search(f"[{_CYRILLIC_LETTER}]", piece):
        yield "a Cyrillic letter"
    if found := set(piece) & set(FOREIGN_LETTERS.get(language, "")):
        yield f"the letter {min(found)}"
    if cyrillic(language) and search(rf"[{_CYRILLIC_LETTER}] [aceiopxy] [{_CYRILLIC_LETTER}]", piece):
        yield "a Latin letter as a word"


def _percent_and_dots(language: str, piece: str) -> Iterator[str]:
    if language in ("en", "pl"):
        if search(rf"[\d{VALUE}][ \u00a0]%", piece):
            yield "a space before %"
    elif search(rf"[\d{VALUE}] ?%", piece):
        yield "no no-break space before %"
    if search(r"\w …", piece):
        yield "a space before …"


def _quotes(language: str, piece: str) -> Iterator[str]:
    known = QUOTES.get(language, ())
    if not known:
        return
    if found := (_ALL_QUOTES - set("".join(known))) & set(piece):
        yield f"the quote {min(found)}, which this language does not use"
    if any(piece.count(pair[0]) != piece.count(pair[1]) for pair in known):
        yield "a quote that is not closed"


def forbidden(language: str, file: str, words: list[str]) -> Iterator[str]:
    """Words that the style sheet says not to write; ``*`` stands for any ending."""
    for key, pattern in patterns(language, file).items():
        for piece in pieces(pattern):
            for word in words:
                if has_word(piece, word):
                    yield f"{key}: {word!r} in {piece.replace(VALUE, '{…}')!r}"


def has_word(piece: str, word: str) -> bool:
    """Is a word, or several, in a text, whatever the case of its letters?"""
    return bool(search(r"\b" + word.replace("*", r"\w*") + r"\b", piece, IGNORECASE))
