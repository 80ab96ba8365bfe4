"""``python -m cartographers.players.native``: compile everything now, so that no game has to wait for it."""

from cartographers.players.native.ready import make_ready

if __name__ == "__main__":
    make_ready()
