"""A question in, ranked references to messages out."""
