"""What hosts have set for everybody, and who is banned, as the server has read it last."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network

from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import Refusal
from cartographers.server.protocol.site import Feature, SiteSettings
from cartographers.server.settings import Settings
from cartographers.server.storage.site import Ban
from cartographers.server.storage.store import Store
from cartographers.words.languages import ENGLISH


class Bans:
    """The bans that have not ended."""

    def __init__(self, bans: Iterable[Ban], clock: Callable[[], float]) -> None:
        self._clock = clock
        self._devices: dict[str, Ban] = {}
        self._networks: list[Ban] = []
        for ban in bans:
            if ban.kind == "device":
                self._devices[ban.value] = ban
            else:
                self._networks.append(ban)

    def of(self, person: str, network: Network) -> Ban | None:
        """The ban of a person or of a network."""
        if not self._devices and not self._networks:
            return None
        now = self._clock()
        ban = self._devices.get(person)
        if ban and ban.until > now:
            return ban
        at = (ban for ban in self._networks if is_part_of(network, ban.value))
        return next((ban for ban in at if ban.until > now), None)


def is_part_of(network: str, larger: str) -> bool:
    """Is a network part of another one?"""
    part, whole = _parsed(network), _parsed(larger)
    if isinstance(part, IPv4Network) and isinstance(whole, IPv4Network):
        return part.subnet_of(whole)
    return isinstance(part, IPv6Network) and isinstance(whole, IPv6Network) and part.subnet_of(whole)


@lru_cache(maxsize=4096)
def _parsed(network: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(network)
    except ValueError:
        return None


class SiteState:
    """What hosts have set. Other servers tell when they have changed it."""

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], float]) -> None:
        self._settings, self._store, self._clock = settings, store, clock
        self.now = SiteSettings()
        self.bans = Bans((), clock)

    async def read(self) -> None:
        """Read it from the store."""
        self.now = SiteSettings.model_validate(await self._store.site.settings())
        self.bans = Bans(await self._store.site.bans(), self._clock)

    def is_off(self, feature: Feature) -> bool:
        """Is something switched off?"""
        return feature in self.now.off

    @property
    def contact(self) -> str:
        """Whom to write to."""
        return self._settings.site_contact if self.now.contact is None else self.now.contact

    @property
    def imprint(self) -> str:
        """Who runs the site."""
        return self._settings.site_imprint if self.now.imprint is None else self.now.imprint

    def notice_in(self, language: str) -> tuple[str, str]:
        """The id of the notice and its text in a language; both empty if there is none."""
        notice = self.now.notice
        if notice is None or (notice.until is not None and notice.until <= self._clock()):
            return "", ""
        texts = notice.texts
        return notice.id, texts.get(language) or texts.get(ENGLISH) or next(iter(texts.values()), "")


def banned(ban: Ban) -> Refusal:
    """Forbidden: the host has banned the device or its network."""
    until = datetime.fromtimestamp(ban.until, UTC).strftime("%Y-%m-%d %H:%M")
    sentence = "The host of this server lets you read here, but not play, until {until} (UTC)."
    if not ban.why:
        return Refusal(403, "banned", sentence, until=until)
    return Refusal(403, "banned-why", sentence + " The reason: {why}", until=until, why=ban.why)
