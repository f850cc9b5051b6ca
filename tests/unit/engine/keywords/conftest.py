"""A table."""

from __future__ import annotations

import pytest
from keyword_table import Table


@pytest.fixture
def table() -> Table:
    """Give Ana's main phase, with nothing anywhere."""
    return Table()
