"""Puzzles on a server: those of the day, answers and ratings, and finding new ones in finished games.

It may use the deals of days, the lobby and what is below it. It knows nothing of HTTP.
"""
