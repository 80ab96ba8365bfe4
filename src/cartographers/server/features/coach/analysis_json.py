"""The JSON of analyses, as it is stored and sent. A worker of a page writes it too, and has no pydantic."""

from collections.abc import Sequence

from cartographers.notation.cells import names
from cartographers.notation.sheet_picture import write_picture
from cartographers.notation.wire import Json
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view
from cartographers.server.features.coach.jobs import read_advice, write_advice
from cartographers.table.analysis import Move, summed


def write_move(move: Move, game: Game, seat: int) -> Json:
    """An analysed move, with the map before it: the fields of an ``AnalysedMove``."""
    before = view(game, seat)
    return {
        "number": move.number,
        "step": move.step,
        "seq": move.seq,
        "season": move.season,
        "card": move.card,
        "phase": move.phase.value,
        "map_owner": before.map_owner,
        "rows": write_picture(before.sheet),
        "marks": names(before.sheet.marks),
        "best": [write_advice(advice) for advice in move.best],
        "played": write_advice(move.played),
        "place": move.best.index(move.played),
        "before": move.before,
        "revealed": move.revealed,
        "moved": move.moved,
        "luck": move.luck,
        "skill": move.skill,
        "lost": move.lost,
    }


def read_move(stored: Json) -> Move:
    """A move from its stored JSON."""
    phase = Phase(stored["phase"])
    return Move(
        number=stored["number"],
        seq=stored["seq"],
        step=stored["step"],
        season=stored["season"],
        card=stored["card"],
        phase=phase,
        best=tuple(read_advice(advice, phase) for advice in stored["best"]),
        played=read_advice(stored["played"], phase),
        before=stored["before"],
    )


def summary_json(results: Sequence[Json], total: int, stars: int, over: bool) -> Json:
    """The fields of an ``Analysis`` that follow from the moves analysed so far.

    The stars are the final ones only if the game is over by the rules.
    """
    moves = [read_move(result) for result in results]
    progress: Json = {"done": len(moves), "total": total, "final": stars, "moves": results}
    if not moves:
        return progress
    sums = summed(moves, stars if over and len(moves) == total else None)
    return progress | {
        "start": sums.start,
        "luck": sums.luck,
        "closing": sums.closing,
        "skill": sums.skill,
        "lost": sums.lost,
        "costliest": list(sums.costliest),
        "points": [point._asdict() for point in sums.points],
    }
