"""Every decision, phase, card and event has one name for its kind."""

from typing import get_args

import pytest

from cartographers.boxes import shelf
from cartographers.notation.kinds import EVENT_KIND, KIND_IN, KIND_OF, KIND_ON, NOUNS
from cartographers.notation.wire import READ_DECISION, read_decision, write_decision
from cartographers.rules.card import RuinsCard
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post
from cartographers.rules.event import Event
from cartographers.rules.state import Phase
from cartographers.rules.terrain import FOREST
from testkit.pictures import area

DECIDED: dict[Phase, Decision] = {
    Phase.DRAW: Draw(FOREST, area("A1-A3")),
    Phase.DECLARE: Declare("acrobatics", upright=True),
    Phase.AMBUSH: Ambush(area("B1-B2"), area("B3")),
    Phase.GAZE: Destroy(area("C1")),
    Phase.HERO: Post(area("D1"), area("D2-D4")),
    Phase.RAVAGE: Destroy(area("C2")),
}


def test_every_kind_of_decision_can_be_read_and_has_a_noun() -> None:
    assert set(KIND_OF) == set(get_args(Decision))
    assert set(KIND_OF.values()) == set(READ_DECISION) == set(NOUNS)


def test_every_event_has_a_kind() -> None:
    assert set(EVENT_KIND) == set(get_args(Event))


def test_every_phase_that_asks_has_a_kind_of_decision() -> None:
    assert set(KIND_IN) == set(Phase) - {Phase.REVEAL, Phase.OVER}


def test_every_card_but_the_ruins_is_about_a_kind_of_decision() -> None:
    assert {type(card) for card in shelf().cards.values()} == {*KIND_ON, RuinsCard}


@pytest.mark.parametrize("phase", DECIDED)
def test_the_decision_of_a_phase_is_read_as_it_was_written(phase: Phase) -> None:
    decision = DECIDED[phase]
    assert KIND_IN[phase] == KIND_OF[type(decision)]
    assert read_decision(phase, write_decision(decision)) == decision
