"""What api offers is documented, and its examples are true."""

from __future__ import annotations

import doctest
import inspect

from rulings_cli import api


def test_the_examples_in_the_docstrings_are_true() -> None:
    failed, tried = doctest.testmod(api)

    assert tried
    assert not failed


def test_everything_public_says_what_it_does() -> None:
    public = [
        each
        for name, each in vars(api).items()
        if not name.startswith("_") and getattr(each, "__module__", "") == api.__name__
    ]

    assert public
    assert all(inspect.getdoc(each) for each in public)
