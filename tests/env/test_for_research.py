"""What a researcher does with environments: suites, clones, rewards, masks for nets, evaluation."""

from typing import Any

import numpy as np
import pytest

from cartographers.contest.suite import SUITES
from cartographers.env import BatchEnv, SoloEnv, TogetherEnv, TurnsEnv, evaluate, load_net
from cartographers.env.evaluation import IllegalAction
from cartographers.env.net_answers import NotForNet
from cartographers.sim.explained import explain_numbers
from tools.observations import PAGE, page


def first_legal(told: dict[str, Any], masks: Any) -> Any:
    return masks.argmax(1)


def played(env: Any, info: Any, steps: int = 1000, chance: Any = None) -> tuple[list[float], Any]:
    """The rewards of random steps, and the last info."""
    chance, brought = chance or np.random.default_rng(1), []
    for _ in range(steps):
        _, reward, over, _, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        brought.append(reward)
        if over:
            break
    return brought, info


@pytest.mark.parametrize("name", SUITES)
def test_every_suite_is_played_with_its_own_set_ups_and_cards(name: str) -> None:
    suite, env = SUITES[name], SoloEnv(suite=name)
    for deal in range(3):
        _, info = env.reset(seed=suite.seed + deal)
        assert env.play.table.log == suite.match().open_table(deal).log
    _, info = played(env, info)
    assert env.play.over and not info["illegal"]


def test_with_the_skills_of_each_deal_the_open_ones_are_told() -> None:
    env = SoloEnv(suite="A-base-skills")
    for seed in range(5_000_000, 5_000_003):
        told, _ = env.reset(seed=seed)
        names = env.options.number_names()
        told_open = {
            name for name, one in zip(names, told["numbers"], strict=True) if one and "is open" in name
        }
        assert told_open == {f"{key} is open" for key in env.play.table.game.setup.skills}


def test_a_net_with_masked_logits_has_something_to_choose_at_the_end() -> None:
    """The softmax of logits that are minus infinity everywhere is not a number."""
    env = SoloEnv()
    _, info = env.reset(seed=1)
    _, info = played(env, info)
    assert list(np.flatnonzero(info["action_mask"])) == [0] == list(np.flatnonzero(env.action_masks()))


def test_a_clone_goes_on_by_itself_with_the_same_cards() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=4)
    _, info = played(env, info, 5)
    before, other = len(env.play.table.log), env.clone()
    one = played(other, info, chance=np.random.default_rng(2))
    assert len(env.play.table.log) == before
    assert one[0] == played(env, info, chance=np.random.default_rng(2))[0]
    assert env.play.table.log == other.play.table.log


def test_resampled_cards_fit_what_is_known_and_differ() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=4)
    _, info = played(env, info, 5)
    seen, logs = env.play.observe(0), set()
    for seed in range(6):
        other = env.clone()
        other.resample(seed)
        assert all(np.array_equal(other.play.observe(0)[name], seen[name]) for name in ("maps", "numbers"))
        assert other.play.table.log == env.play.table.log
        other.step(int(np.argmax(info["action_mask"])))
        logs.add(other.play.table.game.card)
        played(other, {"action_mask": other.play.told_mask(0)})
        assert other.play.over
    assert len(logs) > 1


def test_for_an_agent_others_have_not_sealed_anything_after_resampling() -> None:
    env = TurnsEnv(seats=2)
    env.reset(seed=1)
    env.step(int(np.argmax(env.observe("seat_0")["action_mask"])))
    other = env.clone()
    other.resample(9, "seat_1")
    assert other.play.waiting == [0, 1] and env.play.waiting == [1]


def test_rewards_can_be_chosen() -> None:
    totals = {}
    for kind in ("stars", "final", "rating"):
        env = SoloEnv(rewards=kind)
        _, info = env.reset(seed=4)
        brought, info = played(env, info)
        totals[kind] = brought
        assert sum(brought) == info["rating" if kind == "rating" else "stars"]
    assert not any(totals["final"][:-1]) and any(totals["stars"][:-1])


@pytest.mark.parametrize("kind", ["place", "margin"])
def test_at_a_table_the_end_tells_stars_and_places(kind: str) -> None:
    env, chance = TogetherEnv(seats=3, rewards=kind), np.random.default_rng(1)
    told, infos = env.reset(seed=4)
    while env.agents:
        actions = {
            agent: int(chance.choice(np.flatnonzero(one["action_mask"]))) for agent, one in told.items()
        }
        told, rewards, _, _, infos = env.step(actions)
    stars = [infos[agent]["stars"] for agent in env.possible_agents]
    places = [infos[agent]["place"] for agent in env.possible_agents]
    assert stars == env.play.stars and sorted(places)[0] == 1
    brought = list(rewards.values())
    if kind == "place":
        assert sum(brought) == pytest.approx(0) and brought[places.index(1)] == max(brought)
    else:
        best = max(stars)
        assert brought == [one - max(stars[:at] + stars[at + 1 :]) for at, one in enumerate(stars)]
        assert brought[stars.index(best)] >= 0


