"""A game as clients see it: shapes, offers, previews, scores, the log of turns, replays, the catalogue.

Pure functions from values of the rules to models of the protocol. No storage, no live state, no I/O.
"""
