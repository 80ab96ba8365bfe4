"""Matches between players: many deals, paired, and what the results say about who is strong.

It may use tables and players. It writes no files and prints nothing; the commands do.
Rule numbers such as R6.1 are those of docs/rules.md.
"""
