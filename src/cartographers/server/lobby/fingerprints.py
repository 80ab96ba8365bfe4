"""By what a deal that many people play is recognised: its number, and its first cards.

The fingerprints are stored when somebody first begins such a deal, because nobody can pass it on before.
They are keyed, so that who reads the database cannot try cards until one fits.
"""

from collections.abc import Iterable
from itertools import islice

from cartographers.editions import shelf
from cartographers.rules.event import Event, Revealed
from cartographers.rules.setup import Setup
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.table.dealer import SeedDealer
from cartographers.table.unplayed import StepKind, steps

#: So many cards with the same edicts before them are no accident.
_ENOUGH = 6


def of_number(codes: SeatCodes, number: int) -> str:
    """The fingerprint of the number of a deal."""
    return codes.derived(f"number of a deal/{number}").hex()


def of_log(codes: SeatCodes, setup: Setup, log: Iterable[Event]) -> str:
    """The fingerprint of the cards that came in a finished game."""
    return _of_cards(codes, setup, (event.card for event in log if isinstance(event, Revealed)))


def of_deal(codes: SeatCodes, setup: Setup, number: int) -> tuple[str, str]:
    """The fingerprints of the number of a deal and of its cards."""
    turned_up = (
        step.game.card
        for step in steps(shelf(), setup, SeedDealer(number))
        if step.kind is StepKind.CARD and step.game.card
    )
    return of_number(codes, number), _of_cards(codes, setup, turned_up)


def _of_cards(codes: SeatCodes, setup: Setup, cards: Iterable[str]) -> str:
    return codes.derived("/".join(("cards of a deal", *setup.edicts, *islice(cards, _ENOUGH)))).hex()
