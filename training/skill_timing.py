"""``python -m training.skill_timing``: what each skill is expected to gain later in a season.

Games like those of the suites with skills are played by the value of many features, without looking ahead. In
half of the seasons, by chance, no skill is used, and at each turn it is noted what each of all skills would
gain. A skill that is kept gains what it does at the next turn, or, if that is more, what it gains if it is
kept on; so the gains are worked out from the end of a season back.
"""

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate, pairwise
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.contest.suite import SUITES
from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.evaluate.rating import rate_decisions
from cartographers.players.evaluate.skill_timing import USUAL_GAIN, time_left
from cartographers.players.evaluate.weights import Weights, read_weights
from cartographers.players.native.evaluator import NativeEvaluator
from cartographers.rules.decision import skill_of
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

#: The games of the suites with skills, with other seeds.
PLANS = tuple(suite.plan for suite in SUITES.values() if suite.plan.skills)
#: The share of the seasons in which no skill is used and what each would gain is noted.
NOTED = 0.5
#: So often each gain is worked out anew; a turn that takes no time is followed by one with as much time left.
SWEEPS = 30


class Turn(NamedTuple):
    """A turn of such a season: the time left after it, and what each skill would gain."""

    left: int
    gains: Mapping[str, float]


class NotedSeason(NamedTuple):
    """The turns of a season in which no skill was used."""

    number: int
    turns: list[Turn]


class Deal(NamedTuple):
    """A game to be played."""

    plan: Plan
    seed: int


def main() -> None:
    """Play, work the gains out and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the file to write")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    deals = [
        Deal(PLANS[number % len(PLANS)], 10**8 * wish.seed + number // len(PLANS))
        for number in range(wish.games)
    ]
    with get_context("spawn").Pool(wish.jobs) as pool:
        seasons = [season for game in pool.imap(noted_seasons, deals, 4) for season in game]
    wish.out.write_text(written(later_gains(seasons)))


def noted_seasons(dealt: Deal) -> list[NotedSeason]:
    """The seasons of a game in which no skill was used."""
    rng, table = Random(dealt.seed), Table(shelf(), deal(shelf(), *dealt), SeedDealer(dealt.seed))
    noted = {number: NotedSeason(number, []) for number in range(4) if rng.random() < NOTED}
    while not table.over:
        game, season = table.game, noted.get(table.game.season)
        if season:
            best = _best_by_skill(game.but(setup=replace(game.setup, skills=tuple(shelf().skills))))
            without = best[""][0]
            gains = {skill: value - without for skill, (value, _) in best.items() if skill}
            season.turns.append(Turn(time_left(game), gains))
            table.commit(0, best[""][1])
        else:
            best = _best_by_skill(game)
            skill = max(best, key=lambda one: best[one][0] - (USUAL_GAIN if one else 0.0))
            table.commit(0, best[skill][1])
    return list(noted.values())


def later_gains(seasons: Iterable[NotedSeason]) -> dict[str, list[list[float]]]:
    """For each skill and season: what it is expected to gain later, by the time that is left."""
    by_number: dict[int, list[list[Turn]]] = {}
    for season in seasons:
        by_number.setdefault(season.number, []).append(season.turns)
    return {
        skill: [_by_time(skill, by_number[number]) for number in sorted(by_number)]
        for skill in shelf().skills
    }


def _by_time(skill: str, seasons: Sequence[Sequence[Turn]]) -> list[float]:
    """What a skill is expected to gain later, by the time that is left: with more of it, not less."""
    #: For each time left: what came next, the gain there and the time left after it.
    following: dict[int, list[tuple[float, int]]] = {}
    for turns in seasons:
        for now, then in pairwise(turns):
            following.setdefault(now.left, []).append((then.gains.get(skill, 0.0), then.left))
    gains = [0.0] * (1 + max(following))
    for _ in range(SWEEPS):
        for left in range(1, len(gains)):
            next_turns = following.get(left, [])
            gains[left] = fmean(max(gain, gains[then]) for gain, then in next_turns) if next_turns else 0.0
    return [round(gain, 2) for gain in accumulate(gains, max)]


def _best_by_skill(game: Game) -> dict[str, Rated]:
    """The best decision without a skill (which has the key ""), and with each."""
    best: dict[str, Rated] = {}
    for rated in rate_decisions(view(game, 0), NativeEvaluator(game, _weights())):
        skill = skill_of(rated[1])
        if skill not in best or rated[0] > best[skill][0]:
            best[skill] = rated
    return best


def _nothing(game: Game) -> float:
    return 0.0


@cache
def _weights() -> Weights:
    """The value of many features, by which a skill need not gain anything to be used."""
    return replace(read_weights("many"), least_skill_gain=_nothing)


def written(gains: Mapping[str, Sequence[Sequence[float]]]) -> str:
    """The gains as JSON, a line for each season."""
    skills = []
    for skill, seasons in gains.items():
        lines = ",\n".join(f"  {json.dumps(season)}" for season in seasons)
        skills.append(f' "{skill}": [\n{lines}\n ]')
    return "{\n" + ",\n".join(skills) + "\n}\n"


if __name__ == "__main__":
    main()
