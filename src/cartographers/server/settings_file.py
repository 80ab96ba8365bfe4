"""The settings of a server from a TOML file, each checked: a limit that is none is refused."""

import tomllib
from dataclasses import fields, replace
from math import isfinite
from typing import Any, TypeVar

from cartographers.rules.problem import Problem
from cartographers.server.settings import ConnectionLimits, Settings

T = TypeVar("T", Settings, ConnectionLimits)

#: What is given on the command line, or is no matter of the host.
_NOT_IN_FILE = {"data", "database", "client", "network", "worker_command", "precompile", "connections"}
_TABLE = "connections"


class BadSettings(Problem, ValueError):
    """A file of settings that cannot be used."""


def read_settings(text: str, settings: Settings) -> Settings:
    """Settings with those that a file has in their place; raises ``BadSettings``."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSettings("settings-syntax", "no readable TOML: {reason}", reason=str(error)) from None
    limits = given.pop(_TABLE, {})
    if not isinstance(limits, dict):
        raise _bad_value(_TABLE, "table")
    connections = _changed(settings.connections, limits, f"{_TABLE}.")
    return replace(_changed(settings, given, ""), connections=connections)


def _changed(settings: T, given: dict[str, Any], prefix: str) -> T:
    names = [field.name for field in fields(settings) if field.name not in _NOT_IN_FILE]
    for name in given:
        if name not in names:
            choices = [prefix + one for one in sorted(names)]
            sentence = "there is no setting {name!r}; choose from {choices}"
            raise BadSettings("settings-unknown", sentence, name=prefix + name, choices=choices)
    values = {name: _checked(prefix + name, getattr(settings, name), given[name]) for name in given}
    return replace(settings, **values)


def _checked(name: str, usual: Any, value: Any) -> Any:
    """A value of the same kind as the usual one."""
    if isinstance(usual, bool):
        if isinstance(value, bool):
            return value
        raise _bad_value(name, "truth")
    if isinstance(usual, str):
        if isinstance(value, str):
            return value
        raise _bad_value(name, "text")
    if isinstance(usual, tuple):
        return _checked_list(name, usual, value)
    if isinstance(usual, int) and not isinstance(value, int):
        raise _bad_value(name, "whole")
    if not _is_limit(value):
        raise _bad_value(name, "number")
    return value


def _checked_list(name: str, usual: tuple[Any, ...], value: Any) -> Any:
    if usual and not isinstance(usual[0], str):
        # A burst and a rate, or the times of repetitions.
        if isinstance(value, list) and len(value) == len(usual) and all(map(_is_limit, value)):
            return tuple(value)
        raise _bad_value(name, "numbers")
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    raise _bad_value(name, "texts")


def _is_limit(value: Any) -> bool:
    """Is it a number above 0? No limit can be turned off."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and isfinite(value) and value > 0


def _bad_value(name: str, wanted: str) -> BadSettings:
    return BadSettings("settings-value", "the setting {name!r} must be: {wanted}", name=name, wanted=wanted)
