"""The traced rules of a shelf as machine code.

The code is called by its address, so that the compiled functions do not depend on the rules, and so that
several shelves can be played in one process. What cannot be compiled is known after tracing, which takes
less than a second; compiling takes ten times as long and waits until a game needs the code.
"""

import logging
from functools import lru_cache
from typing import NamedTuple

from cartographers.boxes import own_shelf
from cartographers.players.compiler.numbering import Numbers, numbers_of
from cartographers.players.native.code import can_compile, code_of
from cartographers.players.native.rule_code import Code, Library
from cartographers.rules.box import Shelf

logger = logging.getLogger(__name__)


class _Traced(NamedTuple):
    """The rules of a shelf as the text of an LLVM module."""

    module: str
    numbers: Numbers
    untraceable: frozenset[str]


@lru_cache(maxsize=8)
def library(shelf: Shelf) -> Library:
    """The code of a shelf's rules; compiled now if it has boxes of other packages."""
    if _compiled_here(shelf):
        from cartographers.players.compiler.machine_code import machine_code_of

        traced = _traced(shelf)
        return _library(machine_code_of("rules", traced.module), traced.numbers)
    ours = own_shelf()
    return _library(code_of("rules", lambda modules: modules.rules(ours)), numbers_of(ours))


def untraceable(shelf: Shelf) -> frozenset[str]:
    """The keys of edicts and sheets and the names of monsters that the code of a shelf leaves out."""
    return _traced(shelf).untraceable if _compiled_here(shelf) else _not_ours(shelf)


def _compiled_here(shelf: Shelf) -> bool:
    return bool(_not_ours(shelf)) and can_compile()


@lru_cache(maxsize=8)
def _not_ours(shelf: Shelf) -> frozenset[str]:
    """The rules of other packages."""
    missing = _names(shelf) - _names(own_shelf())
    if missing and not can_compile():
        logger.info("not compiled ahead, so played in plain Python: %s", ", ".join(sorted(missing)))
    return missing


def _names(shelf: Shelf) -> frozenset[str]:
    """The keys of edicts and sheets and the names of monsters on a shelf."""
    return frozenset((*shelf.edicts, *shelf.sheets, *shelf.monsters))


@lru_cache(maxsize=8)
def _traced(shelf: Shelf) -> _Traced:
    from cartographers.players.compiler.tracer import Tracer

    tracer = Tracer(shelf)
    if tracer.untraceable:
        logger.info("cannot be traced, so played in plain Python: %s", ", ".join(sorted(tracer.untraceable)))
    return _Traced(str(tracer.module), tracer.numbers, frozenset(tracer.untraceable))


def _library(code: Code, numbers: Numbers) -> Library:
    value, bounty, act = (code.address(name) for name in ("value", "bounty", "act"))
    return Library(value, bounty, act, numbers, code)
