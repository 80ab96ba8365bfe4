"""Worker processes: bots and advisers run in sandboxed processes that receive jobs as lines of JSON.

This package uses the players and the rules; it does not know live rooms, storage or HTTP.
"""
