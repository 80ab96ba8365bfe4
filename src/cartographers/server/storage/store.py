"""What a server keeps: the one interface behind which the disk lies."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from cartographers.notation.wire import Json
from cartographers.server.storage.hash_chain import Link


class StorageError(OSError):
    """Something could not be read or written; nothing of it was kept."""


class Unwritable(StorageError):
    """A place where no games can be kept; the message says why."""


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a game left another one."""

    of: str
    seq: int
    #: What had come up when the cards were shuffled anew; nothing if they come as they would have.
    cut: Json | None = None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game apart from its log."""

    id: str
    #: The wishes it was made from.
    plan: Json
    #: What the dealer's shuffles follow from; none for a game that was uploaded.
    seed: int | None
    #: Was the seed chosen by the maker, so that it is no secret?
    seed_open: bool
    engine: str
    created: str
    maker: str
    over: bool
    #: What a list of games says about it: season, stars, who is waited for.
    summary: Json
    #: The game it began as, if it is a "what if".
    branch: Branch | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str = ""
    bot: str = ""
    #: The hashes of the codes that open it: for the first who comes, and for its player's other devices.
    invite_hash: str | None = None
    link_hash: str | None = None
    #: Has its player left it to a bot?
    left: bool = False
    #: The devices that may decide for it.
    devices: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Stored:
    """A whole game as it was kept."""

    game: GameRow
    seats: list[SeatRow]
    links: list[Link] = field(default_factory=list)


class Store(Protocol):
    """Where games are kept. When a call that writes comes back, what it wrote survives a power cut."""

    async def create(self, stored: Stored) -> None:
        """Keep a new game."""

    async def append(self, game: str, links: Sequence[Link], over: bool, summary: Json) -> None:
        """Keep what happened in a game, all of it or nothing."""

    async def load(self, game: str) -> Stored | None:
        """A game with its log."""

    async def take(self, game: str, seat: int, device: str, name: str) -> bool:
        """Seat a device in an open seat; false if somebody was quicker."""

    async def hand_over(self, game: str, seat: int, bot: str) -> bool:
        """Seat a bot in an open seat; false if it is not open any more."""

    async def hold(self, game: str, seat: int, device: str) -> None:
        """Let one more device decide for a seat."""

    async def leave(self, game: str, seat: int, left: bool) -> None:
        """Remember whether a seat's player has left it to a bot."""

    async def behind(self, code_hash: str) -> tuple[str, int] | None:
        """The game and seat that a code opens."""

    async def games_of(self, device: str, over: bool, most: int) -> list[Stored]:
        """The games in which a device has a seat, the newest first, without their logs."""

    async def add_finding(
        self, game: str, kind: str, seat: int, player: str, number: int, told: Json
    ) -> None:
        """Keep something that was found out about a seat's game, by whom it was and in which order."""

    async def findings(self, game: str, kind: str, seat: int, player: str) -> list[Json]:
        """What was found out, in order."""

    async def close(self) -> None:
        """Finish what is to be written and let go."""
