"""Live rooms: a game in memory, its seats, who is connected, its bots, and the state sent to each device.

It may use storage, workers and `show`. It knows nothing of HTTP; the lobby opens and closes rooms.
"""
