"""What a tournament costs its server: who may join, and pages that are written once for all readers."""

from typing import Any

import pytest

from cartographers.server.features.tournaments import hosting, open_tournaments, pages
from cartographers.server.features.tournaments.standings import standings
from server.features.tournaments.hosted import act, code, correct, join, made, page, played
from server.serving import Device, NewDevice, StartServer


def _etag(client: Device, id: str, **headers: str) -> tuple[int, str]:
    answer = client.get(f"/api/tournaments/{id}", headers=headers)
    return answer.status_code, answer.headers["etag"]


def test_players_whom_the_host_has_removed_do_not_keep_others_out(
    device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "MOST_PLAYERS", 3)
    host, guest = device(), device()
    id = made(host)
    for number in range(3):
        join(device(), id, f"Fake {number}")
    refused = guest.post(f"/api/tournaments/{id}/join", json={"name": "Ann"})
    assert code(refused) == (409, "tournament-no-entry")
    assert not page(guest, id)["may_join"]
    correct(host, id, "remove", player=1)
    assert page(guest, id)["may_join"]
    assert join(guest, id, "Ann")["me"] == 4


def test_a_network_joins_so_often_and_who_is_in_already_may_ask_again(serving: StartServer) -> None:
    server = serving(join_limit=(2, 0.001))
    host, ann = server.device(), server.device()
    id = made(host)
    for _ in range(3):
        join(ann, id, "Ann")
    join(server.device(), id, "Ben")
    refused = server.device().post(f"/api/tournaments/{id}/join", json={"name": "Cid"})
    assert code(refused) == (429, "too-many-joins") and refused.headers["retry-after"]


def test_a_page_that_has_not_changed_is_not_sent_again(device: NewDevice) -> None:
    host, ann = device(), device()
    id = made(host)
    join(ann, id, "Ann")
    status, tag = _etag(ann, id)
    assert (status, _etag(ann, id, **{"If-None-Match": tag})) == (200, (304, tag))
    assert _etag(host, id, **{"If-None-Match": tag})[0] == 200, "the host is told something else"
    act(host, id, "open", 1)
    assert _etag(ann, id, **{"If-None-Match": tag})[0] == 200


def test_a_page_is_packed_for_who_can_unpack_it(device: NewDevice) -> None:
    host = device()
    id = made(host)
    join(device(), id, "Žofie „Ž“")

    def asked(encoding: str) -> tuple[str | None, Any]:
        answer = host.get(f"/api/tournaments/{id}", headers={"Accept-Encoding": encoding})
        told = answer.json()
        del told["now"]
        return answer.headers.get("content-encoding"), told

    packed, plain, refused = asked("br, gzip"), asked("identity"), asked("br, gzip;q=0")
    assert (packed[0], plain[0], refused[0]) == ("gzip", None, None)
    assert packed[1] == plain[1] == refused[1]


def test_standings_are_worked_out_once_for_all_readers_and_in_a_thread_if_large(
    device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tournaments, "_LARGE", 1)
    monkeypatch.setattr(open_tournaments, "_GATHERING_RESULTS", 0.0)
    worked_out: list[int] = []

    def counting(players: Any, *rest: Any) -> Any:
        worked_out.append(len(players))
        return standings(players, *rest)

    monkeypatch.setattr(pages, "standings", counting)
    host, readers = device(), [device() for _ in range(4)]
    id = made(host, deals=1, plays=False)
    join(readers[0], id, "Ann")
    worked_out.clear()
    told = [page(reader, id)["players"] for reader in readers for _ in range(3)]
    assert all(players == told[0] for players in told) and len(worked_out) <= 1
    act(host, id, "open", 1)
    stars = played(readers[0], id, 1)
    act(host, id, "close", 1)
    assert page(readers[1], id)["players"][0]["stars"] == stars
