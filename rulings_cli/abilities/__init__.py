"""What card text says, as data: closed trees of values, with no behaviour and no card names."""
