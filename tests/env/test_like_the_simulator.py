"""A policy can move between the environments and the simulator: actions and observations are the same."""

from typing import Any

import gymnasium
import jax
import numpy as np
import pytest

from cartographers.boxes import shelf
from cartographers.env import ENV_ID, TogetherEnv
from cartographers.env.actions import Question
from cartographers.env.observation import observe
from cartographers.env.options import game_options
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post
from cartographers.rules.view import view
from cartographers.sim import tables
from cartographers.sim.decisions import Asked, completed, decision, targeted
from cartographers.sim.names import number_names
from cartographers.sim.simulator import Simulator
from sim.following import Follower, Frame

GAMES = 4
#: More than any game of the base box has.
MOST_STEPS = 40


@pytest.mark.parametrize(
    ("boxes", "seats", "skills"),
    [
        ("base", 1, ["concentration", "stealth", "diplomacy"]),
        ("heroes", 2, ["acrobatics", "search", "negotiation"]),
        ("base", 1, ["acrobatics", "cure-wounds", "secret-lore"]),
    ],
)
def test_an_action_stands_for_the_same_decision(boxes: str, seats: int, skills: list[str]) -> None:
    env, chance = TogetherEnv(boxes, seats=seats, skills=skills), np.random.default_rng(3)
    theirs = tables.tables(shelf(), game_options(boxes, seats=seats, wishes={"skills": skills}).cards.setup)
    told, _ = env.reset(seed=2)
    while env.agents:
        for seat in env.play.waiting:
            question = env.play.question(seat)
            for action in np.flatnonzero(question.mask()):
                meant = decision(theirs, asked_in_simulator(theirs, question), int(action))
                assert question.decision(int(action)) == whole(question, meant)
        masks = {agent: told[agent]["action_mask"] for agent in env.agents}
        told, *_ = env.step({agent: chance.choice(np.flatnonzero(mask)) for agent, mask in masks.items()})


def asked_in_simulator(theirs: tables.Tables, question: Question) -> Asked:
    seat = question.view.game.seats[question.view.map_owner]
    card = theirs.cards.index(question.view.card)
    return Asked(question.ask, card, question.fallback, int(seat.shelter is not None))


def whole(question: Question, meant: Decision) -> Decision:
    """A decision put together from its halves."""
    match question.half, meant:
        case (Draw() | Post()) as first, Declare():
            return completed(first, meant)
        case Ambush() as first, Destroy():
            return targeted(first, meant)
    return meant


@pytest.mark.long
def test_a_batch_of_games_is_played_by_the_rules_and_seen_alike() -> None:
    env: Any = gymnasium.make_vec(ENV_ID, num_envs=GAMES, edicts=EDICTS, max_episode_steps=MOST_STEPS)
    cards = game_options(wishes={"edicts": EDICTS}).cards
    simulator = Simulator(shelf(), cards.setup, any_edicts=False)
    told, infos = env.reset(seed=5)
    frame = Frame(jax.device_get(env.state), None)
    followers = [Follower(simulator, number, frame) for number in range(GAMES)]
    chance, ended, stars = np.random.default_rng(2), np.zeros(GAMES, bool), np.zeros(GAMES)
    while not ended.all():
        for number, one in enumerate(followers):
            if not ended[number]:
                question = Question(cards, view(one.game, 0))
                seen = observe(cards, question)
                assert np.array_equal(infos["action_mask"][number], question.mask())
                assert np.array_equal(told["maps"][number], seen["maps"])
                assert np.array_equal(told["numbers"][number], seen["numbers"])
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        told, rewards, terminated, _, infos = env.step(actions)
        before, frame = frame, Frame(jax.device_get(env.state), actions[:, None])
        for number, one in enumerate(followers):
            if not ended[number]:
                one.follow(before, frame)
                stars[number] += rewards[number]
        ended |= terminated
    assert list(stars) == [one.game.seats[0].stars for one in followers]
    assert not infos["illegal"].any()
    check_what_follows(env, terminated, number_names(cards).index("season"))


def check_what_follows(env: Any, ended: Any, season: int) -> None:
    """A game that has ended is followed by another; illegal actions change nothing until steps run out."""
    wrong = np.full(GAMES, -1)
    told, rewards, terminated, truncated, infos = env.step(wrong)
    assert list(infos["illegal"]) == list(~ended)
    assert not rewards.any() and not terminated.any() and not told["numbers"][ended, season].any()
    for _ in range(MOST_STEPS):
        before = told
        told, _, _, truncated, _ = env.step(wrong)
    assert truncated[ended].all() and np.array_equal(before["maps"][ended], told["maps"][ended])
    *_, truncated, infos = env.step(wrong)
    assert not infos["illegal"][ended].any() and not truncated[ended].any()


EDICTS = ("sentinel-wood", "canal-lake", "wildholds", "borderlands")
