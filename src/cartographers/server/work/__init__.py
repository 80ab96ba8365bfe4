"""Whose turn it is to have something computed, and how much each may ask for.

It knows neither processes nor games: only who asks, for which game, and how many seconds it takes.
"""
