"""The traced rules of a shelf as machine code.

The code is called by its address, so that the compiled functions do not depend on the rules, and so that
several shelves can be played in one process.
"""

import logging
from functools import lru_cache

from cartographers.boxes import own_shelf
from cartographers.players.compiler.numbering import Numbers, numbers_of
from cartographers.players.native.code import can_compile, code_of
from cartographers.players.native.rule_code import Code, Library
from cartographers.rules.box import Shelf

logger = logging.getLogger(__name__)


@lru_cache(maxsize=8)
def library(shelf: Shelf) -> Library:
    """The code of a shelf's rules; compiled now if it has boxes of other packages."""
    ours = own_shelf()
    missing = _names(shelf) - _names(ours)
    if missing and can_compile():
        return _traced(shelf)
    if missing:
        logger.info("not compiled ahead, so played in plain Python: %s", ", ".join(sorted(missing)))
    return _library(code_of("rules", lambda modules: modules.rules(ours)), numbers_of(ours), missing)


def _names(shelf: Shelf) -> frozenset[str]:
    """The keys of edicts and sheets and the names of monsters on a shelf."""
    return frozenset((*shelf.edicts, *shelf.sheets, *shelf.monsters))


def _traced(shelf: Shelf) -> Library:
    from cartographers.players.compiler.machine_code import machine_code_of
    from cartographers.players.compiler.tracer import Tracer

    tracer = Tracer(shelf)
    if tracer.untraceable:
        logger.info("cannot be traced, so played in plain Python: %s", ", ".join(sorted(tracer.untraceable)))
    return _library(machine_code_of("rules", tracer.module), tracer.numbers, frozenset(tracer.untraceable))


def _library(code: Code, numbers: Numbers, untraceable: frozenset[str]) -> Library:
    value, bounty, act = (code.address(name) for name in ("value", "bounty", "act"))
    return Library(value, bounty, act, numbers, untraceable, code)
