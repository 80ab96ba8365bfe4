"""Advice and hints as JSON: what a worker process is asked and what it answers."""

from cartographers.notation.cells import names, read_names
from cartographers.notation.wire import Json, write_decision
from cartographers.players.adviser import Advice
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game, Phase
from cartographers.server.asked import read_decided
from cartographers.server.snapshot import write_game
from cartographers.table.hint import Hint


def advice_job(
    game: Game, seat: int, player: str, seed: int, played: Decision | None = None, most: int = 5
) -> Json:
    """Asking what is best; nothing that is sealed or still in the deck is told."""
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
    """Asking for a hint."""
    return {"task": "hint", "game": write_game(game), "seat": seat, "player": player, "seed": seed}


def write_advice(advice: Advice) -> Json:
    """One decision and what may come of it."""
    told = write_decision(advice.decision)
    return {
        "decision": told,
        "expected": advice.expected,
        "spread": advice.spread,
        "usual": advice.usual,
    }


def read_advice(told: Json, phase: Phase) -> Advice:
    """The same from JSON."""
    decision = read_decided(phase, told["decision"])
    return Advice(decision, float(told["expected"]), float(told["spread"]), bool(told["usual"]))


def write_hint(hint: Hint) -> Json:
    """A hint with everything in it."""
    return {
        "look": hint.look,
        "edict": hint.edict,
        "owner": hint.owner,
        "where": names(hint.where),
        "advice": write_advice(hint.advice),
    }


def read_hint(told: Json, phase: Phase) -> Hint:
    """The same from JSON."""
    advice = read_advice(told["advice"], phase)
    return Hint(told["look"], told["edict"], told["owner"], read_names(told["where"]), advice)
