"""The host's tools: finding, ending, deleting and renaming, bans, and what is set for everybody.

The command and the page are thin: both send the same requests, which are answered here by a running server,
or by the command itself if none runs. Everything that changes something is noted in a log.
"""
