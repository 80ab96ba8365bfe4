"""An adviser for tests: it knows nothing, is always sure, and answers at once."""

from hashlib import sha256

from cartographers.players.chance import Chance
from cartographers.players.player import Advice
from cartographers.rules.decision import Decision
from cartographers.rules.view import View


class Oracle:
    """Stars from a hash of what is seen and decided: the same for the same question, whoever asks."""

    def __init__(self) -> None:
        #: The step and the seat of each question.
        self.asked: list[tuple[int, int]] = []

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        self.asked.append((view.game.step, view.seat))
        decisions = dict.fromkeys(Chance(seed).decide(view) for seed in range(3))
        usual = next(iter(decisions))
        found = sorted(
            (self._advice(view, one)._replace(usual=one == usual) for one in decisions),
            key=lambda one: one.expected,
            reverse=True,
        )
        if played is not None and played not in decisions:
            found.append(self._advice(view, played))
        return found[:most] + [one for one in found[most:] if one.usual or one.decision == played]

    def _advice(self, view: View, decision: Decision) -> Advice:
        told = sha256(f"{view.seat}{view.game.step}{decision}".encode()).digest()
        return Advice(decision, int.from_bytes(told[:4], "big") / 3e7, told[4] / 7)
