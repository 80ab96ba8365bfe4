"""Plays games over the API up to the state that a test is about."""

from collections.abc import Callable
from typing import Any

from server.random_client import RandomClient
from server.serving import Device, Json

Wanted = Callable[[Json], bool]


def reach(device: Device, wanted: Wanted, *seats: str, seed: int = 0, most: int = 120, **wish: Any) -> str:
    """A new game of this device, played at random until `wanted` is true of its state."""
    game: str = device.create(*seats, seed=seed, **wish)["id"]
    play_on(device, game, wanted, seed, most)
    return game


def play_on(device: Device, game: str, wanted: Wanted, seed: int = 0, most: int = 120) -> Json:
    """Decide at random in all seats of a device until `wanted` is true of the state; that state."""
    client = RandomClient(device, seed, boldness=0)
    state = device.state(game)
    for _ in range(most):
        if wanted(state):
            return state
        waiting = [mine for mine in state["mine"] if mine["must_decide"]]
        state = client.decide(state, waiting[0]) if waiting else device.state(game)
    raise AssertionError(f"not reached: {state['phase']}, season {state['season']}, {state['card']}")


def finished(device: Device, *seats: str, seed: int = 0, **wish: Any) -> str:
    """A game that is over."""
    return reach(device, over, *seats, seed=seed, most=400, **wish)


def over(state: Json) -> bool:
    """Is the game over?"""
    return bool(state["phase"] == "over")


def asked_in(phase: str, card: str = "") -> Wanted:
    """Must this device decide in a phase, perhaps for a certain card?"""

    def wanted(state: Json) -> bool:
        asked = any(mine["must_decide"] for mine in state["mine"])
        return asked and state["phase"] == phase and card in ("", state["card"])

    return wanted


def can_use(skill: str, phase: str = "draw") -> Wanted:
    """Could a skill be used now?"""
    asked = asked_in(phase)

    def wanted(state: Json) -> bool:
        return asked(state) and any(
            one["key"] == skill and one["usable"] for mine in state["mine"] for one in mine["skills"]
        )

    return wanted


def scored(seasons: int) -> Wanted:
    """Have so many seasons been scored?"""
    return lambda state: len(state["seats"][0]["scores"]) >= seasons


def told_of_ruins_and_ambush(state: Json) -> bool:
    """Must a ruins space be covered by a player on whose map monsters have just come?"""
    asked = [mine for mine in state["mine"] if mine["must_decide"]]
    if state["phase"] != "draw" or not asked or not asked[0]["offer"]["cover"]:
        return False
    seat = asked[0]["seat"]
    lines = [[one for one in line["drawn"] if one["seat"] == seat] for line in reversed(state["log"])]
    latest = next((drawn for drawn in lines if drawn), [])
    return any(one["by"] != seat for one in latest)
