"""What if: a new game begins as an old one did, up to any point, and goes on against bots."""

from typing import Any

import pytest
from httpx import Response

from server.peeking.guesses import guessed_record
from server.peeking.situation import draw_until
from server.quick_advisers import served  # noqa: F401  # a fixture: its name is its use
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, Served, StartServer


@pytest.fixture(scope="module")
def old(served: Served) -> tuple[Device, Json]:  # noqa: F811  # the fixture
    """A finished game of two at one device, with everything in it, and its player."""
    client = served.device()
    game = client.create("me", "me", sheet="C", explore="base", heroes=True, skills=True, seed=9)["id"]
    return client, RandomClient(client, 7).play(game)


def ask(client: Device, game: str, **wish: Any) -> Response:
    return client.post(f"/api/games/{game}/what-if", json=wish)


def branch(client: Device, game: str, **wish: Any) -> Json:
    answer = ask(client, game, **wish)
    assert answer.status_code == 201, answer.text
    return client.state(answer.json()["id"])


def told(log: list[Json]) -> list[Json]:
    """A log without a turn that is not over."""
    return [line for line in log if line["drawn"] or line["scores"] or line["kind"] == "season"]


@pytest.mark.long
@pytest.mark.parametrize("same_deck", [True, False], ids=["same deck", "new deck"])
def test_it_begins_as_the_old_one_did_and_can_be_played_to_its_end(
    old: tuple[Device, Json], same_deck: bool
) -> None:
    client, over = old
    for seq in (1, 2, 20, over["seq"] - 3):
        state = branch(client, over["id"], seq=seq, seat=1, bots=["chance"], same_deck=same_deck)
        assert state["what_if_of"] == over["id"] and state["seq"] <= seq + 3
        assert told(state["log"]) == told(over["log"])[: len(told(state["log"]))]
        assert [seat["kind"] for seat in state["seats"]] == ["bot", "human"]
        assert state["seats"][0]["bot"] == "chance" and [mine["seat"] for mine in state["mine"]] == [1]
    ended = RandomClient(client, 3).play(state["id"])
    assert len(ended["ending"]["places"]) == 2


def test_with_the_same_deck_the_cards_come_as_they_came(old: tuple[Device, Json]) -> None:
    client, over = old
    state = branch(client, over["id"], seq=12, seat=0, bots=["chance"], same_deck=True)
    again = RandomClient(client, 5).play(state["id"])
    cards = [[line["card"] for line in one["log"] if line["kind"] == "turn"] for one in (over, again)]
    assert cards[0] == cards[1]


@pytest.mark.long
def test_with_a_new_deck_they_come_otherwise_and_no_seed_is_told(old: tuple[Device, Json]) -> None:
    client, over = old
    orders = set()
    for _ in range(3):
        state = branch(client, over["id"], seq=12, seat=0, bots=["chance"])
        again = RandomClient(client, 5).play(state["id"])
        assert again["seed"] is None
        orders.add(tuple(line["card"] for line in again["log"] if line["kind"] == "turn"))
    assert len(orders) > 1


def test_it_begins_with_the_phase_under_way_and_nothing_sealed(old: tuple[Device, Json]) -> None:
    client, over = old
    states = [branch(client, over["id"], seq=seq, bots=["chance"], same_deck=True) for seq in (2, 3)]
    assert states[0]["step"] == states[1]["step"]
    assert all(state["mine"][0]["must_decide"] for state in states)


def test_a_game_after_another_deal_is_the_same_after_a_restart(serving: StartServer) -> None:
    running = serving()
    client = running.device()
    over = RandomClient(client, 2).play(client.create(seed=2)["id"])
    state = branch(client, over["id"], seq=9)
    player = RandomClient(client, 4)
    for _ in range(4):
        state = player.decide(state, state["mine"][0])
    running.stop()
    client = client.moved(serving().port)
    again = client.state(state["id"])
    assert again == state
    ended = RandomClient(client, 4).play(state["id"])
    assert ended["ending"] and ended["what_if_of"] == over["id"]
    # And once more from there, as it went on.
    third = branch(client, ended["id"], seq=ended["seq"] - 2, same_deck=True)
    assert told(third["log"]) == told(ended["log"])[: len(told(third["log"]))]


