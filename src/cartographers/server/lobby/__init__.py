"""All live rooms, and how games are created: from a plan, a record, or a position of another game.

It may use the coach, live rooms, storage and workers. It knows nothing of HTTP.
"""
