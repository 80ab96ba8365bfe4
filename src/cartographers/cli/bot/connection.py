"""The server of a bot account: its stream of messages, and decisions sent to it."""

import json
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import Json
from cartographers.rules.problem import Problem

#: Seconds without anything from the server, which sends an empty line more often.
_SILENCE = 60.0
_TIMEOUT = 30.0
#: The answer to a decision for a step that has passed.
GONE_ON = 409
#: Answers after which it is of no use to try again.
_FINAL = (401, 403, 404)
#: What goes wrong with a connection.
LOST = (URLError, HTTPException, OSError, ValueError)


class Refused(Problem):
    """The server refused a request; it says why in its own words."""

    def __init__(self, status: int, address: str, why: str) -> None:
        super().__init__("bot-refused", "{address} refused: {why}", address=address, why=why)
        self.status = status


class Server:
    """A server and the token of an account there."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            sentence = "{address!r} is no address of a server; write it like https://maps.example"
            raise CommandError("bot-address", sentence, address=address)
        self.address = address.rstrip("/")
        self._token = token

    def messages(self) -> Iterator[Json]:
        """The messages of the stream until it ends; raises a ``CommandError`` if the server refuses."""
        try:
            with self._open("/api/bot/events", None, _SILENCE) as lines:
                for line in lines:
                    if line.strip():
                        yield json.loads(line)
        except HTTPError as error:
            if error.code in (*_FINAL, GONE_ON):
                sentence = "{address} refused: {why}"
                why = _detail(error)
                raise CommandError("bot-refused", sentence, address=self.address, why=why) from None
            raise

    def send(self, game: str, what: str, body: Json) -> Json:
        """Send something about a game; raises ``Refused`` with the server's reason."""
        path = f"/api/bot/games/{quote(game, safe='')}/{what}"
        try:
            with self._open(path, body, _TIMEOUT) as answer:
                payload: Json = json.load(answer)
                return payload
        except HTTPError as error:
            raise Refused(error.code, self.address, _detail(error)) from None

    def _open(self, path: str, body: Json | None, seconds: float) -> Any:
        request = Request(
            self.address + path,
            None if body is None else json.dumps(body).encode(),
            {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"},
        )
        return urlopen(request, timeout=seconds)


def _detail(error: HTTPError) -> str:
    """The sentence in the body of a refusal."""
    try:
        return str(json.load(error)["detail"])
    except (ValueError, LookupError, TypeError, OSError):
        return f"HTTP {error.code}"
