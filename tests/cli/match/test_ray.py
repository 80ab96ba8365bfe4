"""The engine ray, with a fake cluster."""

import sys
from collections.abc import Callable
from contextlib import closing
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cartographers.cli.common.engine import RayCluster, runner_of
from cartographers.contest.runner import WorkerDied
from cli.match.commands import RefusedMatch, RunMatch

#: A function and its arguments.
Job = tuple[Callable[..., Any], tuple[Any, ...]]


class RayError(Exception):
    pass


class RayTaskError(RayError):
    pass


class Cluster(ModuleType):
    """A fake of the Ray functions we use; the last job submitted finishes first."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self) -> None:
        super().__init__("ray")
        self.settings: dict[str, Any] | None = None
        self.cancelled: list[Job] = []
        self.most_waiting = 0

    def is_initialized(self) -> bool:
        return self.settings is not None

    def init(self, **settings: Any) -> None:
        self.settings = settings

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: Any) -> Any:
        return value

    def remote(self, function: Callable[..., Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *words: (function, words))

    def wait(self, waiting: list[Job]) -> tuple[list[Job], list[Job]]:
        self.most_waiting = max(self.most_waiting, len(waiting))
        return waiting[-1:], waiting[:-1]

    def get(self, ended: list[Job]) -> list[Any]:
        return [function(*words) for function, words in ended]

    def cancel(self, job: Job, force: bool) -> None:
        self.cancelled.append(job)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    return cluster


def test_every_job_is_done_once_and_not_all_are_handed_out_at_once(ray: Cluster) -> None:
    assert sorted(RayCluster(ray).run(abs, range(-20, 0))) == list(range(1, 21))
    assert ray.most_waiting == 4


def test_so_many_games_at_a_time_as_are_asked_for(ray: Cluster) -> None:
    list(RayCluster(ray, at_a_time=3).run(abs, range(20)))
    assert ray.most_waiting == 3


def test_who_stops_listening_cancels_what_is_waiting(ray: Cluster) -> None:
    with closing(RayCluster(ray).run(abs, range(20))) as jobs:
        next(jobs)
    assert len(ray.cancelled) == 3


def test_a_lost_node_is_said_in_a_sentence_and_a_players_mistake_is_not_hidden(ray: Cluster) -> None:
    def lost(task: int) -> None:
        raise RayError("a node is gone")

    def wrong(task: int) -> None:
        raise RayTaskError("division by zero")

    with pytest.raises(WorkerDied, match="the Ray cluster has lost a game: a node is gone"):
        list(RayCluster(ray).run(lost, [1]))
    with pytest.raises(RayTaskError):
        list(RayCluster(ray).run(wrong, [1]))


def test_the_nodes_are_sent_this_programs_own_code(ray: Cluster) -> None:
    runner_of("ray", None)
    assert ray.settings is not None
    (package,) = ray.settings["runtime_env"]["py_modules"]
    assert package.__name__ == "cartographers"


def test_a_match_over_ray_is_the_same_match(ray: Cluster, run: RunMatch) -> None:
    words = "--players chance --deals 4 --json"
    here, there = (run(words, *engine).out for engine in ([], ["--engine", "ray"]))
    assert timeless(here) == timeless(there)


def timeless(text: str) -> str:
    return text.split('"ms"')[0]


def test_without_ray_it_is_said_how_to_get_it(refused: RefusedMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = refused("--deals 1 --engine ray")
    assert said == "The engine ray needs the package ray. Install it with: pip install 'cartographers[ray]'"


def test_a_cluster_that_cannot_be_reached_is_said_in_a_sentence(
    ray: Cluster, refused: RefusedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(**settings: Any) -> None:
        raise ConnectionError("nobody is there")

    monkeypatch.setattr(ray, "init", nobody)
    assert refused("--deals 1 --engine ray") == "The Ray cluster cannot be reached (nobody is there)."
