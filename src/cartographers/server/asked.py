"""What is decided in each phase, in the words of a record."""

from typing import Any

from cartographers.notation.wire import READ_DECISION
from cartographers.rules.decision import Decision
from cartographers.rules.state import Phase

_KIND_IN = {
    Phase.DRAW: "draw",
    Phase.DECLARE: "declare",
    Phase.AMBUSH: "ambush",
    Phase.HERO: "hero",
    Phase.GAZE: "destroy",
    Phase.RAVAGE: "destroy",
}


def read_decided(phase: Phase, told: Any) -> Decision:
    """A decision of a phase from JSON; whether it is legal is for the rules to say."""
    return READ_DECISION[_KIND_IN[phase]](told)
