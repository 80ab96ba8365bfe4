"""The game as environments of Gymnasium and PettingZoo, for reinforcement learning (the extra ``env``).

It may use everything that a game needs: rules, boxes, notation, tables. The rules play; here are only numbers
for actions and observations, the same as in ``cartographers.sim``. docs/env.md says more.
Rule numbers such as R3.4 are those of docs/rules.md.
"""

from importlib.util import find_spec

if _missing := [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]:
    raise ModuleNotFoundError(
        f"cartographers.env needs {_missing[0]}: install it with `pip install 'cartographers[env]'`",
        name=_missing[0],
    )

import gymnasium

from cartographers.env.batch import BatchEnv
from cartographers.env.evaluation import evaluate
from cartographers.env.net_answers import NetAnswers, load_net
from cartographers.env.options import NotInEnvironments
from cartographers.env.solo import SoloEnv
from cartographers.env.together import TogetherEnv
from cartographers.env.turns import TurnsEnv

#: The id under which Gymnasium finds the environments.
ENV_ID = "Cartographers-v0"
#: A game has at most some 60 decisions; the rest of the steps are for illegal actions.
_MOST_STEPS = 1000

if ENV_ID not in gymnasium.registry:
    gymnasium.register(
        ENV_ID,
        entry_point="cartographers.env.solo:SoloEnv",
        vector_entry_point="cartographers.env.batch:BatchEnv",
        max_episode_steps=_MOST_STEPS,
    )

__all__ = [
    "ENV_ID",
    "BatchEnv",
    "NetAnswers",
    "NotInEnvironments",
    "SoloEnv",
    "TogetherEnv",
    "TurnsEnv",
    "evaluate",
    "load_net",
]
