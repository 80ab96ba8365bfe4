"""What those who run a server ask it: is it alive, can it serve, and its figures."""

from collections.abc import Iterator

import pytest

from cartographers.server.storage.errors import StorageError
from server.conftest import plenty
from server.serving import NewDevice, Served


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(plenty(tmp_path_factory.mktemp("games"), metrics_readers="127.0.0.1")) as running:
        yield running


def test_a_server_is_alive_and_can_serve(device: NewDevice) -> None:
    client = device()
    for path in ("/api/health", "/api/ready"):
        assert client.get(path).json() == {"status": "ok"}


def test_a_server_whose_store_does_not_answer_is_alive_but_not_ready(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(now: float, limit: int) -> list[str]:
        raise StorageError("gone")

    monkeypatch.setattr(served.app.state.lobby.services.store, "due_games", gone)
    client = served.device()
    refused = client.get("/api/ready")
    assert refused.status_code == 503 and refused.json()["code"] == "not-ready"
    assert client.get("/api/health").status_code == 200


def test_nobody_is_told_the_figures_of_a_server_unless_they_are_named(device: NewDevice) -> None:
    assert "cartographers_requests_total" not in device().get("/metrics").text


def test_figures_are_told_in_the_format_of_prometheus_and_name_nobody(measured: Served) -> None:
    client = measured.device()
    made = client.create("me", "open")
    client.get("/api/games/nowhere")
    with client.socket(made["id"]) as socket:
        socket.push()
        told = client.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#"))
    assert figures['cartographers_requests_total{kind="api",status="201"}'] == "1"
    assert figures['cartographers_requests_total{kind="api",status="404"}'] == "1"
    assert figures["cartographers_sockets"] == figures["cartographers_games_in_memory"] == "1"
    assert (
        float(figures["cartographers_connections"]) >= 2
        and float(figures["cartographers_memory_bytes"]) > 1e6
    )
    assert figures['cartographers_request_seconds_bucket{le="+Inf"}'] == "2"
    assert figures['cartographers_work_waiting{lane="table"}'] == "0"
    # The log of the new game was written in a thread.
    assert figures['cartographers_work_started_total{lane="reading"}'] == "1"
    for secret in (made["id"], made["invite"], client.token, "127.0.0.1"):
        assert secret not in told.text


def test_figures_are_told_to_those_who_are_named_only(
    measured: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    forged = {"X-Forwarded-For": "127.0.0.1"}
    assert measured.device().get("/metrics", headers=forged).status_code == 200
    monkeypatch.setattr("cartographers.server.http.operation.client_address", lambda scope: "10.0.0.9")
    assert measured.device().get("/metrics").status_code == 404
