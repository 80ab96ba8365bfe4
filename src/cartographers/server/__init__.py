"""The server: live games over HTTP and WebSocket, stored on disk, with bots and a coach in worker processes.

It contains no rules and no shuffling; those are in `rules`, `boxes` and `table`. Only `cli` uses it.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
