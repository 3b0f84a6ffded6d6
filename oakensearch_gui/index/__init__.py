"""index.db: the words and the meaning of the library, derived from it."""
