"""The list of a device's games."""

from server.random_client import RandomClient
from server.serving import NewDevice


def test_games_that_wait_for_me_come_first_and_the_longest_waiting_before_the_others(
    device: NewDevice,
) -> None:
    me = device()
    waiting_for_others = me.create("me", "open")["id"]
    state = me.state(waiting_for_others)
    RandomClient(me, 1, boldness=0).decide(state, state["mine"][0])
    older, newer = me.create()["id"], me.create()["id"]
    lines = me.get("/api/games").json()["running"]
    assert [line["id"] for line in lines] == [older, newer, waiting_for_others]
    assert [line["waiting"] for line in lines] == [True, True, False]
    state = me.state(older)
    RandomClient(me, 1, boldness=0).decide(state, state["mine"][0])
    lines = me.get("/api/games").json()["running"]
    assert [line["id"] for line in lines] == [newer, older, waiting_for_others], "it began to wait again"


def test_a_list_tells_the_own_map_the_card_and_who_is_waited_for(device: NewDevice) -> None:
    me, friend = device(), device()
    made = me.create("open", "me")
    joined = friend.post("/api/join", json={"code": made["invites"]["0"], "name": "Oksana"})
    assert joined.status_code == 200, joined.text
    state = me.state(made["id"])
    RandomClient(me, 1, boldness=0).decide(state, state["mine"][0])
    (line,) = me.get("/api/games").json()["running"]
    assert (line["mine"], line["waiting_for"], line["waiting"]) == ([1], [0], False)
    assert line["card"] == state["card"] and line["since"] > 0
    assert line["rows"] == state["seats"][1]["rows"], "a sealed drawing is not in the list"
    assert not line["what_if"] and line["deal"] is None


def test_it_is_not_the_turn_of_who_has_left_the_seat_to_a_bot(device: NewDevice) -> None:
    # Live, and nobody is at the table: the bot draws only once somebody is.
    me, friend = device(), device()
    made = me.create("me", "open", pace="live")
    assert friend.post("/api/join", json={"code": made["invites"]["1"], "name": "Oksana"}).status_code == 200
    (line,) = friend.get("/api/games").json()["running"]
    assert line["waiting"]
    for one, seat in ((friend, 1), (me, 0)):
        assert one.post(f"/api/games/{made['id']}/seats/{seat}/leave").status_code == 200
        (line,) = one.get("/api/games").json()["running"]
        # The last one to leave leaves nobody behind whom a bot would play for.
        assert line["waiting"] == (one is me)
