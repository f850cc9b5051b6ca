"""Questions about numbers and mana in a position: read by their parts, played as one position.

`parts` lists how facts, deeds and goals are said; `covering` finds the parts that cover a
question; `situation` puts them together; the other modules plan what is played and look at it.
"""
