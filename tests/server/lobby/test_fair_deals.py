"""Provably fair deals: committed to before the first card, with the players' nonces, checked at the end."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from cartographers.cli import main
from cartographers.server.clocks import Clocks
from cartographers.server.errors import Refusal
from cartographers.server.lobby.deals import new_deal, offer_deal
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol import DealShare
from cartographers.server.settings import Settings
from cartographers.server.storage.sqlite import SqliteStore
from server.quick_advisers import served  # noqa: F401  # a fixture: its name is its use
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice

NONCE = "0123456789abcdef" * 2


def share(client: Device) -> Json:
    """An offer of a deal with a nonce, and its commitment."""
    offer: Json = client.post("/api/deals").json()
    return {"deal": {"offer": offer["offer"], "nonce": NONCE}, "commitment": offer["commitment"]}


def told(client: Device, game: str) -> Json:
    """What is told of the deal of a game."""
    answer: Json = client.get(f"/api/games/{game}/deal").json()
    return answer


def test_a_deal_is_committed_to_first_and_can_be_checked_once_the_game_is_over(
    device: NewDevice, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    client = device()
    offered = share(client)
    game = client.create("me", "greedy", skills=True, deal=offered["deal"])["id"]
    assert client.state(game)["commitment"] == offered["commitment"]
    before = told(client, game)
    assert before["nonces"] == [NONCE, None] and not before["wrong"]
    assert before["secret"] is None is before["number"] and before["shuffles"] == []
    assert "deal" not in client.get(f"/api/games/{game}/record").text
    over = RandomClient(client, 1).play(game)
    after = told(client, game)
    assert sha256(bytes.fromhex(after["secret"])).hexdigest() == offered["commitment"]
    assert after["number"] == over["seed"] and after["wrong"] == ""
    assert all(pile["after"][: len(pile["revealed"])] == pile["revealed"] for pile in after["shuffles"])
    again = client.state(client.create("me", "greedy", skills=True, seed=over["seed"])["id"])
    assert (again["edicts"], again["skills"]) == (over["edicts"], over["skills"])
    # A ruins card may lie before the first card that is drawn.
    first = after["shuffles"][1]["revealed"][: len(again["revealed"])]
    assert again["revealed"] == first != [] and again["commitment"] is None
    for form in ("text", "json"):
        record = client.get(f"/api/games/{game}/record?format={form}").text
        (tmp_path / form).write_text(record)
        assert main(["fair", str(tmp_path / form), "--commitment", offered["commitment"]]) == 0
        assert "came as they were shuffled" in capsys.readouterr().out
        assert main(["fair", str(tmp_path / form), "--commitment", "0" * 64]) == 1
        (tmp_path / "other").write_text(record.replace(NONCE, NONCE[::-1]))
        assert main(["fair", str(tmp_path / "other")]) == 1
        assert "by the shuffle it is" in capsys.readouterr().out
    changed = json.loads(record)
    del changed["deal"]
    (tmp_path / "without").write_text(json.dumps(changed))
    assert main(["fair", str(tmp_path / "without")]) == 2


def test_who_adds_nothing_is_named_and_a_chosen_deal_has_no_commitment(device: NewDevice) -> None:
    client = device()
    game = client.create("me", "open", "greedy")["id"]
    assert told(client, game)["nonces"] == [None, None, None] and client.state(game)["commitment"]
    chosen = client.create(seed=5)["id"]
    assert client.state(chosen)["commitment"] is None
    assert client.get(f"/api/games/{chosen}/deal").status_code == 404


def test_a_rematch_and_the_same_plan_again_take_an_offer_too(device: NewDevice) -> None:
    client = device()
    over = RandomClient(client, 1).play(client.create()["id"])["id"]
    for way in ("again", "rematch"):
        offered = share(client)
        made = client.post(f"/api/games/{over}/{way}", json=offered["deal"]).json()["id"]
        assert client.state(made)["commitment"] == offered["commitment"], way
        assert told(client, made)["nonces"] == [NONCE]


def test_an_offer_is_good_for_one_game_and_a_quarter_of_an_hour(device: NewDevice, tmp_path: Path) -> None:
    client = device()
    offered = share(client)
    client.create(deal=offered["deal"])
    forged = {**offered["deal"], "offer": offered["deal"]["offer"][:-1] + "x"}
    for deal in (offered["deal"], forged, {**forged, "offer": "é.1.2"}):
        refused = client.post("/api/games", json={"deal": deal})
        assert refused.status_code == 409 and refused.json()["code"] == "deal-offer"
    now = [1000.0]
    clock = Clocks(lambda: now[0], lambda: now[0])
    lobby = Lobby(Settings(data=tmp_path), SqliteStore(tmp_path / "games.sqlite"), clock)
    late = DealShare(offer=offer_deal(lobby).offer, nonce=NONCE)
    assert new_deal(lobby, late, [True]).deal.nonces == (NONCE,)
    now[0] += 901
    with pytest.raises(Refusal, match="no longer on offer"):
        new_deal(lobby, late, [True])
