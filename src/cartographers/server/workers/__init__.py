"""Worker processes: bots and advisers think in sandboxed processes that receive jobs as JSON lines.

It knows the players and the rules; it knows nothing of live rooms, storage or HTTP.
"""
