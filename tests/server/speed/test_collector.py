"""Full collections of garbage wait for a moment with little work, and decisions leave little to collect."""

from dataclasses import dataclass

from cartographers.rules.area import NOWHERE
from cartographers.rules.decision import Draw
from cartographers.rules.terrain import FOREST
from cartographers.rules.view import view
from cartographers.server.speed.collector import Collector
from testkit import sheet
from testkit.situations import seated


@dataclass
class Machine:
    """A clock, the processor time used so far, and how often garbage was collected."""

    now: float = 0.0
    worked: float = 0.0
    collected: int = 0

    def collector(self) -> Collector:
        return Collector(lambda: self.worked, lambda: self.now, self.collect)

    def collect(self) -> None:
        self.collected += 1

    def pass_time(self, collector: Collector, seconds: int, share: float) -> int:
        """Look every second, with a share of the time spent on work; how often garbage was collected."""
        before = self.collected
        for _ in range(seconds):
            self.now += 1
            self.worked += share
            collector.look()
        return self.collected - before


def test_an_idle_server_collects_once_a_minute() -> None:
    machine = Machine()
    assert machine.pass_time(machine.collector(), 180, share=0.01) == 3


def test_a_busy_server_waits_until_there_is_little_to_do() -> None:
    machine = Machine()
    collector = machine.collector()
    assert machine.pass_time(collector, 600, share=0.6) == 0
    assert machine.pass_time(collector, 2, share=0.01) == 1


def test_a_server_that_is_always_busy_collects_every_half_hour() -> None:
    machine = Machine()
    assert machine.pass_time(machine.collector(), 3600, share=0.6) == 2


def test_a_reason_against_a_decision_does_not_keep_the_frames_in_which_it_was_found() -> None:
    # They hold the reason in turn: three cycles for each decision were all of a server's garbage.
    seen = view(seated(sheet(), sheet()), 0)
    for reason in (seen.why_not(Draw(FOREST, NOWHERE)), seen.why_not_there([(0, 0)])):
        assert reason is not None and reason.__traceback__ is None
