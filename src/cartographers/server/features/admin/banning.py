"""Bans: a device or a network may read, but not write, for a time."""

from ipaddress import ip_network
from secrets import token_hex

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.admin import people
from cartographers.server.features.admin.messages import AdminAnswer, BanSomebody, LiftBan
from cartographers.server.features.admin.noting import Host, note
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.changes import Change
from cartographers.server.storage.site import Ban

_HOUR = 3600.0
#: Whole networks that are larger than this belong to nobody in particular, in bits of the address.
_LARGEST = {4: 8, 6: 20}
#: Of an IPv6 address, the part that a household has; the rest it chooses freely.
_HOUSEHOLD = 64


def read_network(written: str) -> str:
    """A network as it is stored: a single IPv6 address stands for the whole network of its household."""
    try:
        network = ip_network(written.strip(), strict=False)
    except ValueError:
        network = None
    if network is None or network.prefixlen < _LARGEST[network.version]:
        sentence = "An address or a network was expected, like 192.0.2.7 or 192.0.2.0/24, not {given!r}."
        raise Refusal(422, "admin-network", sentence, given=written)
    if network.version == 6 and network.prefixlen > _HOUSEHOLD:
        network = network.supernet(new_prefix=_HOUSEHOLD)
    return str(network)


async def ban(lobby: Lobby, host: Host, request: BanSomebody) -> AdminAnswer:
    """Ban a device or a network; its sockets are closed at once."""
    now = lobby.services.clocks.wall()
    if request.kind == "network":
        value = shown = read_network(request.value)
    else:
        value = await people.person_like(lobby.services, request.value)
        shown = value[: people.SHOWN]
    id = token_hex(4)
    await lobby.services.store.site.add_ban(
        Ban(id, request.kind, value, now, now + request.hours * _HOUR, request.why)
    )
    await note(lobby.services, host, "ban", shown, request.why)
    await _changed(lobby)
    if request.kind == "device":
        # Also the bots of the person, whose streams are known by their own names.
        await lobby.put_out(await lobby.services.store.people.known_as(value))
    return AdminAnswer(done=True, undo=id)


async def lift(lobby: Lobby, host: Host, request: LiftBan) -> AdminAnswer:
    """End a ban."""
    lifted = await lobby.services.store.site.remove_ban(request.id)
    if lifted is None:
        raise Refusal(404, "admin-no-ban", "There is no ban {id!r}.", id=request.id)
    await note(
        lobby.services,
        host,
        "unban",
        lifted.value if lifted.kind == "network" else lifted.value[: people.SHOWN],
    )
    await _changed(lobby)
    return AdminAnswer(done=True)


async def _changed(lobby: Lobby) -> None:
    """Let bans hold here and on the other servers of the database."""
    await lobby.site_changed()
    await lobby.services.store.announce(Change(site=True))
