"""The messages of the protocol: complete, legal, and without a secret."""

import json

import pytest

from cartographers.notation.bot_messages import (
    besides_message,
    bye_message,
    hello_message,
    read_for_step,
    view_message,
)
from cartographers.notation.error import BadNotation
from cartographers.notation.wire import write_decision
from cartographers.programs.situations import KINDS, Situation, situations
from cartographers.rules.listing import decisions
from cartographers.rules.setup import Setup
from cartographers.rules.view import View, view
from testkit import base_setup, heroes_setup, whole_game
from testkit.secrets import dealt_otherwise, sealed_otherwise

SITUATIONS = situations()


def listed(seen: View) -> set[str]:
    """Every decision that can be put together from the messages."""
    message = view_message(seen, 1000)
    found = list(message["decisions"])
    for skill in message["skills"]:
        found += skill.get("decisions", [])
        for first in skill.get("first", []):
            found += besides_message(seen, {"step": seen.game.step, "decision": first})["decisions"]
    return {json.dumps(decision, sort_keys=True) for decision in found}


def test_there_is_a_situation_for_each_kind_of_decision() -> None:
    assert [situation.key for situation in SITUATIONS] == list(KINDS)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.key)
def test_every_decision_that_is_listed_can_be_read_and_is_legal(situation: Situation) -> None:
    seen = situation.view
    message = view_message(seen, 1000)
    assert message["decisions"]
    for decision in message["decisions"]:
        read = read_for_step(seen, {"step": seen.game.step, "decision": decision})
        assert seen.why_not(read) is None


@pytest.mark.parametrize("key", ["draw-ruins", "draw-single", "declare", "ambush-target", "hero"])
def test_the_messages_tell_of_every_legal_decision(key: str) -> None:
    seen = next(situation.view for situation in SITUATIONS if situation.key == key)
    legal = {json.dumps(write_decision(decision), sort_keys=True) for decision in decisions(seen)}
    assert legal <= listed(seen)
    for text in listed(seen) - legal:  # the two copies of Concentration in the other order
        read = read_for_step(seen, {"step": seen.game.step, "decision": json.loads(text)})
        assert seen.why_not(read) is None


@pytest.mark.parametrize("setup", [base_setup(seats=3), heroes_setup(seats=2)])
def test_a_message_does_not_change_with_what_is_hidden(setup: Setup) -> None:
    table = whole_game(setup, seed=3)
    for events in range(2, len(table.log), 7):
        game = table.at(events)
        other = dealt_otherwise(table.log[:events], seed=99)
        for seat in game.waiting:
            mine = view_message(view(game, seat), 1000)
            assert mine == view_message(view(sealed_otherwise(game, seat, 5), seat), 1000)
            assert mine == view_message(view(other, seat), 1000)
            assert hello_message(game, seat, 1) == hello_message(other, seat, 1)


def test_what_is_not_meant_for_this_step_is_refused() -> None:
    seen = SITUATIONS[0].view
    for wrong in (None, True, seen.game.step + 1, "1"):
        with pytest.raises(BadNotation, match="step"):
            read_for_step(seen, {"step": wrong, "decision": {}})


def test_what_may_be_drawn_besides_is_told_only_of_first_decisions_with_a_skill() -> None:
    seen = SITUATIONS[0].view
    first = view_message(seen, 1000)["decisions"][0]
    with pytest.raises(BadNotation, match="first decisions"):
        besides_message(seen, {"step": seen.game.step, "decision": first})


def test_the_last_message_has_the_places_once_the_game_is_over() -> None:
    table = whole_game(base_setup(seats=2), seed=3)
    message = bye_message("over", table.view(0))
    assert sorted(message["places"]) in ([1, 2], [1, 1])
    assert "places" not in bye_message("ended", view(table.at(5), 0))
