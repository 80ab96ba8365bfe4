"""The deals of new games: a secret of the server, told as a commitment before the players add to it.

An offer need not be stored: its secret follows from it and the server's key. So that nobody plays a second
game with a secret that is known from the first, an offer that was taken is remembered until it expires.
"""

from collections.abc import Sequence
from dataclasses import replace
from hmac import compare_digest
from secrets import token_hex
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.deal import EDICTS, SKILLS, Deal
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.errors import Refusal, no_deal
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.deals import DealOffer, DealShare, DealState, ShuffleState
from cartographers.server.protocol.plans import PlanRequest
from cartographers.server.rooms.room import Room
from cartographers.server.storage.stored_game import SpentOffer
from cartographers.table.deal_check import DealDiffers, Shuffle, check_deal, shuffles
from cartographers.table.fair import commitment, number_of
from cartographers.words.book import Words

#: Seconds in which an offer can be taken.
_EXPIRES_AFTER = 900
SECRET_BYTES = 32


class NewDeal(NamedTuple):
    """The deal of a new game."""

    deal: Deal
    #: The offer it was made from, if any.
    offer: SpentOffer | None

    @property
    def number(self) -> int:
        """Its number."""
        return number_of(self.deal)


def offer_deal(services: Services) -> DealOffer:
    """A commitment to a secret that nobody but the server knows."""
    body = f"{token_hex(16)}.{int(services.clocks.wall()) + _EXPIRES_AFTER}"
    return DealOffer(
        offer=f"{body}.{_tag(services.seat_codes, body)}",
        commitment=commitment(_secret(services.seat_codes, body)),
    )


def new_deal(services: Services, plan: PlanRequest, share: DealShare | None, own: Sequence[bool]) -> NewDeal:
    """A deal for seats, of which the device that brings its share holds some."""
    drawn = left_to_chance(plan)
    if share is None:
        return NewDeal(Deal(token_hex(SECRET_BYTES), ("",) * len(own), drawn=drawn), None)
    body, _, tag = share.offer.rpartition(".")
    if not compare_digest(tag.encode(), _tag(services.seat_codes, body).encode()):
        raise no_offer()
    until = float(body.rpartition(".")[2])
    if until < services.clocks.wall():
        raise no_offer()
    nonces = tuple(share.nonce if mine else "" for mine in own)
    deal = Deal(_secret(services.seat_codes, body), nonces, drawn=drawn)
    return NewDeal(deal, SpentOffer(body, until))


def left_to_chance(plan: PlanRequest) -> tuple[str, ...]:
    """The parts of the set-up that a plan leaves to chance."""
    return (*(() if plan.edicts else (EDICTS,)), *((SKILLS,) if plan.skills is True else ()))


def deal_state(room: Room, words: Words) -> DealState:
    """What may be told of a deal: before the game is over only what was told at its beginning."""
    deal, uploaded = room.row.deal, room.row.seed is None
    if deal is None:
        raise no_deal()
    state = DealState(
        commitment=commitment(deal.secret),
        nonces=[nonce or None for nonce in deal.nonces],
        late=list(deal.late),
        bots=[seat.seat for seat in room.seats if seat.kind == "bot"],
        uploaded=uploaded,
    )
    if not room.over:
        return state
    if not uploaded:
        # Older games do not say it in their deal.
        deal = replace(deal, drawn=left_to_chance(room.plan))
    try:
        check_deal(shelf(), room.log, deal)
    except DealDiffers as wrong:
        state.wrong = words.problem(wrong)
    state.secret, state.number = deal.secret, str(number_of(deal))
    state.shuffles = [_shuffle_state(one) for one in shuffles(shelf(), room.log, deal)]
    return state


def _shuffle_state(shuffle: Shuffle) -> ShuffleState:
    return ShuffleState(
        label=shuffle.label,
        before=list(shuffle.before),
        after=list(shuffle.after),
        revealed=list(shuffle.revealed),
        late=shuffle.late,
        known=list(shuffle.known),
    )


def no_offer() -> Refusal:
    """Conflict: the offer was taken, has expired or was never made."""
    return Refusal(409, "deal-offer", "This deal is no longer on offer: ask for a new one.")


def _tag(seat_codes: SeatCodes, body: str) -> str:
    """What shows that an offer is the server's own."""
    return seat_codes.derived(f"offer/{body}").hex()[:32]


def _secret(seat_codes: SeatCodes, body: str) -> str:
    return seat_codes.derived(f"deal/{body}").hex()
