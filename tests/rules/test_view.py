"""A view is asked in every phase of every game, so asking must not leave anything behind."""

from cartographers.rules.area import NOWHERE
from cartographers.rules.decision import Draw
from cartographers.rules.terrain import FOREST
from cartographers.rules.view import view
from testkit import sheet
from testkit.situations import seated


def test_a_reason_against_a_decision_does_not_keep_the_frames_in_which_it_was_found() -> None:
    seen = view(seated(sheet(), sheet()), 0)
    for reason in (seen.why_not(Draw(FOREST, NOWHERE)), seen.why_not_there([(0, 0)])):
        assert reason is not None and reason.__traceback__ is None
