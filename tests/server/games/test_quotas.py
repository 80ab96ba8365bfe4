"""Quotas on what people keep besides games."""

from server.features.puzzles.test_playing import page, right
from server.serving import Device, Json, StartServer


def _make(client: Device, number: int = 1) -> tuple[int, str]:
    wish: Json = {"name": f"Club {number}", "deals": 1}
    answer = client.post("/api/tournaments", json=wish)
    return answer.status_code, answer.json().get("code", "")


def test_a_person_has_so_many_open_tournaments_and_closing_one_helps(serving: StartServer) -> None:
    server = serving(tournament_quota=(2, 3))
    ann, ben = server.device(), server.device()
    first = ann.post("/api/tournaments", json={"name": "Club", "deals": 1}).json()["id"]
    assert [_make(ann) for _ in range(2)] == [(201, ""), (409, "quota-own")]
    ann.post(f"/api/tournaments/{first}/host", json={"action": "finish"})
    assert _make(ann) == (201, "")
    assert [_make(ben) for _ in range(2)] == [(201, ""), (503, "quota-all")]


def test_a_network_makes_so_many_a_day_whatever_its_cookies(serving: StartServer) -> None:
    server = serving(kept_limit=(2, 0.001))
    assert [_make(server.device()) for _ in range(3)] == [(201, ""), (201, ""), (429, "quota-network")]
    wish = {"name": "Robot", "owner": "Ann", "anyone": False}
    refused = server.device().post("/api/bots", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (429, "quota-network")


def test_phrases_and_answers_to_puzzles_count_among_the_bytes_of_a_network(serving: StartServer) -> None:
    server = serving(network_bytes=1000)
    ann, ben, cas = server.device(), server.device(), server.device()
    first, second, *_ = (one["id"] for one in page(ann)["today"])
    answered = [
        device.post(f"/api/puzzles/{id}/answer", json={"decision": right(id)}).status_code
        for device, id in ((ann, first), (ann, first), (ann, second), (ann, second), (ben, first))
    ]
    assert answered == [200, 200, 200, 200, 429], "the same one again is not stored"
    refused = cas.post("/api/you/phrase", json={"device": ""})
    assert (refused.status_code, refused.json()["code"]) == (429, "network-bytes")
