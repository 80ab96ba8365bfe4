"""Help for players: hints during a game, analysis and par after it.

It asks the workers and stores what it finds. It reads live rooms and never changes a game.
"""
