"""Keyword actions, one module each (CR 701); `engine.keyword_modules` loads what is met.

A module has its `RULE` and `perform`, which follows the instruction and gives the context for
those after it; and `is_built`, where it does so only in some form.
"""
