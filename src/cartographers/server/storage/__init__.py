"""Storage: games on disk as an append-only log with a chain of hashes.

It knows the log of a game and rows of tables; it knows nothing of HTTP, live rooms or the protocol.
"""
