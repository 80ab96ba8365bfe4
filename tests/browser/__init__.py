"""The game as a person meets it: the real server, a real browser, nothing in between."""
