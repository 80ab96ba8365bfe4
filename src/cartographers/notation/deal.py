"""How the cards of a game were shuffled, as a record has it once the game is over."""

from dataclasses import dataclass
from re import fullmatch
from typing import Any

from cartographers.notation.error import BadNotation, as_written

_SECRET = "[0-9a-f]{64}"
#: What the browser of a seat brings, in hexadecimal digits.
NONCE = "[0-9a-f]{32,64}"
_NO_NONCE = "-"


@dataclass(frozen=True, slots=True)
class Deal:
    """The server's secret and what each seat added to it, in hexadecimal digits."""

    secret: str
    #: One for each seat, empty for a seat that added nothing.
    nonces: tuple[str, ...]


def write_deal(deal: Deal) -> str:
    """A deal in one line."""
    return " | ".join([deal.secret, *(nonce or _NO_NONCE for nonce in deal.nonces)])


def read_deal(line: str, seats: int) -> Deal:
    """A deal from its line."""
    secret, *nonces = (part.strip() for part in line.split("|"))
    return _checked(Deal(secret, tuple("" if one == _NO_NONCE else one for one in nonces)), seats, line)


def write_deal_json(deal: Deal) -> dict[str, Any]:
    """A deal as JSON."""
    return {"secret": deal.secret, "nonces": [nonce or None for nonce in deal.nonces]}


def read_deal_json(data: Any, seats: int) -> Deal:
    """A deal from JSON."""
    match data:
        case {"secret": str(secret), "nonces": list(nonces)} if all(
            isinstance(nonce, str | None) for nonce in nonces
        ):
            return _checked(Deal(secret, tuple(nonce or "" for nonce in nonces)), seats, data)
    raise _bad(data, seats)


def _checked(deal: Deal, seats: int, written: Any) -> Deal:
    if (
        not fullmatch(_SECRET, deal.secret)
        or len(deal.nonces) != seats
        or not all(nonce == "" or fullmatch(NONCE, nonce) for nonce in deal.nonces)
    ):
        raise _bad(written, seats)
    return deal


def _bad(written: Any, seats: int) -> BadNotation:
    sentence = "a deal is a secret and a nonce or nothing for each of {seats} seats, not {found}"
    return BadNotation("bad-deal", sentence, seats=seats, found=as_written(written))
