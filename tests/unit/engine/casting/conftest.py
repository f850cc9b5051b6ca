"""A table to cast at."""

from __future__ import annotations

import pytest
from casting_table import Table


@pytest.fixture
def table() -> Table:
    """Give an empty table in your first main phase, with priority."""
    return Table()
