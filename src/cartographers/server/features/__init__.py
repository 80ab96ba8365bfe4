"""The features of the server: a folder for each, with its routes, its messages and what it does.

None imports another one, and nothing below imports any. They are found by walking this folder, as boxes are.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a browser without a network has some of the features, but no lobby
    from cartographers.server.lobby.feature import Feature
    from cartographers.server.lobby.lobby import Lobby
    from cartographers.server.storage.person_rows import PersonTables

#: Routes are tried in order, so the features that are asked most often come first.
_FIRST = ("play", "setup", "invitations")


@cache
def names() -> tuple[str, ...]:
    """The names of all features."""
    packages = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return (*_FIRST, *(name for name in packages if name not in _FIRST))


@cache
def modules(name: str) -> tuple[ModuleType, ...]:
    """All modules called so, or ``..._name``, in the folders of features."""
    return tuple(one_by_one(name))


def one_by_one(name: str) -> Iterator[ModuleType]:
    """The same, each imported when it is asked for."""
    for feature in names():
        folders = [f"{folder}/{feature}" for folder in __path__]
        for module_name in sorted(module.name for module in iter_modules(folders)):
            if module_name == name or module_name.endswith(f"_{name}"):
                yield import_module(f"{__name__}.{feature}.{module_name}")


def person_tables() -> "list[PersonTables]":
    """What features store about persons."""
    return [module.PERSON_TABLES for module in modules("store") if hasattr(module, "PERSON_TABLES")]


def features_of(lobby: "Lobby") -> "list[Feature]":
    """The features that have something to answer, for a running server."""
    return [module.FEATURE(lobby) for module in modules("feature")]
