"""``python -m cartographers.players.native``: compile the machine now, so that no game waits for it."""

from cartographers.players.native.ready import make_ready

if __name__ == "__main__":
    make_ready()
