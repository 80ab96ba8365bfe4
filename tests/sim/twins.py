"""Random games through the simulator and the rules at once, and everything in which they differ."""

from dataclasses import replace
from typing import Any, NamedTuple

import jax
import numpy as np

from cartographers.boxes import shelf
from cartographers.rules.decision import Ambush, Decision, Declare, Draw, Post
from cartographers.rules.listing import draws_besides, first_decisions, plain_decisions, with_besides
from cartographers.rules.state import Game
from cartographers.rules.view import View, view
from cartographers.sim import Simulator
from cartographers.sim.decisions import completed, decision
from cartographers.sim.state import Ask
from cartographers.table.plan import deal, plan_for
from sim.following import Follower, Frame, Programs, legal_in_simulator, record


class Family(NamedTuple):
    """The games of one set-up: boxes with a plus between them, a sheet, the seats, and the open skills."""

    boxes: str
    sheet: str
    seats: int
    skills: tuple[str, ...] = ()


def simulator_of(family: Family, seed: int = 0, any_edicts: bool = True) -> Simulator:
    """A simulator of the recommended set-up for a family."""
    plan = plan_for(shelf(), family.boxes.split("+"), family.sheet, family.seats)
    setup = deal(shelf(), replace(plan, skills=family.skills), seed)
    return Simulator(shelf(), setup, any_edicts=any_edicts)


def differences(programs: Programs, games: int, seed: int, listed: int = 0) -> tuple[int, list[str]]:
    """How many steps were compared, and all differences; legal sets in the first games of the batch only."""
    followers: list[Follower] = []
    found: list[str] = []
    steps, before = 0, Frame(None, None)
    for frame in record(programs, games, seed):
        earlier = [one.game for one in followers[:listed]]
        if not followers:
            followers = [Follower(programs.simulator, number, frame) for number in range(games)]
        else:
            going_on = [one for one in followers if not one.game.over]
            for one in going_on:
                one.follow(before, frame)
            steps += len(going_on)
        for one in followers:
            if not one.half_decided(frame):
                found += one.differences(frame)
        if listed:
            masks = programs.masks(jax.tree.map(lambda array: array[:listed], frame.state))
            for one in followers[:listed]:
                found += _legal_differences(one, frame, masks[one.number])
            for one, game in zip(followers, earlier, strict=False):
                found += _besides_differences(one, game, (before, frame), masks[one.number])
        if found:
            break
        before = frame
    return steps, found


def _legal_differences(one: Follower, frame: Frame, masks: Any) -> list[str]:
    """Differences in what may be decided, without the second halves of decisions."""
    found: list[str] = []
    for seat in range(one.game.setup.seats):
        if one.game.over or one.half_decided(frame):
            continue
        ours = [_first_half(legal) for legal in legal_in_simulator(one, frame, masks[seat], seat)]
        theirs = {_first_half(legal) for legal in _first_decisions(view(one.game, seat))}
        found += _compared(one, seat, ours, theirs)
    return found


def _first_decisions(seen: View) -> list[Decision]:
    """All decisions, of those with something drawn besides only the drawing that it goes with."""
    found = plain_decisions(seen)
    for card in seen.skills:
        if not draws_besides(seen, card):
            found += first_decisions(seen, card)
    return found


def _first_half(one: Decision) -> Decision:
    """A decision without the target that a second action chooses."""
    return Ambush(one.cells) if isinstance(one, Ambush) else one


def _besides_differences(one: Follower, game: Game, frames: tuple[Frame, Frame], masks: Any) -> list[str]:
    """Differences in what may be drawn besides the drawings of the step between two frames."""
    before, frame = frames
    found: list[str] = []
    if before.state.ask[one.number] not in (Ask.DRAW, Ask.HERO):
        return []
    for seat in np.flatnonzero(before.state.asked[one.number]).tolist():
        first = decision(one.tables, one.asked(before, seat), int(frame.actions[one.number, seat]))
        assert isinstance(first, Draw | Post)
        if first.skill:
            continue
        seen = view(game, seat)
        theirs: set[Decision] = set()
        for card in seen.skills:
            if draws_besides(seen, card):
                theirs.update(with_besides(seen, replace(first, skill=card.key)))
        ours: list[Decision] = []
        if one.half_decided(frame):
            extras = legal_in_simulator(one, frame, masks[seat], seat)
            ours = [completed(first, more) for more in extras if isinstance(more, Declare) and more.skill]
        found += _compared(one, seat, ours, theirs)
    return found


def _compared(one: Follower, seat: int, ours: list[Decision], theirs: set[Decision]) -> list[str]:
    if len(ours) == len(set(ours)) and set(ours) == theirs:
        return []
    odd = [*(set(ours) ^ theirs)][:3]
    return [f"game {one.number}, seat {seat}: {len(ours)} legal actions, {len(theirs)} decisions: {odd}"]
