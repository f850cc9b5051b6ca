"""A fight."""

from __future__ import annotations

import pytest
from fights import Fight


@pytest.fixture
def fight() -> Fight:
    """Give Ana's main phase, with nothing anywhere."""
    return Fight()
