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
