"""Where settings come from: the command line first, then the environment, a file and the defaults."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import Field, fields, replace
from difflib import get_close_matches
from typing import Any, TypeVar

from cartographers.rules.problem import Problem
from cartographers.server.running.setting_values import BadSettings, checked, from_text
from cartographers.server.settings import ConnectionLimits, Settings

V = TypeVar("V")

#: What comes before the name of a setting in the name of its variable.
PREFIX = "CARTOGRAPHERS_"
#: The variable with the name of the file.
FILE_VARIABLE = f"{PREFIX}SETTINGS"
#: Variables that are read elsewhere: the token of a bot, and the server beside which the client is developed.
_OTHER_VARIABLES = {FILE_VARIABLE, f"{PREFIX}TOKEN", f"{PREFIX}SERVER"}
#: What is no matter of the host.
_NOT_CHOSEN = {"client", "network", "worker_command", "precompile", "connections"}
_TABLE = "connections"
#: How many names are proposed for one that is unknown.
_PROPOSED = 3


def choices() -> dict[str, "Field[Any]"]:
    """All settings that a host can choose, by their names: ``port``, ``connections.in_all``."""
    chosen = {setting.name: setting for setting in fields(Settings) if setting.name not in _NOT_CHOSEN}
    return chosen | {f"{_TABLE}.{limit.name}": limit for limit in fields(ConnectionLimits)}


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.replace(".", "_").upper()


def with_file(settings: Settings, text: str, file: str) -> Settings:
    """Settings with those of a TOML file in their place; raises ``BadSettings``."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        sentence = "{file} is no readable TOML: {reason}"
        raise BadSettings("settings-syntax", sentence, file=file, reason=str(error)) from None
    limits = given.pop(_TABLE, {})
    with _in_file(text, file, _TABLE):
        if not isinstance(limits, dict):
            raise BadSettings(
                "settings-value", "the setting {name!r} must be: {wanted}", name=_TABLE, wanted="table"
            )
    known, values = choices(), dict[str, Any]()
    for name, value in (given | {f"{_TABLE}.{name}": value for name, value in limits.items()}).items():
        with _in_file(text, file, name):
            values[name] = checked(_known(name, known), value)
    return _changed(settings, values)


def with_environment(settings: Settings, environment: Mapping[str, str]) -> Settings:
    """Settings with those of environment variables in their place; raises ``BadSettings``.

    A variable that is empty counts as not given.
    """
    known = {variable(name): (name, setting) for name, setting in choices().items()}
    values = dict[str, Any]()
    for given, text in sorted(environment.items()):
        if not given.startswith(PREFIX) or given in _OTHER_VARIABLES or not text:
            continue
        with _in_environment(given):
            name, setting = _known(given, known)
            values[name] = checked(setting, from_text(setting, text))
    return _changed(settings, values)


def _known(name: str, known: Mapping[str, V]) -> V:
    """What is known under a name; raises ``BadSettings`` with names that are like it."""
    if name not in known:
        near = get_close_matches(name, known, _PROPOSED, cutoff=0.5) or sorted(known)
        sentence = "there is no setting {name!r}; choose from {choices}"
        raise BadSettings("settings-unknown", sentence, name=name, choices=near)
    return known[name]


def _changed(settings: Settings, values: Mapping[str, Any]) -> Settings:
    limits = {name.removeprefix(f"{_TABLE}."): value for name, value in values.items() if "." in name}
    others = {name: value for name, value in values.items() if "." not in name}
    return replace(settings, **others, connections=replace(settings.connections, **limits))


@contextmanager
def _in_file(text: str, file: str, name: str) -> Iterator[None]:
    """What is wrong is told with the line of the file."""
    try:
        yield
    except Problem as wrong:
        line = line_of(text, name)
        sentence = "{file}, line {line}: {wrong}"
        raise BadSettings("settings-in-file", sentence, file=file, line=line, wrong=wrong) from None


@contextmanager
def _in_environment(name: str) -> Iterator[None]:
    """What is wrong is told with the name of the variable."""
    try:
        yield
    except Problem as wrong:
        sentence = "the environment variable {variable}: {wrong}"
        raise BadSettings("settings-in-environment", sentence, variable=name, wrong=wrong) from None


def line_of(text: str, name: str) -> int:
    """The number of the line of a TOML file where a setting stands; its readers do not tell it."""
    table, _, key = name.rpartition(".")
    quoted = rf"[\"']?{re.escape(key)}[\"']?\s*[=.]"
    inside = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := re.match(r"\s*\[+\s*[\"']?([\w-]+)", line):
            inside = header[1]
            if inside == name:
                return number
        in_table = inside == table and re.match(rf"\s*{quoted}", line)
        dotted = table and not inside and re.match(rf"\s*{table}\b.*\b{quoted}", line)
        if in_table or dotted:
            return number
    return 1
