"""The deal of the day and of the week: the same for everyone on a server, with one counted try.

It may use the lobby and what is below it. It knows nothing of HTTP.
"""
