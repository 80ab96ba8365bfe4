"""Reasons for a decision, as they are sent."""

from cartographers.server.protocol.decisions import HintReason
from cartographers.table.reasons import Reason


def reason_model(reason: Reason) -> HintReason:
    """A reason as it is sent."""
    return HintReason(**reason._asdict())
