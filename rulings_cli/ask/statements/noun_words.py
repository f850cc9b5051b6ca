"""The words that noun phrases are made of (see `ask.vocabulary`)."""

from rulings_cli.ask.vocabulary import families, of_kind, subtype

__all__ = ("families", "of_kind", "subtype")
