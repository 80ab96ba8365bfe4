"""Positions that somebody set up: checked, played on from, and looked at."""
