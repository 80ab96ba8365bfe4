"""MaskablePPO learns to play alone: `python learn.py curve.svg`; needs cartographers[env] and sb3-contrib."""

import sys

from curve import draw
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecNormalize

GAME = {"sheet": "A", "edicts": ["greenbough", "canal-lake", "wildholds", "borderlands"]}


class Curve(BaseCallback):
    points = []  # steps, and the mean stars of the last hundred games

    def _on_step(self):
        return True

    def _on_rollout_end(self):
        games = self.model.ep_info_buffer
        self.points.append((self.num_timesteps, sum(game["r"] for game in games) / len(games)))
        print(*self.points[-1], flush=True)


games = make_vec_env("cartographers.env:Cartographers-v0", 16, seed=1, env_kwargs=GAME)
env = VecNormalize(games, norm_obs=False, gamma=1.0)  # rewards of about 1, as PPO likes them
model = MaskablePPO("MultiInputPolicy", env, 7e-4, n_steps=128, batch_size=512, gamma=1.0, seed=1)
model.learn(200_000, callback=Curve())
draw(Curve.points, sys.argv[1])
