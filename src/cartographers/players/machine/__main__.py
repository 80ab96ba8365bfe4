"""``python -m cartographers.players.machine``: compile the machine now, so that no game waits for it."""

from cartographers.players.machine.ready import make_ready

if __name__ == "__main__":
    make_ready()
