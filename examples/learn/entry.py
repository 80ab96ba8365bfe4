"""The reference learner's policy as an entry of the contest (docs/contest.md).

``python -m strength enter --policy examples/learn/entry.py:policy --out look-ahead.jsonl.gz``
"""

import sys
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER))

import look_ahead  # noqa: E402  # found only now

policy = look_ahead.policy_of(
    {name: np.asarray(one, np.float32) for name, one in np.load(FOLDER / "weights.npz").items()}, 1
)
