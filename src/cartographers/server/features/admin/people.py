"""Devices as hosts see them: by the beginning of their hash, which is no secret but tells them apart."""

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.admin.messages import AdminPerson
from cartographers.server.features.admin.store import AdminStore
from cartographers.server.lobby.computing import Computing
from cartographers.server.lobby.services import Services

#: How much of a person's hash a host is shown and has to type at least.
SHOWN, _LEAST = 16, 6


def shown(computing: Computing, person: str, name: str = "") -> AdminPerson:
    """A person, with the network where one of the devices was last seen."""
    network = computing.callers.all_seen().get(person, "")
    return AdminPerson(device=person[:SHOWN], name=name, network=network)


async def person_like(services: Services, beginning: str) -> str:
    """The person whose hash begins so; raises a ``Refusal`` unless there is exactly one."""
    beginning = beginning.strip().lower()
    known = len(beginning) >= _LEAST and set(beginning) <= set("0123456789abcdef")
    devices = await AdminStore(services.store.database).devices_like(beginning) if known else []
    if len(devices) != 1:
        sentence = "There is not exactly one device whose id begins with {beginning!r}."
        raise Refusal(404, "admin-no-device", sentence, beginning=beginning)
    return services.persons.of(devices[0])
