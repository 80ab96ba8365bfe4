"""Notes where two servers share a database: what is written, reported or deleted at one holds at both."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.conftest import plenty
from server.features.admin.host import Host
from server.peers import peer, until
from server.postgres_server import PostgresServer
from server.serving import Device, Served, Socket


@pytest.fixture
def two_servers(postgres: PostgresServer, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers of the same games."""
    settings = plenty(tmp_path, postgres.new_database())
    with peer(settings) as first, peer(settings) as second:
        yield first, second


def told_of_notes(socket: Socket) -> bool:
    """Wait until a page is told to ask for the notes again."""
    while socket.push()["kind"] != "notes":
        pass
    return True


def texts(player: Device, game: str) -> list[str]:
    """The notes that a player reads; none while the game is being read again."""
    answer = player.get(f"/api/games/{game}/notes")
    return [note["text"] for note in answer.json()["notes"]] if answer.status_code == 200 else ["(busy)"]


def test_a_note_of_one_server_is_on_open_pages_of_both_and_what_becomes_of_it_too(
    two_servers: tuple[Served, Served],
) -> None:
    first, second = two_servers
    ann, ben = first.device(), second.device()
    made = ann.create("me", "open")
    game = made["id"]
    assert ben.post("/api/join", json={"code": made["invite"], "name": "Ben"}).status_code == 200
    notes = f"/api/games/{game}/seats"
    with ann.socket(game) as near, ben.socket(game) as far:
        assert near.push()["state"] and far.push()["state"]
        # The game is served by the first, so what Ben writes is passed on to it.
        hello = ann.post(f"{notes}/0/notes", json={"text": "Hello"})
        rude = ben.post(f"{notes}/1/notes", json={"text": "Rude words"}).json()
        assert hello.status_code == 201 and told_of_notes(near) and told_of_notes(far)
        assert texts(ann, game) == texts(ben, game) == ["Hello", "Rude words"]
        report = {"kind": "note", "place": "game", "shown": "Rude words", "why": "rude"}
        sent = ann.moved(second.port).post("/api/reports", json={**report, "id": f"{game}/{rude['id']}"})
        assert sent.status_code == 201
        for server in two_servers:
            (found,) = Host(server).ask("reports")["reports"]
            assert (found["place_id"], found["shown"]) == (f"{game}/{rude['id']}", "Rude words")
        # The host is at the server that does not serve the game; the pages of both come again.
        gone = Host(second).ask("delete", kind="note", id=f"{game}/{rude['id']}", sure=True, why="rude")
        assert near.closed() == far.closed() == 1012
    for player in (ann, ben, ann.moved(second.port), ben.moved(first.port)):
        until(lambda player=player: texts(player, game) == ["Hello"])  # type: ignore[misc]
    Host(first).ask("undo", id=gone["undo"])
    for player in (ann, ben):
        until(lambda player=player: texts(player, game) == ["Hello", "Rude words"])  # type: ignore[misc]


def test_a_host_switches_notes_off_at_both_servers(two_servers: tuple[Served, Served]) -> None:
    first, second = two_servers
    tables = [
        (server, player := server.device(), player.create("me", "open")["id"]) for server in two_servers
    ]
    Host(first).ask("feature", feature="notes", on=False)
    for server, player, game in tables:
        until(lambda player=player: player.get("/api/site").json()["off"] == ["notes"])  # type: ignore[misc]
        refused = player.post(f"/api/games/{game}/seats/0/notes", json={"text": "Hello"})
        assert (server.port, refused.json()["code"]) == (player.port, "feature-off")
    assert second.port != first.port
