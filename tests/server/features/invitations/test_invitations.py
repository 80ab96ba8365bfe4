"""The link of a table: whoever opens it gets the next open seat, or may watch once all are taken."""

from typing import Any

import pytest

from cartographers.words.book import words
from cartographers.words.languages import languages
from server.serving import Device, Json, NewDevice


def shown(device: Device, code: str) -> Json:
    invitation: Json = device.get(f"/api/invites/{code}").json()
    return invitation


def join(device: Device, code: str, name: str = "") -> Any:
    return device.post("/api/join", json={"code": code, "name": name})


def test_the_tables_link_seats_everyone_in_turn_until_it_is_full(device: NewDevice) -> None:
    maker, *guests, late = (device() for _ in range(5))
    made = maker.create("me", "open", "open", "open")
    code = made["invite"]
    assert maker.state(made["id"])["invite"] == code
    for number, guest in enumerate(guests, 1):
        assert (shown(guest, code)["kind"], shown(guest, code)["state"]) == ("table", "open")
        assert join(guest, code).json() == {"id": made["id"], "seat": number}
    assert maker.state(made["id"])["invite"] == "", "nobody can be invited any more"
    full = shown(late, code)
    assert full["state"] == "taken" and full["watchers"]
    refused = join(late, code)
    assert refused.status_code == 409 and refused.json()["code"] == "table-full"
    assert late.state(made["id"])["mine"] == []


def test_whoever_sits_already_is_led_back_by_the_tables_link(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open", "open")
    join(guest, made["invite"])
    for player, seat in ((maker, 0), (guest, 1)):
        assert shown(player, made["invite"])["state"] == "yours"
        assert join(player, made["invite"]).json()["seat"] == seat
    assert [seat["kind"] for seat in maker.state(made["id"])["seats"]] == ["human", "human", "open"]


def test_an_invitation_names_the_people_at_the_table_and_no_bots(device: NewDevice) -> None:
    maker, guest, late = (device() for _ in range(3))
    seats = [
        {"kind": "me", "name": "Olena"},
        {"kind": "bot", "bot": "greedy"},
        {"kind": "open"},
        {"kind": "open"},
    ]
    code = maker.create(seats=seats)["invite"]
    join(guest, code, "Marek")
    invitation = shown(late, code)
    assert invitation["people"] == ["Olena", "Marek"] and invitation["game"]["seats"] == 4


def test_players_are_sent_the_tables_link_and_strangers_are_not(device: NewDevice) -> None:
    maker, guest, stranger = device(), device(), device()
    made = maker.create("me", "open", "open")
    join(guest, made["invite"])
    assert guest.state(made["id"])["invite"] == made["invite"]
    told = stranger.state(made["id"])
    assert told["invite"] == "" and made["invite"].split("-", 1)[1] not in str(told)


@pytest.mark.parametrize("end", ["", "-", "-AAAAAAAAAAAAAAAAAAAAAA"])
def test_the_id_of_a_game_is_no_invitation(device: NewDevice, end: str) -> None:
    game = device().create("me", "open")["id"]
    assert join(device(), game + end).status_code == 404


def test_a_used_invite_says_so_and_offers_to_watch(device: NewDevice) -> None:
    maker, guest, late = device(), device(), device()
    made = maker.create("me", "open")
    join(guest, made["invites"]["1"])
    assert shown(guest, made["invites"]["1"])["state"] == "yours"
    used = shown(late, made["invites"]["1"])
    assert used["kind"] == "seat" and used["state"] == "taken" and used["watchers"]


def test_a_private_link_says_what_it_is(device: NewDevice) -> None:
    laptop, phone = device(), device()
    game = laptop.create()["id"]
    link = laptop.state(game)["mine"][0]["link"]
    assert (shown(phone, link)["kind"], shown(phone, link)["state"]) == ("private", "open")


# --- names --------------------------------------------------------------------------------------------------


_SAME = dict.fromkeys(("Ann", " ann ", "ANN"), "name-taken")
_ALIKE = dict.fromkeys(("Ａnn", "ᴬnn", "Аnn", "Αnn"), "name-alike")


@pytest.mark.parametrize("name", _SAME | _ALIKE, ids=ascii)
def test_two_people_cannot_have_names_that_look_the_same(device: NewDevice, name: str) -> None:
    maker, guest = device(), device()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = maker.post("/api/games", json={"seats": seats}).json()
    refused = join(guest, made["invite"], name)
    assert refused.status_code == 422 and refused.json()["code"] == (_SAME | _ALIKE)[name]
    proposal = refused.json()["values"]["proposal"]
    assert proposal.endswith(" 2") and proposal in refused.json()["detail"]
    assert join(guest, made["invite"], proposal).status_code == 200
    assert maker.state(made["id"])["seats"][1]["name"] == proposal


@pytest.mark.parametrize("language", languages())
def test_a_refusal_says_what_is_wrong_with_this_name_and_what_would_be_right(
    device: NewDevice, language: str
) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open")
    guest.headers["Accept-Language"] = language
    refused = join(guest, made["invite"], "An\u034fna").json()
    assert refused["code"] == "name-unseen"
    assert refused["values"] == {"position": 3, "code": "U+034F", "proposal": "Anna"}
    assert all(said in refused["detail"] for said in ("3", "U+034F", "Anna"))
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert join(guest, made["invite"], f"{family} Anna").status_code == 200
    assert maker.state(made["id"])["seats"][1]["name"] == f"{family} Anna"


def test_a_bots_name_is_taken_too_and_the_proposal_is_free(device: NewDevice) -> None:
    maker, guest = device(), device()
    names = ["x" * 40, "Ann", "ann 2"]
    seats = [{"kind": "me", "name": names[0]}, *({"kind": "bot", "name": name} for name in names[1:])]
    made = maker.post("/api/games", json={"seats": [*seats, {"kind": "open"}]}).json()
    assert join(guest, made["invite"], "Ann").json()["values"]["proposal"] == "Ann 3"
    assert join(guest, made["invite"], "X" * 40).json()["values"]["proposal"] == "X" * 38 + " 2"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_name_of_a_bots_character_is_taken_in_every_language(device: NewDevice, language: str) -> None:
    maker, guest = device(), device()
    seats = [{"kind": "me"}, {"kind": "bot", "character": "frida"}, {"kind": "open"}]
    made = maker.post("/api/games", json={"seats": seats}).json()
    name = words(language)("character-frida")
    assert join(guest, made["invite"], name).json()["code"] == "name-taken"
    assert join(guest, made["invite"], "Fridolin").status_code == 200


def test_several_may_have_no_name(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "me", "open")
    assert join(guest, made["invite"]).status_code == 200


def test_a_plan_with_one_name_twice_is_not_legal(device: NewDevice) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "name": "ANN"}]
    told = device().post("/api/plans/check", json={"seats": seats}).json()
    assert not told["legal"] and told["reason_code"] == "name-taken" and "ANN 2" in told["reason"]
    assert told["reason_seat"] == 1
    assert device().post("/api/games", json={"seats": seats}).status_code == 422
