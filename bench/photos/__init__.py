"""A test set for reading photos: pages that are printed, drawn on and photographed by a program.

It shares no drawing code, no paper, no light and no camera with ``training.photo``, from which the net
learned: symbols are splines with uneven pressure, or our own glyphs copied by a shaky hand; colours are
crayons of a fixed box on grainy paper; and the whole page is seen by a camera at an angle, on a table full
of other things.
"""
