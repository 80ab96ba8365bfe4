"""Connections below the application: how many, how much they may send, how long they may take.

Subclasses of uvicorn's protocols, because uvicorn bounds neither the head of a request nor the time for it.
"""
