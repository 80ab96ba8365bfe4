"""The interface of a game store, and the values it reads and writes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from cartographers.notation.deal import Deal
from cartographers.notation.wire import Json
from cartographers.rules.problem import Problem
from cartographers.server.storage.bot_accounts import BotAccounts
from cartographers.server.storage.changes import Change
from cartographers.server.storage.checkpoints import CheckpointStore, StoredCheckpoint
from cartographers.server.storage.hash_chain import StoredEvent
from cartographers.server.storage.keeping import Keeping
from cartographers.server.storage.people import People
from cartographers.server.storage.puzzles import Puzzles
from cartographers.server.storage.tournaments import Tournaments
from cartographers.server.storage.tries import NewTry, Tries
from cartographers.server.storage.unsent import UnsentNotices


class StorageError(OSError):
    """A read or write that failed as a whole; nothing of it was stored."""


#: What is raised where something damaged is read.
DAMAGE = (ValueError, TypeError, LookupError, AttributeError)


class DamagedRow(Problem, ValueError):
    """A stored game whose row cannot be read."""


def damaged(wrong: str) -> DamagedRow:
    """A stored game of which something cannot be read."""
    return DamagedRow("damaged-row", "what is stored of it is damaged: {wrong}", wrong=wrong)


class CannotOpenStore(StorageError):
    """A store that cannot be opened."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Branch:
    """The point of another game from which a "what if" game was created."""

    #: The id of the other game.
    of: str
    seq: int
    #: What had been revealed when the deck was reshuffled; none if the cards keep their order.
    cut: Json | None = None


@dataclass(frozen=True, slots=True)
class Ended:
    """Why a game was ended before it was over by the rules."""

    #: Because of a limit, by a player, or because a club went on in another game without the open seats.
    why: Literal["limit", "player", "started"]
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
    #: Since when it is paused, in seconds since 1970.
    paused: float | None = None
    paper: tuple[PaperPlayer, ...] = ()


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
    #: The day (``2026-11-16``), week (``2026-W47``) or deal of a tournament (``t/ID/3``) that it is dealt
    #: as, counted or not.
    day: str | None = None
    #: Of a club's table: whether it is started and paused, and who draws on paper.
    club: Club | None = None


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


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A whole game as it is stored; the log is left out in lists of games."""

    game: GameRow
    seats: list[SeatRow]
    events: list[StoredEvent] = field(default_factory=list)
    checkpoint: StoredCheckpoint | None = None


@dataclass(frozen=True, slots=True)
class ResultKey:
    """What a list of computed results is about: one kind of result, for one seat, by one bot."""

    game: str
    kind: str
    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where and how a device can be sent push messages; each device of a person has its own."""

    device: str
    #: The address at its browser's push service.
    endpoint: str
    #: The keys with which messages for it are encrypted, in base64.
    p256dh: str
    auth: str
    #: The language in which it is told.
    language: str


@dataclass(frozen=True, slots=True)
class Webhook:
    """The address that is told how a game goes on, and the secret that signs what it is sent."""

    game: str
    url: str
    secret: str
    language: str


