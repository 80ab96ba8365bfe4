"""Decisions changed a little, so that most of them are just not legal any more."""

from dataclasses import replace
from random import Random

from cartographers.notation.record import CardStep
from cartographers.rules.area import BOARD, CELLS, NOWHERE, above, below, left, right
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.state import Game
from cartographers.rules.terrain import DOUBLE, DRAWN


def near_miss(step: CardStep, game: Game, toss: Random) -> CardStep | None:
    """A step with the decision of one seat changed; None if nobody decided anything."""
    deciding = [
        (at, seat)
        for at, (kind, entries) in enumerate(step.decisions)
        for seat, entry in enumerate(entries)
        if entry is not None and not (kind == "ambush" and game.setup.solo)  # the walk's, not the player's
    ]
    if not deciding:
        return None
    at, seat = toss.choice(deciding)
    kind, entries = step.decisions[at]
    changed = _changed(entries[seat], game, toss)
    decisions = list(step.decisions)
    decisions[at] = (kind, (*entries[:seat], changed, *entries[seat + 1 :]))
    return replace(step, decisions=tuple(decisions))


def _changed(decision: Decision | None, game: Game, toss: Random) -> Decision:
    match decision:
        case Draw() if toss.random() < 0.6:
            if toss.random() < 0.2:
                return replace(decision, terrain=toss.choice(DRAWN))
            return replace(decision, cells=_moved(decision.cells, toss))
        case Ambush():
            if toss.random() < 0.5:
                return replace(decision, cells=_moved(decision.cells, toss))
            return replace(decision, target=toss.choice([NOWHERE, _cell(toss)]))
        case Post() if toss.random() < 0.6:
            if toss.random() < 0.5:
                return replace(decision, marks=_moved(decision.marks, toss))
            return replace(decision, cell=_cell(toss))
        case Destroy():
            return Destroy(_cell(toss))
        case Declare() if decision.skill and toss.random() < 0.3:
            return replace(decision, upright=not decision.upright)
    assert isinstance(decision, Draw | Post | Declare)
    return _with_another_skill(decision, game, toss)


def _with_another_skill(decision: Draw | Post | Declare, game: Game, toss: Random) -> Decision:
    """The same drawing with other skills, or with something else drawn besides."""
    skill = toss.choice(["", *game.shelf.skills, *game.setup.skills * 6])
    extra = None
    if skill and toss.random() < 0.8:
        terrain = decision.terrain if isinstance(decision, Draw) else DOUBLE
        area = decision.cells if isinstance(decision, Draw) else _cell(toss)
        terrain = toss.choice([terrain, terrain, DOUBLE, *DRAWN])
        extra = Extra(terrain, toss.choice([_moved(area, toss), _cell(toss), _pair(toss)]))
    return replace(decision, skill=skill, extra=extra)


def _cell(toss: Random) -> int:
    return 1 << toss.randrange(CELLS)


def _pair(toss: Random) -> int:
    one = _cell(toss)
    other: int = toss.choice([right, below])(one)
    return one | other


def _moved(area: int, toss: Random) -> int:
    """An area moved by a few cells, perhaps partly off the map, or with one cell more or fewer."""
    if toss.random() < 0.2:
        return (area ^ _cell(toss)) & BOARD
    for _ in range(toss.randint(1, 4)):
        area = toss.choice([above, below, left, right])(area)
    return area or _cell(toss)
