"""Puzzles: positions in which one drawing is clearly best, found by looking far ahead.

It may use tables and what is below them. It reads the puzzles that are shipped, and no other file.
"""
