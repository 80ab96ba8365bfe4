"""Games played through the environments are games by the rules, and what is wrong is said."""

import subprocess
import sys
from pathlib import Path
from re import DOTALL, search
from typing import Any

import gymnasium
import numpy as np
import pytest

import cartographers
from cartographers.env import NotInEnvironments, SoloEnv, TogetherEnv, TurnsEnv
from cartographers.env.actions import Question
from cartographers.env.batch import BatchEnv
from cartographers.env.map_svg import maps_svg
from cartographers.env.observation import number_names
from cartographers.env.rendering import pixels
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.decision import Ambush, Decision
from cartographers.rules.listing import plain_decisions
from cartographers.rules.setup import IllegalSetup
from cartographers.rules.state import Phase
from cartographers.table.opening import open_table


def some_legal(mask: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def first_half(decision: Decision) -> Decision:
    """A decision without the target that a second action chooses."""
    return Ambush(decision.cells) if isinstance(decision, Ambush) else decision


def check_question(question: Question) -> None:
    """The legal actions are the decisions of the rules, each found again by its action."""
    numbers = np.flatnonzero(question.mask())
    meant = [question.decision(int(number)) for number in numbers]
    by_rules = plain_decisions(question.view)
    if question.half:
        cells = question.half.cells
        by_rules = [one for one in by_rules if isinstance(one, Ambush) and one.cells == cells]
    else:
        by_rules = [first_half(one) for one in by_rules]
    assert set(meant) == set(by_rules)
    assert question.decision(question.action(meant[-1])) == meant[-1]


@pytest.mark.parametrize(
    ("boxes", "sheet", "seats"), [("base", "B", 1), ("heroes", "D", 3), ("base,ambush", "A", 2)]
)
def test_the_legal_actions_are_the_decisions_of_the_rules(boxes: str, sheet: str, seats: int) -> None:
    env, chance = TogetherEnv(boxes, sheet, seats), np.random.default_rng(1)
    asked: set[str] = set()
    for deal in range(4):
        told, _ = env.reset(seed=deal)
        stars = np.zeros(seats)
        while env.agents:
            for seat in env.play.waiting:
                question = env.play.question(seat)
                asked.add("target of an ambush" if question.half else question.view.phase)
                check_question(question)
            actions = {agent: some_legal(told[agent]["action_mask"], chance) for agent in env.agents}
            told, rewards, _, _, infos = env.step(actions)
            assert not any(info["illegal"] for info in infos.values())
            stars += list(rewards.values())
        assert list(stars) == env.play.stars
    everything = {Phase.DRAW, Phase.HERO, Phase.AMBUSH, Phase.RAVAGE, "target of an ambush"}
    assert (
        asked
        == {"base": {Phase.DRAW}, "heroes": everything, "base,ambush": {Phase.DRAW, Phase.AMBUSH}}[boxes]
    )


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
    assert isinstance(text, str) and len(text.splitlines()) == 12 and "\x1b[" in text
    forest = pixels(maps_svg([read_picture(["f" + "." * 10, *["." * 11] * 10])]))
    assert forest.shape == (288, 288, 3)
    assert tuple(forest[14, 14]) == (0x86, 0xA4, 0x63) and tuple(forest[14, 38]) == (0xFB, 0xF3, 0xDF)


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    with pytest.raises(IllegalSetup, match="a game needs explore cards"):
        SoloEnv(boxes=["ambush"])
    with pytest.raises(NotInEnvironments, match="do not play with skills"):
        SoloEnv(boxes=["base", "skills"])
    with pytest.raises(ValueError, match="render_mode is one of ansi, rgb_array, or None, not 'human'"):
        SoloEnv(render_mode="human")
    env = SoloEnv()
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"one whole number, not 0\.5"):
        env.step(0.5)


def test_the_example_of_the_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "env.md").read_text()
    code = search(r"```python\n(.*?)```", page, DOTALL)
    assert code
    found: dict[str, Any] = {}
    exec(code[1], found)
    names = number_names(found["env"].unwrapped.options.numbering)
    assert found["observation"]["numbers"][names.index("stars of seat +0")] == found["info"]["stars"]


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
    monkeypatch.setattr("cartographers.env.batch.find_spec", lambda name: None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'cartographers\[env,sim\]'.*sync"):
        BatchEnv()