class Store(Protocol):
    """Where games are stored. When a call that writes returns, its data survives a power cut."""

    @property
    def people(self) -> People:
        """What is stored about persons."""

    def on_lost(self, call: Callable[[], None]) -> None:
        """Call a function in the event loop whenever what was read before may no longer be true.

        It is called before the requests that failed for the same reason are answered.
        """

    @property
    def keeping(self) -> Keeping:
        """How much is kept, and the archive."""

    @property
    def bot_accounts(self) -> BotAccounts:
        """The programs that may be let in at tables."""

    @property
    def checkpoints(self) -> CheckpointStore:
        """What rooms were, so that games are opened without a replay."""

    @property
    def unsent(self) -> UnsentNotices:
        """The notices that are still to be sent."""

    async def claim(self, game: str) -> str | None:
        """Become the server of a game; the address of the one that is, if another server is it."""

    async def holder(self, game: str) -> str | None:
        """The address of the server of a game, if it has one and several servers share the database."""

    async def release(self, game: str) -> None:
        """Let another server be the server of a game."""

    async def announce(self, change: Change) -> None:
        """Tell the other servers of the database what was changed."""

    async def listen(self, call: Callable[[Change], None]) -> None:
        """Call a function with each change that another server tells of, until cancelled."""

    @property
    def tries(self) -> Tries:
        """The counted tries at the deals of days, weeks and tournaments."""

    @property
    def tournaments(self) -> Tournaments:
        """Tournaments, their players and what their hosts have corrected."""

    @property
    def puzzles(self) -> Puzzles:
        """Puzzles and the answers to them."""

    async def create(
        self,
        stored: StoredGame,
        known_as: RematchOf | NewTry | None = None,
        offer: SpentOffer | None = None,
    ) -> None:
        """Store a new game, and with it that it is a rematch or a counted try, and takes an offer.

        Raises ``OfferSpent`` if another game has taken the offer, ``AlreadyTried`` if another one counts,
        ``RoundClosed`` if its tournament lets nobody begin.
        """

    async def append(self, row: GameRow, events: Sequence[StoredEvent]) -> None:
        """Append events to the log of a game, and write what has changed in its row; all of it or nothing."""

    async def set_deal(self, row: GameRow) -> None:
        """Write the seed and the deal of a game, to which a player has added something."""

    async def due_games(self, now: float, limit: int) -> list[str]:
        """The ids of running games whose limit for a move has passed."""

    async def load(self, game: str) -> StoredGame | None:
        """A game with its log; none if there is no such game."""

    async def has_move(self, game: str, seat: int, move_id: str) -> bool:
        """Is there a decision of a seat with this id?"""

    async def claim_seat(self, game: str, seat: int, device: str, name: str, bot: str = "") -> bool:
        """Give an open seat to a device; false if the seat is no longer open.

        For the device of a bot account, ``bot`` says whose it is.
        """

    async def assign_bot(self, game: str, seat: int, bot: str) -> bool:
        """Give an open seat to a bot; false if the seat is no longer open."""

    async def add_device(self, game: str, seat: int, device: str) -> None:
        """Let one more device decide for a seat."""

    async def free_seat(self, game: str, seat: int, kind: Literal["open", "human"]) -> None:
        """Take a seat from whoever has it; in a running game it stays a left seat (``human``) of nobody.

        Its codes are no longer valid: whoever has it next is not to share it with its old player.
        """

    async def fill_freed_seat(self, game: str, seat: int, device: str, name: str) -> bool:
        """Give a left seat of nobody to a device; false if somebody has it."""

    async def release_seats(self, game: str) -> None:
        """Nobody holds a seat of a game any more; it is in nobody's list then."""

    async def set_left(self, game: str, seat: int, left: bool) -> None:
        """Store whether a seat's player has left it to a bot."""

    async def seat_of_code(self, code_hash: str) -> tuple[str, int] | None:
        """The game and seat that a code gives access to."""

    async def games_of(self, device: str, over: bool, limit: int) -> list[StoredGame]:
        """The games in which a device has a seat, newest first, without their logs and without lessons."""

    async def games(self, ids: Sequence[str]) -> list[StoredGame]:
        """Some games in this order, without their logs; those that are gone are left out."""

    async def set_summary(self, game: str, summary: Json) -> None:
        """Replace the summary of a game."""

    async def lessons_of(self, device: str) -> list[GameRow]:
        """The lessons that a device has begun, newest first."""

    async def set_lesson_step(self, game: str, step: int) -> None:
        """Store the step to which the player of a lesson has read on."""

    async def add_result(self, key: ResultKey, number: int, body: Json) -> None:
        """Store a computed result under its number; a result that is there already stays as it is."""

    async def results(self, key: ResultKey) -> list[Json]:
        """The stored results for a key, by number."""

    async def subscriptions(self) -> list[Subscription]:
        """The subscriptions of all devices."""

    async def save_subscription(self, subscription: Subscription) -> None:
        """Store a device's subscription in place of an older one of the device or of its address."""

    async def remove_subscription(self, endpoint: str) -> None:
        """Forget a subscription."""

    async def webhooks(self) -> list[Webhook]:
        """The webhooks of all games."""

    async def save_webhook(self, webhook: Webhook) -> None:
        """Store a game's webhook in place of an older one."""

    async def remove_webhook(self, game: str) -> None:
        """Forget a game's webhook."""

    async def close(self) -> None:
        """Write what is pending and release the store."""
