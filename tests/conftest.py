"""What every test shares: Hypothesis profiles, readable asserts in helpers, and JAX on the CPU."""

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("JAX_PLATFORMS", "cpu")

pytest.register_assert_rewrite("testkit", "naive")

# `pytest --hypothesis-profile thorough` for the long run. In CI a run is repeatable, and a slow machine
# is no reason to fail.
settings.register_profile(
    "house",
    max_examples=60,
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", settings.get_profile("house"), max_examples=1000)
settings.load_profile("house")
