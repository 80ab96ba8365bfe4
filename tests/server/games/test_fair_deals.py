"""Provably fair deals: committed to before the first card, with the players' nonces, checked at the end."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from cartographers.cli import main
from cartographers.server.basics.clocks import Clocks
from cartographers.server.basics.errors import Refusal
from cartographers.server.games.deals import new_deal, offer_deal
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import make_services
from cartographers.server.protocol.deals import DealShare
from cartographers.server.protocol.plans import PlanRequest
from cartographers.server.settings import Settings
from cartographers.server.storage.sqlite import SqliteStore
from server.postgres_server import on_both_databases
from server.quick_advisers import served  # noqa: F401  # a fixture: its name is its use
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, StartServer

NONCE = "0123456789abcdef" * 2
OTHER = NONCE[::-1]


def share(client: Device) -> Json:
    """An offer of a deal with a nonce, and its commitment."""
    offer: Json = client.post("/api/deals").json()
    return {"deal": {"offer": offer["offer"], "nonce": NONCE}, "commitment": offer["commitment"]}


def told(client: Device, game: str) -> Json:
    """What is told of the deal of a game."""
    answer: Json = client.get(f"/api/games/{game}/deal").json()
    return answer


@pytest.mark.long
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
    piles = {pile["label"]: pile["revealed"] for pile in after["shuffles"]}
    first = piles["season 0"][: len(again["revealed"])]
    assert (piles["edicts"], piles["skills"]) == (over["edicts"], over["skills"])
    assert again["revealed"] == first != [] and again["commitment"] is None
    for form in ("text", "json"):
        record = client.get(f"/api/games/{game}/record?format={form}").text
        (tmp_path / form).write_text(record)
        assert main(["fair", str(tmp_path / form), "--commitment", offered["commitment"]]) == 0
        assert "came up in the shuffled order" in capsys.readouterr().out
        assert main(["fair", str(tmp_path / form), "--commitment", "0" * 64]) == 1
        (tmp_path / "other").write_text(record.replace(NONCE, NONCE[::-1]))
        assert main(["fair", str(tmp_path / "other")]) == 1
        assert "aren’t the ones the shuffle gives" in capsys.readouterr().out
    changed = json.loads(record)
    for without, code in (("drawn", 0), ("deal", 2)):
        (changed if without == "deal" else changed["deal"]).pop(without)
        (tmp_path / "without").write_text(json.dumps(changed))
        assert main(["fair", str(tmp_path / "without")]) == code


def finished(players: list[Device], game: str) -> Json:
    """A game that several people play to its end."""
    hands = [RandomClient(player, number) for number, player in enumerate(players)]
    while True:
        for hand in hands:
            state = hand.client.state(game)
            if state["phase"] == "over":
                return state
            for mine in state["mine"]:
                if mine["must_decide"]:
                    hand.decide(state, mine)


def add(client: Device, game: str, nonce: str) -> int:
    """Add a nonce to the deal of a game; the status of the answer."""
    return client.post(f"/api/games/{game}/nonce", json={"nonce": nonce}).status_code


def invited(maker: Device, guest: Device, **wish: object) -> str:
    """A game that a guest has joined, and to whose deal the maker has added a nonce."""
    made = maker.create("me", "open", deal=share(maker)["deal"], **wish)
    assert guest.post("/api/join", json={"code": made["invite"], "name": "Guest"}).status_code == 200
    return str(made["id"])


@pytest.mark.long
def test_a_guest_adds_a_nonce_that_counts_from_the_second_card_on(
    device: NewDevice, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    maker, guest, stranger = device(), device(), device()
    game = invited(maker, guest, skills=True)
    before = maker.state(game)
    assert [add(stranger, game, OTHER), add(guest, game, "short")] == [403, 422]
    assert [add(guest, game, OTHER), add(guest, game, NONCE), add(maker, game, OTHER)] == [200] * 3
    dealt = told(maker, game)
    assert dealt["nonces"] == [NONCE, OTHER] and dealt["late"] == [1], "who has added can add no more"
    assert maker.state(game)["revealed"] == before["revealed"]
    over = finished([maker, guest], game)
    after = told(guest, game)
    assert after["wrong"] == "" and after["number"] == over["seed"] and int(over["seed"]) >= 2**512
    for pile in after["shuffles"]:
        rest = [card for card in pile["after"] if card not in pile["known"]]
        assert rest[: len(pile["revealed"])] == pile["revealed"]
    decks = [pile for pile in after["shuffles"] if pile["label"] == "season 0"]
    assert [pile["late"] for pile in decks] == [False, True] and decks[0]["revealed"] == decks[1]["known"]
    cards = [card for pile in after["shuffles"] if "season" in pile["label"] for card in pile["revealed"]]
    record = guest.get(f"/api/games/{game}/record?format=json").json()
    assert cards == [step["reveal"] for step in record["steps"] if "reveal" in step]
    (tmp_path / "record").write_text(guest.get(f"/api/games/{game}/record").text)
    assert main(["fair", str(tmp_path / "record")]) == 0
    assert "From the second card on, also from: Guest" in capsys.readouterr().out
    (tmp_path / "other").write_text((tmp_path / "record").read_text().replace(f"+{OTHER}", "-"))
    assert main(["fair", str(tmp_path / "other")]) == 1
    again = maker.create("me", "greedy", skills=True, seed=over["seed"])["id"]
    cards_again = RandomClient(maker, 5).play(again)
    assert (cards_again["edicts"], cards_again["skills"]) == (over["edicts"], over["skills"])
    steps = maker.get(f"/api/games/{again}/record?format=json").json()["steps"]
    assert [step["reveal"] for step in steps if "reveal" in step][: len(cards)] == cards


@on_both_databases
def test_nothing_is_added_once_the_second_card_is_turned_up_also_after_a_restart(
    serving: StartServer,
) -> None:
    server = serving()
    maker, guest, idle = server.device(), server.device(), server.device()
    game, other = invited(maker, guest), invited(maker, idle)
    assert add(guest, game, OTHER) == 200
    server.stop()
    server = serving()
    maker, guest, idle = (player.moved(server.port) for player in (maker, guest, idle))
    assert told(maker, game)["late"] == [1]
    first = maker.state(other)["revealed"]
    hands = [RandomClient(maker), RandomClient(idle)]
    while maker.state(other)["revealed"] == first:
        for hand in hands:
            state = hand.client.state(other)
            for mine in state["mine"]:
                if mine["must_decide"] and state["revealed"] == first:
                    hand.decide(state, mine)
    late = idle.post(f"/api/games/{other}/nonce", json={"nonce": OTHER})
    assert late.status_code == 200 and late.json()["nonces"] == [NONCE, None]
    finished([maker, guest], game)
    assert told(maker, game)["wrong"] == ""


def test_in_a_rematch_everybody_adds_a_nonce_too(device: NewDevice) -> None:
    maker, guest = device(), device()
    game = invited(maker, guest)
    finished([maker, guest], game)
    made = maker.post(f"/api/games/{game}/rematch", json=share(maker)["deal"]).json()["id"]
    assert add(guest, made, OTHER) == 200
    assert told(maker, made)["nonces"] == [NONCE, OTHER]
    again = guest.post(f"/api/games/{game}/rematch", json=share(guest)["deal"]).json()
    assert again["id"] == made and again["commitment"] is None, "it has the commitment of another offer"
    add(guest, game, OTHER)
    assert told(maker, game)["nonces"] == [NONCE, None], "that game is over"


@pytest.mark.long
def test_the_deal_of_an_uploaded_record_can_be_checked_as_well(device: NewDevice) -> None:
    maker, guest = device(), device()
    game = invited(maker, guest, skills=True)
    add(guest, game, OTHER)
    finished([maker, guest], game)
    for form in ("text", "json"):
        record = maker.get(f"/api/games/{game}/record?format={form}").text
        copy = guest.post("/api/records", json={"record": record}).json()["id"]
        first, second = told(maker, game), told(guest, copy)
        assert second.pop("uploaded") and not first.pop("uploaded")
        assert first == second and second["wrong"] == ""
        assert guest.get(f"/api/games/{copy}/record?format={form}").text == record
        forged = record.replace(OTHER, NONCE)
        wrong = guest.post("/api/records", json={"record": forged}).json()["id"]
        assert "but the shuffle gives" in told(guest, wrong)["wrong"]
        assert guest.post(f"/api/games/{copy}/nonce", json={"nonce": OTHER}).status_code == 403


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
    lobby = Lobby(make_services(Settings(data=tmp_path), SqliteStore(tmp_path / "games.sqlite"), clock))
    late = DealShare(offer=offer_deal(lobby.services).offer, nonce=NONCE)
    assert new_deal(lobby.services, PlanRequest(), late, [True]).deal.nonces == (NONCE,)
    now[0] += 901
    with pytest.raises(Refusal, match="no longer on offer"):
        new_deal(lobby.services, PlanRequest(), late, [True])
