"""Checking a name that was typed: a refusal says what is wrong with it and which name would be right."""

from typing import NamedTuple

from cartographers.rules.setup import IllegalSetup
from cartographers.server.names.characters import Wrong, cleaned, first_wrong, tidy, visible

#: The most characters of a name, as a reader counts them.
LONGEST = 40
#: What separates the names in a record, and the parts of a bot's name.
BETWEEN_NAMES, IN_BOT_NAMES = "|", "|/@"


class WrongCharacter(NamedTuple):
    """The wrong character of a name, and the name without it."""

    position: int
    code: str
    proposal: str


def checked_name(name: str, separators: str = BETWEEN_NAMES) -> str:
    """A name with its spaces tidied; raises ``IllegalSetup`` if others could not read it as it is meant."""
    name = tidy(name)
    wrong = first_wrong(name)
    if wrong:
        raise _refusal(name, wrong, separators)
    separator = next((char for char in name if char in separators), None)
    if separator:
        sentence = "a name here has no {character!r}; without it: {proposal!r}"
        proposal = proper_name(name, separators)
        raise IllegalSetup("name-separator", sentence, character=separator, proposal=proposal)
    seen = len(visible(name))
    if seen > LONGEST:
        sentence = "this name has {length} characters, and at most {most} fit; for example: {proposal!r}"
        proposal = proper_name(name)
        raise IllegalSetup("name-long", sentence, length=seen, most=LONGEST, proposal=proposal)
    return name


def given_name(name: str, separators: str = BETWEEN_NAMES) -> str:
    """The same of a name that must not be empty."""
    checked = checked_name(name, separators)
    if not checked:
        raise _nothing_to_see()
    return checked


def proper_name(name: str, separators: str = BETWEEN_NAMES) -> str:
    """The part of a name that can be used."""
    kept = "".join(char for char in cleaned(name) if char not in separators)
    return shortened(cleaned(kept), LONGEST)


def shortened(name: str, most: int) -> str:
    """The first characters of a name, as a reader counts them."""
    return "".join(visible(name)[:most]).strip()


def _nothing_to_see() -> IllegalSetup:
    """The error of a name of nothing but unseen characters, or of one that must not be empty."""
    return IllegalSetup("name-nothing", "this name has nothing that others can see")


def _refusal(name: str, wrong: Wrong, separators: str) -> IllegalSetup:
    proposal = proper_name(name, separators)
    if not proposal:
        return _nothing_to_see()
    before, code = len(visible(name[: wrong.at])), f"U+{ord(name[wrong.at]):04X}"
    character = WrongCharacter(before + 1, code, proposal)
    match wrong.fault:
        case "unseen":
            sentence = "character {position} of this name ({code}) cannot be seen; without it: {proposal!r}"
            return IllegalSetup("name-unseen", sentence, **character._asdict())
        case "direction":
            sentence = "character {position} of this name ({code}) turns the text; without it: {proposal!r}"
            return IllegalSetup("name-direction", sentence, **character._asdict())
        case "unknown":
            sentence = "character {position} of this name ({code}) is not for all; without it: {proposal!r}"
            return IllegalSetup("name-unknown", sentence, **character._asdict())
        case "mark":
            # A mark belongs to the character before it.
            sentence = "character {position} of this name has too many marks ({code}); better: {proposal!r}"
            return IllegalSetup(
                "name-marks", sentence, **character._replace(position=max(1, before))._asdict()
            )
