"""Checking the deal of a game: do its cards and its set-up come as its shuffles say?"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from cartographers.notation.deal import EDICTS, SKILLS, Deal
from cartographers.rules.box import Shelf
from cartographers.rules.event import Began, Event, Revealed
from cartographers.rules.history import history
from cartographers.rules.problem import Name, Problem
from cartographers.rules.setup import IllegalSetup, Setup
from cartographers.rules.state import Game
from cartographers.table.dealer import SeedDealer, hero_cards, shuffled
from cartographers.table.fair import first_number, number_of
from cartographers.table.plan import random_edicts, random_skills, scoring_piles


class DealDiffers(Problem):
    """A game whose cards or whose set-up are not those of its deal."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A pile of cards, and the same pile shuffled, its top card first."""

    label: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    #: The cards that have come up from it; none of a pile from which cards only join the deck.
    revealed: tuple[str, ...] = ()
    #: Was it shuffled after the first card, with the nonces that were added later?
    late: bool = False
    #: Cards of it that lay open before it was shuffled: in the shuffled pile they are passed over.
    known: tuple[str, ...] = ()


def check_deal(shelf: Shelf, log: Sequence[Event], deal: Deal) -> list[str]:
    """The parts of the set-up that come from a deal; raises ``DealDiffers`` if the game is another one."""
    number = number_of(deal)
    parts = drawn_parts(shelf, setup_of(log), number)
    if any(part not in parts for part in deal.drawn):
        raise DealDiffers("deal-setup", "its edicts or skills are not those of this deal")
    check_cards(shelf, log, number)
    return parts


def setup_of(log: Sequence[Event]) -> Setup:
    """The set-up with which a log begins."""
    began = log[0]
    assert isinstance(began, Began)
    return began.setup


def drawn_parts(shelf: Shelf, setup: Setup, number: int) -> list[str]:
    """The parts of a set-up that are those of a deal, and so were not chosen."""
    first = first_number(number)
    drawn = {SKILLS: random_skills(shelf, first)}
    # With edicts agreed on there may be no cards to draw others from.
    with suppress(IllegalSetup):
        drawn[EDICTS] = random_edicts(shelf, setup.stacks, first)
    return [part for part in (EDICTS, SKILLS) if drawn.get(part) == getattr(setup, part)]


def check_cards(shelf: Shelf, log: Sequence[Event], number: int) -> None:
    """Raise ``DealDiffers`` if a card of a log is another one than the deal of this number has there."""
    dealer = SeedDealer(number)
    for _, event, before, after in history(shelf, log):
        if isinstance(event, Revealed):
            due = dealer.next_card(before)
            if due != event.card:
                sentence = "card {turned} is {card}, and in this deal it is {due}"
                raise DealDiffers(
                    "deal-differs", sentence, turned=after.turned, card=Name(event.card), due=Name(due)
                )


def shuffles(shelf: Shelf, log: Sequence[Event], deal: Deal) -> Iterator[Shuffle]:
    """The shuffles of a game so far: its set-up, ambushes, heroes, and the decks of seasons that have begun.

    If nonces were added after the first card, that card and all others come from shuffles of their own.
    """
    number = number_of(deal)
    first = first_number(number)
    yield from _setup_shuffles(shelf, setup_of(log), first, deal.drawn)
    seasons: dict[int, Game] = {}
    revealed: dict[int, tuple[str, ...]] = {}
    for _, _, _, game in history(shelf, log):
        seasons.setdefault(game.season, game)
        revealed[game.season] = max(revealed.get(game.season, ()), game.revealed, key=len)
    if first != number:
        opening = SeedDealer(first).first_cards(seasons[0]).revealed
        yield from _deck_shuffles(shelf, {0: seasons[0]}, {0: opening}, first)
    yield from _deck_shuffles(shelf, seasons, revealed, number)


def _setup_shuffles(shelf: Shelf, setup: Setup, number: int, drawn: Sequence[str]) -> Iterator[Shuffle]:
    if EDICTS in drawn:
        piles = [
            _shuffle(pile, number, stack.value, taken=1)
            for stack, pile in scoring_piles(shelf, setup.stacks).items()
        ]
        yield from piles
        tops = [card for pile in piles for card in pile.revealed]
        yield _shuffle(tops, number, EDICTS, taken=len(tops))
    if SKILLS in drawn:
        yield _shuffle(sorted(shelf.skills), number, SKILLS, taken=len(setup.skills))


def _deck_shuffles(
    shelf: Shelf, seasons: dict[int, Game], revealed: dict[int, tuple[str, ...]], number: int
) -> Iterator[Shuffle]:
    dealer = SeedDealer(number)
    cut = dealer.cut(seasons[0])
    late = first_number(number) != number
    setup = seasons[0].setup
    ambushes = sorted(key for key in setup.ambushes if key not in cut.met)
    yield _shuffle(ambushes, number, "ambushes", late=late)
    if setup.heroes:
        yield _shuffle(hero_cards(shelf), number, "heroes", late=late)
    for season, game in seasons.items():
        # A season's first game may have a card already; what was met before that is gone.
        gone = [key for key in game.met if key not in game.revealed]
        before, label, known = dealer.unshuffled(game, gone), f"season {season}", cut.cards(season)
        after = tuple(shuffled(before, number, label))
        yield Shuffle(label, tuple(before), after, revealed[season][len(known) :], late, known)


def _shuffle(cards: Sequence[str], number: int, label: str, taken: int = 0, late: bool = False) -> Shuffle:
    after = tuple(shuffled(cards, number, label))
    return Shuffle(label, tuple(cards), after, after[:taken], late)
