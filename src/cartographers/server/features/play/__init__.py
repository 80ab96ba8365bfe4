"""A running game: its state, decisions, previews, phrases, and the socket over which changes are sent."""
