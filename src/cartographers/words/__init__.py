"""What cards and rules are called, in people's languages.

It may use its own text files, a folder of Fluent files a language, read here and by the browser, and those
that boxes of other packages bring (``box_texts``).
"""
