"""The deals of new games: a secret of the server, told as a commitment before the players add to it.

An offer need not be stored: its secret follows from it and the server's key. So that nobody plays a second
game with a secret that is known from the first, an offer that was taken is remembered until it expires.
"""

from collections.abc import Sequence
from dataclasses import replace
from hmac import compare_digest
from secrets import token_hex
from typing import NamedTuple

from cartographers.editions import shelf
from cartographers.notation.deal import Deal
from cartographers.server.errors import Refusal
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.plans import wishes
from cartographers.server.protocol import DealOffer, DealShare, DealState, ShuffleState
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import SpentOffer
from cartographers.table.deal_check import DealDiffers, check_cards, shuffles
from cartographers.table.fair import commitment, number_of
from cartographers.table.plan import deal as table_deal
from cartographers.words.book import Words

#: Seconds in which an offer can be taken.
_EXPIRES_AFTER = 900
_SECRET_BYTES = 32


class NewDeal(NamedTuple):
    """The deal of a new game."""

    deal: Deal
    #: The offer it was made from, if any.
    offer: SpentOffer | None

    @property
    def number(self) -> int:
        """Its number."""
        return number_of(self.deal)


def offer_deal(lobby: Lobby) -> DealOffer:
    """A commitment to a secret that nobody but the server knows."""
    body = f"{token_hex(16)}.{int(lobby.clocks.wall()) + _EXPIRES_AFTER}"
    return DealOffer(offer=f"{body}.{_tag(lobby, body)}", commitment=commitment(_secret(lobby, body)))


def new_deal(lobby: Lobby, share: DealShare | None, own: Sequence[bool]) -> NewDeal:
    """A deal for seats, of which the device that brings its share holds some."""
    if share is None:
        return NewDeal(Deal(token_hex(_SECRET_BYTES), ("",) * len(own)), None)
    body, _, tag = share.offer.rpartition(".")
    if not compare_digest(tag.encode(), _tag(lobby, body).encode()):
        raise no_offer()
    until = float(body.rpartition(".")[2])
    if until < lobby.clocks.wall():
        raise no_offer()
    deal = Deal(_secret(lobby, body), tuple(share.nonce if mine else "" for mine in own))
    return NewDeal(deal, SpentOffer(body, until))


def deal_state(room: Room, words: Words) -> DealState:
    """What may be told of a deal: before the game is over only what was told at its beginning."""
    deal = room.row.deal
    if deal is None:
        raise Refusal(404, "no-deal", "The cards of this game were not shuffled together with its players.")
    told = DealState(commitment=commitment(deal.secret), nonces=[nonce or None for nonce in deal.nonces])
    if not room.over:
        return told
    number, log = number_of(deal), room.log
    try:
        _check_setup(room, number)
        check_cards(shelf(), log, number)
    except DealDiffers as wrong:
        told.wrong = words.problem(wrong)
    told.secret, told.number = deal.secret, str(number)
    told.shuffles = [
        ShuffleState(
            label=one.label, before=list(one.before), after=list(one.after), revealed=list(one.revealed)
        )
        for one in shuffles(shelf(), log, number)
    ]
    return told


def _check_setup(room: Room, number: int) -> None:
    dealt, setup = table_deal(shelf(), replace(wishes(room.plan), names=()), number), room.game.setup
    if (dealt.edicts, dealt.skills) != (setup.edicts, setup.skills):
        raise DealDiffers("deal-setup", "its edicts or skills are not those of this deal")


def no_offer() -> Refusal:
    """Conflict: the offer was taken, has expired or was never made."""
    return Refusal(409, "deal-offer", "This deal is no longer on offer: ask for a new one.")


def _tag(lobby: Lobby, body: str) -> str:
    """What shows that an offer is the server's own."""
    return lobby.seat_codes.derived(f"offer/{body}").hex()[:32]


def _secret(lobby: Lobby, body: str) -> str:
    return lobby.seat_codes.derived(f"deal/{body}").hex()
