"""Whoever is banned, or whose name is hidden, is not at the door of any table any more."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.conftest import plenty
from server.features.admin.host import Host
from server.features.admin.test_bans import from_address, id_of
from server.features.invitations.test_knocking import (
    at_door,
    invitation,
    knock,
    opened,
    played_to_its_end,
    refused,
)
from server.features.invitations.test_knocking_at_two_servers import told_of_knocks
from server.peers import peer
from server.postgres_server import PostgresServer, on_both_databases
from server.serving import Device, NewDevice, Served


@pytest.fixture
def host(served: Served) -> Iterator[Host]:
    """The host, who lifts all bans at the end."""
    host = Host(served)
    yield host
    for ban in host.ask("look")["look"]["bans"]:
        host.ask("unban", id=ban["id"])


def names_at(maker: Device, game: str) -> list[str]:
    return [one["name"] for one in at_door(maker, game)]


@on_both_databases
def test_who_is_banned_vanishes_from_doors_at_once_and_is_not_let_in(host: Host, device: NewDevice) -> None:
    ann, ben, eva = device(), device(), device()
    made = opened(ann)
    game, code = made["id"], made["invite"]
    for guest, name in ((ben, "Ben"), (eva, "Eva")):
        knock(guest, code, name)
    (line, _) = at_door(ann, game)
    with ann.socket(game) as page:
        page.push()
        ban = host.ask("ban", kind="device", value=id_of(host, ben.create()["id"]))["undo"]
        assert told_of_knocks(page)
    assert names_at(ann, game) == ["Eva"]
    assert invitation(ben, code)["knock"] is None and invitation(eva, code)["knock"]["place"] == 1
    answer = ann.post(f"/api/games/{game}/knocks/{line['id']}", json={"let_in": True})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-knock")
    assert refused(ben, code) == "banned"
    host.ask("unban", id=ban)
    assert names_at(ann, game) == ["Ben", "Eva"]


def test_who_waited_and_was_banned_is_not_in_the_next_game(host: Host, device: NewDevice) -> None:
    ann, ben, eva = device(), device(), device()
    made = opened(ann, knocking=False)
    game, code = made["id"], made["invite"]
    ben.post("/api/join", json={"code": code, "name": "Ben"})
    assert knock(eva, code, "Eva")["wants"] == "next"
    host.ask("ban", kind="device", value=id_of(host, eva.create()["id"]))
    played_to_its_end(ann, ben, game=game)
    following = ann.post(f"/api/games/{game}/rematch").json()["id"]
    assert [seat["name"] for seat in ann.state(following)["seats"]] == ["Ann", "Ben"]
    assert names_at(ann, following) == []


def test_who_is_banned_with_a_network_stands_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cartographers.server.features.invitations.knocking.MOST", 1)
    with Served(plenty(tmp_path, proxies="127.0.0.1")) as served:
        host, ann = Host(served), served.device()
        made = opened(ann)
        knock(from_address(served, "2001:db8:1:2::7"), made["invite"], "Ben")
        assert refused(from_address(served, "192.0.2.9"), made["invite"], "Eva") == "knock-most"
        host.ask("ban", kind="network", value="2001:db8:1:2::1")
        assert names_at(ann, made["id"]) == []
        knock(from_address(served, "192.0.2.9"), made["invite"], "Eva")
        assert names_at(ann, made["id"]) == ["Eva"]


@on_both_databases
def test_who_was_hidden_knocks_no_more_until_it_is_undone(host: Host, device: NewDevice) -> None:
    ann, ben, eva = device(), device(), device()
    made = opened(ann)
    game, code = made["id"], made["invite"]
    knock(ben, code, "Rude one")
    knock(eva, code, "Eva")
    with ann.socket(game) as page:
        page.push()
        hidden = host.ask("rename", name="Rude one", sure=True)
        assert page.closed() == 1012, "the page asks again who knocks"
    assert hidden["goes"]["games"] == 1
    assert names_at(ann, game) == ["Eva"] and invitation(ben, code)["knock"] is None
    # Who knocks again with another name meanwhile keeps that.
    knock(ben, code, "Ben")
    host.ask("undo", id=hidden["undo"])
    assert names_at(ann, game) == ["Eva", "Ben"]
    undo = host.ask("rename", name="Ben", sure=True)["undo"]
    assert names_at(ann, game) == ["Eva"]
    host.ask("undo", id=undo)
    assert names_at(ann, game) == ["Eva", "Ben"]


def test_a_ban_at_one_server_empties_the_doors_of_another(postgres: PostgresServer, tmp_path: Path) -> None:
    settings = plenty(tmp_path, postgres.new_database())
    with peer(settings) as first, peer(settings) as second:
        ann, ben = first.device(), second.device()
        made = opened(ann)
        knock(ben, made["invite"], "Ben")
        host = Host(second)
        with ann.socket(made["id"]) as page:
            page.push()
            host.ask("ban", kind="device", value=id_of(host, ben.create()["id"]))
            assert told_of_knocks(page)
        assert names_at(ann, made["id"]) == []
