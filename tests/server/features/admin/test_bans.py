"""Bans: whoever is banned reads, but does not write, and loses the socket at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cartographers.server.lobby.site import is_part_of
from server.bot_program import Program, account, invite
from server.conftest import plenty
from server.features.admin.host import Host
from server.postgres_server import on_both_databases
from server.serving import Device, NewDevice, Served


@pytest.fixture
def host(served: Served) -> Iterator[Host]:
    """The host, who lifts all bans at the end."""
    host = Host(served)
    yield host
    for ban in host.ask("look")["look"]["bans"]:
        host.ask("unban", id=ban["id"])


def id_of(host: Host, game: str) -> str:
    (found,) = host.ask("find", kind="game", text=game)["found"]
    device: str = found["people"][0]["device"]
    return device


@on_both_databases
def test_a_banned_device_reads_but_writes_nothing_until_the_ban_is_lifted(
    host: Host, device: NewDevice
) -> None:
    player = device()
    made = player.create("me", "open")
    banned = host.ask("ban", kind="device", value=id_of(host, made["id"]), hours=2, why="Insults")
    refusal = player.post("/api/games", json={"seats": [{"kind": "me"}]})
    assert refusal.status_code == 403 and "Insults" in refusal.json()["detail"]
    assert player.get(f"/api/games/{made['id']}").status_code == 200
    assert device().post("/api/join", json={"code": made["invites"]["1"], "name": "G"}).status_code == 200
    host.ask("unban", id=banned["undo"])
    assert player.create()["id"]


@on_both_databases
def test_the_sockets_of_a_banned_device_are_closed_and_new_ones_refused(
    host: Host, device: NewDevice
) -> None:
    player = device()
    game = player.create()["id"]
    with player.socket(game) as socket:
        socket.push()
        host.ask("ban", kind="device", value=id_of(host, game))
        assert socket.closed() == 1012
    with player.socket(game) as socket:
        assert socket.closed() == 4403


def test_a_ban_holds_for_the_bots_of_a_person(host: Host, device: NewDevice) -> None:
    owner = device()
    program = Program(device(), account(owner, anyone=True))
    game = owner.create("me", "open")["id"]
    with program.connected():
        assert invite(owner, game, program.name)[0] == 200
    host.ask("ban", kind="device", value=id_of(host, game))
    assert program.send(game, "leave")[0] == 403


def test_whoever_is_banned_can_still_have_everything_deleted(host: Host, device: NewDevice) -> None:
    player = device()
    game = player.create()["id"]
    host.ask("ban", kind="device", value=id_of(host, game))
    assert player.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert player.get(f"/api/games/{game}").status_code == 404


def test_a_ban_ends_by_itself(host: Host, device: NewDevice, served: Served) -> None:
    player = device()
    host.ask("ban", kind="device", value=id_of(host, player.create()["id"]), hours=1e-9)
    assert player.create()["id"]
    assert host.ask("look")["look"]["bans"] == []


def from_address(served: Served, address: str) -> Device:
    device = served.device()
    device.headers["X-Forwarded-For"] = address
    return device


def test_a_network_is_banned_with_all_its_devices(tmp_path: Path) -> None:
    with Served(plenty(tmp_path, proxies="127.0.0.1")) as served:
        host = Host(served)
        host.ask("ban", kind="network", value="192.0.2.0/24")
        host.ask("ban", kind="network", value="2001:db8:1:2::77")
        made = {
            address: from_address(served, address)
            .post("/api/games", json={"seats": [{"kind": "me"}]})
            .status_code
            for address in ("192.0.2.9", "192.0.3.9", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1")
        }
        assert made == {
            "192.0.2.9": 403,
            "192.0.3.9": 201,
            "2001:db8:1:2:ffff::1": 403,
            "2001:db8:1:3::1": 201,
        }
        found = host.ask("find", kind="game", network="192.0.3.0/24")["found"]
        assert [one["people"][0]["network"] for one in found] == ["192.0.3.9"]
        assert host.ask("find", kind="game", network="198.51.100.1")["found"] == []


@pytest.mark.parametrize("value", ["everybody", "0.0.0.0/0", "10.0.0.0/4", "::/0", "192.0.2.300"])
def test_what_is_no_network_or_means_everybody_is_refused(host: Host, value: str) -> None:
    assert host.refused("ban", kind="network", value=value) == (422, "admin-network")


def test_a_device_that_is_not_there_is_refused(host: Host) -> None:
    for value in ("0123456789ab", "zz", "%"):
        assert host.refused("ban", kind="device", value=value) == (404, "admin-no-device")


def test_networks_of_different_kinds_are_not_part_of_each_other() -> None:
    assert is_part_of("192.0.2.1", "192.0.2.0/24") and is_part_of("2001:db8::/64", "2001:db8::/32")
    assert not is_part_of("192.0.2.1", "2001:db8::/32") and not is_part_of("unknown", "192.0.2.0/24")
