"""The id under which Gymnasium finds the environments."""

import gymnasium

ENV_ID = "Cartographers-v0"
#: A game has at most some 60 decisions; the rest of the steps are for illegal actions.
_MOST_STEPS = 1000


def register() -> None:
    """Make the id known; once is enough."""
    if ENV_ID not in gymnasium.registry:
        gymnasium.register(
            ENV_ID,
            entry_point="cartographers.env.solo:SoloEnv",
            vector_entry_point="cartographers.env.batch:BatchEnv",
            max_episode_steps=_MOST_STEPS,
        )
