"""The log: lines of text or JSON, a few of each kind, without anything that is secret."""

import logging
from io import StringIO
from json import loads

import pytest

from cartographers.server.auth.device_token import hashed
from cartographers.server.basics import logs
from server.random_client import RandomClient
from server.serving import StartServer


@pytest.fixture(autouse=True)
def usual_loggers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test configures is taken back."""
    for name in ("cartographers", "uvicorn"):
        logger = logging.getLogger(name)
        for part in ("handlers", "propagate", "level"):
            monkeypatch.setattr(logger, part, getattr(logger, part))


def test_of_many_like_messages_a_few_are_written_and_the_others_counted() -> None:
    now = 0.0
    limit = logs.RepeatLimit(lambda: now)

    def written(message: str, *values: object) -> str | None:
        record = logging.LogRecord("x", logging.WARNING, "", 0, message, values, None)
        return record.getMessage() if limit.filter(record) else None

    lines = [written("%s is wrong", number) for number in range(1000)]
    assert [line for line in lines if line] == [f"{number} is wrong" for number in range(5)]
    assert written("another") == "another"
    now = 61.0
    assert written("%s is wrong", "100 %") == "100 % is wrong (and 995 more like it)"
    assert written("%s is wrong", 1) is None


def test_a_line_of_json_has_the_message_and_its_traceback() -> None:
    stream = StringIO()
    logs.configure(json=True, stream=stream)
    try:
        raise ValueError("broken")
    except ValueError:
        logging.getLogger("cartographers.server").exception("it failed: %s", "\n")
    line = loads(stream.getvalue())
    assert line["level"] == "error" and line["message"] == "it failed:"
    assert "ValueError: broken" in line["traceback"] and stream.getvalue().count("\n") == 1


def test_nothing_secret_is_written(serving: StartServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    client = serving().device()
    made = client.create("me", "open", "chance")
    game = made["id"]
    client.post("/api/join", json={"code": made["invite"] + "x"})
    client.get(f"/api/invites/{made['invites']['1']}")
    client.post("/api/join", json={"code": made["invites"]["1"], "name": "Ann Smith"})
    phrase = client.post("/api/you/phrase", json={"device": "phone"}).json()
    client.post("/api/you/link", json={"phrase": "wrong", "device": "phone"})
    over = RandomClient(client, 1).play(client.create()["id"])
    with client.socket(game) as socket:
        socket.push()
    secrets = [client.token, hashed(client.token), made["invite"], *made["invites"].values(), over["seed"]]
    secrets += [phrase["latin"], "Ann Smith", "127.0.0.1"]
    ours = [one for one in caplog.records if one.name.startswith(("cartographers", "uvicorn"))]
    text = "\n".join(record.getMessage() for record in ours if record.levelno >= logging.WARNING)
    assert [secret for secret in secrets if secret in text] == []
