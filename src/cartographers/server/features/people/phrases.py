"""The recovery phrase as a proof: it is asked for before somebody could lock out the other devices."""

from datetime import UTC, datetime
from math import ceil

from cartographers.server.basics.client_network import Network
from cartographers.server.basics.clocks import Clocks
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.people.messages import LostPhrase
from cartographers.server.features.people.recovery_phrase import read_phrase
from cartographers.server.lobby.services import Services
from cartographers.server.storage.people import PhraseRow
from cartographers.server.storage.person_rows import LinkedDevice

#: Seconds after which a device that says that the phrase is lost needs it no more, if no other one objects.
LOST_FOR = 7 * 24 * 3600


async def phrase_hash(services: Services, typed: str, network: Network) -> str:
    """The hash of a phrase that was typed; raises a ``Refusal`` if it is misspelt, or too many were tried."""
    read = read_phrase(typed)
    if read is None:
        raise Refusal(
            422, "phrase-misspelt", "This is no recovery phrase: a syllable is missing, wrong or misplaced."
        )
    if wait := await services.limits.recovery_phrases.spend(network):
        refusal = Refusal(429, "phrase-limit", "Too many attempts from here; please try again in an hour.")
        refusal.retry_after = ceil(wait)
        raise refusal
    return services.seat_codes.keyed_hash(read)


async def check_phrase(services: Services, device: str, typed: str, network: Network) -> None:
    """Raise a ``Refusal`` if a device's person has a phrase and this is another one.

    A device that has said for long enough that it is lost needs none.
    """
    person = services.persons.of(device)
    stored = await services.store.people.phrase(person)
    if stored is None or (not typed and stored.lost_by == device and _is_over(services.clocks, stored)):
        return
    if not typed:
        sentence = "For this your recovery phrase is needed, so that nobody else who has a device can do it."
        raise Refusal(403, "phrase-needed", sentence)
    if not await services.store.people.is_phrase_of(person, await phrase_hash(services, typed, network)):
        raise Refusal(403, "phrase-not-yours", "This is not your recovery phrase.")


def lost_phrase(
    clocks: Clocks, stored: PhraseRow | None, devices: list[LinkedDevice], device: str
) -> LostPhrase | None:
    """What the devices of a person are told about a phrase of which one of them says that it is lost."""
    if stored is None or stored.lost_since is None:
        return None
    until = datetime.fromtimestamp(stored.lost_since + LOST_FOR, UTC)
    return LostPhrase(
        name=next((one.name for one in devices if one.device == stored.lost_by), ""),
        this=stored.lost_by == device,
        until=until.isoformat(timespec="seconds"),
        over=_is_over(clocks, stored),
    )


def _is_over(clocks: Clocks, stored: PhraseRow) -> bool:
    return stored.lost_since is not None and stored.lost_since + LOST_FOR <= clocks.wall()


async def say_lost(services: Services, device: str) -> None:
    """A device says that the phrase is lost; if another one has said so before, that one's time runs on."""
    person = services.persons.of(device)
    stored = await services.store.people.phrase(person)
    if stored is None:
        raise Refusal(409, "no-phrase", "You have no recovery phrase.")
    if stored.lost_since is None:
        await services.store.people.set_lost(person, device, services.clocks.wall())


async def object_to_lost(services: Services, device: str) -> None:
    """A device objects: the phrase is not lost, or another device must not go on without it."""
    await services.store.people.set_lost(services.persons.of(device), None, None)
