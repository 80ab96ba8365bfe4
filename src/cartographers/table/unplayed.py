"""A game in which nobody draws: the cards as they come up, and the ends of the seasons; their order.

Neither depends on what is drawn. Two seats with full maps are never asked anything (R3.10), so the rules
themselves take such a game from its first card to its end. One seat would not do: its full map would end the
game (R11.3).
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.box import Shelf
from cartographers.rules.game import after, begin, reveal
from cartographers.rules.setup import Setup
from cartographers.rules.sheet import draw
from cartographers.rules.state import Game, Scored
from cartographers.rules.terrain import FOREST
from cartographers.rules.turn import face_up
from cartographers.table.dealer import Dealer


class StepKind(StrEnum):
    """What a step of a game is."""

    START = "start"
    CARD = "card"
    SEASON = "season"
    END = "end"


class Step(NamedTuple):
    """A step of a game: before the first card, a card, the end of a season, or the end."""

    kind: StepKind
    #: With the card of the step face up; at the end of a season with the last card of it.
    game: Game
    #: Is it the end of the last season?
    last: bool = False


def steps(shelf: Shelf, setup: Setup, dealer: Dealer) -> Iterator[Step]:
    """All steps of a game, in order; whatever it is set up with, nobody uses a skill."""
    game = _with_full_maps(begin(shelf, replace(setup, seats=2, skills=(), names=())))
    yield Step(StepKind.START, game)
    while not game.over:
        card = dealer.next_card(game)
        shown, game = face_up(game, card), after(game, reveal(game, card))
        yield Step(StepKind.CARD, shown)
        if any(isinstance(news, Scored) for news in game.news):
            yield Step(StepKind.SEASON, shown, game.over)
    yield Step(StepKind.END, game)


def until_full(all_steps: Iterable[Step], number: int) -> Iterator[Step]:
    """The steps of a game for one whose map is full after one of them (R11.3).

    The season under way is still scored; one that has been scored is not scored again.
    """
    for step in all_steps:
        yield step
        if number == 0:
            if step.kind is StepKind.CARD:
                yield Step(StepKind.SEASON, step.game, last=True)
            if step.kind is not StepKind.END:
                yield Step(StepKind.END, step.game)
            return
        number -= 1


def _with_full_maps(game: Game) -> Game:
    (first, *_) = game.seats
    full = first.but(sheet=draw(first.sheet, FOREST, first.sheet.empty))
    return game.but(seats=(full,) * len(game.seats))


def card_order(shelf: Shelf, setup: Setup, dealer: Dealer) -> list[str]:
    """The cards, and the ends of the seasons between them."""
    return [
        step.game.card if step.kind is StepKind.CARD else SEASON_ENDS
        for step in steps(shelf, setup, dealer)
        if step.kind in (StepKind.CARD, StepKind.SEASON)
    ]
