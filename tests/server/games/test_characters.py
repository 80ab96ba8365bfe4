"""Characters: every bot at a table is somebody, and nobody is there twice while others are free."""

from typing import Any

from cartographers.players.characters import CHARACTERS
from cartographers.server.games.characters import free_characters, with_characters
from cartographers.server.protocol.plans import PlanRequest, SeatRequest
from cartographers.words.book import words
from server.serving import Device, NewDevice

ME = SeatRequest(kind="me")


def characters(*seats: SeatRequest, seed: int = 5) -> list[str]:
    """The characters of a plan's bots."""
    plan = with_characters(PlanRequest(seats=list(seats)), seed)
    return [seat.character for seat in plan.seats if seat.kind == "bot"]


def bots(number: int) -> list[SeatRequest]:
    return [SeatRequest(kind="bot") for _ in range(number)]


def seats(client: Device, game: str) -> list[dict[str, Any]]:
    """The seats of bots, as a device sees them."""
    return [seat for seat in client.state(game)["seats"] if seat["kind"] == "bot"]


def test_a_deal_brings_the_same_characters_again_and_another_deal_others() -> None:
    assert characters(ME, *bots(4)) == characters(ME, *bots(4))
    assert len({tuple(characters(ME, *bots(4), seed=seed)) for seed in range(8)}) > 1


def test_nobody_sits_down_twice_while_there_are_others() -> None:
    assert sorted(characters(ME, *bots(len(CHARACTERS)))) == sorted(CHARACTERS)


def test_a_chosen_character_stays_and_nobody_else_becomes_it() -> None:
    for seed in range(12):
        chosen = characters(SeatRequest(kind="bot", character="frida"), ME, *bots(4), seed=seed)
        assert chosen[0] == "frida" and chosen.count("frida") == 1


def test_no_bot_takes_the_name_of_a_player_in_any_language() -> None:
    for seed in range(12):
        others = characters(
            SeatRequest(kind="me", name="frida "), SeatRequest(kind="me", name="Пилипко"), *bots(5), seed=seed
        )
        assert not {"frida", "pip"} & set(others)


def test_there_is_always_somebody_left() -> None:
    names = [words()(f"character-{key}") for key in CHARACTERS]
    assert next(free_characters(list(CHARACTERS), names, 1)) in CHARACTERS


def test_ninety_nine_bots_have_names_that_all_differ(device: NewDevice) -> None:
    client = device()
    game = client.create("me", *["chance"] * 99, seed=2)["id"]
    called = {(seat["character"], seat["number"]) for seat in seats(client, game)}
    assert len(called) == 99 and max(number for _, number in called) == 10
    (line,) = client.get("/api/games").json()["running"]
    assert len(set(line["names"])) == 100 and "Frida 2" in line["names"]


def test_a_bot_is_listed_by_its_strength_and_its_character(device: NewDevice) -> None:
    client = device()
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "learned", "character": "otto"}]}
    game = client.post("/api/games", json=wish).json()["id"]
    (bot,) = seats(client, game)
    assert (bot["bot"], bot["character"], bot["number"], bot["name"]) == ("learned", "otto", 1, "")


def test_lists_name_a_bot_in_the_language_of_their_reader(device: NewDevice) -> None:
    client = device()
    wish = {"seats": [{"kind": "me", "name": "Oksana"}, {"kind": "bot", "character": "frida"}]}
    client.post("/api/games", json=wish)
    (line,) = client.get("/api/games?language=uk").json()["running"]
    assert line["names"] == ["Oksana", "Фріда"]


def test_a_bot_with_a_name_of_its_own_keeps_it(device: NewDevice) -> None:
    client = device()
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "name": "Robo"}]}
    game = client.post("/api/games", json=wish).json()["id"]
    (bot,) = seats(client, game)
    assert bot["name"] == "Robo" and bot["character"] in CHARACTERS


def test_the_same_characters_come_again_for_another_game(device: NewDevice) -> None:
    client = device()
    game = client.create("me", "chance", "chance")["id"]
    again = client.post(f"/api/games/{game}/again?same=false").json()["id"]
    before, after = seats(client, game), seats(client, again)
    assert [seat["character"] for seat in before] == [seat["character"] for seat in after]


def test_a_bot_that_is_given_an_open_seat_is_somebody_new(device: NewDevice) -> None:
    client = device()
    game = client.create("me", "open", *["chance"] * (len(CHARACTERS) - 1))["id"]
    client.post(f"/api/games/{game}/seats/1/bot?bot=chance")
    assert {seat["character"] for seat in seats(client, game)} == set(CHARACTERS)


def test_a_record_and_a_replay_name_the_bots(device: NewDevice) -> None:
    client = device()
    wish = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "chance", "character": "greta"}]}
    game = client.post("/api/games", json={**wish, "seed": 4}).json()["id"]
    assert client.get(f"/api/games/{game}/replay").json()["names"] == ["Ann", "Greta"]
    assert "Greta" in client.get(f"/api/games/{game}/record").text


def test_a_character_that_there_is_not_is_refused_with_those_there_are(device: NewDevice) -> None:
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "character": "merlin"}]}
    refused = device().post("/api/games", json=wish)
    assert refused.status_code == 422 and refused.json()["code"] == "setup-unknown"
    assert "merlin" in refused.json()["detail"] and "frida" in refused.json()["detail"]


def test_the_catalogue_lists_the_characters(device: NewDevice) -> None:
    told = device().get("/api/catalogue").json()["characters"]
    assert [character["key"] for character in told] == list(CHARACTERS)
    assert told[0]["name"] in words()
