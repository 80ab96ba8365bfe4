"""The game behind a socket: rooms, seats, the log on disk, and the built browser client.

It may use everything below but no rule and no chance of its own; only the commands stand above it.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
