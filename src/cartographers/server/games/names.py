"""Names at a table, in a tournament or among bots: no two of them look the same."""

from collections.abc import Iterable, Sequence
from itertools import count

from cartographers.rules.setup import IllegalSetup
from cartographers.server.names.checking import LONGEST, proper_name, shortened
from cartographers.server.names.looks import looks_like


def check_free(name: str, taken: Iterable[str]) -> None:
    """Raise ``IllegalSetup`` with a proposal if another name looks the same; names may be empty."""
    others = list(taken)
    other = looks_like(name, others)
    if other is None:
        return
    proposal = _free_name(name, others)
    if other.casefold() == name.casefold():
        sentence = "somebody here is called {name!r}; {proposal!r} is free"
        raise IllegalSetup("name-taken", sentence, name=name, proposal=proposal)
    sentence = "the name {name!r} looks like {other!r}, which somebody here has; {proposal!r} is free"
    raise IllegalSetup("name-alike", sentence, name=name, other=other, proposal=proposal)


def check_all_differ(names: Sequence[str]) -> None:
    """Raise ``IllegalSetup`` if two of some names look the same."""
    for number, name in enumerate(names):
        check_free(name, names[:number])


def made_different(names: Sequence[str]) -> list[str]:
    """The same names, as far as they can be used; a repeated one with a number."""
    different: list[str] = []
    for name in map(proper_name, names):
        different.append(name if looks_like(name, different) is None else _free_name(name, different))
    return different


def _free_name(name: str, taken: Sequence[str]) -> str:
    """The name with the first number that makes it free: Ann 2."""
    numbered = (f"{shortened(name, LONGEST - len(f' {number}'))} {number}" for number in count(2))
    return next(proposal for proposal in numbered if looks_like(proposal, taken) is None)
