"""How the learned weights are made: positions of good play, each valued by playing on from it."""
