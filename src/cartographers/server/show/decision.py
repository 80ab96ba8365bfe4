"""A decision as it is sent."""

from typing import cast

from cartographers.notation.wire import write_decision
from cartographers.rules.decision import Decision
from cartographers.server.protocol.decisions import Decision as DecisionMessage


def decision_message(decision: Decision) -> DecisionMessage:
    """A decision of the rules as a message: what records write, of which the protocol says the fields."""
    return cast(DecisionMessage, write_decision(decision))
