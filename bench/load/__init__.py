"""Load on a server from a separate process: many live games, one large table, and many sockets at once.

``python -m bench load``, ``burst`` and ``reconnect``. The server's command runs in a process of its own over
a store that was prepared with games under way; all decisions are known beforehand, so that the generator has
little to do while it measures.
"""
