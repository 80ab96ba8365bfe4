"""How the cards of a game were shuffled, as a record has it once the game is over."""

from dataclasses import dataclass
from re import fullmatch
from typing import Any

from cartographers.notation.error import BadNotation, as_written

_SECRET = "[0-9a-f]{64}"
#: What the browser of a seat brings, in hexadecimal digits.
NONCE = "[0-9a-f]{32,64}"
_NO_NONCE, _LATE = "-", "+"
#: The parts of a set-up that may be left to chance.
EDICTS, SKILLS = "edicts", "skills"


@dataclass(frozen=True, slots=True)
class Deal:
    """The server's secret and what each seat added to it, in hexadecimal digits."""

    secret: str
    #: One for each seat, empty for a seat that added nothing.
    nonces: tuple[str, ...]
    #: The seats that added theirs after the first card: they count from the second one on.
    late: tuple[int, ...] = ()
    #: The parts of the set-up that were drawn with this deal, as far as it is known.
    drawn: tuple[str, ...] = ()


def write_deal(deal: Deal) -> str:
    """A deal in one line."""
    nonces = (
        f"{_LATE if seat in deal.late else ''}{nonce or _NO_NONCE}" for seat, nonce in enumerate(deal.nonces)
    )
    return " | ".join([deal.secret, *nonces, *([", ".join(deal.drawn)] if deal.drawn else [])])


def read_deal(line: str, seats: int) -> Deal:
    """A deal from its line."""
    secret, *parts = (part.strip() for part in line.split("|"))
    nonces, drawn = parts[:seats], parts[seats:]
    late = tuple(seat for seat, nonce in enumerate(nonces) if nonce.startswith(_LATE))
    read = ("" if nonce == _NO_NONCE else nonce.removeprefix(_LATE) for nonce in nonces)
    words = tuple(word.strip() for part in drawn for word in part.split(","))
    return _checked(Deal(secret, tuple(read), late, words), seats, line)


def write_deal_json(deal: Deal) -> dict[str, Any]:
    """A deal as JSON."""
    more = {"late": list(deal.late), "drawn": list(deal.drawn)}
    return {
        "secret": deal.secret,
        "nonces": [nonce or None for nonce in deal.nonces],
        **{name: value for name, value in more.items() if value},
    }


def read_deal_json(data: Any, seats: int) -> Deal:
    """A deal from JSON."""
    match data:
        case {"secret": str(secret), "nonces": list(nonces)} if all(
            isinstance(nonce, str | None) for nonce in nonces
        ):
            late, drawn = data.get("late", []), data.get("drawn", [])
            if isinstance(late, list) and isinstance(drawn, list):
                deal = Deal(secret, tuple(nonce or "" for nonce in nonces), tuple(late), tuple(drawn))
                return _checked(deal, seats, data)
    raise _bad(data, seats)


def _checked(deal: Deal, seats: int, written: Any) -> Deal:
    if (
        not fullmatch(_SECRET, deal.secret)
        or len(deal.nonces) != seats
        or not all(nonce == "" or fullmatch(NONCE, nonce) for nonce in deal.nonces)
        or list(deal.late) != [seat for seat in range(seats) if seat in deal.late and deal.nonces[seat]]
        or list(deal.drawn) != [part for part in (EDICTS, SKILLS) if part in deal.drawn]
    ):
        raise _bad(written, seats)
    return deal


def _bad(written: Any, seats: int) -> BadNotation:
    sentence = "a deal is a secret and a nonce or nothing for each of {seats} seats, not {found}"
    return BadNotation("bad-deal", sentence, seats=seats, found=as_written(written))
