"""The messages of docs/bots.md are those that are sent and read."""

import json
import re
from pathlib import Path

from cartographers.notation.bot_messages import (
    bye_message,
    hello_message,
    read_for_step,
    view_message,
)
from cartographers.programs.situations import situations
from cartographers.rules.decision import Draw

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
SENT, ANSWERED, DECIDED, ASKED = (
    json.loads(block.replace(", …", "")) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
)
SITUATIONS = {one.key: one for one in situations()}


def section(title: str) -> str:
    """What the page says below a heading."""
    return PAGE.partition(f"\n### {title}\n")[2].partition("\n#")[0]


def test_hello_has_the_fields_of_the_page_and_no_others() -> None:
    game = SITUATIONS["draw"].view.game
    assert set(hello_message(game, 0, 1000)) == set(SENT)
    assert set(hello_message(game, 0, 1000)["seasons"][0]) == set(SENT["seasons"][0])
    assert (ANSWERED["type"], ANSWERED["protocol"]) == ("hello", SENT["protocol"])


def test_a_view_has_the_fields_of_the_page_and_no_others() -> None:
    listed = re.findall(r"^- (`.*?): ", section("view"), re.MULTILINE)
    named = {name for line in listed for name in re.findall(r"`(\w+)`", line)}
    message = view_message(SITUATIONS["draw"].view, 1000)
    assert named == set(message) - {"type"}
    of_a_map = set(re.findall(r"`(\w+)`", section("view").partition("A map has ")[2]))
    assert of_a_map == set(message["maps"][0])


def test_the_phases_of_the_page_are_those_of_the_game() -> None:
    phases = re.search(r"^- `phase`: (.*)", section("view"), re.MULTILINE)
    asked = {view_message(one.view, 1000)["phase"] for one in SITUATIONS.values()}
    assert phases and asked <= set(re.findall(r"`(\w+)`", phases[1]))


def test_the_decisions_of_the_page_can_be_read() -> None:
    seen = SITUATIONS["draw"].view
    for message in (DECIDED, ASKED):
        decision = read_for_step(seen, message | {"step": seen.game.step})
        assert isinstance(decision, Draw)
        assert (decision.skill or None) == message["decision"].get("skill")


def test_bye_has_the_reasons_that_the_page_names() -> None:
    assert {"over", "ended", "check"} <= set(re.findall(r"`(\w+)`", section("bye")))
    assert {"reason", "maps"} <= set(bye_message("check", SITUATIONS["draw"].view))
