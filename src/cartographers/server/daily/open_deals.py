"""Deals that still count, recognised by their number or by their cards.

Somebody who has finished can pass both on. Whoever gets them can look at the deal on a machine of their own,
so this only sees to it that this server does not help.
"""

from collections.abc import Iterable, Iterator

from cartographers.editions import shelf
from cartographers.notation.deal import Deal
from cartographers.rules.event import Event, Revealed
from cartographers.rules.setup import Setup
from cartographers.server.daily.calendar import Period, period_at
from cartographers.server.daily.playing import secret_of
from cartographers.server.daily.setups import plan_of
from cartographers.server.errors import Refusal
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.plans import setup_from
from cartographers.table.card_order import card_order
from cartographers.table.dealer import SeedDealer
from cartographers.table.fair import number_of

#: So many cards with the same edicts before them are no accident.
_ENOUGH = 6


def check_number(lobby: Lobby, seed: int | str | None) -> None:
    """Raise a ``Refusal`` if a seed is the number of a deal that still counts."""
    for period, number in _open_deals(lobby):
        if seed is not None and int(seed) == number:
            raise _still_counts(period)


def check_cards(lobby: Lobby, setup: Setup, log: Iterable[Event]) -> None:
    """Raise a ``Refusal`` if the cards of a game are those of a deal that still counts."""
    came = [event.card for event in log if isinstance(event, Revealed)][:_ENOUGH]
    for period, number in _open_deals(lobby):
        dealt = setup_from(plan_of(period.number, ""), number)
        if dealt.edicts == setup.edicts and came == _first_cards(dealt, number)[: len(came)]:
            raise _still_counts(period)


def _first_cards(setup: Setup, number: int) -> list[str]:
    return [card for card in card_order(shelf(), setup, SeedDealer(number)) if card][:_ENOUGH]


def _open_deals(lobby: Lobby) -> Iterator[tuple[Period, int]]:
    now = lobby.clocks.wall()
    for period in (period_at("day", now), period_at("week", now)):
        yield period, number_of(Deal(secret_of(lobby.seat_codes, period), ("",)))


def _still_counts(period: Period) -> Refusal:
    sentence = "This is the deal {day}, which still counts: until then it is played on its own page only."
    return Refusal(409, "day-open", sentence, day=period.key)
