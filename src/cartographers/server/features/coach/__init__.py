"""Help for players: hints during a game, analysis and par after it.

It runs jobs in the workers and stores their results. It reads live rooms and never changes a game.
"""
