"""Games played through the environments are games by the rules, and what is wrong is said."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from re import DOTALL, findall, search
from typing import Any

import gymnasium
import numpy as np
import pytest

import cartographers
from cartographers.env import NotInEnvironments, SoloEnv, TogetherEnv, TurnsEnv
from cartographers.env.actions import Question
from cartographers.env.batch import BatchEnv
from cartographers.env.map_svg import maps_svg
from cartographers.env.rendering import pixels
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.decision import Ambush, Decision, Draw, Extra, Post
from cartographers.rules.listing import decisions
from cartographers.rules.setup import IllegalSetup
from cartographers.sim.names import number_names
from cartographers.table.opening import open_table


def some_legal(mask: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def first_half(decision: Decision) -> Decision:
    """A decision without what a second action chooses: a target, or what a skill draws besides."""
    match decision:
        case Ambush():
            return Ambush(decision.cells)
        case Draw(extra=Extra()) | Post(extra=Extra()):
            return replace(decision, skill="", extra=None)
    return decision


def check_question(question: Question) -> None:
    """The legal actions are the decisions of the rules, each found again by its action."""
    numbers = np.flatnonzero(question.mask())
    meant = [question.decision(int(number)) for number in numbers]
    by_rules = decisions(question.view)
    if question.half:
        expected = {one for one in by_rules if first_half(one) == question.half}
    else:
        expected = {first_half(one) for one in by_rules}
    assert set(meant) == expected and len(meant) == len(expected)
    assert question.action(meant[-1]) == numbers[-1]


def play_and_check(env: TogetherEnv, deals: range, share: float = 1) -> set[str]:
    """Random games, a share of their questions checked; what was asked."""
    chance, asked = np.random.default_rng(1), set[str]()
    for deal in deals:
        told, _ = env.reset(seed=deal)
        stars = np.zeros(len(env.agents))
        while env.agents:
            for seat in env.play.waiting:
                question = env.play.question(seat)
                asked.add(question.ask.name)
                if chance.random() < share:
                    check_question(question)
            actions = {agent: some_legal(told[agent]["action_mask"], chance) for agent in env.agents}
            told, rewards, _, _, infos = env.step(actions)
            assert not any(info["illegal"] for info in infos.values())
            stars += list(rewards.values())
        assert list(stars) == env.play.stars
    return asked


@pytest.mark.parametrize(
    ("boxes", "sheet", "seats", "asked"),
    [
        ("base", "B", 1, {"DRAW"}),
        ("heroes", "D", 3, {"DRAW", "HERO", "AMBUSH", "TARGET", "RAVAGE"}),
        ("base,ambush", "A", 2, {"DRAW", "AMBUSH"}),
    ],
)
def test_the_legal_actions_are_the_decisions_of_the_rules(
    boxes: str, sheet: str, seats: int, asked: set[str]
) -> None:
    assert play_and_check(TogetherEnv(boxes, sheet, seats), range(4)) == asked


# Not Concentration, whose two drawings the rules list in one order only: the simulator's tests have it.
@pytest.mark.parametrize(
    ("boxes", "seats", "skills", "share"),
    [("heroes", 2, "acrobatics diplomacy search", 0.2), ("base", 1, "stealth secret-lore cure-wounds", 1)],
)
def test_with_skills_the_legal_actions_are_the_decisions_of_the_rules(
    boxes: str, seats: int, skills: str, share: float
) -> None:
    env = TogetherEnv(boxes, seats=seats, skills=skills.split())
    assert {"DRAW", "BESIDES"} <= play_and_check(env, range(2), share)


def test_a_seed_is_the_number_of_a_deal() -> None:
    env = SoloEnv(boxes="base", sheet="A")
    env.reset(seed=17)
    assert env.play.table.log == open_table(("base",), "A", 1, seed=17).log


def test_games_after_the_first_follow_from_its_seed() -> None:
    logs = []
    for _ in range(2):
        env = SoloEnv()
        env.reset(seed=3)
        env.reset()
        logs.append(env.play.table.log)
    assert logs[0] == logs[1]


def test_an_illegal_action_changes_nothing_but_a_flag() -> None:
    env = SoloEnv()
    before, info = env.reset(seed=1)
    wrong = int(np.argmin(info["action_mask"]))
    for action in (wrong, -1, int(env.action_space.n)):
        told, reward, over, _, info = env.step(action)
        assert (reward, over, info["illegal"]) == (0.0, False, True)
        assert all(np.array_equal(told[name], before[name]) for name in before)
    assert not env.step(int(np.argmax(info["action_mask"])))[-1]["illegal"]


def test_only_the_seat_that_acted_illegally_is_asked_again() -> None:
    env = TogetherEnv(seats=2)
    told, _ = env.reset(seed=1)
    right = int(np.argmax(told["seat_1"]["action_mask"]))
    told, _, _, _, infos = env.step({"seat_0": -1, "seat_1": right})
    assert infos == {"seat_0": {"illegal": True, "asked": True}, "seat_1": {"illegal": False, "asked": False}}
    assert list(np.flatnonzero(told["seat_1"]["action_mask"])) == [0]


def test_in_turns_nobody_sees_what_others_have_sealed() -> None:
    env = TurnsEnv(seats=2)
    env.reset(seed=1)
    before = env.observe("seat_1")["observation"]
    env.step(int(np.argmax(env.observe("seat_0")["action_mask"])))
    after = env.observe("seat_1")["observation"]
    assert env.agent_selection == "seat_1"
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_a_map_is_rendered_as_text_and_in_colours() -> None:
    env = SoloEnv(sheet="A", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str) and "\x1b[" not in text
    edicts, card, _, standing, *rows = text.splitlines()
    assert edicts.startswith("edicts A ") and "spring, time 0 of 8, card " in card
    assert standing == "stars 0, coins 0" and len(rows) == 12
    assert len(repr(env.options)) < 400
    forest = pixels(maps_svg([read_picture(["f" + "." * 10, *["." * 11] * 10])]))
    assert forest.shape == (288, 288, 3)
    assert tuple(forest[14, 14]) == (0x86, 0xA4, 0x63) and tuple(forest[14, 38]) == (0xFB, 0xF3, 0xDF)


def test_a_picture_tells_what_lies_on_the_table_and_keeps_its_size() -> None:
    env = SoloEnv(sheet="A", render_mode="rgb_array")
    _, info = env.reset(seed=1)
    first = env.render()
    env.step(int(np.argmax(info["action_mask"])))
    second = env.render()
    assert isinstance(first, np.ndarray) and isinstance(second, np.ndarray)
    assert first.shape == second.shape == (375, 288, 3)
    # The drawing brings a coin, then come time, card and two lines of edicts, which stay.
    lines = [(first[top : top + 15], second[top : top + 15]) for top in range(288, 363, 15)]
    assert all((one < 128).any() for one, _ in lines)
    assert [bool((one == other).all()) for one, other in lines] == [False, False, False, True, True]


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    with pytest.raises(IllegalSetup, match="a game needs explore cards"):
        SoloEnv(boxes=["ambush"])
    with pytest.raises(NotInEnvironments, match="name three of acrobatics, "):
        BatchEnv(boxes=["base", "skills"])
    with pytest.raises(ValueError, match="there is no suite 'Z', only A-base, "):
        SoloEnv(suite="Z")
    with pytest.raises(ValueError, match="rewards are one of stars, final, rating, not 'place'"):
        SoloEnv(rewards="place")
    with pytest.raises(ValueError, match="render_mode is one of ansi, rgb_array, or None, not 'human'"):
        SoloEnv(render_mode="human")
    env = SoloEnv()
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"one whole number, not 0\.5"):
        env.step(0.5)


def examples() -> list[str]:
    """The Python examples of the page."""
    page = (Path(__file__).parents[2] / "docs" / "env.md").read_text()
    return findall(r"```python\n(.*?)```", page, DOTALL)


def test_the_first_example_of_the_page_plays_a_game() -> None:
    found: dict[str, Any] = {}
    exec(examples()[0], found)
    names = number_names(found["env"].unwrapped.options.cards)
    assert found["observation"]["numbers"][names.index("stars of seat +0")] == found["info"]["stars"]


def test_the_other_examples_of_the_page_evaluate_a_policy_and_ask_the_net(
    capsys: pytest.CaptureFixture[str],
) -> None:
    # The one for OpenSpiel needs a package that the tests do not install.
    [evaluates, asks] = [one for one in examples()[1:] if "pyspiel" not in one]
    assert "deals=200" in evaluates
    exec(evaluates.replace("deals=200", "deals=2"), {})
    assert search(r"^[\d.]+ ± [\d.]+ stars\n[+-][\d.]+ ± [\d.]+ to greedy, p = ", capsys.readouterr().out)
    found: dict[str, Any] = {}
    exec(asks, found)
    assert found["net"].policy(found["envs"]).shape == (4, 1936), "as the page says"


def without(module: str, code: str) -> str:
    """What some code says where a module is not installed."""
    source = str(Path(cartographers.__file__).parents[1])
    script = f"""
import sys
from importlib.machinery import PathFinder
sys.path.insert(0, {source!r})
class Without:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == {module!r}:
            return None
        return PathFinder.find_spec(name, path, target)
sys.meta_path = [one for one in sys.meta_path if one is not PathFinder] + [Without()]
try:
    {code}
except ModuleNotFoundError as error:
    print(error)
"""
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout


def test_without_the_extra_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert without("pettingzoo", "import cartographers.env") == (
        "cartographers.env needs pettingzoo: install it with `pip install 'cartographers[env]'`\n"
    )
    assert without("jax", "import cartographers.env; from cartographers.sim import Simulator") == (
        "cartographers.sim needs JAX: install it with `pip install 'cartographers[sim]'`\n"
    )
    monkeypatch.setattr("cartographers.env.batch.find_spec", lambda name: None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'cartographers\[env,sim\]'.*sync"):
        BatchEnv()
