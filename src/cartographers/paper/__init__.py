"""The game on paper: map sheets and a page about the scoring cards, as a PDF.

It may use the rules, the boxes, the texts and the examples of the guide. Only this package knows the library
that writes PDF files, which is part of the extra ``server``.
``glyphs.svg`` has the glyphs of the browser too, and ``fonts`` its two typefaces, each in one weight.
"""
