"""How the net of the neural player is trained: games of ``cartographers.sim`` against itself, in JAX.

``python -m training.neural`` plays and learns in pieces of some minutes, from one checkpoint to the next.
docs/neural.md says what the net is, docs/research/neural.md how it learns and what came of it.
"""
