"""What a running server shares besides its live rooms: store, clocks, limits, and what is computed."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from cartographers.server.auth.origin import HostNames, host_name
from cartographers.server.auth.peer_signatures import PeerSignatures
from cartographers.server.auth.persons import Persons
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.clocks import REAL_CLOCKS, Clocks
from cartographers.server.lobby.computing import Computing
from cartographers.server.lobby.last_seen import LastSeen
from cartographers.server.lobby.limits import Limits
from cartographers.server.lobby.peers import Peers
from cartographers.server.lobby.place import SERVER, Place
from cartographers.server.lobby.site import SiteState
from cartographers.server.settings import Settings
from cartographers.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """Taken by functions that use several of these and touch no live room.

    A function that uses one takes that one; only a function that touches live rooms takes the lobby.
    """

    settings: Settings
    place: Place
    store: Store
    clocks: Clocks
    seat_codes: SeatCodes
    host_names: HostNames
    limits: Limits
    persons: Persons
    site: SiteState
    computing: Computing
    peers: Peers
    last_seen: LastSeen

    async def read(self) -> None:
        """Read from the store who is whom, and what hosts have set."""
        await self.read_persons()
        await self.site.read()

    async def read_persons(self) -> None:
        """Read from the store which devices are linked."""
        self.persons.replace(await self.store.people.links())


def make_services(
    settings: Settings, store: Store, clocks: Clocks = REAL_CLOCKS, place: Place = SERVER
) -> Services:
    """The services of a server with these settings. Nothing is read from the store yet."""
    seat_codes = SeatCodes(settings.data)
    origins = (host_name(urlsplit(origin).netloc) for origin in settings.allowed_origins)
    return Services(
        settings=settings,
        place=place,
        store=store,
        clocks=clocks,
        seat_codes=seat_codes,
        host_names=HostNames([*settings.host_names, *origins]),
        limits=Limits(settings, store, seat_codes.derived("networks"), clocks, place.limited),
        persons=Persons({}),
        site=SiteState(settings, store, clocks.wall),
        computing=Computing(settings, place),
        peers=Peers(store, PeerSignatures(seat_codes.derived("peers"), clocks.wall)),
        last_seen=LastSeen(store, clocks.wall),
    )
