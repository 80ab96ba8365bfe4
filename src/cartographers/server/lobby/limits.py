"""All limits of what a network, or the player of a seat, may ask of the server."""

from cartographers.server.auth.rate_limit import RateLimit
from cartographers.server.basics.client_network import Network
from cartographers.server.basics.clocks import Clocks
from cartographers.server.lobby.peer_rate import PeerRate
from cartographers.server.lobby.shared_limit import NoBudgets, SharedBudgets, SharedLimit
from cartographers.server.settings import Settings
from cartographers.server.storage.store import Store

_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 86_400.0
#: What the player of one seat may say: a burst, and so many phrases a second after it.
_SAY_LIMIT = (3, 0.2)
#: Notes of one person, and of one network: a burst, and so many an hour after it.
NOTE_LIMIT, _NETWORK_NOTE_LIMIT = (10, 120), (60, 600)
#: Changes of studies by one person: a burst, and so many an hour after it.
_EDIT_LIMIT = (120, 1200)
#: Reports from one network: a burst, and so many an hour after it.
_REPORT_LIMIT = (10, 10)
#: Wrong codes that are typed in one network: a burst, and so many an hour after it.
_CODE_LIMIT = (20, 60)
#: Knocks at tables from one network: a burst, and so many an hour after it.
_KNOCK_LIMIT = (30, 60)
#: E-mail to one person: a burst, and so much a day after it.
_MAIL_LIMIT = (12, 24)
#: Addresses for e-mail given in one network, and how often the same one: a burst, and so many a day after it.
_NETWORK_MAIL_LIMIT, _ADDRESS_LIMIT = (10, 10), (3, 3)
#: Passwords for making games that are tried from one network: a burst, and so many an hour after it.
_PASSWORD_LIMIT = (10, 10)


class Limits:
    """Limits that hold over all servers of a database: told between them, or kept in the store."""

    def __init__(
        self, settings: Settings, store: Store, key: bytes, clocks: Clocks, limited: bool = True
    ) -> None:
        """The key hides networks in the store. Unless ``limited``, anybody may store anything."""
        # They are asked with every request, too often for a row of the store.
        self.requests = PeerRate(settings.request_limit, key, clocks.monotonic)
        self.pages = PeerRate(settings.page_limit, key, clocks.monotonic)
        # A seat's game has one server.
        self.phrases_said = RateLimit[str](*_SAY_LIMIT, clocks.monotonic)
        self._budgets = (SharedBudgets if limited else NoBudgets)(store, key, clocks.wall)
        self.creation = self._shared("creation", settings.creation_limit, _MINUTE)
        self.recovery_phrases = self._shared("phrases", settings.phrase_limit, _HOUR)
        self.joins = self._shared("joins", settings.join_limit, _HOUR)
        self.notes_written = self._of_anybody("writers", NOTE_LIMIT, _HOUR)
        self.notes = self._shared("notes", _NETWORK_NOTE_LIMIT, _HOUR)
        self.study_edits = self._of_anybody("edits", _EDIT_LIMIT, _HOUR)
        self.reports = self._shared("reports", _REPORT_LIMIT, _HOUR)
        self.join_codes = self._shared("codes", _CODE_LIMIT, _HOUR)
        self.knocks = self._shared("knocks", _KNOCK_LIMIT, _HOUR)
        self.mails = self._of_anybody("mails", _MAIL_LIMIT, _DAY)
        self.mail_networks = self._shared("mail", _NETWORK_MAIL_LIMIT, _DAY)
        self.mail_addresses = self._of_anybody("addresses", _ADDRESS_LIMIT, _DAY)
        self.passwords = self._shared("passwords", _PASSWORD_LIMIT, _HOUR)
        self.kept = self._shared("kept", settings.kept_limit, _DAY)
        daily = settings.network_bytes
        self.stored_bytes = self._shared("bytes", (daily, daily), _DAY)
        #: Bytes that the database took when it was last measured.
        self.disk_used = 0

    def _shared(self, purpose: str, limit: tuple[float, float], seconds: float) -> SharedLimit[Network]:
        burst, per_time = limit
        return SharedLimit[Network](self._budgets, purpose, burst, per_time / seconds)

    def _of_anybody(self, purpose: str, limit: tuple[float, float], seconds: float) -> SharedLimit[str]:
        """By person, or whatever else is named by a text."""
        burst, per_time = limit
        return SharedLimit[str](self._budgets, purpose, burst, per_time / seconds)

    def forget_full(self) -> None:
        """Forget in memory who has spent nothing any more."""
        self.requests.forget_full()
        self.pages.forget_full()
        self.phrases_said.forget_full()

    async def forget_stored(self) -> None:
        """Forget in the store which networks have spent nothing any more."""
        await self._budgets.forget_full()
