"""Names at a table: no two seats have names that look the same."""

from collections.abc import Iterable, Sequence
from itertools import count
from unicodedata import normalize

from cartographers.rules.setup import IllegalSetup

#: The longest name that the protocol allows.
_LONGEST = 40


def same_look(name: str) -> str:
    """The same text for all names that look alike: without case, needless spaces and variants of letters."""
    return " ".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())


def check_free(name: str, taken: Iterable[str]) -> None:
    """Raise ``IllegalSetup`` with a proposal if another seat has such a name; seats may have none."""
    others = {same_look(other) for other in taken}
    if same_look(name) and same_look(name) in others:
        raise IllegalSetup(
            "name-taken",
            "somebody at this table is called {name!r}; {proposal!r} is free",
            name=name,
            proposal=_free_name(name, others),
        )


def check_all_differ(names: Sequence[str]) -> None:
    """Raise ``IllegalSetup`` if two of some names look the same."""
    seen: set[str] = set()
    for number, name in enumerate(names):
        look = same_look(name)
        if look and look in seen:
            check_free(name, names[:number])
        seen.add(look)


def made_different(names: Sequence[str]) -> list[str]:
    """The same names, a repeated one with a number."""
    different: list[str] = []
    taken: set[str] = set()
    for name in names:
        different.append(_free_name(name, taken) if name and same_look(name) in taken else name)
        taken.add(same_look(different[-1]))
    return different


def _free_name(name: str, taken: set[str]) -> str:
    """The name with the first number that makes it free: Ann 2."""
    numbered = (f"{name[: _LONGEST - len(f' {number}')]} {number}" for number in count(2))
    return next(one for one in numbered if same_look(one) not in taken)
