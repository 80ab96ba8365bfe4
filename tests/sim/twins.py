"""Random games through the simulator and the rules at once, and everything in which they differ."""

from typing import Any

from cartographers.editions import shelf
from cartographers.rules.decision import Ambush, Decision
from cartographers.rules.listing import decisions
from cartographers.rules.view import view
from cartographers.sim import Simulator
from cartographers.sim.state import Ask
from cartographers.table.plan import deal, plan_for
from sim.following import Follower, Frame, Programs, legal_in_simulator, record


def simulator_of(boxes: str, sheet: str, seats: int, seed: int = 0) -> Simulator:
    """A simulator of the recommended set-up for some boxes, named with a plus between them."""
    plan = plan_for(shelf(), boxes.split("+"), sheet, seats)
    return Simulator(shelf(), deal(shelf(), plan, seed))


def differences(programs: Programs, games: int, seed: int, listed: int = 0) -> tuple[int, list[str]]:
    """How many steps were compared, and all differences; legal sets in the first games of the batch only."""
    followers: list[Follower] = []
    found: list[str] = []
    steps, before = 0, Frame(None, None)
    for frame in record(programs, games, seed):
        if not followers:
            followers = [Follower(programs.simulator, number, frame) for number in range(games)]
        else:
            going_on = [one for one in followers if not one.game.over]
            for one in going_on:
                one.follow(before, frame)
            steps += len(going_on)
        for one in followers:
            if not _half_decided(one, frame):
                found += one.differences(frame)
        if listed:
            masks = programs.masks(frame.state)
            for one in followers[:listed]:
                found += _legal_differences(one, frame, masks[one.number])
        if found:
            break
        before = frame
    return steps, found


def _half_decided(one: Follower, frame: Frame) -> bool:
    """Are targets being chosen in a circle? By the rules that is still the same decision."""
    return int(frame.state.ask[one.number]) == Ask.TARGET and not one.game.setup.solo


def _legal_differences(one: Follower, frame: Frame, masks: Any) -> list[str]:
    found = []
    for seat in range(one.game.setup.seats):
        if one.game.over or _half_decided(one, frame):
            continue
        ours = [_first_half(legal) for legal in legal_in_simulator(one, frame, masks[seat], seat)]
        theirs = {_first_half(legal) for legal in decisions(view(one.game, seat))}
        if len(ours) != len(set(ours)) or set(ours) != theirs:
            found.append(
                f"game {one.number}, seat {seat}: {len(ours)} legal actions, {len(theirs)} decisions"
            )
    return found


def _first_half(one: Decision) -> Decision:
    """A decision without the target that a second action chooses."""
    return Ambush(one.cells) if isinstance(one, Ambush) else one
