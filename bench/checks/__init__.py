"""Long checks of what is promised: each runs for an amount that is given, and fails on the first violation.

``python -m bench actions --actions 1e6``. The short form of each is a test with the same code.
"""

from importlib import import_module

#: What each check does, by the name of its module.
CHECKS = {
    "actions": "random legal decisions over all boxes, with invariants after each",
    "secrecy": "what a seat is sent, compared between two rooms with other secrets",
    "kill": "a server killed under load: nothing acknowledged is lost or doubled",
    "backups": "backups of a server under load: each is whole and has all that was acknowledged",
    "rooms": "anything in any order in a room, by a Hypothesis state machine",
    "powercut": "disks as a power cut may leave them: nothing acknowledged is lost",
    "trouble": "a disk, a database or a clock that fails for a while",
    "requests": "nearly right requests for every route, none an error of the server",
    "schema": "Schemathesis, if it is installed: every answer is one that the description of the API has",
    "proxies": "a server behind the real nginx and the real Caddy, with the files of deploy/",
    "soak": "mixed play for a long time, with memory, files and latency written down",
}


def run_check(name: str, arguments: list[str]) -> int:
    """Run a check; the exit status of the command. Only its own module is imported."""
    status: int = import_module(f"bench.checks.{name}").main(arguments)
    return status
