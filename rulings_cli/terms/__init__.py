"""The vocabulary of the rules: values only, no logic of the game."""
