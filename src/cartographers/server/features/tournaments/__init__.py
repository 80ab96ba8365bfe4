"""Duplicate tournaments: everybody plays the same deals alone, and results are compared.

It may use the lobby and what is below it. It knows nothing of HTTP.
"""
