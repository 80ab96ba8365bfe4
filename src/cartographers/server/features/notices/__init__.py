"""Notices to people who are not looking: Web Push to their devices, webhooks of games.

It may use rooms and storage. It knows nothing of HTTP requests to this server; the lobby tells it of changes.
"""
