"""A game as it stands: what lies on the table, and who has sealed what."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Self

from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard, HeroCard
from cartographers.rules.decision import Decision, Sealed
from cartographers.rules.setup import Setup
from cartographers.rules.shape import Shape
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import Terrain
from cartographers.rules.value import Value

#: The spaces of the coin track (R3.12).
COIN_TRACK = 14


class Phase(StrEnum):
    """What a game is waiting for."""

    REVEAL = "reveal"
    DRAW = "draw"
    DECLARE = "declare"
    AMBUSH = "ambush"
    #: Solo only: the gorgon has been walked onto the map, its target is to be chosen (R8.8).
    GAZE = "gaze"
    HERO = "hero"
    RAVAGE = "ravage"
    OVER = "over"


class SeasonScore(NamedTuple):
    """A player's stars at a season's end (R5.1)."""

    first: int
    second: int
    coins: int
    #: Stars lost to monsters, as a positive number.
    monsters: int

    @property
    def stars(self) -> int:
        """The season's sum; it may be negative."""
        return self.first + self.second + self.coins - self.monsters


@dataclass(frozen=True)
class Seat(Value):
    """A player's side of the table."""

    sheet: Sheet
    #: Spaces filled on the coin track, and how many of them are crossed out.
    coins: int = 0
    crossed: int = 0
    #: The skill used this season, if any.
    skill: str = ""
    #: What Acrobatics reduces the ambush under way to (R9.4).
    shelter: Shape | None = None
    scores: tuple[SeasonScore, ...] = ()

    @property
    def purse(self) -> int:
        """The coins that still count (R5.1) and can be spent (R9.1)."""
        return self.coins - self.crossed

    @property
    def stars(self) -> int:
        """All stars so far."""
        return sum(score.stars for score in self.scores)

    @property
    def lost(self) -> int:
        """All stars lost to monsters so far (R6.1)."""
        return sum(score.monsters for score in self.scores)


#: What was drawn, in order: terrains and their cells.
Strokes = tuple[tuple[Terrain, int], ...]


class Drawn(NamedTuple):
    """News: one change of one map (R8.9)."""

    seat: int
    #: Who drew; None for what spreads or walks by itself.
    by: int | None
    #: The card it came from: the one in play, or the lasting monster's that acted.
    card: str
    strokes: Strokes = ()
    marks: int = 0
    destroyed: int = 0
    coins: int = 0
    skill: str = ""


class Scored(NamedTuple):
    """News: a season was scored for everyone."""

    season: int
    scores: tuple[SeasonScore, ...]


News = Drawn | Scored


#: What each seat has sealed in a phase.
Decisions = tuple[Decision | Sealed | None, ...]


@dataclass(frozen=True)
class Game(Value):
    """A game after some of its log. Nothing in it is secret but the decisions sealed by others."""

    shelf: Shelf
    setup: Setup
    seats: tuple[Seat, ...]
    #: The explore and ruins cards that every season's deck begins with (R2.5).
    deck: tuple[str, ...]
    phase: Phase = Phase.REVEAL
    #: How many phases there have been; a decision is meant for one of them.
    step: int = 0
    season: int = 0
    #: The time used up this season.
    clock: int = 0
    #: The card in play: the last one revealed, or the lasting one that acts.
    card: str = ""
    #: The cards revealed this season, in order.
    revealed: tuple[str, ...] = ()
    #: How many cards have been revealed since it began, with an empty map or from a position.
    turned: int = 0
    #: The ambush and hero cards revealed in the whole game, in order; none of them returns (R4.3).
    met: tuple[str, ...] = ()
    #: Are ruins pending (R3.2)?
    pending: bool = False
    #: The seats that must decide in this phase, one bit each.
    asked: int = 0
    sealed: Decisions = ()
    #: The ambush cards that stay on display and act at a season's end, in order of reveal (R4.3, R5.2).
    display: tuple[str, ...] = ()
    #: How many of them have acted at this season's end.
    acted: int = 0
    #: What the last event brought about.
    news: tuple[News, ...] = ()

    def is_asked(self, seat: int) -> bool:
        """Must this seat decide in this phase?"""
        return bool(self.asked >> seat & 1)

    @property
    def waiting(self) -> list[int]:
        """The seats that have still to decide."""
        asked = self.asked
        return [seat for seat, decision in enumerate(self.sealed) if decision is None and asked >> seat & 1]

    def go_on(self, phase: Phase, asked: int = 0) -> Self:
        """The game in its next phase, with nothing sealed yet."""
        return self.but(phase=phase, step=self.step + 1, asked=asked, sealed=(None,) * self.setup.seats)

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.phase is Phase.OVER

    def ambush_card(self) -> AmbushCard:
        """The card in play, which is an ambush."""
        card = self.shelf.cards[self.card]
        assert isinstance(card, AmbushCard)
        return card

    @property
    def left(self) -> list[str]:
        """The explore and ruins cards that are left in the deck, in no order (R12)."""
        return [key for key in self.deck if key not in self.revealed]

    def may_come_up(self, key: str) -> bool:
        """Can a card be in the deck now?"""
        if key in self.deck:
            return key not in self.revealed
        if key in self.met:
            return False
        match self.shelf.cards.get(key):
            case AmbushCard():
                return key in self.setup.ambushes and self.ambushes_in_deck > 0
            case HeroCard():
                return self.heroes_in_deck > 0
        return False

    @property
    def heroes_met(self) -> int:
        """How many hero cards have come up."""
        return sum(isinstance(self.shelf.cards[key], HeroCard) for key in self.met)

    @property
    def ambushes_in_deck(self) -> int:
        """How many ambush cards are in the deck: one joins each season (R5.3)."""
        return self.season + 1 - (len(self.met) - self.heroes_met)

    @property
    def heroes_in_deck(self) -> int:
        """How many hero cards are in the deck."""
        return (self.season + 1) * self.setup.heroes - self.heroes_met


def seat_bits(seats: Iterable[int]) -> int:
    """Seats as one bit each."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def all_in(asked: int, sealed: Decisions) -> bool:
    """Has every seat that was asked decided?"""
    return asked.bit_count() == len([decision for decision in sealed if decision is not None])


def received(game: Game, seat: int) -> int:
    """Whose sheet a seat draws the ambush on (R4.1)."""
    return (seat - game.ambush_card().way.value) % game.setup.seats


def drawer(game: Game, owner: int) -> int:
    """Who draws the ambush on an owner's sheet (R4.1)."""
    return (owner + game.ambush_card().way.value) % game.setup.seats
