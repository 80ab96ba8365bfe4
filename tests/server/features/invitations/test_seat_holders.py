"""Who holds a seat: its player sees them and removes whoever came later, and links can be made anew."""

from server.features.people.test_people import link, phrase_of, two_players
from server.postgres_server import on_both_databases
from server.serving import Device, Json, NewDevice

COME_AGAIN = 1012


def holders(device: Device, game: str, seat: int = 0) -> list[Json]:
    answer = device.get(f"/api/games/{game}/seats/{seat}/holders")
    assert answer.status_code == 200, answer.text
    listed: list[Json] = answer.json()["holders"]
    return listed


def private_link(device: Device, game: str) -> str:
    code: str = device.state(game)["mine"][0]["link"]
    return code


def let_in(device: Device, code: str, name: str = "Tablet") -> int:
    return device.post("/api/join", json={"code": code, "device": name}).status_code


@on_both_databases
def test_a_player_sees_who_holds_the_seat_and_removes_who_came_later(device: NewDevice) -> None:
    player, tablet, friend = device(), device(), device()
    game = two_players(player, friend)
    code = private_link(player, game)
    assert let_in(tablet, code) == 200
    first, second = holders(player, game)
    assert (first["this"], first["removable"]) == (True, False)
    assert (second["names"], second["this"], second["removable"]) == (["Tablet"], False, True)
    assert first["since"] <= second["since"]
    assert friend.get(f"/api/games/{game}/seats/0/holders").status_code == 403
    with tablet.socket(game) as line, player.socket(game) as kept:
        assert line.push()["state"]["mine"] and kept.push()
        assert [one["connected"] for one in holders(player, game)] == [True, True]
        left = player.delete(f"/api/games/{game}/seats/0/holders/{second['id']}").json()["holders"]
        assert [one["this"] for one in left] == [True]
        assert line.closed() == COME_AGAIN
    assert tablet.state(game)["mine"] == [] and let_in(tablet, code) == 404
    assert let_in(tablet, private_link(player, game)) == 200, "with the new link, if it is given to it"


def test_who_came_later_cannot_remove_the_player(device: NewDevice) -> None:
    maker, guest, thief = device(), device(), device()
    game = two_players(maker, guest)
    for player, seat in ((maker, 0), (guest, 1)):
        assert let_in(thief, private_link(player, game), "Thief") == 200
        before = next(one["id"] for one in holders(thief, game, seat) if not one["this"])
        refused = thief.delete(f"/api/games/{game}/seats/{seat}/holders/{before}")
        assert (refused.status_code, refused.json()["code"]) == (403, "holder-earlier")
        assert not any(one["removable"] for one in holders(thief, game, seat))
    assert maker.delete(f"/api/games/{game}/seats/0/holders/nobody").json()["code"] == "no-holder"


def test_in_a_rematch_it_is_still_known_who_came_later(device: NewDevice) -> None:
    maker, tablet, friend = device(), device(), device()
    game = two_players(maker, friend)
    let_in(tablet, private_link(maker, game))
    before = holders(maker, game)
    assert maker.post(f"/api/games/{game}/abandon").status_code == 200
    again = tablet.post(f"/api/games/{game}/rematch").json()["id"]
    later = holders(maker, again)
    assert [(one["since"], one["names"]) for one in later] == [(one["since"], one["names"]) for one in before]
    assert maker.delete(f"/api/games/{again}/seats/0/holders/{later[1]['id']}").status_code == 200
    assert tablet.state(again)["mine"] == []


@on_both_databases
def test_a_private_link_is_made_anew_on_wish(device: NewDevice) -> None:
    player, tablet = device(), device()
    game = player.create("me", "greedy", seed=1)["id"]
    old = private_link(player, game)
    assert player.post(f"/api/games/{game}/seats/0/link").json()["mine"][0]["link"] != old
    assert let_in(tablet, old) == 404 and tablet.get(f"/api/invites/{old}").status_code == 404
    assert tablet.post(f"/api/games/{game}/seats/0/link").status_code == 403
    assert let_in(tablet, private_link(player, game)) == 200


@on_both_databases
def test_an_unlinked_device_does_not_come_back_with_a_link_that_it_has_saved(device: NewDevice) -> None:
    phone, laptop = device(), device()
    game, over = phone.create("me", "greedy", seed=1)["id"], phone.create("me", "open")["id"]
    phrase = phrase_of(phone)["latin"]
    link(laptop, phrase, "Laptop")
    saved = [private_link(laptop, one) for one in (game, over)]
    unwanted = next(one["id"] for one in phone.get("/api/you").json()["devices"] if one["name"] == "Laptop")
    gone = phone.post(f"/api/you/devices/{unwanted}/unlink", json={"phrase": phrase})
    assert gone.status_code == 200, gone.text
    assert [let_in(laptop, code) for code in saved] == [404, 404]
    assert private_link(phone, game) not in saved


def test_the_devices_of_the_player_are_named_together(device: NewDevice) -> None:
    phone, laptop = device(), device()
    game = phone.create("me", "greedy", seed=1)["id"]
    link(laptop, phrase_of(phone, "Phone")["latin"], "Laptop")
    (line,) = holders(laptop, game)
    assert line["names"] == ["Phone", "Laptop"] and line["this"]
