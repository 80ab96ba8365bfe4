"""The HTTP and WebSocket interface: middleware, routes, error responses, static files.

Besides `app` and `running` this is the only package that knows the web framework. It calls the lobby, live
rooms and the coach, and turns their results and refusals into responses.
"""
