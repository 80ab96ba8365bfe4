"""`cartographers admin`: the host's tools, for a server that runs or not."""

import sys
from argparse import Namespace
from typing import Any

from cartographers.cli.common.parser import Parser
from cartographers.cli.common.server_options import add_places, needing_server, settings_from
from cartographers.words.book import Words

with needing_server():
    from cartographers.cli.admin.shown import show
    from cartographers.cli.admin.verbs import VERBS, body_of, describe_verb
    from cartographers.server.features.admin.command import ask, new_link

EXAMPLES = (
    "cartographers admin find Anna",
    "cartographers admin delete game abcdefghjkmn --why spam",
    "cartographers admin ban network 192.0.2.0/24 --hours 48",
    "cartographers admin feature daily off",
    'cartographers admin notice "Back at nine." --hours 3',
    "cartographers admin link --address https://maps.test",
)
#: Nothing was changed, because the host did not want it after all.
_NOT_DONE = 1


def describe(parser: Parser) -> None:
    """Add what can be done, and the options of each."""
    parser.describe("help-admin", EXAMPLES)
    verbs = parser.add_subparsers(dest="verb", metavar="ACTION", title=parser.text("help-admin-verbs"))
    for verb in VERBS:
        help_text = parser.text(f"help-admin-{verb}")
        one: Parser = verbs.add_parser(verb, text=parser.text, help=help_text, description=help_text)
        describe_verb(one, verb)
        add_places(one)


def run(args: Namespace, text: Words) -> int:
    """Do what the host wants; what deletes something asks first."""
    verb = args.verb or "status"
    settings = settings_from(args) if args.verb else settings_from(Namespace(settings=None))
    if verb == "link":
        print(
            new_link(settings.data, args.address or f"http://{settings.host}:{settings.port}{settings.path}")
        )
        print(text("admin-link-made"), file=sys.stderr)
        return 0
    body = body_of(verb, args, text)
    if "sure" in body and not args.yes:
        would = ask(settings, body)
        show(would, verb, text)
        if not _is_sure(text):
            print(text("admin-not-done"))
            return _NOT_DONE
    show(ask(settings, _surely(body)), verb, text)
    return 0


def _surely(body: dict[str, Any]) -> dict[str, Any]:
    return body | {"sure": True} if "sure" in body else body


def _is_sure(text: Words) -> bool:
    """Ask the host; only the word for yes, or its first letter, is a yes."""
    print(text("admin-ask"), end=" ", flush=True)
    answer, yes = sys.stdin.readline().strip().casefold(), text("admin-yes").casefold()
    return answer in (yes, yes[0])
