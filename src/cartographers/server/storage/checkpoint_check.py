"""Do checkpoints say the same as the logs of their games? For ``verify``, which replays the logs anyway."""

from collections import deque
from collections.abc import Sequence
from enum import Enum
from json import loads

from cartographers.boxes import shelf
from cartographers.notation.wire import read_event
from cartographers.rules.history import history
from cartographers.server.basics.code_version import code_version
from cartographers.server.storage.checkpoints import is_signed
from cartographers.server.storage.hash_chain import LogDigest, StoredEvent, canonical_game
from cartographers.server.storage.stored_game import StoredGame


class Fit(Enum):
    """What is found out about the checkpoint of a game."""

    #: The game has none.
    MISSING = "missing"
    FITS = "fits"
    #: It was written by other code, with another key or for another log: a server replays the log instead.
    UNUSED = "unused"
    #: A server would use it, and it says something else than the log.
    WRONG = "wrong"


def fit(key: bytes | None, stored: StoredGame) -> Fit:
    """Compare the checkpoint of a game with its log, which is good; ``key`` is the one that signs them."""
    checkpoint = stored.checkpoint
    if checkpoint is None:
        return Fit.MISSING
    if key is None or not is_signed(key, checkpoint):
        return Fit.UNUSED
    head, game, *_ = checkpoint.body.split("\n")
    about, digest = loads(head), LogDigest()
    covered = stored.events[: about["events"]]
    digest.add(covered)
    if (about["code"], about["game"], about["digest"]) != (code_version(), stored.game.id, digest.value):
        return Fit.UNUSED
    return Fit.FITS if game == _game_after(covered) else Fit.WRONG


def _game_after(events: Sequence[StoredEvent]) -> str:
    """The game after some events of a good log."""
    log = (read_event(loads(event.body)) for event in events)
    (last,) = deque(history(shelf(), log), maxlen=1)
    return canonical_game(last.after)
