"""By what a deal that many people play is recognised: its number.

Nobody can guess a number of 256 bits, so whoever brings it knows all cards of the deal, and an answer that
depends on it tells them nothing. Cards are not compared: whoever tries one after the other would be told by
the first refusal which card comes next.

The fingerprint is stored when somebody first begins such a deal, because nobody can pass it on before. It is
keyed, so that who reads the database cannot deal from it.
"""

from cartographers.server.auth.seat_codes import SeatCodes


def of_number(codes: SeatCodes, number: int) -> str:
    """The fingerprint of the number of a deal."""
    return codes.derived(f"number of a deal/{number}").hex()
