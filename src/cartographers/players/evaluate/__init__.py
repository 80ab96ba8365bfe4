"""What a map is worth to its owner: features of the map, weights for them, and rated decisions.

It may use the rules and the boxes; it knows neither ``search`` nor ``native``.
"""
