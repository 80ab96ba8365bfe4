"""Twins: the same rules run on another kind of area, or changed on purpose, and compared."""
