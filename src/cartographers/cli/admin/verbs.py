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
_ENDED = _KINDS[:2]


def describe_verb(parser: Parser, verb: str) -> None:
    """Add the words and options of something that can be done."""
    says = parser.says

    def words(*names: str, **choices: tuple[str, ...]) -> None:
        for name in names:
            parser.add_argument(
                name, metavar=name.upper(), choices=choices.get(name), help=says(f"help-admin-word.{name}")
            )

    def options(*names: str) -> None:
        for name in names:
            how: dict[str, Any] = {"action": "store_true"} if name in ("yes", "closed") else {"default": ""}
            if name in ("hours", "newer", "older"):
                how = {"type": hours, "metavar": "HOURS"}
            parser.add_argument(f"--{name}", help=says(f"help-admin-option.{name}"), **how)

    match verb:
        case "find":
            parser.add_argument(
                "text", nargs="?", default="", metavar="TEXT", help=says("help-admin-word.text")
            )
            parser.add_argument("--kind", choices=_KINDS, help=says("help-admin-word.kind"))
            options("device", "network", "newer", "older")
        case "end":
            words("kind", "id", kind=_ENDED)
            options("why")
        case "delete":
            words("kind", "id", kind=_KINDS)
            options("why", "yes")
        case "undo" | "unban":
            words("id")
        case "rename":
            words("name", "new")
            options("device", "why", "yes")
        case "hide":
            words("name")
            options("device", "why", "yes")
        case "ban":
            words("whom", "value", whom=("device", "network"))
            options("hours", "why")
        case "creation":
            words("who", who=("open", "password", "closed"))
        case "feature":
            words("feature", "switch", feature=FEATURES, switch=("on", "off"))
        case "notice":
            parser.add_argument("text", nargs="*", metavar="TEXT", help=says("help-admin-word.notice"))
            options("hours")
        case "contact":
            parser.add_argument("--contact", help=says("help-admin-option.contact"))
            parser.add_argument("--imprint", help=says("help-admin-option.imprint"))
        case "reports":
            options("closed")
        case "close-report":
            words("id")
            options("why")
        case "link":
            parser.add_argument("--address", metavar="URL", help=says("help-admin-option.address"))


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
