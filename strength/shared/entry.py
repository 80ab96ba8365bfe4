"""Entries of the contest: files with every decision of a player on a public suite, which anybody can replay.

The first line says who played what, every other one is a game, and the last one has the result and a seal:
the SHA-256 of everything before it. A file whose name ends in ``.gz`` is compressed. Who stands for an entry
is said by a signature of OpenSSH in a file beside it (``ssh-keygen -Y sign``).
"""

import gzip
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from subprocess import run
from typing import Any, NamedTuple

from cartographers import __version__
from cartographers.contest.estimate import Estimate, estimate, quantile
from cartographers.contest.suite import DEALS, SUITES, Suite
from cartographers.notation.wire import read_decision, write_decision
from cartographers.rules.decision import Decision
from cartographers.rules.event import Committed
from cartographers.rules.problem import Problem
from cartographers.rules.season import result
from cartographers.table.table import Table
from strength.shared.contest import Misuse

FORM = "cartographers-entry-1"
NAMESPACE = "cartographers-entry"
Json = dict[str, Any]


class NotAnEntry(Misuse):
    """A file that is no entry, or not the one that was sealed; the message says why."""


class EnteredGame(NamedTuple):
    """A game of an entry."""

    deal: int
    total: int
    #: Milliseconds for each decision.
    ms: tuple[float, ...]
    decisions: tuple[Json, ...]


@dataclass(frozen=True)
class Entry:
    """A player on the first deals of a suite."""

    suite: Suite
    player: str
    hardware: str
    games: tuple[EnteredGame, ...]

    @property
    def total(self) -> Estimate:
        """The stars."""
        return estimate([game.total for game in self.games])

    @property
    def times(self) -> tuple[float, float]:
        """Milliseconds for a decision: the median, and what one in a hundred exceeds."""
        spent = [time for game in self.games for time in game.ms]
        return quantile(spent, 0.5), quantile(spent, 0.99)


def entered(table: Table, deal: int, ms: Sequence[float]) -> EnteredGame:
    """The game that was played at a table."""
    made = [write_decision(event.decision) for event in table.log if isinstance(event, Committed)]
    return EnteredGame(deal, result(table.game).stars[0], tuple(ms), tuple(made))


def write_entry(path: Path, entry: Entry) -> None:
    """Write and seal an entry."""
    head = {"form": FORM, "version": __version__, "suite": entry.suite.name, "digest": entry.suite.digest}
    head |= {"player": entry.player, "hardware": entry.hardware}
    lines = [json.dumps(one) for one in (head, *(game._asdict() for game in entry.games))]
    text = "".join(f"{line}\n" for line in lines)
    mean, margin, _ = entry.total
    text += (
        json.dumps({"games": len(entry.games), "mean": mean, "margin": margin, "seal": _seal(text)}) + "\n"
    )
    content = text.encode()
    # Without the time in it the same games are the same bytes.
    path.write_bytes(gzip.compress(content, mtime=0) if path.suffix == ".gz" else content)


def read_entry(path: Path) -> Entry:
    """The entry of a file whose seal is whole; its games have not been replayed yet."""
    try:
        content = path.read_bytes()
        text = (gzip.decompress(content) if path.suffix == ".gz" else content).decode()
        body, last = text[: text.rindex("\n", 0, -1) + 1], json.loads(text.splitlines()[-1])
        head, *games = map(json.loads, body.splitlines())
        suite = SUITES[head["suite"]]
        played = tuple(EnteredGame(*(_frozen(game[name]) for name in EnteredGame._fields)) for game in games)
        entry = Entry(suite, str(head["player"]), str(head["hardware"]), played)
        form, digest, seal, said = head["form"], head["digest"], last["seal"], (last["games"], last["mean"])
    except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
        raise NotAnEntry(f"{path} cannot be read as an entry: {error}") from None
    if form != FORM or digest != suite.digest:
        raise NotAnEntry(f"{path} is of another form, or of other deals than those of {suite.name}")
    if seal != _seal(body):
        raise NotAnEntry(f"{path} was changed after it had been sealed")
    if not played or said != (len(played), entry.total.mean):
        raise NotAnEntry(f"the last line of {path} does not say what its games say")
    return entry


def check_games(entry: Entry) -> Iterator[str]:
    """What is wrong with the games of an entry, by the rules: each is dealt again and replayed."""
    if [game.deal for game in entry.games] != list(range(min(len(entry.games), DEALS))):
        yield "it should have the first deals of the suite, each once and in order"
        return
    match = entry.suite.match(entry.player)
    for game in entry.games:
        table = match.open_table(game.deal)
        try:
            for data in game.decisions:
                table.commit(0, _decision(table, data))
        except Problem as wrong:
            yield f"deal {game.deal}: {wrong}"
            continue
        if not table.over:
            yield f"deal {game.deal}: the game is not played to its end"
        elif result(table.game).stars[0] != game.total:
            yield f"deal {game.deal}: it brings {result(table.game).stars[0]} stars, not {game.total}"
        elif len(game.ms) != len(game.decisions):
            yield f"deal {game.deal}: there should be a time for each decision"


def sign(path: Path, key: Path) -> None:
    """Sign an entry with a key of OpenSSH; the signature lies beside it."""
    command = ["ssh-keygen", "-Y", "sign", "-q", "-n", NAMESPACE, "-f", str(key), str(path)]
    if run(command, check=False).returncode:
        raise Misuse(f"{path} could not be signed with {key}")


def signed_by(path: Path) -> str:
    """The fingerprint of the key that an entry is signed with; empty if it is not signed."""
    signature = path.with_name(f"{path.name}.sig")
    if not signature.exists():
        return ""
    command = ["ssh-keygen", "-Y", "check-novalidate", "-n", NAMESPACE, "-s", str(signature)]
    checked = run(command, input=path.read_bytes(), capture_output=True, check=False)
    if checked.returncode:
        raise NotAnEntry(f"the signature of {path} is not one of this file")
    return checked.stdout.decode().split()[-1]


def _decision(table: Table, data: Any) -> Decision:
    return read_decision(table.game.phase, data)


def _seal(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
