"""What a host can do at the command line: the options of each, and the request made of them."""

import sys
from argparse import Namespace
from collections.abc import Callable
from getpass import getpass
from typing import Any

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.parser import Parser
from cartographers.server.protocol.site import FEATURES
from cartographers.words.book import Words
from cartographers.words.languages import ENGLISH, languages

VERBS = (
    *("status", "find", "end", "delete", "undo", "rename", "hide", "ban", "unban", "creation", "feature"),
    *("notice", "contact", "reports", "close-report", "log", "link", "close-pages"),
)
_KINDS = ("game", "tournament", "result", "answers", "bot", "note", "profile", "study")
#: What a word can be where it is one of a few; a game or a tournament can be ended, the rest only deleted.
_CHOICES: dict[str, tuple[str, ...]] = {
    "kind": _KINDS,
    "whom": ("device", "network"),
    "who": ("open", "password", "closed"),
    "feature": FEATURES,
    "switch": ("on", "off"),
}
#: The words and options of what can be done, as far as they are like those of the rest.
_ARGUMENTS: dict[str, str] = {
    "find": "--device --network --newer --older",
    "end": "kind id --why",
    "delete": "kind id --why --yes",
    "undo": "id",
    "unban": "id",
    "rename": "name new --device --why --yes",
    "hide": "name --device --why --yes",
    "ban": "whom value --hours --why",
    "creation": "who",
    "feature": "feature switch",
    "notice": "--hours",
    "reports": "--closed",
    "close-report": "id --why",
}


def describe_verb(parser: Parser, verb: str) -> None:
    """Add the words and options of something that can be done."""
    says = parser.says
    match verb:
        case "find":
            parser.add_argument(
                "text", nargs="?", default="", metavar="TEXT", help=says("help-admin-word.text")
            )
            parser.add_argument("--kind", choices=_KINDS, help=says("help-admin-word.kind"))
        case "notice":
            parser.add_argument("text", nargs="*", metavar="TEXT", help=says("help-admin-word.notice"))
        case "contact":
            parser.add_argument("--contact", help=says("help-admin-option.contact"))
            parser.add_argument("--imprint", help=says("help-admin-option.imprint"))
        case "link":
            parser.add_argument("--address", metavar="URL", help=says("help-admin-option.address"))
    for argument in _ARGUMENTS.get(verb, "").split():
        name = argument.removeprefix("--")
        if argument != name:
            parser.add_argument(argument, help=says(f"help-admin-option.{name}"), **_option(name))
            continue
        choices = _KINDS[:2] if verb == "end" and name == "kind" else _CHOICES.get(name)
        parser.add_argument(name, metavar=name.upper(), choices=choices, help=says(f"help-admin-word.{name}"))


def _option(name: str) -> dict[str, Any]:
    """How an option is read: a switch, a number of hours, or a text."""
    if name in ("yes", "closed"):
        return {"action": "store_true"}
    if name in ("hours", "newer", "older"):
        return {"type": hours, "metavar": "HOURS"}
    return {"default": ""}


def hours(word: str) -> float:
    """A number of hours on the command line."""
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise CommandError("admin-hours", "give a number of hours above 0, not {word!r}", word=word)
    return number


def body_of(verb: str, args: Namespace, text: Words) -> dict[str, Any]:
    """The request that a command makes."""
    return _BODIES[verb](args, text)


def _find(args: Namespace, text: Words) -> dict[str, Any]:
    return {
        "act": "find",
        "text": args.text,
        "kind": args.kind,
        "device": args.device,
        "network": args.network,
        "newer_hours": args.newer,
        "older_hours": args.older,
    }


def _ban(args: Namespace, text: Words) -> dict[str, Any]:
    length = {} if args.hours is None else {"hours": args.hours}
    return {"act": "ban", "kind": args.whom, "value": args.value, "why": args.why, **length}


def _creation(args: Namespace, text: Words) -> dict[str, Any]:
    password = _typed_password(text) if args.who == "password" else ""
    return {"act": "creation", "creation": args.who, "password": password}


def _typed_password(text: Words) -> str:
    """A password, which others do not see and which is in no list of processes."""
    if sys.stdin.isatty():
        return getpass(text("admin-type-password") + " ")
    return sys.stdin.readline().rstrip("\n")


def _notice(args: Namespace, text: Words) -> dict[str, Any]:
    """Each text may say its language: ``uk=…``; one that does not is English."""
    texts = {}
    for word in args.text:
        language, sign, rest = word.partition("=")
        named = sign and language in languages()
        texts[language if named else ENGLISH] = rest if named else word
    return {"act": "notice", "texts": texts, "hours": args.hours}


def _rename(args: Namespace, text: Words) -> dict[str, Any]:
    new = getattr(args, "new", "")
    named = {"act": "rename", "name": args.name, "new": new, "device": args.device, "why": args.why}
    return {**named, "sure": False}


_BODIES: dict[str, Callable[[Namespace, Words], dict[str, Any]]] = {
    "status": lambda args, text: {"act": "look"},
    "find": _find,
    "end": lambda args, text: {"act": "end", "kind": args.kind, "id": args.id, "why": args.why},
    "delete": lambda args, text: {
        **{"act": "delete", "kind": args.kind, "id": args.id, "why": args.why},
        "sure": False,
    },
    "undo": lambda args, text: {"act": "undo", "id": args.id},
    "rename": _rename,
    "hide": _rename,
    "ban": _ban,
    "unban": lambda args, text: {"act": "unban", "id": args.id},
    "creation": _creation,
    "feature": lambda args, text: {
        **{"act": "feature", "feature": args.feature},
        "on": args.switch == "on",
    },
    "notice": _notice,
    "contact": lambda args, text: {"act": "contact", "contact": args.contact, "imprint": args.imprint},
    "reports": lambda args, text: {"act": "reports", "closed": args.closed},
    "close-report": lambda args, text: {"act": "close-report", "id": args.id, "why": args.why},
    "log": lambda args, text: {"act": "log"},
    "close-pages": lambda args, text: {"act": "close-pages"},
}
