"""A map-drawing game: its rulebook, its boxes, its players and the table they sit at."""

__version__ = "0.1.0"
