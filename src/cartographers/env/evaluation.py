"""How strong a policy is: a public suite played by it, and by bots on the same deals."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cartographers.contest.match import Job, Match, Played
from cartographers.contest.results import Results, results
from cartographers.contest.suite import DEALS, SUITES
from cartographers.env.options import Wishes, game_options
from cartographers.env.play import Play
from cartographers.rules.season import result

#: Chooses an action for each of some games: from their observations, each array with the games as its first
#: axis, and their masks.
Policy = Callable[[dict[str, NDArray[Any]], NDArray[np.bool_]], Any]
#: An illegal action would be chosen again and again.
_MOST_STEPS = 1000


class IllegalAction(ValueError):
    """A policy chose an action that is not legal."""


def evaluate(
    policy: Policy | str, suite: str = "A-base", deals: int = 200, against: Sequence[str] = ()
) -> Results:
    """The results of a policy, or of a bot by its name, on the first deals of a suite.

    ``standings[0]`` has its mean total with half of its 95 % interval; ``pairs`` compare it deal by deal with
    the bots it is played against.
    """
    if suite not in SUITES:
        raise ValueError(f"there is no suite {suite!r}, only {', '.join(SUITES)}")
    if not 0 < deals <= DEALS:
        raise ValueError(f"a suite has {DEALS} deals: play 1 to {DEALS} of them, not {deals}")
    name = policy if isinstance(policy, str) else "policy"
    match = SUITES[suite].match(name, *against)
    bots = match.players if isinstance(policy, str) else match.players[1:]
    played = [match.play(Job(deal, (bot,))) for bot in bots for deal in range(deals)]
    if not isinstance(policy, str):
        played += _played(match, policy, suite, deals)
    return results(match, played, deals)


def _played(match: Match, policy: Policy, suite: str, deals: int) -> list[Played]:
    """All deals at once: the policy is asked about every game that is still going on."""
    wishes: Wishes = {"suite": suite}
    options = game_options(wishes=wishes)
    games = [Play(options, match.seed + deal) for deal in range(deals)]
    times: list[list[float]] = [[] for _ in games]
    for _ in range(_MOST_STEPS):
        going_on = [number for number, game in enumerate(games) if not game.over]
        if not going_on:
            break
        asked = [games[number] for number in going_on]
        seen = [game.observe(0) for game in asked]
        told: dict[str, NDArray[Any]] = {
            "maps": np.stack([one["maps"] for one in seen]),
            "numbers": np.stack([one["numbers"] for one in seen]),
        }
        masks = np.stack([game.told_mask(0) for game in asked]).astype(bool)
        began = perf_counter()
        actions = np.asarray(policy(told, masks))
        spent = round(1e3 * (perf_counter() - began) / len(asked), 3)
        for number, action in zip(going_on, actions, strict=True):
            times[number].append(spent)
            if not games[number].act(0, action):
                raise IllegalAction(f"action {action} is not legal in deal {match.seed + number}")
    return [_ended(match, deal, game, times[deal]) for deal, game in enumerate(games)]


def _ended(match: Match, deal: int, game: Play, times: list[float]) -> Played:
    ended = result(game.table.game)
    return Played(
        deal, (match.players[0],), ended.stars, ended.lost, ended.rating, ended.title, (tuple(times),)
    )
