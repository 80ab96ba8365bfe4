"""Storage: games on disk as an append-only log with a chain of hashes.

This package knows logs and rows of tables; it does not know HTTP, live rooms or the protocol.
"""
