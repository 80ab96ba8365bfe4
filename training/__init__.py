"""How the learned weights are made: positions of good play, valued by playing on, and a fit to them."""
