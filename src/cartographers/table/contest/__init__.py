"""A contest: many players on the same deals, and what can be said about who is strong.

It plays, counts and compares; files and words for people are not its business.
"""
