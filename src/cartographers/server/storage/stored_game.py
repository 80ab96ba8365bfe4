"""A game as it is stored, and what is stored with it."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from cartographers.notation.deal import Deal
from cartographers.notation.wire import Json
from cartographers.server.basics.deal_key import DealKey
from cartographers.server.storage.hash_chain import StoredEvent


class StoredCheckpoint(NamedTuple):
    """A checkpoint as it is stored: lines of JSON, and what shows that a server wrote them."""

    game: str
    #: Empty if the game needs none any more.
    body: str
    signature: str
    #: Was somebody at the table, who will come back after a restart?
    attended: bool


@dataclass(frozen=True, slots=True)
class Branch:
    """The point of another game from which a "what if" game was created, or a position that was set up."""

    #: The id of the other game; "" for a position.
    of: str
    seq: int
    #: What had been revealed when the deck was reshuffled; none if the cards keep their order.
    cut: Json | None = None


@dataclass(frozen=True, slots=True)
class Ended:
    """Why a game was ended before it was over by the rules."""

    #: Because of a limit, by a player, because a club went on in another game without the open seats, or by
    #: the host of the server.
    why: Literal["limit", "player", "started", "host"]
    #: The seats that were waited for, or that of the player who ended it.
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rematch:
    """The game that the players of another one play next."""

    id: str
    #: The seat, the same in both games, whose player asked for it; none if a host without a seat did.
    by: int | None


@dataclass(frozen=True, slots=True)
class RematchOf:
    """That a new game is the rematch of another one, asked for by the player of a seat or by its host."""

    game: str
    by: int | None


@dataclass(frozen=True, slots=True)
class SpentOffer:
    """The offer of a deal that a new game takes; until it expires no other game may."""

    id: str
    until: float


class OfferSpent(Exception):
    """Another game has taken the same offer of a deal."""


@dataclass(frozen=True, slots=True)
class PaperPlayer:
    """Somebody who draws on paper beside a club's table."""

    name: str
    #: The stars at the end, once they are told.
    stars: int | None = None


@dataclass(frozen=True, slots=True)
class Club:
    """A club's table, which its maker hosts."""

    #: Has the host started the game? Until then it is paused.
    started: bool = False
    paper: tuple[PaperPlayer, ...] = ()
    #: How many parts of the ceremony at the end the host has gone through.
    revealed: int = 0


@dataclass(frozen=True, slots=True)
class Shared:
    """That a game has a deal that many play, each alone."""

    key: DealKey
    #: Is it the try of its player that counts?
    counted: bool


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game without its log."""

    id: str
    #: The request it was created from.
    plan: Json
    #: The seed of the dealer's shuffles; none for an uploaded game.
    seed: int | None
    #: Was the seed chosen by the creator, so that it need not be kept secret?
    seed_open: bool
    #: The version of the program that created it.
    engine: str
    created: str
    #: The device that created it.
    maker: str
    over: bool
    #: What lists of games show: season, stars, whose turn it is.
    summary: Json
    branch: Branch | None = None
    #: The key of the lesson that the game is, and the step to which its player has read on.
    lesson: str | None = None
    lesson_step: int = 0
    #: When the phase under way began, and when its limit will have passed, in seconds since 1970.
    began: float = 0.0
    due: float | None = None
    ended: Ended | None = None
    rematch: Rematch | None = None
    #: Of a provably fair deal: the secret and the nonces from which the seed follows. Both may change until
    #: the second card is turned up.
    deal: Deal | None = None
    #: The deal of a day, a week or a tournament that it is dealt as, counted or not.
    shared: Shared | None = None
    #: Of a club's table: whether it is started, and who draws on paper.
    club: Club | None = None
    #: Since when it is paused, in seconds since 1970; a club's table is so until it is started.
    paused: float | None = None

    @property
    def shared_key(self) -> DealKey | None:
        """The deal that many play, if it has one."""
        return self.shared.key if self.shared else None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who plays it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str = ""
    bot: str = ""
    #: Hashes of the seat's two codes: the invitation to an open seat, and its player's private link.
    invite_hash: str | None = None
    link_hash: str | None = None
    #: Has its player left it to a bot?
    left: bool = False
    #: Hashes of the devices that may decide for it.
    devices: frozenset[str] = frozenset()
    #: How often its private link was made anew.
    link_number: int = 0


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A whole game as it is stored; the log is left out in lists of games."""

    game: GameRow
    seats: list[SeatRow]
    events: list[StoredEvent] = field(default_factory=list)
    checkpoint: StoredCheckpoint | None = None


#: The kinds of computed results: analyses, of which a new number makes the old ones invalid, the sums of a
#: complete analysis, how strong its decisions were, and par.
ANALYSIS, ANALYSIS_SUMS, STRENGTH, PAR = "analysis-2", "analysis-2-sums", "analysis-2-strength", "par"


@dataclass(frozen=True, slots=True)
class ResultKey:
    """What a list of computed results is about: one kind of result, for one seat, by one bot."""

    game: str
    kind: str
    seat: int
    player: str
