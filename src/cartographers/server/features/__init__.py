"""The features of the server: each folder holds all of one, from its routes to its logic.

Only its `routes`, `socket` and `relay` know the web framework; `messages` are what it sends and takes. A
feature may use everything beside this folder but the application, and no other feature.
"""
