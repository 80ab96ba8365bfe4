"""Bots: they decide by themselves, outside the event loop, and a game never stops for one."""

from collections.abc import Iterator

import pytest

from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game, write_game
from cartographers.notation.wire import write_decision
from cartographers.players.chance import Chance
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.workers.decide import decide
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from server.quick_advisers import until
from server.random_client import RandomClient
from server.serving import NewDevice

# Bots and advisers think in processes of their own, which have to answer in time.
pytestmark = pytest.mark.real_clock


@pytest.mark.parametrize("bot", ["chance", "greedy"])
def test_a_game_with_bots_goes_to_its_end(device: NewDevice, bot: str) -> None:
    client = device()
    game = client.create("me", bot, seed=6, sheet="D", skills=True)["id"]
    with client.socket(game) as socket:
        state, player = socket.push()["state"], RandomClient(client, 3)
        while state["phase"] != "over":
            if state["mine"][0]["must_decide"]:
                answer = player.decide(state, state["mine"][0])
                state = answer if answer["seq"] > state["seq"] else state
            else:
                state = socket.until(lambda told, seq=state["seq"]: told["seq"] > seq)
    assert len(state["ending"]["places"]) == 2
    assert state["seats"][1]["bot"] == bot and state["seats"][1]["connected"]


def test_many_bots_at_one_table(device: NewDevice) -> None:
    client = device()
    game = client.create("me", *["chance"] * 30, seed=2)["id"]
    until(lambda: client.state(game), lambda state: sum(seat["decided"] for seat in state["seats"]) == 30)


def games() -> Iterator[tuple[Game, int]]:
    """A game of every kind, at each of its phases."""
    plans = [
        Plan(seats=3, sheet="D", skills=True),
        Plan(sheet="C", skills=True, ambushes=("heroes", "ambush")),
    ]
    for seed, plan in enumerate(plans * 2):
        table = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))
        players = [Chance(seed * 10 + seat) for seat in range(plan.seats)]
        while not table.over:
            for seat in table.game.waiting:
                yield table.game, seat
                table.commit(seat, players[seat].decide(table.view(seat)))


def test_what_a_bot_is_told_is_the_game_without_what_is_sealed() -> None:
    for game, _ in games():
        again = read_game(shelf(), write_game(game))
        assert again == game.but(sealed=(None,) * game.setup.seats, news=())


def test_a_bot_decides_alike_here_and_in_its_process() -> None:
    for game, seat in list(games())[::25]:
        (told,) = decide({"game": write_game(game), "seats": [[seat, "chance", 5]]})
        assert told == {"decision": write_decision(Chance(5).decide(view(game, seat)))}
