"""The host of a server in tests, on the page and at the command line."""

from cartographers.server.features.admin.links import PURPOSE, new_code
from cartographers.server.features.admin.routes import COOKIE
from server.serving import Device, Json, Served


class Host(Device):
    """A browser with a session of the host's page."""

    def __init__(self, served: Served) -> None:
        super().__init__(served.port)
        self._lobby = served.app.state.lobby
        answer = self.post("/api/admin/enter", json={"code": self.new_code()})
        assert answer.status_code == 200, answer.text

    def new_code(self) -> str:
        """The code of a new link."""
        return new_code(self._lobby.services.seat_codes.derived(PURPOSE), self._lobby.services.clocks.wall())

    @property
    def session(self) -> str:
        """What its session is known by."""
        return self.cookies.get(COOKIE) or ""

    def ask(self, act: str, **more: object) -> Json:
        """Ask something that is not refused."""
        answer = self.post("/api/admin/ask", json={"act": act, **more})
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    def refused(self, act: str, **more: object) -> tuple[int, str]:
        """The status and the code with which something is refused."""
        answer = self.post("/api/admin/ask", json={"act": act, **more})
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]
