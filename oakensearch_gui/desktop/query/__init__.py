"""Asking: the search field with its completion and help, kept searches, and the filters below it."""
