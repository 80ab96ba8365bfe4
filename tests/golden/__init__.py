"""Stored situations and games whose outcome is known."""
