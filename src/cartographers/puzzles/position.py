"""The positions of a recorded game that may be puzzles: one player's map, as if it were played on alone."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from cartographers.rules.box import Shelf
from cartographers.rules.decision import Decision, Draw
from cartographers.rules.event import Began, Event
from cartographers.rules.listing import plain_decisions
from cartographers.rules.setup import IllegalSetup, check_setup
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import View, view
from cartographers.table.analysis import moments

#: How many cards must have come up before: with an empty map many drawings are as good as another.
FIRST_CARDS = 5
#: The fewest drawings to choose from.
FEWEST = 20


class Position(NamedTuple):
    """A drawing that a player of a recorded game had to choose."""

    #: How many events of the log lead there, and whose map it is.
    seq: int
    seat: int
    game: Game
    played: Decision


def positions(shelf: Shelf, log: Sequence[Event]) -> Iterator[Position]:
    """The positions of all seats in which a shape of an explore card was to be drawn, and nothing else."""
    began = log[0] if log else None
    for seat in range(began.setup.seats if isinstance(began, Began) else 0):
        for moment in moments(shelf, log, seat):
            game = alone(moment.game, seat)
            if game and is_candidate(view(game, 0)):
                yield Position(moment.seq, seat, game, moment.played)


def alone(game: Game, seat: int) -> Game | None:
    """The game with one seat only; none if its cards cannot be played alone."""
    if game.setup.seats == 1:
        return game.but(setup=replace(game.setup, names=()), news=())
    setup = replace(game.setup, seats=1, names=())
    try:
        check_setup(game.shelf, setup)
    except IllegalSetup:
        return None
    asked = int(game.is_asked(seat))
    return game.but(setup=setup, seats=(game.seats[seat],), asked=asked, sealed=(None,), news=())


def is_candidate(seen: View) -> bool:
    """Is a shape to be drawn, with some choice, not too early, and without a skill that could be used?

    With a skill there are more drawings than can be compared.
    """
    game = seen.game
    if game.phase is not Phase.DRAW or game.turned < FIRST_CARDS or not game.is_asked(seen.seat):
        return False
    return not seen.offer().fallback and not seen.skills and len(drawings_of(seen)) >= FEWEST


def drawings_of(seen: View) -> list[Draw]:
    """All drawings without a skill, always in the same order: by terrain, then by cells."""
    drawings = [one for one in plain_decisions(seen) if isinstance(one, Draw)]
    return sorted(drawings, key=lambda one: (one.terrain.key, one.cells))
