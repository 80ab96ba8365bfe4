"""Lessons of a device: which are finished, starting one, going on and back."""
