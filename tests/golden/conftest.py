"""The pages of the made-up corpus are played by the sessions, with their own pool."""

collect_ignore = ["corpus"]
