"""Three mailboxes of our own writing, each with labelled queries: see `evals.semantic`."""
