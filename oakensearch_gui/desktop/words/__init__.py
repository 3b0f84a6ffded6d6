"""What the window says: dates, counts, the core's sentences, operators and settings, in the person's language."""
