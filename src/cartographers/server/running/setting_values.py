"""What a setting may be: its kind, which follows from its default, and the form that some of them have."""

import re
from collections.abc import Callable
from dataclasses import MISSING, Field
from enum import StrEnum
from math import isfinite
from pathlib import Path
from typing import Any, get_args

from cartographers.players.player_name import read_name
from cartographers.rules.problem import Problem
from cartographers.server.auth.networks import Networks
from cartographers.server.settings import Settings

#: Settings that may be 0. No other number may: no limit can be turned off.
_FROM_ZERO = ("port", "puzzle_minutes")
_HIGHEST_PORT = 65535


class BadSettings(Problem, ValueError):
    """Settings that cannot be used."""


class Kind(StrEnum):
    """What a setting is; the texts of errors choose their words by it."""

    TEXT = "text"
    TEXTS = "texts"
    FOLDER = "folder"
    TRUTH = "truth"
    WHOLE = "whole"
    NUMBER = "number"
    NUMBERS = "numbers"


_PLAIN_KINDS: dict[Any, Kind] = {
    str: Kind.TEXT,
    Path: Kind.FOLDER,
    bool: Kind.TRUTH,
    int: Kind.WHOLE,
    float: Kind.NUMBER,
}


def default_of(setting: "Field[Any]") -> Any:
    """The value of a setting that nobody has chosen."""
    return setting.default if setting.default_factory is MISSING else setting.default_factory()


def kind_of(setting: "Field[Any]") -> Kind:
    """The kind of a setting, by its type."""
    if setting.type in _PLAIN_KINDS:
        return _PLAIN_KINDS[setting.type]
    return Kind.TEXTS if get_args(setting.type)[0] is str else Kind.NUMBERS


def checked(setting: "Field[Any]", value: Any) -> Any:
    """A value from a file, as the setting wants it; raises ``BadSettings`` or another ``Problem``."""
    kind = kind_of(setting)
    if not _fits(kind, value, setting):
        wanted = f"{kind}-from-0" if setting.name in _FROM_ZERO else str(kind)
        sentence = "the setting {name!r} must be: {wanted}"
        raise BadSettings("settings-value", sentence, name=setting.name, wanted=wanted)
    if kind is Kind.FOLDER:
        return Path(value).expanduser()
    value = tuple(value) if isinstance(value, list) else value
    if form := _FORMS.get(setting.name):
        form(value)
    return value


def from_text(setting: "Field[Any]", text: str) -> Any:
    """A value that was written without quotes and brackets, as a file would have it."""
    kind = kind_of(setting)
    if kind in (Kind.TEXTS, Kind.NUMBERS):
        parts = [part.strip() for part in text.split(",") if part.strip()]
        return parts if kind is Kind.TEXTS else [_number(part) for part in parts]
    if kind is Kind.TRUTH:
        return {"true": True, "false": False}.get(text.lower(), text)
    return _number(text) if kind in (Kind.WHOLE, Kind.NUMBER) else text


def _number(text: str) -> int | float | str:
    """A number as Python writes it; what is none stays text, and is refused as such."""
    for read in (int, float):
        try:
            return read(text)
        except ValueError:
            continue
    return text


def _fits(kind: Kind, value: Any, setting: "Field[Any]") -> bool:
    match kind:
        case Kind.TRUTH:
            return isinstance(value, bool)
        case Kind.TEXT:
            return isinstance(value, str)
        case Kind.FOLDER:
            return isinstance(value, str) and value != ""
        case Kind.TEXTS:
            return isinstance(value, list) and all(isinstance(part, str) for part in value)
        case Kind.NUMBERS:
            # A burst and a rate, or the times of repetitions.
            as_many = isinstance(value, list) and len(value) == len(default_of(setting))
            return as_many and all(_is_limit(part) for part in value)
        case Kind.WHOLE if not isinstance(value, int):
            return False
    return _is_limit(value) or (setting.name in _FROM_ZERO and _is_number(value) and value == 0)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


