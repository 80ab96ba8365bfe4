"""The path below a domain at which a server's pages lie, like ``/cartographers``."""

from re import fullmatch

from cartographers.rules.problem import Problem

#: The words with which the addresses of pages, files and calls begin. A path that begins with one of them
#: could not be told from such an address when a proxy has removed it.
OWN_WORDS = frozenset(
    "api assets metrics "
    "admin check companion daily g j join learn mail mistakes more new position print profile "
    "puzzles rules studies study today tournaments you".split()
)  # fmt: skip
_LONGEST = 100


class BadPath(Problem, ValueError):
    """What is no path for a server's pages."""


def site_path(written: str) -> str:
    """The path without a slash at its end, empty for the whole domain; raises ``BadPath``."""
    path = written.rstrip("/")
    if path and (len(path) > _LONGEST or not fullmatch(r"(/[A-Za-z0-9_-]+)+", path)):
        sentence = (
            "a path was expected, like /cartographers: letters, digits, - and _ after each slash, "
            "not {given!r}"
        )
        raise BadPath("serve-path-form", sentence, given=written)
    if path and path.split("/")[1] in OWN_WORDS:
        sentence = "{given!r} begins like an address of the game itself: choose another path"
        raise BadPath("serve-path-own", sentence, given=written)
    return path
