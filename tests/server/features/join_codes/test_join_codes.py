"""Codes of six letters that people type in place of an invitation link."""

from pathlib import Path

from cartographers.server.features.join_codes.codes import ALPHABET, LENGTH, LIFETIME, LOOK_LIKE, typed
from server.daily_clock import WallClock, serve
from server.serving import Device, NewDevice

#: By the number of the Cyrillic letter.
_LATIN = {other: chr(latin) for other, latin in LOOK_LIKE.items()}


def _table(maker: Device) -> str:
    """The code in the link of a new table."""
    made = maker.post("/api/games", json={"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}).json()
    invite: str = made["invite"]
    return invite


def _code(device: Device, **what: str) -> str:
    code: str = device.post("/api/codes", json=what).json()["code"]
    return code


def test_a_code_gives_what_its_link_gives_and_no_more(device: NewDevice) -> None:
    maker, guest = device(), device()
    invite = _table(maker)
    code = _code(maker, invite=invite)
    assert len(code) == LENGTH and set(code) <= set(ALPHABET)
    assert _code(guest, invite=invite) == code, "the same on every screen"
    assert guest.get(f"/api/codes/{code}").json() == {"invite": invite, "tournament": ""}
    joined = guest.post("/api/join", json={"code": invite, "name": "Ben"})
    assert joined.status_code == 200
    late = device()
    assert (
        late.get(f"/api/invites/{late.get(f'/api/codes/{code}').json()['invite']}").json()["state"] == "taken"
    )


def test_a_code_is_read_as_people_type_it(device: NewDevice) -> None:
    maker = device()
    invite = _table(maker)
    code = _code(maker, invite=invite)
    cyrillic = code.translate({ord(latin): chr(other) for other, latin in _LATIN.items()})
    for written in (
        code.lower(),
        f"{code[:3]} {code[3:]}",
        f"{code[:3]}-{code[3:]}",
        cyrillic,
        cyrillic.lower(),
    ):
        assert typed(written) == code
        assert maker.get(f"/api/codes/{written}").json()["invite"] == invite, written


def test_a_tournament_has_a_code_too(device: NewDevice) -> None:
    host = device()
    id = host.post("/api/tournaments", json={"name": "Cup", "deals": 1}).json()["id"]
    code = _code(host, tournament=id)
    assert device().get(f"/api/codes/{code}").json() == {"invite": "", "tournament": id}


def test_without_an_invitation_there_is_no_code(device: NewDevice) -> None:
    for nothing in ({}, {"invite": "wrong"}, {"tournament": "wrong"}, {"invite": "game-" + "A" * 22}):
        answer = device().post("/api/codes", json=nothing)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-code"), nothing


def test_a_code_works_for_an_evening(tmp_path: Path) -> None:
    clock = WallClock()
    with serve(tmp_path, clock) as served:
        maker = served.device()
        invite = _table(maker)
        code = _code(maker, invite=invite)
        clock.now += LIFETIME / 2 + 1
        newer = _code(maker, invite=invite)
        assert newer != code
        for one in (code, newer):
            found = maker.get(f"/api/codes/{one}")
            assert found.status_code == 200, "the older one is still on somebody's screen"
        clock.now += LIFETIME / 2
        assert maker.get(f"/api/codes/{code}").json()["code"] == "wrong-code"
        assert maker.get(f"/api/codes/{newer}").status_code == 200


def test_a_network_that_guesses_has_to_wait_and_a_class_does_not(device: NewDevice) -> None:
    maker = device()
    code = _code(maker, invite=_table(maker))
    for _ in range(60):
        assert device().get(f"/api/codes/{code}").status_code == 200
    guesses = [maker.get(f"/api/codes/BBBBB{letter}").status_code for letter in ALPHABET + ALPHABET]
    assert guesses[0] == 404 and guesses[-1] == 429
    refused = device().get(f"/api/codes/{code}")
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-codes"), "also a right guess"
