"""A club's table: many people play before one projector, and its host says when it goes on."""