def _is_limit(value: Any) -> bool:
    """Is it a number above 0? No limit can be turned off."""
    return _is_number(value) and value > 0


# --- the forms of some settings; each function raises a ``Problem``


def check_port(port: int) -> None:
    """A port is a number of 16 bits."""
    if port > _HIGHEST_PORT:
        sentence = "a port is at most {most}, not {port}"
        raise BadSettings("serve-port", sentence, most=str(_HIGHEST_PORT), port=str(port))


def check_peer(host: str) -> None:
    """A peer is a host name or an IPv4 address; the port is the server's own."""
    if host and not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,30}[A-Za-z0-9])?", host):
        raise _bad_peer(host)


def _bad_peer(given: str) -> BadSettings:
    sentence = "a host name was expected, like server-1, and a database with it, not {given!r}"
    return BadSettings("serve-peer", sentence, given=given)


def check_contact(contact: str) -> None:
    """Some push services deliver nothing without a real address to write to."""
    if not re.fullmatch(r"mailto:[^@\s:]+@[^@\s]+\.[^@\s]+|https://\S+", contact):
        sentence = "mailto:host@example.org or https://… was expected, not {given!r}"
        raise BadSettings("settings-contact", sentence, given=contact)


def check_mail_server(server: str) -> None:
    """A scheme that says how it is encrypted, a host, and perhaps a port, a user and a password."""
    if server and not re.fullmatch(r"(smtps|smtp|smtp-plain)://([^\s/@]+@)?[^\s/:@]+(:\d{1,5})?/?", server):
        # It is not told: it may have a password.
        sentence = "an address of a mail server was expected, like smtps://user:password@mail.example:465"
        raise BadSettings("settings-mail-server", sentence)


def check_sender(sender: str) -> None:
    """An e-mail address, perhaps with a name."""
    if sender and not re.fullmatch(r"([^<>@\r\n]+ )?<?[^<>@\s]+@[^<>@\s]+>?", sender):
        sentence = "an e-mail address was expected, like Maps <maps@mail.example>, not {given!r}"
        raise BadSettings("settings-mail-from", sentence, given=sender)


def check_site_address(address: str) -> None:
    """The origin of this server, as visitors call it."""
    if address:
        check_origins((address,))


def check_host_names(names: tuple[str, ...]) -> None:
    """A host name has neither a scheme nor a port nor a path."""
    for name in names:
        if not re.fullmatch(r"[^\s/:@]+", name):
            sentence = "a host name was expected, like maps.example, not {given!r}"
            raise BadSettings("settings-host-name", sentence, given=name)


def check_origins(origins: tuple[str, ...]) -> None:
    """An origin is what a browser sends: a scheme, a host and perhaps a port."""
    for origin in origins:
        if not re.fullmatch(r"https?://[^\s/@]+", origin):
            sentence = "an origin was expected, like https://maps.example, not {given!r}"
            raise BadSettings("settings-origin", sentence, given=origin)


def check_forms(settings: Settings) -> None:
    """Raise a ``Problem`` if a setting has not its form, or lacks another that it needs."""
    for name, form in _FORMS.items():
        form(getattr(settings, name))
    if settings.peer and not settings.database:
        raise _bad_peer(settings.peer)
    if settings.mail_server and not (settings.mail_from and settings.site_address):
        sentence = "a mail server needs two settings more: mail_from and site_address"
        raise BadSettings("settings-mail", sentence)


def _check_player(name: str) -> None:
    if name:
        read_name(name)


_FORMS: dict[str, Callable[[Any], object]] = {
    "port": check_port,
    "peer": check_peer,
    "proxies": Networks,
    "metrics_readers": Networks,
    "push_contact": check_contact,
    "mail_server": check_mail_server,
    "mail_from": check_sender,
    "site_address": check_site_address,
    "host_names": check_host_names,
    "allowed_origins": check_origins,
    "hint_player": read_name,
    "analysis_player": read_name,
    "second_look_player": read_name,
    "par_player": _check_player,
}
