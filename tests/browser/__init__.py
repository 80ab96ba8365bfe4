"""Tests of the pages with the real server in a real browser."""
