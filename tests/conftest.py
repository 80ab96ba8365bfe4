"""What every test shares: Hypothesis profiles, retries, readable asserts in helpers, and JAX on the CPU."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

# Before the first import of the helpers: only then are their asserts rewritten.
pytest.register_assert_rewrite("testkit", "naive")

from testkit import retries  # noqa: E402
from testkit.long_forms import (  # noqa: E402
    keep_wanted_forms,
    long_forms,
    pytest_addoption,
    wants_long_forms,
)
from testkit.retries import pytest_terminal_summary  # noqa: E402

__all__ = ["long_forms", "pytest_addoption", "pytest_terminal_summary"]


def pytest_configure(config: pytest.Config) -> None:
    """Try fewer examples of a property in a short run; a profile that is named is loaded after this."""
    settings.load_profile("house" if wants_long_forms(config) else "short")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Say which tests may be tried twice, and leave out what has no place in this run."""
    retries.pytest_collection_modifyitems(items)
    keep_wanted_forms(config, items)


@pytest.fixture(autouse=True)
def logs_are_written_as_before() -> Iterator[None]:
    """A server started in this process would have later tests write to what its output was captured with."""
    loggers = [logging.getLogger(name) for name in ("cartographers", "uvicorn")]
    before = [(one.handlers, one.propagate, one.level) for one in loggers]
    yield
    for one, (handlers, propagate, level) in zip(loggers, before, strict=True):
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)


os.environ.setdefault("JAX_PLATFORMS", "cpu")
# The simulator's programs take long to compile, and a test runs them for a moment only: they are compiled
# quickly, run slowly, and are kept in the user's cache, as the bots' machine code is. JAX knows them by their
# content.
os.environ.setdefault(
    "XLA_FLAGS",
    "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"
    " --xla_cpu_use_fusion_emitters=false",
)
_CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(_CACHE / "cartographers" / "jax-of-tests"))
# A process for each core computes already: threads of NumPy would only wait for each other, turning in place.
os.environ.update(dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"))
# The commands speak English in tests, whoever runs them.
os.environ["LANGUAGE"] = "en"

# `pytest --hypothesis-profile thorough` for the long run. In CI a run is repeatable, and a slow machine
# is no reason to fail.
settings.register_profile(
    "house",
    max_examples=60,
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("short", settings.get_profile("house"), max_examples=20)
settings.register_profile("thorough", settings.get_profile("house"), max_examples=1000)
# For `python -m tools mutations`: the same examples for every change, and none made smaller.
settings.register_profile(
    "mutations",
    settings.get_profile("house"),
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
)
