"""What a question says must be so in an example, or the example answers another question."""