@pytest.mark.parametrize("kind", [TogetherEnv, TurnsEnv])
def test_a_table_that_never_acts_legally_is_cut_short(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cartographers.env.table_env.MOST_STEPS", 5)
    env = kind(seats=2)
    env.reset(seed=1)
    if kind is TogetherEnv:
        for step in range(10):
            *_, over, truncated, _ = env.step({"seat_0": -1, "seat_1": -1})
            assert not any(over.values()) and all(truncated.values()) == (step == 9)
    else:
        for _ in range(10):
            env.step(-1)
        assert all(env.truncations.values())
        env.step(None)
        env.step(None)
    assert env.agents == []


def test_the_state_of_a_table_lies_in_its_space() -> None:
    env = TogetherEnv(seats=2)
    env.reset(seed=1)
    assert env.state() in env.state_space


def test_an_action_is_described_as_in_records() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=1)
    action = int(np.argmax(info["action_mask"]))
    letter, cells = env.describe(action).split()
    assert letter in "fvaw" and cells.startswith("A1")


@pytest.mark.long
def test_a_batch_tells_stars_and_ratings_and_never_an_empty_mask() -> None:
    edicts = ("sentinel-wood", "canal-lake", "wildholds", "borderlands")
    env, chance = BatchEnv(2, edicts=edicts, rewards="final"), np.random.default_rng(1)
    _, infos = env.reset(seed=5)
    brought, ended = np.zeros(2), np.zeros(2, bool)
    while not ended.all():
        assert infos["action_mask"].any(1).all()
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        _, rewards, terminated, _, infos = env.step(actions)
        brought += np.where(ended, 0, rewards)
        for game in np.flatnonzero(terminated & ~ended):
            assert infos["_stars"][game] and infos["stars"][game] == brought[game]
            target = sum(edict.solo_rating for edict in env.options.cards.edicts)
            assert infos["rating"][game] == brought[game] - target
        ended |= terminated


def test_a_policy_is_evaluated_on_a_suite_beside_bots() -> None:
    found = evaluate(first_legal, "A-base", deals=4, against=["chance"])
    mine, other = found.standings
    assert (mine.player, other.player, found.deals) == ("policy", "chance", 4)
    assert mine.total.margin and found.pairs[0].difference.mean == mine.total.mean - other.total.mean
    assert evaluate("chance", "A-base", deals=4).standings[0].totals == other.totals
    with pytest.raises(IllegalAction, match="not legal in deal 1000000"):
        evaluate(lambda told, masks: masks.argmin(1), deals=2)
    with pytest.raises(ValueError, match="1 to 1000"):
        evaluate("chance", deals=0)


def test_the_net_says_what_it_likes_and_expects() -> None:
    net, envs = load_net(), [SoloEnv(suite="A-base") for _ in range(2)]
    for number, env in enumerate(envs):
        env.reset(seed=1_000_000 + number)
    logits, values = net.policy(envs), net.values(envs)
    masks = np.stack([env.play.mask(0) for env in envs])
    assert np.array_equal(np.isfinite(logits), masks.astype(bool))
    assert (values > 100).all() and (values < 160).all()
    best = int(logits[0].argmax())
    assert net.values_after(envs[0], [best])[0] == pytest.approx(values[0])
    # No net is for Heroes on sheets of the base box.
    other = SoloEnv(boxes="heroes", sheet="A")
    other.reset(seed=1)
    with pytest.raises(NotForNet):
        net.values([other])


def test_the_page_of_observations_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tools observations --write"


@pytest.mark.parametrize("suite", ["A-base", "B-everything"])
def test_every_number_of_an_observation_lies_in_the_range_that_is_told(suite: str) -> None:
    env, first = SoloEnv(suite=suite), SUITES[suite].seed
    told = explain_numbers(env.options.cards)
    least, most = np.array([(one.least, one.most) for one in told]).T
    seen, info = env.reset(seed=first)
    chance, over = np.random.default_rng(1), False
    while not over:
        assert (seen["numbers"] >= least).all() and (seen["numbers"] <= most).all()
        seen, _, over, _, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
