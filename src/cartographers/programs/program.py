"""The program of a player, from the word that names it: ``./mybot``, ``python3 mybot.py:500ms``."""

import os
import shlex
import shutil
import sys
from re import fullmatch, search
from typing import NamedTuple

from cartographers.rules.problem import Problem

#: Seconds for a decision if the word says nothing else.
DEFAULT_SECONDS = 1.0
_UNITS = {"ms": 0.001, "s": 1.0}


class BadProgram(Problem, ValueError):
    """A word that names no program that can be run."""


class Program(NamedTuple):
    """A program and its time for a decision."""

    name: str
    command: tuple[str, ...]
    seconds: float

    @property
    def milliseconds(self) -> int:
        """The time for a decision as messages have it."""
        return round(1000 * self.seconds)


def is_program(word: str) -> bool:
    """Does a word name a program and not a player of the roster? It is a path, or a command with arguments.

    A name with a character has a slash, too, but is no file.
    """
    if search(r"^(\.{0,2}/|~)|[\s\\]", word):
        return True
    return "/" in word and shutil.which(_split(word)[0]) is not None


def _split(word: str) -> tuple[str, float]:
    """A word without its time, and the time in seconds."""
    match = fullmatch(r"(.+):([1-9][0-9]{0,6})(ms|s)", word)
    return (match[1], int(match[2]) * _UNITS[match[3]]) if match else (word, DEFAULT_SECONDS)


def read_program(word: str) -> Program:
    """The program that a word names; raises ``BadProgram`` if there is none that can be run."""
    line, seconds = _split(word)
    try:
        # To a shell a backslash is no part of a path, and Windows takes either.
        command = shlex.split(line.replace("\\", "/") if sys.platform == "win32" else line)
    except ValueError:
        command = []
    if not command:
        raise BadProgram("bot-command", "{name!r} is not a command: a quotation mark is open", name=word)
    path = shutil.which(os.path.expanduser(command[0]))
    if path is None:
        sentence = "{program!r} cannot be run: there is no such program, or it is not executable"
        raise BadProgram("bot-missing", sentence, program=command[0])
    return Program(word, (path, *command[1:]), seconds)
