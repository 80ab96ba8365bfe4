"""The history of a game: its log, event by event, with the game before and after each."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cartographers.rules.box import Shelf
from cartographers.rules.event import Began, Committed, Event, Revealed, Withdrawn
from cartographers.rules.game import after, begin, commit, reveal, withdraw
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Game


class Transition(NamedTuple):
    """An event of a log, and the game before and after it.

    At the set-up, the first event, both are the game before its first card.
    """

    #: The number of events before it.
    seq: int
    event: Event
    before: Game
    after: Game


def history(shelf: Shelf, log: Iterable[Event], checked: bool = False) -> Iterator[Transition]:
    """Every event of a log in turn; those that are not checked must be legal."""
    events = iter(log)
    first = next(events, None)
    if not isinstance(first, Began):
        raise Illegal("kind")
    game = begin(shelf, first.setup)
    yield Transition(0, first, game, game)
    for seq, event in enumerate(events, 1):
        if checked:
            check_event(game, event)
        before, game = game, after(game, event)
        yield Transition(seq, event, before, game)


def replay(shelf: Shelf, log: Iterable[Event]) -> Game:
    """The game at the end of a log, every event checked."""
    return deque(history(shelf, log, checked=True), maxlen=1).pop().after


def check_event(game: Game, event: Event) -> None:
    """Raise ``Illegal`` unless an event may happen now."""
    match event:
        case Revealed(card):
            reveal(game, card)
        case Committed(seat, decision):
            commit(game, seat, decision)
        case Withdrawn(seat):
            withdraw(game, seat)
        case Began():
            raise Illegal("kind")
