"""The application in a worker of a browser, where nobody needs a server or a network.

``web/worker/device.ts`` starts it and passes on to it the calls that a page would send to a server.
"""
