"""What people ask about e-mail: giving an address, confirming it, and getting nothing any more."""

from hmac import compare_digest
from secrets import token_hex

from cartographers.server.basics.errors import ComeAgain, Refusal
from cartographers.server.features.notices.mail_store import MailAddress, is_address
from cartographers.server.features.notices.messages import MailState
from cartographers.server.features.notices.notices import Notices
from cartographers.server.lobby.services import Services

#: Seconds for which the link works with which an address is confirmed.
_TO_CONFIRM = 86_400.0
_ID_BYTES = 12


async def mail_state(notices: Notices, person: str) -> MailState:
    """Can this server send e-mail, and where does this person get it?"""
    known = await notices.book.mail_of(person)
    if known is None:
        return MailState(possible=notices.can_mail)
    return MailState(possible=notices.can_mail, address=known.address, confirmed=known.confirmed)


async def give_address(
    services: Services, notices: Notices, address: str, person: str, language: str
) -> MailState:
    """Send a link to an address, with which it is confirmed."""
    if not notices.can_mail:
        raise Refusal(409, "no-mail", "This server sends no e-mail.")
    if not is_address(address):
        raise Refusal(422, "mail-address", "This is no e-mail address that can be written to.")
    network = services.computing.callers.of(person).network
    limits = services.limits
    # Nobody can have much sent to somebody else's address.
    wait = await limits.mail_networks.spend(network) or await limits.mail_addresses.spend(address.lower())
    if wait:
        sentence = "Too many addresses were given; try again in {wait} {unit}."
        raise ComeAgain(429, "too-many-addresses", sentence, seconds=wait)
    now = services.clocks.wall()
    given = MailAddress(token_hex(_ID_BYTES), person, address, language, confirmed=False, made=now)
    await notices.book.give_address(given)
    await notices.send_confirmation(given)
    return await mail_state(notices, person)


async def remove_address(notices: Notices, person: str) -> MailState:
    """Forget the address of a person."""
    if known := await notices.book.mail_of(person):
        await notices.book.remove_address(known.id)
    return await mail_state(notices, person)


async def confirm(services: Services, notices: Notices, id: str, code: str) -> MailState:
    """The link that was sent to an address was followed, by anybody who reads what is sent there."""
    known = await _proven(notices, "confirm", id, code)
    if not known.confirmed and services.clocks.wall() > known.made + _TO_CONFIRM:
        raise _no_address()
    await notices.book.confirm_address(id)
    return MailState(possible=notices.can_mail, address=known.address, confirmed=True)


async def stop(notices: Notices, id: str, code: str) -> MailState:
    """Whoever reads what is sent to an address wants nothing more of it."""
    await _proven(notices, "stop", id, code)
    await notices.book.remove_address(id)
    return MailState(possible=notices.can_mail)


async def _proven(notices: Notices, what: str, id: str, code: str) -> MailAddress:
    known = (await notices.book.mail()).get(id)
    if known is None or not compare_digest(notices.writer.code(what, known).encode(), code.encode()):
        raise _no_address()
    return known


def _no_address() -> Refusal:
    return Refusal(404, "no-mail-address", "This link does not work any more.")
