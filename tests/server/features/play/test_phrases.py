"""Phrases: eight of them, from players to everyone who is connected, and never kept."""

from typing import get_args

from cartographers.server.protocol.games import Saying
from server.serving import Device, NewDevice


def say(device: Device, game: str, seat: int, phrase: str) -> int:
    return device.post(f"/api/games/{game}/seats/{seat}/phrase", json={"phrase": phrase}).status_code


def test_a_phrase_reaches_everyone_at_once_and_is_not_kept(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open")
    game = made["id"]
    guest.post("/api/join", json={"code": made["invite"]})
    with maker.socket(game) as socket, guest.socket(game) as own:
        assert say(guest, game, 1, "nice-map") == 200
        for line in (socket, own):
            while (push := line.push())["kind"] != "phrase":
                assert push["said"] is None
            assert push["said"] == {"seat": 1, "phrase": "nice-map"} and push["state"] is None
    assert "nice-map" not in str(maker.state(game))
    with maker.socket(game) as later:
        assert later.push()["kind"] == "state"


def test_there_are_eight_and_no_others(device: NewDevice) -> None:
    maker = device()
    assert len(get_args(Saying)) == 8
    assert say(maker, maker.create("me", "chance")["id"], 0, "you cheat") == 422


def test_only_the_player_of_a_seat_can_speak_for_it(device: NewDevice) -> None:
    maker, stranger = device(), device()
    game = maker.create("me", "chance")["id"]
    assert say(stranger, game, 0, "hello") == 403 and say(maker, game, 1, "hello") == 403


def test_whoever_says_too_much_has_to_wait_and_others_do_not(device: NewDevice) -> None:
    maker = device()
    game = maker.create("me", "me")["id"]
    answers = [say(maker, game, 0, "ouch") for _ in range(20)]
    assert answers[:3] == [200] * 3 and answers[-1] == 429
    refused = maker.post(f"/api/games/{game}/seats/0/phrase", json={"phrase": "ouch"})
    assert 1 <= int(refused.headers["retry-after"]) <= 5
    assert say(maker, game, 1, "ouch") == 200
