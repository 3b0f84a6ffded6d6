"""raw.db: what was found in the mailboxes and what the person did with it. The truth."""
