"""A game in a list, and the messages of the WebSocket."""

from typing import Literal

from cartographers.server.protocol.message import Message, RequestMessage
from cartographers.server.protocol.own_seat import MyDecision
from cartographers.server.protocol.pace import Pace
from cartographers.server.protocol.state import GameState

Saying = Literal["hello", "luck", "nice-map", "ouch", "moment", "your-turn", "well-played", "thanks"]


class SayRequest(RequestMessage):
    """A phrase to be said."""

    phrase: Saying


class Said(Message):
    """A phrase that the player of a seat has just said. It is not stored."""

    seat: int
    phrase: Saying


class GameLine(Message):
    """A game in a list."""

    id: str
    created: str
    over: bool
    sheet: str
    season: int
    #: The key of the season, by which its name is found; empty for a game of an older version.
    season_key: str = ""
    seats: int
    names: list[str]
    #: Do other people have a seat in it?
    others: bool = False
    #: Is it this device's turn?
    waiting: bool
    stars: list[int]
    title: str | None = None
    #: How long it waits for its players; none if nobody was invited.
    pace: Pace | None = None
    #: Until when it waits for those whose turn it is, in seconds since 1970; none: for as long as it takes.
    due: float | None = None
    #: Was it ended before it was over by the rules?
    ended: bool = False
    #: Did this device make it, so that it may end it for all?
    may_end: bool = False
    #: Is it a club's table that this device hosts, perhaps without a seat?
    hosts: bool = False
    #: Has this device a seat in it?
    plays: bool = True
    #: The seats of this device, and those whose decision is waited for since a moment, in seconds since 1970.
    mine: list[int] = []
    waiting_for: list[int] = []
    since: float = 0.0
    #: The card in play; empty for a game of an older version.
    card: str = ""
    #: The map of this device's first seat; empty at a large table and for a game of an older version.
    rows: list[str] = []
    #: Was it begun as a "what if" of another game?
    what_if: bool = False
    #: The shared deal that it is: a day, a week, or a deal of a tournament.
    deal: str | None = None


class PushHead(Message):
    """What of a ``Push`` is the same for all devices, apart from a state."""

    kind: Literal["state", "changes", "presence", "phrase", "site", "notes", "knocks"]
    #: How many lines of the log are left out of the state, because they were sent before; they stay the same.
    log_from: int = 0
    said: Said | None = None
    #: The rest is of the short form. The events so far and the number of the phase, as in the state.
    seq: int = 0
    step: int = 0
    #: The seats that are connected, and those that have decided; with ``changes`` too.
    connected: list[int] = []
    decided: list[int] = []
    #: How many devices without a seat watch, and until when it waits for those who have not decided.
    watchers: int = 0
    due: float | None = None


class Push(PushHead):
    """A message of the WebSocket: the whole state, only what has changed within a phase, or a phrase.

    ``site`` says that the host has changed something for everybody, ``notes`` that the notes at the table
    have changed, and ``knocks`` who knocks there: they are to be asked for again.

    A projector is sent ``changes`` after its first state: a state with those seats only that have changed.

    The short form is sent if nobody took or left a seat and the phase is still the same. It is to be ignored
    if its step is not that of the state it would change, or its ``seq`` is smaller: the state is newer then.
    """

    state: GameState | None = None
    #: In the short form: the time at which this was sent, if the game waits until a time.
    now: float | None = None
    #: The decisions of the device's own seats, if one of them has changed.
    mine: list[MyDecision] = []
