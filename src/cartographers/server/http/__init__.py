"""The HTTP and WebSocket interface: middleware, routes, static files.

The only room (with `app` and `running`) that knows the web framework. It calls the lobby, live rooms and the
coach, and turns their answers and refusals into responses.
"""
