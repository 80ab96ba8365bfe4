"""A game made, kept and removed: plans, deals, names, creating games, records, rematches, the archive.

It may use the lobby and what is below it. It knows nothing of HTTP.
"""
