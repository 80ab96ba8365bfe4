"""The neural player: what a net is shown of a map, the net itself, and how its answers become decisions.

What the net sees (``planes``, ``numbers``) is written once, in the words of the rules: in play it runs on
plain areas, in training (``training/neural``) on the lanes of ``cartographers.sim``. The net (``network``) is
written once too, for NumPy and for JAX. Only NumPy is needed to play (docs/neural.md).
"""
