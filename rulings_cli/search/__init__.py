"""Find names in a sentence, and texts by what they say."""
