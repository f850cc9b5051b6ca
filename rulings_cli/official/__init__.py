"""The publishers' files: the rules, the cards and the rulings that a user imports."""
