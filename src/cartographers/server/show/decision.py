"""A decision and the reasons for it as they are sent."""

from typing import cast

from cartographers.notation.wire import write_decision
from cartographers.rules.decision import Decision
from cartographers.server.protocol.decisions import Decision as DecisionMessage
from cartographers.server.protocol.decisions import HintReason
from cartographers.table.reasons import Reason


def decision_message(decision: Decision) -> DecisionMessage:
    """A decision of the rules as a message: what records write, of which the protocol says the fields."""
    return cast(DecisionMessage, write_decision(decision))


def reason_model(reason: Reason) -> HintReason:
    """A reason as it is sent."""
    return HintReason(**reason._asdict())
