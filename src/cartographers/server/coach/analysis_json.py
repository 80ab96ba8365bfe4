"""Analyses as they travel and as they are kept."""

from collections.abc import Sequence

from cartographers.notation.cells import names
from cartographers.notation.wire import Json
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view
from cartographers.server.protocol import AdvisedMove, AnalysedMove
from cartographers.server.show.scores import rows
from cartographers.server.workers.advice_json import read_advice, write_advice
from cartographers.table.analysis import Move, summed


def move_face(move: Move, game: Game, seat: int) -> AnalysedMove:
    """A move with the map it was made on."""
    seen = view(game, seat)
    return AnalysedMove(
        number=move.number,
        step=move.step,
        seq=move.seq,
        season=move.season,
        card=move.card,
        phase=move.phase.value,
        map_owner=seen.map_owner,
        rows=rows(seen.sheet),
        marks=names(seen.sheet.marks),
        best=[AdvisedMove(**write_advice(one)) for one in move.best],
        played=AdvisedMove(**write_advice(move.played)),
        place=move.best.index(move.played),
        before=move.before,
        revealed=move.revealed,
        moved=move.moved,
        luck=move.luck,
        skill=move.skill,
        lost=move.lost,
    )


def move_of(told: Json) -> Move:
    """The move that was kept."""
    phase = Phase(told["phase"])
    return Move(
        number=told["number"],
        seq=told["seq"],
        step=told["step"],
        season=told["season"],
        card=told["card"],
        phase=phase,
        best=tuple(read_advice(one, phase) for one in told["best"]),
        played=read_advice(told["played"], phase),
        before=told["before"],
    )


def summed_up(kept: Sequence[Json], total: int, final: int) -> Json:
    """What the moves that are done come to, in the words of an ``Analysis``."""
    moves = [move_of(told) for told in kept]
    told: Json = {"done": len(moves), "total": total, "final": final, "moves": kept}
    if not moves:
        return told
    sums = summed(moves, final if len(moves) == total else None)
    return told | {
        "start": sums.start,
        "luck": sums.luck,
        "closing": sums.closing,
        "skill": sums.skill,
        "lost": sums.lost,
        "costliest": list(sums.costliest),
        "points": [point._asdict() for point in sums.points],
    }
