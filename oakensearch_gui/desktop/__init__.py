"""The window: everything that knows Qt. One widget a file; `main_window` puts them together."""
