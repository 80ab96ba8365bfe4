"""What cards and rules are called, in people's languages.

It may use nothing but its own text files: one Fluent file a language, read here and by the browser.
"""
