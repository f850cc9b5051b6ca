"""Keyword abilities, one module each (CR 702); `engine.keyword_modules` loads what is met.

A module has its `RULE` and any of these, each given the keyword with its parameters:
`triggered` and `second` (the triggered abilities that it stands for), `activated` (the activated
ability), `static` (the static ability), `enters` (how it changes the permanent's arrival, CR
614.12) and `is_built` (whether it is carried out in this form).
"""
