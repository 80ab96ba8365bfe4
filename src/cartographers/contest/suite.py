"""The public suites: fixed deals on which the strength of players can be compared anywhere, at any time.

A suite is a plan and the seeds after a first one; set-up and cards follow from them (``dealer``, ``plan``).
Every wish is written out here, so that no later recommendation can change a suite, and each has a digest over
its deals that a test and ``python -m strength suites`` work out anew: if it differs, it is another suite.

They lie in the package and not in ``strength`` with the measurements: the installed command reads them.
"""

from dataclasses import dataclass

from cartographers.contest.match import Match
from cartographers.table.plan import Plan

#: Deals in a suite.
DEALS = 1000
BASE, HEROES, AMBUSH = "base", "heroes", "ambush"


@dataclass(frozen=True, slots=True)
class Suite:
    """A thousand solo deals of one combination of boxes."""

    name: str
    plan: Plan
    #: The seed of the first deal.
    seed: int
    digest: str

    def match(self, *players: str) -> Match:
        """The match of some players on these deals."""
        return Match(players, self.plan, self.seed)


def _of_base(sheet: str, *, ambush: bool = False, skills: bool = False) -> Plan:
    ambushes = (BASE, AMBUSH) if ambush else (BASE,)
    return Plan(1, sheet, BASE, BASE, (BASE,), ambushes=ambushes, heroes=False, skills=skills)


def _of_heroes(sheet: str, *, ambush: bool = False, skills: bool = False) -> Plan:
    ambushes = (HEROES, AMBUSH) if ambush else (HEROES,)
    return Plan(1, sheet, HEROES, HEROES, (HEROES,), ambushes=ambushes, heroes=True, skills=skills)


def _mixed(sheet: str, explore: str, *, heroes: bool, skills: bool = False) -> Plan:
    """Scoring cards of both boxes, and four of all twelve ambushes."""
    everything = (BASE, HEROES, AMBUSH)
    stacks = (BASE, HEROES)
    return Plan(1, sheet, explore, explore, stacks, ambushes=everything, heroes=heroes, skills=skills)


_ALL = (
    Suite("A-base", _of_base("A"), 1_000_000, "efeed7cc28dc845e"),
    Suite("B-base", _of_base("B"), 2_000_000, "0904efc0197b5bba"),
    Suite("C-heroes", _of_heroes("C"), 3_000_000, "c060c99479ed15b7"),
    Suite("D-heroes", _of_heroes("D"), 4_000_000, "868cd2270bea5b68"),
    Suite("A-base-skills", _of_base("A", skills=True), 5_000_000, "e2b9bbb8c69dfa85"),
    Suite("B-base-skills", _of_base("B", skills=True), 6_000_000, "d2dfe49c81019741"),
    Suite("C-heroes-skills", _of_heroes("C", skills=True), 7_000_000, "bdcd7f3ea8329e10"),
    Suite("D-heroes-skills", _of_heroes("D", skills=True), 8_000_000, "39566a3df601fecc"),
    Suite("A-base-ambush", _of_base("A", ambush=True), 9_000_000, "14ae8676d55dad5f"),
    Suite("C-heroes-ambush", _of_heroes("C", ambush=True), 10_000_000, "57e8378f808ca53e"),
    Suite("A-mixed", _mixed("A", BASE, heroes=False), 11_000_000, "7efb3fd0173efa00"),
    Suite("D-mixed", _mixed("D", HEROES, heroes=True), 12_000_000, "deccfeb0beaabcd5"),
    Suite("B-everything", _mixed("B", HEROES, heroes=True, skills=True), 13_000_000, "b697a6b8948bd6bc"),
)
SUITES = {suite.name: suite for suite in _ALL}


def suite_of(match: Match) -> Suite | None:
    """The suite whose deals a match is played on, if it is one."""
    alike = (suite for suite in _ALL if (suite.plan, suite.seed) == (match.plan, match.seed))
    return next(alike, None)
