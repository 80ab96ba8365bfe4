"""Who may do what: device tokens, codes for seats, request origins, rate limits.

Values and small functions; this package knows neither games nor the web framework.
"""
