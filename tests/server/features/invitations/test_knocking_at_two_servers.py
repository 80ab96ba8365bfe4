"""Knocking where two servers share a database: whoever knocks at one is let in at the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.conftest import plenty
from server.features.invitations.test_knocking import at_door, invitation, knock, opened, refused
from server.peers import peer
from server.postgres_server import PostgresServer
from server.serving import Served, Socket


@pytest.fixture
def two_servers(postgres: PostgresServer, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers of the same games."""
    settings = plenty(tmp_path, postgres.new_database())
    with peer(settings) as first, peer(settings) as second:
        yield first, second


def told_of_knocks(socket: Socket) -> bool:
    """Wait until a page is told to ask again who knocks."""
    while socket.push()["kind"] != "knocks":
        pass
    return True


def test_who_knocks_at_one_server_is_seen_and_answered_at_both(two_servers: tuple[Served, Served]) -> None:
    first, second = two_servers
    ann, ben, eva = first.device(), second.device(), second.device()
    made = opened(ann, "open", "open")
    game, code = made["id"], made["invite"]
    elsewhere = ann.moved(second.port)
    assert invitation(ben, code)["state"] == "open"
    with ann.socket(game) as near, elsewhere.socket(game) as far, ben.socket(game) as page:
        for socket in (near, far, page):
            assert socket.push()["state"]
        # The game is served by the first, so the knock is passed on to it.
        assert knock(ben, code, "Ben") == {"wants": "seat", "answer": "", "place": 1}
        assert knock(eva, code, "Eva")["place"] == 2
        assert told_of_knocks(near) and told_of_knocks(far)
        assert [one["name"] for one in at_door(elsewhere, game)] == ["Ben", "Eva"]
        ben_at, eva_at = (one["id"] for one in at_door(elsewhere, game))
        # Answered at the server that does not serve the game.
        no = elsewhere.post(f"/api/games/{game}/knocks/{eva_at}", json={"let_in": False})
        assert no.status_code == 200
        assert elsewhere.post(f"/api/games/{game}/knocks/{ben_at}", json={"let_in": True}).json() == {
            "knocks": [],
            "mine": None,
        }
        assert page.until(lambda told: told["mine"])["seats"][1]["name"] == "Ben"
    for guest in (eva, eva.moved(first.port)):
        assert invitation(guest, code)["knock"]["answer"] == "no"
        assert refused(guest, code, "Eva") == "knock-refused"
