"""A question as statements: what is there, what happens, and the one thing that is asked."""