@pytest.mark.long
def test_with_the_same_deck_from_before_a_new_deal_the_cards_come_as_they_came(served: Served) -> None:  # noqa: F811
    client = served.device()
    wish = {"sheet": "C", "explore": "base", "heroes": True, "ambushes": ["base", "heroes"], "seed": 5}
    over = RandomClient(client, 2).play(client.create(**wish)["id"])
    room = served.app.state.lobby.rooms[over["id"]]
    late = max(events for events, game in enumerate(room.games(room.seq), 1) if game.season == 2)
    other = RandomClient(client, 4).play(branch(client, over["id"], seq=late)["id"])
    for seq in (1, 3, 12, late // 2):
        state = branch(client, other["id"], seq=seq, same_deck=True)
        # And from that game again, from before what it was made from.
        for start in (state, branch(client, state["id"], seq=1, same_deck=True)):
            again = RandomClient(client, seq).play(start["id"])
            assert turns(again) == turns(other)


def turns(state: Json) -> list[str]:
    return [line["card"] for line in state["log"] if line["kind"] == "turn"]


def test_bots_stay_unless_others_are_named(device: NewDevice) -> None:
    client = device()
    over = RandomClient(client, 1).play(client.create("me", "chance", "chance", seed=4)["id"])
    state = branch(client, over["id"], seq=5, seat=0)
    assert [seat["bot"] for seat in state["seats"]] == ["", "chance", "chance"]
    state = branch(client, over["id"], seq=5, seat=0, bots=["greedy"])
    assert [seat["bot"] for seat in state["seats"]] == ["", "greedy", "greedy"]
    state = branch(client, over["id"], seq=5, seat=1, bots=["greedy", "chance"])
    assert [seat["bot"] for seat in state["seats"]] == ["greedy", "", "chance"]


def test_anyone_may_play_on_from_a_finished_game(old: tuple[Device, Json], device: NewDevice) -> None:
    _, over = old
    other = device()
    state = branch(other, over["id"], seq=5, seat=0, bots=["chance"])
    assert [seat["mine"] for seat in state["seats"]] == [True, False]


def test_an_own_running_game_may_be_branched_but_not_to_see_its_cards(device: NewDevice) -> None:
    client = device()
    game = client.create("me", "chance")["id"]
    state = client.state(game)
    assert branch(client, game, seq=state["seq"])["card"] == state["card"]
    refused = ask(client, game, seq=state["seq"], same_deck=True)
    assert refused.status_code == 409 and "over" in refused.json()["detail"]
    open_deal = client.create("me", "chance", seed=5)["id"]
    assert ask(client, open_deal, seq=2, same_deck=True).status_code == 201


def test_a_running_game_in_which_others_play_is_refused(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open", seed=5, hints=True)
    for _ in range(2):
        for client in (maker, guest):
            refused = ask(client, made["id"], seq=2)
            assert refused.status_code == 403 and "not the only player" in refused.json()["detail"]
        guest.post("/api/join", json={"code": made["invites"]["1"]})


def test_a_running_game_without_hints_is_refused_and_a_finished_one_is_not(device: NewDevice) -> None:
    client = device()
    game = client.create(hints=False)["id"]
    refused = ask(client, game, seq=2)
    assert refused.status_code == 403 and "without hints" in refused.json()["detail"]
    RandomClient(client, 1).play(game)
    assert branch(client, game, seq=2)["hints"] is True


@pytest.mark.parametrize(
    ("wish", "status", "said"),
    [
        ({"seq": 100_000}, 422, "only"),
        ({"seq": 0}, 422, "seq"),
        ({"seq": 2, "seat": 9}, 404, "doesn’t have that seat"),
        ({"seq": 2, "bots": ["search:1h"]}, 422, "no bot"),
        ({"seq": 2, "bots": ["chance"] * 101}, 422, "bots"),
        ({}, 422, "seq"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_one_sentence(
    old: tuple[Device, Json], wish: Json, status: int, said: str
) -> None:
    client, over = old
    refused = ask(client, over["id"], **wish)
    assert refused.status_code == status and said in refused.json()["detail"]


def test_the_end_of_a_game_is_no_beginning(old: tuple[Device, Json]) -> None:
    client, over = old
    refused = ask(client, over["id"], seq=over["seq"])
    assert refused.status_code == 422 and "nothing left to decide" in refused.json()["detail"]


def test_a_record_from_elsewhere_can_be_played_on_with_a_new_deal_only(
    old: tuple[Device, Json], device: NewDevice
) -> None:
    client, over = old
    record = client.get(f"/api/games/{over['id']}/record").text
    game = client.post("/api/records", json={"record": record}).json()["id"]
    assert ask(client, game, seq=5, same_deck=True).status_code == 409
    state = branch(client, game, seq=5, bots=["chance"])
    again = client.post(f"/api/games/{state['id']}/again?same=true")
    assert again.status_code == 409
    assert RandomClient(client, 1).play(state["id"])["ending"]


def test_nobody_is_helped_with_a_position_that_is_played_without_hints(device: NewDevice) -> None:
    player, helper = device(), device()
    game = player.create(hints=False)["id"]
    draw_until(player, game, 5)
    state = player.state(game)
    card = next(card for card in state["deck"] if card not in [line["card"] for line in state["log"]])
    uploaded = helper.post("/api/records", json={"record": guessed_record(player, game, card)}).json()["id"]
    calls: list[tuple[str, Json]] = [("what-if", {"seq": 9, "seat": 0}), ("analysis", {"seat": 0})]
    for call, wish in calls:
        answer = helper.post(f"/api/games/{uploaded}/{call}", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "played-now"), call
    # Once it is over, everybody may learn from it.
    player.post(f"/api/games/{game}/abandon")
    assert ask(helper, uploaded, seq=9, seat=0).status_code == 201
    assert helper.post(f"/api/games/{uploaded}/analysis", json={"seat": 0}).status_code in (200, 202)


def test_nobody_is_helped_in_a_game_whose_number_deals_the_cards_of_one_without_hints(
    served: Served,  # noqa: F811  # the fixture
) -> None:
    player, helper = served.device(), served.device()
    game = player.create(hints=False)["id"]
    # Whoever knows the first cards finds numbers that deal them; this one deals the others too.
    number = str(served.app.state.lobby.rooms[game].row.seed)
    like = helper.create(seed=number)["id"]
    for client, id in ((player, game), (helper, like)):
        draw_until(client, id, 5)
    state = helper.state(like)
    assert state["seats"][0]["rows"] == player.state(game)["seats"][0]["rows"]
    wish = {"step": state["step"], "level": 2}
    answer = helper.post(f"/api/games/{like}/seats/0/hint", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (409, "played-now")
    player.post(f"/api/games/{game}/abandon")
    assert helper.post(f"/api/games/{like}/seats/0/hint", json=wish).status_code == 200


def test_nobody_is_helped_with_a_position_of_a_game_that_nobody_has_open(serving: StartServer) -> None:
    server = serving()
    player, helper = server.device(), server.device()
    game = player.create(hints=False, seats=[{"kind": "me", "name": "Ann"}])["id"]
    draw_until(player, game, 5)
    state = player.state(game)
    card = next(card for card in state["deck"] if card not in [line["card"] for line in state["log"]])
    # Another name does not help.
    record = guessed_record(player, game, card).replace("Ann", "Nobody")
    uploaded = helper.post("/api/records", json={"record": record}).json()["id"]
    server.run(server.app.state.lobby.close_room(game))
    assert game not in server.app.state.lobby.rooms
    for answer in (
        ask(helper, uploaded, seq=9, seat=0),
        helper.post(f"/api/games/{uploaded}/analysis", json={"seat": 0}),
        helper.get(f"/api/games/{uploaded}/analysis?seat=0"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "played-now"), answer.url
    player.post(f"/api/games/{game}/abandon")
    assert helper.get(f"/api/games/{uploaded}/analysis?seat=0").status_code == 200
