"""Advice and hints as JSON: the jobs of an adviser and its answers."""

from cartographers.notation.cells import names, read_names
from cartographers.notation.game_json import write_game
from cartographers.notation.wire import Json, read_decision, write_decision
from cartographers.players.adviser import Advice
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game, Phase
from cartographers.table.hint import Hint
from cartographers.table.reasons import Reason


def advice_job(
    game: Game, seat: int, player: str, seed: int, played: Decision | None = None, most: int = 5
) -> Json:
    """A job: the best decisions of a seat. Sealed decisions and the order of the deck are not sent."""
    return {
        "task": "advise",
        "game": write_game(game),
        "seat": seat,
        "player": player,
        "seed": seed,
        "played": write_decision(played) if played else None,
        "most": most,
    }


def hint_job(game: Game, seat: int, player: str, seed: int) -> Json:
    """A job: a hint for a seat."""
    return {"task": "hint", "game": write_game(game), "seat": seat, "player": player, "seed": seed}


def write_advice(advice: Advice) -> Json:
    """A decision with its expected final stars, as JSON."""
    return {
        "decision": write_decision(advice.decision),
        "expected": advice.expected,
        "spread": advice.spread,
        "usual": advice.usual,
    }


def read_advice(data: Json, phase: Phase) -> Advice:
    """Advice from JSON."""
    decision = read_decision(phase, data["decision"])
    return Advice(decision, float(data["expected"]), float(data["spread"]), bool(data["usual"]))


def write_hint(hint: Hint) -> Json:
    """A hint of all levels, as JSON."""
    return {
        "look": hint.look,
        "edict": hint.edict,
        "owner": hint.owner,
        "where": names(hint.where),
        "advice": write_advice(hint.advice),
        "why": [list(reason) for reason in hint.why],
    }


def read_hint(data: Json, phase: Phase) -> Hint:
    """A hint from JSON."""
    advice = read_advice(data["advice"], phase)
    why = tuple(Reason(*reason) for reason in data["why"])
    return Hint(data["look"], data["edict"], data["owner"], read_names(data["where"]), advice, why)
