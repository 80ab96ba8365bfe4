"""What cards and rules are called, in people's languages.

It may use nothing but its own text files.
"""
