"""Deals that many people play, each alone: the deals of days, weeks and tournaments.

One try counts; whoever has not played yet may not see how others did. It may use games, the lobby and below.
"""
